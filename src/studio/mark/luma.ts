/** The luma of an image, 0 to 255, row by row. */
export interface Luma {
  data: Float32Array
  width: number
  height: number
}

/** Luma of RGBA or RGB pixels (Rec. 709). */
export function toLuma(pixels: Uint8Array, width: number, height: number): Luma {
  const channels = pixels.length / (width * height)
  const data = new Float32Array(width * height)
  for (let index = 0, at = 0; index < data.length; index += 1, at += channels)
    data[index] = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  return { data, width, height }
}

/** Sums of all values left of and above each place, for means of boxes in constant time. */
function sumUp(values: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Mean and standard deviation of a box, which is cut off at the edges of the image. */
export interface BoxStatistics {
  measure: (left: number, top: number, right: number, bottom: number) => { mean: number; deviation: number }
}

export function openBoxes({ data, width, height }: Luma): BoxStatistics {
  const sums = sumUp(data, width, height)
  const squares = sumUp(
    data.map((value) => value * value),
    width,
    height,
  )
  const take = (of: Float64Array, left: number, top: number, right: number, bottom: number) =>
    (of[bottom * (width + 1) + right] ?? 0) -
    (of[top * (width + 1) + right] ?? 0) -
    (of[bottom * (width + 1) + left] ?? 0) +
    (of[top * (width + 1) + left] ?? 0)
  return {
    measure: (left, top, right, bottom) => {
      const [x0, y0] = [Math.max(0, left), Math.max(0, top)]
      const [x1, y1] = [Math.min(width, right), Math.min(height, bottom)]
      const count = Math.max(1, (x1 - x0) * (y1 - y0))
      const mean = take(sums, x0, y0, x1, y1) / count
      const variance = take(squares, x0, y0, x1, y1) / count - mean * mean
      return { mean, deviation: Math.sqrt(Math.max(0, variance)) }
    },
  }
}

/** Makes an image smaller by means of boxes. Never larger. */
export function shrink(luma: Luma, factor: number): Luma {
  if (factor >= 1) return luma
  const [width, height] = [Math.max(1, Math.round(luma.width * factor)), Math.max(1, Math.round(luma.height * factor))]
  const boxes = openBoxes(luma)
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [Math.round((x * luma.width) / width), Math.round((y * luma.height) / height)]
      const [right, bottom] = [Math.round(((x + 1) * luma.width) / width), Math.round(((y + 1) * luma.height) / height)]
      data[y * width + x] = boxes.measure(left, top, Math.max(left + 1, right), Math.max(top + 1, bottom)).mean
    }
  return { data, width, height }
}
