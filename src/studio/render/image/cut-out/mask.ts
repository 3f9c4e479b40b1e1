import { listBorder, type Background } from './background.ts'
import type { Pixels } from '../../objects/pixel-cache.ts'

/** One byte per pixel: 1 is the subject, 0 the background. */
export type Mask = Uint8Array

/** Shadows and gradients differ from the expected background by less than this, 0 to 255. */
const MAX_DRIFT = 90
/** How fast the followed color adapts to the picture, 0 to 1. */
const ADAPTION = 0.3
/** Separate parts below this share of the subject are removed as dust. */
const MIN_PART = 0.04

/** The largest difference of a channel to the background for each pixel, 0 to 255. */
export function measureDistances({ data }: Pixels, { colors }: Background): Float32Array {
  const distances = new Float32Array(colors.length / 3)
  for (let index = 0; index < distances.length; index++) {
    let most = 0
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs((data[index * 4 + channel] ?? 0) - (colors[index * 3 + channel] ?? 0)))
    distances[index] = most
  }
  return distances
}

/**
 * Fills the area with the background’s color, starting at the border. Everything that is not reached is the subject.
 * `distances` are those of `measureDistances`, one for each pixel.
 */
export function findStrictMask(pixels: Pixels, background: Background, distances: Float32Array): Mask {
  const limit = Math.min(26, Math.max(10, background.spread * 1.6 + 4))
  const seeds = listBorder(pixels).filter((_, index) => background.plain[index])
  const mask = new Uint8Array(distances.length).fill(1)
  flood(pixels, mask, seeds, (index) => (distances[index] ?? 255) <= limit)
  removeDust(pixels, mask)
  return mask
}

/**
 * Follows soft shadows and gradients from the edge of a strict mask into it. They change by at most `step` (0 to 255) from pixel to
 * pixel.
 */
export function followBackground(pixels: Pixels, strict: Mask, distances: Float32Array, step: number): Mask {
  const mask = strict.slice()
  flood(pixels, mask, listEdge(pixels, strict), createFollower(pixels, distances, step))
  removeDust(pixels, mask)
  return mask
}

/** The pixels of the subject. */
export function countSubject(mask: Mask): number {
  let sum = 0
  for (let index = 0; index < mask.length; index++) sum += mask[index] ?? 0
  return sum
}

/**
 * Sets the mask to 0, starting at the seeds, wherever `joins` allows it. Pixels join from the neighbor above, below, left, or right. The
 * reached pixels are in `queue` from `start` to the returned index.
 */
function flood(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  mask: Mask,
  seeds: readonly number[],
  joins: (index: number, from: number) => boolean,
  queue = new Int32Array(mask.length + seeds.length),
  start = 0,
): number {
  let [head, tail] = [start, start]
  for (const seed of seeds) {
    mask[seed] = 0
    queue[tail++] = seed
  }
  const visit = (index: number, from: number) => {
    if (mask[index] !== 1 || !joins(index, from)) return
    mask[index] = 0
    queue[tail++] = index
  }
  while (head < tail) {
    const at = queue[head++] ?? 0
    const x = at % width
    if (x > 0) visit(at - 1, at)
    if (x < width - 1) visit(at + 1, at)
    if (at >= width) visit(at - width, at)
    if (at < width * (height - 1)) visit(at + width, at)
  }
  return tail
}

/** Lists the pixels of the background that touch the subject. */
function listEdge({ width, height }: Pick<Pixels, 'width' | 'height'>, mask: Mask): number[] {
  const edge: number[] = []
  for (let index = 0; index < mask.length; index++) {
    if (mask[index] === 1) continue
    const x = index % width
    const touches =
      (x > 0 && mask[index - 1] === 1) ||
      (x < width - 1 && mask[index + 1] === 1) ||
      (index >= width && mask[index - width] === 1) ||
      (index < width * (height - 1) && mask[index + width] === 1)
    if (touches) edge.push(index)
  }
  return edge
}

/**
 * Creates the test for following a background whose brightness changes slowly. A pixel joins if it hardly differs from the color that was
 * followed so far.
 */
function createFollower(
  { data }: Pixels,
  distances: Float32Array,
  step: number,
): (index: number, from: number) => boolean {
  const colors = new Float32Array(distances.length * 3).fill(-1)
  return (index, from) => {
    if ((distances[index] ?? 255) > MAX_DRIFT) return false
    let most = 0
    for (let channel = 0; channel < 3; channel++) {
      const known = colors[from * 3 + channel] ?? -1
      const followed = known < 0 ? (data[from * 4 + channel] ?? 0) : known
      const own = data[index * 4 + channel] ?? 0
      most = Math.max(most, Math.abs(own - followed))
      colors[index * 3 + channel] = followed + (own - followed) * ADAPTION
    }
    return most <= step
  }
}

/** Removes parts of the subject that are much smaller than its largest part. */
function removeDust(size: Pick<Pixels, 'width' | 'height'>, mask: Mask): void {
  const left = mask.slice()
  const parts: Int32Array[] = []
  const queue = new Int32Array(mask.length)
  let start = 0
  for (let index = 0; index < left.length; index++) {
    if (left[index] !== 1) continue
    const end = flood(size, left, [index], () => true, queue, start)
    parts.push(queue.subarray(start, end))
    start = end
  }
  const largest = parts.reduce((most, { length }) => Math.max(most, length), 0)
  for (const part of parts) if (part.length < largest * MIN_PART) for (const at of part) mask[at] = 0
}
