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

/** Boxes around each place: from `left` pixels before it to `right` pixels after it, and the same from top to bottom. */
interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}

export const around = (reach: number): Reach => ({ left: reach, top: reach, right: reach, bottom: reach })

/** Means and standard deviations of the boxes around all places, which are cut off at the edges of the image. */
export interface BoxStatistics {
  means: Float64Array
  deviations: Float64Array
}

export function measureBoxes(luma: Luma, reach: Reach): BoxStatistics {
  const means = measureMeans(luma, reach)
  const squares = { ...luma, data: luma.data.map((value) => value * value) }
  const deviations = measureMeans(squares, reach)
  for (let at = 0; at < deviations.length; at += 1) {
    const mean = means[at] ?? 0
    deviations[at] = Math.sqrt(Math.max(0, (deviations[at] ?? 0) - mean * mean))
  }
  return { means, deviations }
}

/** Means of boxes: of rows first, then of columns. */
export function measureMeans({ data, width, height }: Luma, { left, top, right, bottom }: Reach): Float64Array {
  const rows = new Float64Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const from = y * width
    let sum = 0
    for (let x = 0; x < Math.min(right, width); x += 1) sum += data[from + x] ?? 0
    for (let x = 0; x < width; x += 1) {
      if (x + right < width) sum += data[from + x + right] ?? 0
      if (x > left) sum -= data[from + x - left - 1] ?? 0
      rows[from + x] = sum / (Math.min(width, x + right + 1) - Math.max(0, x - left))
    }
  }
  const means = new Float64Array(data.length)
  const sums = new Float64Array(width)
  const add = (row: number, sign: 1 | -1) => {
    for (let x = 0, at = row * width; x < width; x += 1, at += 1) sums[x] = (sums[x] ?? 0) + sign * (rows[at] ?? 0)
  }
  for (let y = 0; y < Math.min(bottom, height); y += 1) add(y, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + bottom < height) add(y + bottom, 1)
    if (y > top) add(y - top - 1, -1)
    const count = Math.min(height, y + bottom + 1) - Math.max(0, y - top)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) means[at] = (sums[x] ?? 0) / count
  }
  return means
}

/** Makes an image smaller by means of boxes. Never larger. */
export function shrink(luma: Luma, factor: number): Luma {
  if (factor >= 1) return luma
  const [width, height] = [Math.max(1, Math.round(luma.width * factor)), Math.max(1, Math.round(luma.height * factor))]
  return { data: shrinkTo(luma, width, height), width, height }
}

/** Means of the boxes that a smaller image has pixels for. */
export function shrinkTo(
  { data, width: from, height: rows }: { data: Float32Array | Uint8Array; width: number; height: number },
  width: number,
  height: number,
): Float32Array {
  const edges = (count: number, all: number) =>
    Int32Array.from({ length: count + 1 }, (_, index) => Math.round((index * all) / count))
  const [columns, lines] = [edges(width, from), edges(height, rows)]
  const small = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [lines[y] ?? 0, lines[y + 1] ?? 0]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [columns[x] ?? 0, columns[x + 1] ?? 0]
      let sum = 0
      for (let row = top; row < bottom; row += 1)
        for (let at = row * from + left, end = row * from + right; at < end; at += 1) sum += data[at] ?? 0
      small[y * width + x] = sum / ((right - left) * (bottom - top))
    }
  }
  return small
}
