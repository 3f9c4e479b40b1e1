/**
 * Channels of pixels, row by row; the values of a pixel are next to each other. Numbers of 64 bits, because V8 converts shorter ones for
 * each calculation.
 */
export interface Grid {
  width: number
  height: number
  channels: number
  data: Float64Array
}

/** Sums of values with weights, one row of weights for each sum. */
export interface Sums {
  weights: Float64Array
  bias: Float64Array
}

/** A 3×3 filter of each channel, then sums of the channels (https://arxiv.org/abs/1704.04861, section 3.1). */
export interface SeparableLayer extends Sums {
  /** Nine taps of each channel, tap by tap. */
  taps: Float64Array
}

/** A 3×3 convolution without a border, so the result is two pixels smaller. The weights of a sum are by tap and channel. */
export function convolve(grid: Grid, sums: Sums): Grid {
  return leak(addUp(gatherSquares(grid), sums))
}

/** A separable convolution with a border of zeros, so the result has the size of the input. */
export const convolveSeparably = (grid: Grid, layer: SeparableLayer): Grid =>
  leak(addUp(filterChannels(grid, layer.taps), layer))

/** The values of the 3×3 pixels around each inner pixel as its channels. */
function gatherSquares({ width, height, channels, data }: Grid): Grid {
  const result = createGrid(width - 2, height - 2, 9 * channels)
  const row = 3 * channels
  let to = 0
  for (let y = 0; y < result.height; y++)
    for (let x = 0; x < result.width; x++)
      for (let line = 0; line < 3; line++, to += row) {
        const from = ((y + line) * width + x) * channels
        for (let at = 0; at < row; at++) result.data[to + at] = data[from + at] ?? 0
      }
  return result
}

function filterChannels({ width, height, channels, data }: Grid, taps: Float64Array): Grid {
  const result = createGrid(width, height, channels)
  const sums = result.data
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * channels
      for (let line = Math.max(0, 1 - y); line < Math.min(3, height + 1 - y); line++)
        for (let column = Math.max(0, 1 - x); column < Math.min(3, width + 1 - x); column++) {
          const from = ((y + line - 1) * width + x + column - 1) * channels
          const tap = (line * 3 + column) * channels
          for (let channel = 0; channel < channels; channel++)
            sums[to + channel] = (sums[to + channel] ?? 0) + (data[from + channel] ?? 0) * (taps[tap + channel] ?? 0)
        }
    }
  return result
}

/** Pixels whose sums are added together, so that a weight is read once for all of them. */
const BLOCK = 4

/** Each channel of the result is a sum of all channels of the same pixel with weights. */
export function addUp({ width, height, channels, data }: Grid, { weights, bias }: Sums): Grid {
  const result = createGrid(width, height, bias.length)
  const last = width * height - 1
  for (let pixel = 0; pixel <= last; pixel += BLOCK) {
    // A block at the end repeats its last pixel.
    const [b, c, d] = [Math.min(last, pixel + 1), Math.min(last, pixel + 2), Math.min(last, pixel + 3)]
    const [fromA, fromB, fromC, fromD] = [pixel * channels, b * channels, c * channels, d * channels]
    for (let sum = 0; sum < bias.length; sum++) {
      let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0]
      const row = sum * channels
      for (let channel = 0; channel < channels; channel++) {
        const weight = weights[row + channel] ?? 0
        sumA += weight * (data[fromA + channel] ?? 0)
        sumB += weight * (data[fromB + channel] ?? 0)
        sumC += weight * (data[fromC + channel] ?? 0)
        sumD += weight * (data[fromD + channel] ?? 0)
      }
      const base = bias[sum] ?? 0
      result.data[pixel * bias.length + sum] = sumA + base
      result.data[b * bias.length + sum] = sumB + base
      result.data[c * bias.length + sum] = sumC + base
      result.data[d * bias.length + sum] = sumD + base
    }
  }
  return result
}

/** The share that is left of a negative value. */
const LEAK = 0.1

function leak(grid: Grid): Grid {
  const { data } = grid
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0
    if (value < 0) data[at] = value * LEAK
  }
  return grid
}

/** The largest values of 2×2 pixels. With a `step` of 2, the result is half as large; with 1, it has the size of the input. */
export function poolLargest({ width, height, channels, data }: Grid, step: 1 | 2): Grid {
  const result = createGrid(Math.ceil(width / step), Math.ceil(height / step), channels)
  let to = 0
  for (let y = 0; y < result.height; y++)
    for (let x = 0; x < result.width; x++) {
      const [left, next] = [x * step, Math.min(width - 1, x * step + 1)]
      const [top, below] = [y * step * width, Math.min(height - 1, y * step + 1) * width]
      const a = (top + left) * channels
      const b = (top + next) * channels
      const c = (below + left) * channels
      const d = (below + next) * channels
      for (let channel = 0; channel < channels; channel++, to++)
        result.data[to] = Math.max(
          Math.max(data[a + channel] ?? 0, data[b + channel] ?? 0),
          Math.max(data[c + channel] ?? 0, data[d + channel] ?? 0),
        )
    }
  return result
}

const createGrid = (width: number, height: number, channels: number): Grid => ({
  width,
  height,
  channels,
  data: new Float64Array(width * height * channels),
})
