import { shadowReach } from './tree.ts'
import type { Box } from '../geometry.ts'
import type { Scene } from '../scene.ts'

/** Rows of a canvas that are drawn by themselves. */
interface Band {
  /** What is drawn: more than is shown, so that a shadow or an edge that the cut goes through is the same on both sides. */
  drawn: Box
  /** Which rows of it are shown: the first, and how many. */
  from: number
  rows: number
}

/** Edges of pictures and gradients are as they would be in the whole from this many pixels on. */
const EDGE = 8

/** A still is drawn in two halves, on two threads of the compositor's at a time. */
export function bandsOf({ width, height, layers }: Scene): Band[] {
  const cut = Math.ceil(height / 2)
  const over = Math.max(EDGE, ...layers.map(shadowReach))
  const [high, low] = [Math.max(0, cut - over), Math.min(height, cut + over)]
  return [
    { drawn: { x: 0, y: 0, width, height: low }, from: 0, rows: cut },
    { drawn: { x: 0, y: high, width, height: height - high }, from: cut - high, rows: height - cut },
  ].filter(({ rows }) => rows > 0)
}
