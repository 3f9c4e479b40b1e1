import { bottom, right, type Box } from '../../model/geometry.ts'

/** ITU-R BT.709 with luma 16 to 235 and chroma 16 to 240. */
const LUMA_SCALE = 255 / 219
const CHROMA_SCALE = 255 / 224
const CR_TO_RED = 1.5748 * CHROMA_SCALE
const CB_TO_GREEN = 0.1873 * CHROMA_SCALE
const CR_TO_GREEN = 0.4681 * CHROMA_SCALE
const CB_TO_BLUE = 1.8556 * CHROMA_SCALE

const createTable = (count: number, toValue: (index: number) => number): Float64Array =>
  Float64Array.from({ length: count }, (_, index) => toValue(index))

/** What a sum of four luma samples, and one of each chroma plane, give to a channel. Tables take half the time of products. */
const LUMA = createTable(4 * 255 + 1, (sum) => (sum / 4 - 16) * LUMA_SCALE)
const TO_RED = createTable(256, (cr) => CR_TO_RED * (cr - 128))
const CB_GREEN = createTable(256, (cb) => CB_TO_GREEN * (cb - 128))
const CR_GREEN = createTable(256, (cr) => CR_TO_GREEN * (cr - 128))
const TO_BLUE = createTable(256, (cb) => CB_TO_BLUE * (cb - 128))

/** Converts a frame from yuv420p (BT.709, limited range) to RGB of the same size, three bytes per pixel. */
export function toRgb(frame: Uint8Array, width: number, height: number): Uint8Array {
  const data = new Uint8ClampedArray(width * height * 3)
  copyToRgb(frame, { data, width, height }, { x: 0, y: 0, width, height })
  return new Uint8Array(data.buffer)
}

/**
 * Converts a frame from yuv420p (BT.709, limited range) to RGB of half the width and height, three bytes per pixel: the chroma planes have
 * that size already, and four luma samples are averaged. The pixels are written into `rgb`, if it is given.
 */
export function toHalfSizeRgb(
  frame: Uint8Array,
  width: number,
  height: number,
  rgb: Uint8Array<ArrayBuffer> = new Uint8Array((width * height * 3) / 4),
): Uint8Array<ArrayBuffer> {
  const [columns, rows] = [width / 2, height / 2]
  const clamped = new Uint8ClampedArray(rgb.buffer, rgb.byteOffset, rgb.length)
  const [first, second] = [width * height, width * height * 1.25]
  for (let y = 0, at = 0; y < rows; y++) {
    for (let x = 0, top = 2 * y * width; x < columns; x++, at++, top += 2) {
      const sum = (frame[top] ?? 0) + (frame[top + 1] ?? 0) + (frame[top + width] ?? 0) + (frame[top + width + 1] ?? 0)
      writePixel(clamped, at * 3, sum, frame[first + at] ?? 0, frame[second + at] ?? 0)
    }
  }
  return rgb
}

/** Converts the part of a frame in `box` into `rgb`, which has the size of the frame. */
export function copyToRgb(
  frame: Uint8Array,
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  box: Box,
): void {
  const [first, second, columns] = [width * height, width * height * 1.25, width / 2]
  const [x0, x1] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(right(box)))]
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, Math.ceil(bottom(box))); y++)
    for (let x = x0, at = y * width + x0; x < x1; x++, at++) {
      const half = (y >> 1) * columns + (x >> 1)
      writePixel(data, at * 3, 4 * (frame[at] ?? 0), frame[first + half] ?? 0, frame[second + half] ?? 0)
    }
}

/** Writes a pixel at index `at` of an RGB image. `sum` is that of four luma samples. */
function writePixel(rgb: Uint8ClampedArray, at: number, sum: number, cb: number, cr: number): void {
  const luma = LUMA[sum] ?? 0
  rgb[at] = luma + (TO_RED[cr] ?? 0)
  rgb[at + 1] = luma - (CB_GREEN[cb] ?? 0) - (CR_GREEN[cr] ?? 0)
  rgb[at + 2] = luma + (TO_BLUE[cb] ?? 0)
}
