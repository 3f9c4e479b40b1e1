import { deltaE } from '../color/oklch.ts'
import { move } from './pace.ts'
import type { Pace } from './pace.ts'
import type { ArtLayer, Move, Scene, Side } from '../scene.ts'

/** Bands of colour that run across the canvas, and the edge among them at which one sheet gives way to another. */
export interface Sweep {
  bands: { layer: ArtLayer; moves: Move[] }[]
  /** The side at which the sheet that gives way is seen last. */
  side: Side
  /** Of the sheet that gives way. */
  leaving: Move
  /** Of the sheet that takes its place; it is uncovered from the other side. */
  coming: Move
}

/** In shares of the way across: how broad all bands are together, and how far they lean. */
const BREADTH = 0.55
const LEAN = 0.16
/** Pixels by which neighbours overlap, so that nothing is seen between them. */
const OVERLAP = 2

/** The leading edge runs along the longer side of the canvas, up on upright ones. */
export function sweepOver(
  scene: Pick<Scene, 'width' | 'height'>,
  pace: Pace,
  colors: readonly string[],
  [start, lasts]: readonly [number, number],
  back: boolean,
): Sweep {
  const upright = scene.height > scene.width * 1.2
  const [way, across] = upright ? [scene.height, scene.width] : [scene.width, scene.height]
  const lean = Math.min(way * LEAN, across * 0.3)
  const breadth = colors.length > 0 ? way * BREADTH + lean : 0
  const run = (what: Move['what'], from: number, to: number) => move(pace, what, [from, to], start, lasts, 'in-out')
  const each = (breadth - lean - OVERLAP) / Math.max(1, colors.length)
  const forward = upright === back
  const [from, to] = forward ? [-breadth - OVERLAP, way] : [way, -breadth - OVERLAP]
  const bands = colors.map((color, index) => ({
    layer: band(scene, upright, color, { at: index * each, breadth: each + OVERLAP, lean, across }),
    moves: [run(upright ? 'y' : 'x', from, to)],
  }))
  const over = breadth / 2 / way
  const side: Side = upright ? (back ? 'bottom' : 'top') : back ? 'left' : 'right'
  return { bands, side, leaving: run('reveal', 1 + over, -over), coming: run('reveal', -over, 1 + over) }
}

/** A leaning strip that lies at the canvas's upper left corner before it moves. */
function band(
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

/** Brand colours that stand out from `ground`, the strongest first. */
export function bandColors({ roles }: Scene, ground: string, count: number): string[] {
  const order = [roles.primary, roles.second, roles.soft, roles.deep, roles.paper]
  const apart = order.filter((color) => deltaE(color, ground) > 12)
  return apart.slice(0, count)
}
