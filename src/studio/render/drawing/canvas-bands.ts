import { measureShadowReach } from './node-tree.ts'
import type { Box } from '../../model/geometry.ts'
import type { Scene } from '../../model/scene.ts'

/** Rows of a canvas that are drawn separately. */
interface CanvasBand {
  /**
   * The drawn area. It is larger than the visible rows, so that shadows and edges at the cut are equal on both sides.
   */
  drawn: Box
  /** The first visible row of `drawn`, and the number of visible rows. */
  from: number
  rows: number
}

/** From this distance in pixels on, edges of images and gradients are the same as in the whole drawing. */
const EDGE_ROWS = 8

/** Splits a still into two halves, which two threads of the compositor draw in parallel. */
export function splitIntoBands({ width, height, layers }: Scene): CanvasBand[] {
  const cut = Math.ceil(height / 2)
  const over = Math.max(EDGE_ROWS, ...layers.map(measureShadowReach))
  const [high, low] = [Math.max(0, cut - over), Math.min(height, cut + over)]
  return [
    { drawn: { x: 0, y: 0, width, height: low }, from: 0, rows: cut },
    { drawn: { x: 0, y: high, width, height: height - high }, from: cut - high, rows: height - cut },
  ].filter(({ rows }) => rows > 0)
}
