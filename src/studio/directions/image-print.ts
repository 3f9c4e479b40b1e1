import { toOklab } from '../color/oklab.ts'

/** Cells of a print in each direction. */
const CELLS = 16
/** Pixels of an image that a print is made of, in each direction. */
export const PRINT_SIDE = CELLS * 4

/**
 * What an image looks like from afar: lightness, green to red, blue to yellow (OKLab) and detail of each of its 16 × 16 cells. Detail is the
 * standard deviation of the lightness, so it says where words and objects are. 1,024 numbers, row by row.
 */
export type ImagePrint = readonly number[]

const VALUES = 4

/** Makes the print of an image that was scaled to 64 × 64 pixels: RGB, three bytes per pixel, row by row. */
export function createPrint(pixels: Uint8Array): ImagePrint {
  const sums = new Float64Array(CELLS * CELLS * VALUES)
  for (let index = 0; index < PRINT_SIDE * PRINT_SIDE; index += 1) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3)
    const [l, green, blue] = toOklab(r, g, b)
    const [row, column] = [Math.floor(index / PRINT_SIDE), index % PRINT_SIDE]
    const at = (Math.floor(row / 4) * CELLS + Math.floor(column / 4)) * VALUES
    for (const [part, value] of [l, green, blue, l * l].entries()) sums[at + part] = (sums[at + part] ?? 0) + value
  }
  const print: number[] = []
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    const [l = 0, green = 0, blue = 0, squares = 0] = sums
      .subarray(cell * VALUES, (cell + 1) * VALUES)
      .map((sum) => sum / 16)
    print.push(l, green, blue, Math.sqrt(Math.max(0, squares - l * l)))
  }
  return print
}

/** Where something is counts more than how much of it there is. */
const DETAIL = 1.5

/**
 * How different two images look: the mean difference of their cells. 0 for equal ones, 1 for a white one and a black one. Designs of one
 * brand that a person takes for different ones have at least 0.1.
 */
export function measureDistance(one: ImagePrint, other: ImagePrint): number {
  let sum = 0
  for (let at = 0; at < one.length; at += VALUES) {
    const differ = (part: number) => (one[at + part] ?? 0) - (other[at + part] ?? 0)
    sum += Math.hypot(differ(0), differ(1), differ(2)) + DETAIL * Math.abs(differ(3))
  }
  return (sum * VALUES) / Math.max(1, one.length)
}
