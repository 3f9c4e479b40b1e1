import { deltaE } from '../color/oklch.ts'
import { createMove } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import type { ArtLayer, Scene } from '../model/scene.ts'
import type { Move, Side } from '../model/track.ts'

/** A wipe transition: colored bands cross the canvas, and one layer replaces another at an edge below them. */
export interface Wipe {
  bands: { layer: ArtLayer; moves: Move[] }[]
  /** The side where the outgoing layer is visible last. */
  side: Side
  /** The move of the outgoing layer. */
  leaving: Move
  /** The move of the incoming layer. It is revealed from the opposite side. */
  coming: Move
}

/** Total width of all bands and their slant, as shares of the wipe's distance. */
const BAND_SHARE = 0.55
const SLANT_SHARE = 0.16
/** Overlap of adjacent bands in pixels, so that no gap is visible. */
const OVERLAP = 2

/**
 * Creates a wipe along the longer side of the canvas; on upright canvases, it moves up. `start` and `lasts` are in
 * seconds. `back` reverses the direction.
 */
export function createWipe(
  scene: Pick<Scene, 'width' | 'height'>,
  timeline: Timeline,
  colors: readonly string[],
  [start, lasts]: readonly [number, number],
  back: boolean,
): Wipe {
  const upright = scene.height > scene.width * 1.2
  const [way, across] = upright ? [scene.height, scene.width] : [scene.width, scene.height]
  const lean = Math.min(way * SLANT_SHARE, across * 0.3)
  const breadth = colors.length > 0 ? way * BAND_SHARE + lean : 0
  const run = (what: Move['what'], from: number, to: number) =>
    createMove(timeline, what, [from, to], start, lasts, 'in-out')
  const each = (breadth - lean - OVERLAP) / Math.max(1, colors.length)
  const forward = upright === back
  const [from, to] = forward ? [-breadth - OVERLAP, way] : [way, -breadth - OVERLAP]
  const bands = colors.map((color, index) => ({
    layer: createBand(scene, upright, color, { at: index * each, breadth: each + OVERLAP, lean, across }),
    moves: [run(upright ? 'y' : 'x', from, to)],
  }))
  const over = breadth / 2 / way
  const side: Side = upright ? (back ? 'bottom' : 'top') : back ? 'left' : 'right'
  return { bands, side, leaving: run('reveal', 1 + over, -over), coming: run('reveal', -over, 1 + over) }
}

/** A slanted band at the top left of the canvas, before it moves. */
function createBand(
  scene: Pick<Scene, 'width' | 'height'>,
  upright: boolean,
  color: string,
  { at, breadth, lean, across }: { at: number; breadth: number; lean: number; across: number },
): ArtLayer {
  const corners: [number, number][] = [
    [at + lean, 0],
    [at + lean + breadth, 0],
    [at + breadth, across],
    [at, across],
  ]
  const place = ([along, aside]: [number, number]) => (upright ? `${aside} ${along}` : `${along} ${aside}`)
  const box = upright
    ? { x: 0, y: at, width: scene.width, height: breadth + lean }
    : { x: at, y: 0, width: breadth + lean, height: scene.height }
  const d = `M${corners.map(place).join('L')}Z`
  return { kind: 'art', role: 'motif', box, corners: null, paths: [{ d, fill: color }] }
}

/** Returns up to `count` brand colors that stand out from `ground`, strongest first. */
export function chooseBandColors({ roles }: Pick<Scene, 'roles'>, ground: string, count: number): string[] {
  const order = [roles.primary, roles.second, roles.soft, roles.deep, roles.paper]
  const apart = order.filter((color) => deltaE(color, ground) > 12)
  return apart.slice(0, count)
}
