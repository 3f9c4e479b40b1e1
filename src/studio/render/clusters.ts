import { bottom, boxOf, grow, overlaps, right, wholePixelsWithin, type Box } from '../geometry.ts'
import type { Path } from '../scene.ts'

interface Cluster {
  paths: readonly Path[]
  /** Whole pixels of the canvas outside of which they leave no mark. */
  box: Box
}

/** Drawing apart pays when what the clusters cover is less than this share of the whole. */
const WORTH_SHARE = 0.6

/**
 * Paths of a drawing in groups that do not touch, so that what lies between them need not be rasterised: snowflakes and two
 * branches cover a third of the canvas they are strewn over. Within a group the order stays; between groups it shows nowhere.
 * One group with `whole` as its box where that would gain little, or where a path cannot be measured.
 */
export function clustersOf(paths: readonly Path[], whole: Box): Cluster[] {
  const all = [{ paths, box: whole }]
  const clusters: { members: number[]; box: Box }[] = []
  for (const [index, path] of paths.entries()) {
    const box = reachOf(path)
    if (!box) return all
    const merged = { members: [index], box }
    for (let at = clusters.length - 1; at >= 0; at--) {
      const other = clusters[at]
      if (!other || !overlaps(other.box, merged.box)) continue
      merged.members.push(...other.members)
      merged.box = union(other.box, merged.box)
      clusters.splice(at, 1)
      at = clusters.length
    }
    clusters.push(merged)
  }
  const seen = clusters.flatMap(({ members, box }) => {
    const part = wholePixelsWithin(box, whole)
    return part ? [{ paths: paths.filter((_, index) => members.includes(index)), box: part }] : []
  })
  const covered = seen.reduce((sum, { box }) => sum + box.width * box.height, 0)
  return covered > WORTH_SHARE * whole.width * whole.height ? all : seen
}

const union = (a: Box, b: Box): Box =>
  boxOf(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(right(a), right(b)), Math.max(bottom(a), bottom(b)))

/**
 * A box that a path does not leave: all its points and handles, with room for arcs, stroke and smooth edges. Null for
 * commands that our pens do not write.
 */
function reachOf({ d, stroke, stroke_width = 1 }: Path): Box | null {
  const xs: number[] = []
  const ys: number[] = []
  let arcs = 0
  for (const [, command = '', text = ''] of d.matchAll(/([MLHVCAaZ])([^MLHVCAaZ]*)/g)) {
    const values = text.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
    if (/[a-df-zB-GI-KN-UW-Y]/.test(text)) return null
    if (command === 'H') xs.push(...values)
    else if (command === 'V') ys.push(...values)
    else if (command === 'a' || command === 'A') {
      const [rx = 0, ry = 0, , , , x = 0, y = 0] = values
      const from = command === 'a' ? [xs.at(-1) ?? 0, ys.at(-1) ?? 0] : [0, 0]
      arcs = Math.max(arcs, 2 * rx, 2 * ry)
      xs.push((from[0] ?? 0) + x)
      ys.push((from[1] ?? 0) + y)
    } else for (const [at, value] of values.entries()) (at % 2 === 0 ? xs : ys).push(value)
  }
  if (xs.length === 0 || ys.length === 0) return null
  const reach = boxOf(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
  return grow(reach, arcs + (stroke ? stroke_width : 0) + 1)
}
