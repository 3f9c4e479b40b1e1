import type { Pixels } from '../../objects/pixel-cache.ts'

/** A plain background: one color or a soft gradient. */
export interface Background {
  /** Red, green, and blue of each pixel, row by row, 0 to 255. */
  colors: Float32Array
  /** The noise of the background: nearly the largest difference of its pixels from the model in a channel, 0 to 255. */
  spread: number
  /** Whether each pixel of the border belongs to the background, in the order of `listBorder`. */
  plain: readonly boolean[]
}

/** The background's own pixels may differ by this much, for example by the noise of a JPEG. */
const MAX_SPREAD = 14
/** At least this share of the border shows the background; a subject may touch the rest. */
const MIN_PLAIN_SHARE = 0.78
const TERMS = 6

/**
 * Finds the background of an opaque picture from its border: a polynomial of the second degree for each channel.
 * Returns null if the border is not plain.
 */
export function findBackground(pixels: Pixels): Background | null {
  const border = listBorder(pixels)
  let plain = border.map(() => true)
  let models = fitChannels(pixels, border)
  for (let round = 0; round < 4; round++) {
    const current = models
    const distances = border.map((at) => measureDistance(pixels, current, at))
    const limit = Math.max(8, 3.5 * findQuantile(distances, 0.5))
    plain = distances.map((distance) => distance <= limit)
    models = fitChannels(
      pixels,
      border.filter((_, index) => plain[index]),
    )
  }
  const fitted = models
  const kept = border.filter((_, index) => plain[index])
  if (kept.length < border.length * MIN_PLAIN_SHARE) return null
  const spread = findQuantile(
    kept.map((at) => measureDistance(pixels, fitted, at)),
    0.97,
  )
  return spread <= MAX_SPREAD ? { colors: drawModels(pixels, models), spread, plain } : null
}

/** Lists the pixels of a border that is two pixels wide, by their indexes. */
export function listBorder({ width, height }: Pick<Pixels, 'width' | 'height'>): number[] {
  const border: number[] = []
  for (let y = 0; y < height; y++) {
    const edge = y < 2 || y >= height - 2
    for (let x = 0; x < width; x += edge || x === 1 || x >= width - 2 ? 1 : Math.max(1, width - 2 - x))
      border.push(y * width + x)
  }
  return border
}

type Model = Float64Array

/** The terms of the polynomial at a pixel. Coordinates are -1 to 1. */
function fillTerms(terms: Float64Array, x: number, y: number, width: number, height: number): void {
  const [u, v] = [(2 * x) / Math.max(1, width - 1) - 1, (2 * y) / Math.max(1, height - 1) - 1]
  terms.set([1, u, v, u * v, u * u, v * v])
}

/** Least squares for the three channels. */
function fitChannels({ data, width, height }: Pixels, at: readonly number[]): Model[] {
  const terms = new Float64Array(TERMS)
  const normal = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3))
  for (const index of at) {
    fillTerms(terms, index % width, Math.floor(index / width), width, height)
    for (const [row, sums] of normal.entries()) {
      const weight = terms[row] ?? 0
      for (let column = 0; column < TERMS; column++) sums[column] = (sums[column] ?? 0) + weight * (terms[column] ?? 0)
      for (let channel = 0; channel < 3; channel++)
        sums[TERMS + channel] = (sums[TERMS + channel] ?? 0) + weight * (data[index * 4 + channel] ?? 0)
    }
  }
  // A small ridge (Tikhonov regularization) keeps the solution finite for images of few pixels.
  for (const [row, sums] of normal.entries()) sums[row] = (sums[row] ?? 0) + (row === 0 ? 0 : 1e-3 * at.length) + 1e-9
  solve(normal)
  return [0, 1, 2].map((channel) => Float64Array.from(normal, (sums) => sums[TERMS + channel] ?? 0))
}

/** Gauss-Jordan elimination with pivots, in place: the right-hand columns become the solutions. */
function solve(rows: Float64Array[]): void {
  for (let step = 0; step < rows.length; step++) {
    const pivot = rows.reduce(
      (best, row, index) =>
        index >= step && Math.abs(row[step] ?? 0) > Math.abs(rows[best]?.[step] ?? 0) ? index : best,
      step,
    )
    const [chosen, other] = [rows[pivot], rows[step]]
    if (!chosen || !other) return
    rows[pivot] = other
    rows[step] = chosen
    const divisor = chosen[step] ?? 1
    for (let column = 0; column < chosen.length; column++) chosen[column] = (chosen[column] ?? 0) / divisor
    for (const row of rows) {
      const factor = row === chosen ? 0 : (row[step] ?? 0)
      if (factor === 0) continue
      for (let column = 0; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (chosen[column] ?? 0)
    }
  }
}

const evaluate = (model: Model, terms: Float64Array) => {
  let sum = 0
  for (let term = 0; term < TERMS; term++) sum += (model[term] ?? 0) * (terms[term] ?? 0)
  return sum
}

/** The largest difference of a channel between a pixel and the models, 0 to 255. */
function measureDistance({ data, width, height }: Pixels, models: readonly Model[], index: number): number {
  const terms = new Float64Array(TERMS)
  fillTerms(terms, index % width, Math.floor(index / width), width, height)
  return Math.max(
    ...models.map((model, channel) => Math.abs((data[index * 4 + channel] ?? 0) - evaluate(model, terms))),
  )
}

/** Evaluates the models for every pixel, row by row. */
function drawModels({ width, height }: Pixels, models: readonly Model[]): Float32Array {
  const colors = new Float32Array(width * height * 3)
  for (const [channel, model] of models.entries()) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = model
    for (let y = 0; y < height; y++) {
      const v = (2 * y) / Math.max(1, height - 1) - 1
      const [start, slope] = [a + c * v + f * v * v, b + d * v]
      for (let x = 0; x < width; x++) {
        const u = (2 * x) / Math.max(1, width - 1) - 1
        const value = start + slope * u + e * u * u
        colors[(y * width + x) * 3 + channel] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return colors
}

const findQuantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
