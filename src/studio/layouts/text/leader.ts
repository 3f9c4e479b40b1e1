import { ellipsePath, filled } from '../../art/svg-paths.ts'
import type { Layer } from '../../model/scene.ts'

/** Fewer dots lead nowhere. */
const LEAST_DOTS = 4
const countDots = (space: number, size: number) => Math.floor((space - 2 * size * DOT.gap) / (size * DOT.step))

/** The dots between a label and its value, in the size of the row: from one to the next, their radius, and the space beside both. */
const DOT = { step: 0.3, radius: 0.05, gap: 0.34, low: 0.3 }

/** Whether the space between a label and its value, in pixels, has enough of them. */
export const hasDots = (space: number, size: number): boolean => countDots(space, size) >= LEAST_DOTS

/** Dots from a label to its value, on their baseline. */
export function createLeader(from: number, to: number, middle: number, size: number, color: string): Layer[] {
  const [start, end] = [from + size * DOT.gap, to - size * DOT.gap]
  const count = countDots(to - from, size)
  const y = middle + size * DOT.low
  // Dots of all rows are below each other, because all are placed from the values.
  const dots = Array.from({ length: count }, (_, index) =>
    ellipsePath(end - index * size * DOT.step, y, size * DOT.radius),
  )
  const box = { x: start, y: y - size * 0.1, width: end - start, height: size * 0.2 }
  return [{ kind: 'art', role: 'icon', box, corners: null, paths: [filled(dots.join(''), color)] }]
}
