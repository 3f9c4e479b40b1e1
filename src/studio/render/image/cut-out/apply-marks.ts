import { readMarks, type CutOutMarks } from '../../../model/cut-out-marks.ts'
import type { Pixels } from '../../objects/pixel-cache.ts'

/** The strength of a mark, 0 to 1, at which it begins to have an effect and at which it has its whole effect. */
const RAMP = [0.3, 0.7] as const

/**
 * Applies the marks of a person to a cutout, or to the whole picture if there is no automatic one. Kept areas get the pixels of the picture,
 * removed ones become transparent, and all other pixels stay as they are. Returns null if nothing would be removed or nothing would be left.
 * @param picture the decoded picture, and `cut` its automatic cutout with the same size
 */
export function applyMarks(image: Pixels, cut: Pixels | null, marks: CutOutMarks): Pixels | null {
  const { width, height } = image
  const data = new Uint8Array((cut ?? image).data)
  const strengthAt = createSampler(marks, width, height)
  let [left, removed] = [0, 0]
  for (let index = 0; index < width * height; index++) {
    const strength = strengthAt(index % width, Math.floor(index / width))
    if (strength !== 0) markPixel(data, image.data, index * 4, strength)
    const [alpha = 0, before = 0] = [data[index * 4 + 3], image.data[index * 4 + 3]]
    if (alpha > 127) left += 1
    if (alpha < before) removed += 1
  }
  return left > 0 && removed > 0 ? { width, height, data } : null
}

/** Changes one pixel, which starts at `at`. `strength` is -1 (removed) to 1 (kept). */
function markPixel(data: Uint8Array, image: Uint8Array, at: number, strength: number): void {
  const share = Math.min(1, Math.max(0, (Math.abs(strength) - RAMP[0]) / (RAMP[1] - RAMP[0])))
  const alpha = data[at + 3] ?? 0
  if (strength < 0) data[at + 3] = Math.round(alpha * (1 - share))
  else for (let of = at; of < at + 4; of++) data[of] = Math.round(mix(data[of] ?? 0, image[of] ?? 0, share))
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Bilinear interpolation between the cells of the grid, so that the edge of a mark is smooth. */
function createSampler(marks: CutOutMarks, width: number, height: number): (x: number, y: number) => number {
  const cells = readMarks(marks)
  const cellAt = (column: number, row: number) => cells[row * marks.width + column] ?? 0
  const toGrid = (at: number, length: number, count: number) =>
    Math.min(count - 1, Math.max(0, ((at + 0.5) * count) / length - 0.5))
  return (x, y) => {
    const [column, row] = [toGrid(x, width, marks.width), toGrid(y, height, marks.height)]
    const [left, top] = [Math.floor(column), Math.floor(row)]
    const [right, bottom] = [Math.min(left + 1, marks.width - 1), Math.min(top + 1, marks.height - 1)]
    const upper = mix(cellAt(left, top), cellAt(right, top), column - left)
    return mix(upper, mix(cellAt(left, bottom), cellAt(right, bottom), column - left), row - top)
  }
}
