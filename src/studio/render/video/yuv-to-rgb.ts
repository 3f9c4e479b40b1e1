import { bottom, right, type Box } from '../../model/geometry.ts'

/** ITU-R BT.709 with luma 16 to 235 and chroma 16 to 240. */
const LUMA_SCALE = 255 / 219
const CHROMA_SCALE = 255 / 224
const CR_TO_RED = 1.5748 * CHROMA_SCALE
const CB_TO_GREEN = 0.1873 * CHROMA_SCALE
const CR_TO_GREEN = 0.4681 * CHROMA_SCALE
const CB_TO_BLUE = 1.8556 * CHROMA_SCALE

/** Converts a frame from yuv420p (BT.709, limited range) to RGB of the same size, three bytes per pixel. */
export function toRgb(frame: Uint8Array, width: number, height: number): Uint8Array {
  const rgb = new Uint8ClampedArray(width * height * 3)
  const [columns, chroma] = [width / 2, width * height]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      writePixel(rgb, at, frame, frame[at] ?? 0, chroma + (y >> 1) * columns + (x >> 1))
  return new Uint8Array(rgb.buffer)
}

/**
 * Converts a frame from yuv420p (BT.709, limited range) to RGB of half the width and height, three bytes per pixel: the chroma planes have
 * that size already, and four luma samples are averaged.
 */
export function toHalfSizeRgb(frame: Uint8Array, width: number, height: number): Uint8Array {
  const [columns, rows] = [width / 2, height / 2]
  const rgb = new Uint8ClampedArray(columns * rows * 3)
  for (let y = 0, at = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, at++) {
      const top = 2 * y * width + 2 * x
      const sum = (frame[top] ?? 0) + (frame[top + 1] ?? 0) + (frame[top + width] ?? 0) + (frame[top + width + 1] ?? 0)
      writePixel(rgb, at, frame, sum / 4, width * height + at)
    }
  }
  return new Uint8Array(rgb.buffer)
}

/** Converts the part of a frame in `box` into `rgb`, which has the size of the frame. */
export function copyToRgb(
  frame: Uint8Array,
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  box: Box,
): void {
  const [columns, chroma] = [width / 2, width * height]
  const [x0, x1] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(right(box)))]
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, Math.ceil(bottom(box))); y++)
    for (let x = x0, at = y * width + x0; x < x1; x++, at++)
      writePixel(data, at, frame, frame[at] ?? 0, chroma + (y >> 1) * columns + (x >> 1))
}

/** Writes pixel `at` of an RGB image. `chroma` is the index of its Cb sample; the Cr plane follows the Cb plane. */
function writePixel(rgb: Uint8ClampedArray, at: number, frame: Uint8Array, sample: number, chroma: number): void {
  const luma = (sample - 16) * LUMA_SCALE
  const cb = (frame[chroma] ?? 128) - 128
  const cr = (frame[chroma + frame.length / 6] ?? 128) - 128
  rgb[at * 3] = luma + CR_TO_RED * cr
  rgb[at * 3 + 1] = luma - CB_TO_GREEN * cb - CR_TO_GREEN * cr
  rgb[at * 3 + 2] = luma + CB_TO_BLUE * cb
}
