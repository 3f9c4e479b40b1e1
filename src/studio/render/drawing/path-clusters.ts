import { bottom, boxFromEdges, grow, overlaps, right, clipToWholePixels, type Box } from '../../model/geometry.ts'
import type { Path } from '../../model/scene.ts'

interface PathCluster {
  paths: readonly Path[]
  /** The area outside of which the paths have no pixels (whole canvas pixels). */
  box: Box
}

/** Splitting is worthwhile if the groups cover less than this share of the whole. */
const MAX_COVERED_SHARE = 0.6

/**
 * Groups paths that overlap, so that the empty area between groups is not rasterized. Within a group, the order stays
 * the same. Returns one group with `whole` as its box if splitting gains little or a path cannot be measured.
 */
export function groupPaths(paths: readonly Path[], whole: Box): PathCluster[] {
  const all = [{ paths, box: whole }]
  const clusters: { members: number[]; box: Box }[] = []
  for (const [index, path] of paths.entries()) {
    const box = measurePathBounds(path)
    if (!box) return all
    const merged = { members: [index], box }
    for (let at = clusters.length - 1; at >= 0; at--) {
      const other = clusters[at]
      if (!other || !overlaps(other.box, merged.box)) continue
      merged.members.push(...other.members)
      merged.box = unionBox(other.box, merged.box)
      clusters.splice(at, 1)
      at = clusters.length
    }
    clusters.push(merged)
  }
  const seen = clusters.flatMap(({ members, box }) => {
    const part = clipToWholePixels(box, whole)
    return part ? [{ paths: paths.filter((_, index) => members.includes(index)), box: part }] : []
  })
  const covered = seen.reduce((sum, { box }) => sum + box.width * box.height, 0)
  return covered > MAX_COVERED_SHARE * whole.width * whole.height ? all : seen
}

const unionBox = (a: Box, b: Box): Box =>
  boxFromEdges(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(right(a), right(b)), Math.max(bottom(a), bottom(b)))

/**
 * Returns a box that contains a path: all points and control points, with space for arcs, stroke, and antialiasing.
 * Returns null for commands that `svg-paths.ts` does not write.
 */
function measurePathBounds({ d, stroke, stroke_width = 1 }: Path): Box | null {
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
  const reach = boxFromEdges(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
  return grow(reach, arcs + (stroke ? stroke_width : 0) + 1)
}
