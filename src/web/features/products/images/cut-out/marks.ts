import { AUTOMATIC, decodeRuns, encodeRuns, KEEP, MARKS_SIDE, REMOVE } from '#contract/products/cut-out-marks.ts'
import type { CutOutMarks } from '#contract/products/product-cut-outs.ts'

export { AUTOMATIC, KEEP, REMOVE }
export type Mark = typeof AUTOMATIC | typeof KEEP | typeof REMOVE

/** The marks on a picture: a grid with one mark for each cell, row by row. */
export interface Marks {
  width: number
  height: number
  cells: Uint8Array
}

/** A place on the picture, in shares of its width and height, 0 to 1. */
export interface Point {
  x: number
  y: number
}

/** Opens stored marks, or an empty grid with the proportions of the picture. `size` is in pixels. */
export function openMarks(stored: CutOutMarks | null, size: { width: number; height: number }): Marks {
  if (stored) {
    const { width, height } = stored
    return { width, height, cells: decodeRuns(stored.runs, width * height) }
  }
  const longest = Math.max(size.width, size.height)
  const toCells = (side: number) => Math.max(1, Math.round((side / longest) * MARKS_SIDE))
  const [width, height] = [toCells(size.width), toCells(size.height)]
  return { width, height, cells: new Uint8Array(width * height) }
}

/** The marks as they are stored; null if there are none. */
export function storeMarks({ width, height, cells }: Marks): CutOutMarks | null {
  return cells.some((cell) => cell !== AUTOMATIC) ? { version: 1, width, height, runs: encodeRuns(cells) } : null
}

/**
 * Paints a line with a round brush into `marks`. `size` is the diameter of the brush as a share of the longer side.
 */
export function paintLine(marks: Marks, from: Point, to: Point, { mark, size }: { mark: Mark; size: number }): void {
  const { width, height } = marks
  const radius = Math.max(0.75, (size * Math.max(width, height)) / 2)
  const [x, y] = [from.x * width, from.y * height]
  const [dx, dy] = [to.x * width - x, to.y * height - y]
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / Math.max(0.5, radius / 2)))
  for (let step = 0; step <= steps; step++)
    paintDot(marks, { x: x + (dx * step) / steps, y: y + (dy * step) / steps }, radius, mark)
}

/** `center` and `radius` are in cells. */
function paintDot({ width, height, cells }: Marks, center: Point, radius: number, mark: Mark): void {
  const [top, bottom] = [Math.max(0, Math.floor(center.y - radius)), Math.min(height, Math.ceil(center.y + radius))]
  for (let row = top; row < bottom; row++) {
    const reach = radius ** 2 - (row + 0.5 - center.y) ** 2
    if (reach <= 0) continue
    const from = Math.max(0, Math.round(center.x - Math.sqrt(reach)))
    const until = Math.min(width, Math.round(center.x + Math.sqrt(reach)))
    if (from < until) cells.fill(mark, row * width + from, row * width + until)
  }
}
