import type { Pixels } from '../../objects/pixel-cache.ts'
import type { Mask } from './mask.ts'

/** The width of the zone around the mask's edge in which pixels may be partly covered, in pixels. */
const BAND = 2
/** The distance from the edge at which pixels have their pure color, in pixels. A JPEG blurs colors by three pixels. */
const PURE = 4
/** The maximum distance over which a pure color is extended, in pixels. */
const REACH = PURE + BAND + 3

/**
 * Returns the subject with straight alpha. A pixel at the edge is a mixture of the colors of subject and background next to it. Its share
 * of the subject is its alpha, and the background's color is subtracted. `contrast` is the median difference between both colors along
 * the edge, 0 to 255.
 */
export function createSoftEdge(pixels: Pixels, mask: Mask): { pixels: Pixels; contrast: number } {
  const { depth, band } = measureDepth(pixels, mask)
  const inside = carryColors(pixels, depth, band, PURE)
  const outside = carryColors(pixels, depth, band, -PURE)
  const data = new Uint8Array(pixels.data)
  for (let index = 0; index < mask.length; index++) data[index * 4 + 3] = mask[index] === 1 ? 255 : 0
  const contrasts: number[] = []
  for (const index of band) {
    const own = depth[index] ?? 0
    if (Math.abs(own) > BAND) continue
    const [front, back] = [inside.get(index), outside.get(index)]
    if (!front || !back) continue
    const mixed = [0, 1, 2].map((channel) => pixels.data[index * 4 + channel] ?? 0)
    const along = front.map((value, channel) => value - (back[channel] ?? 0))
    const most = Math.max(...along.map(Math.abs))
    if (own === 1) contrasts.push(most)
    if (most < WEAK) continue
    const alpha = snap(
      dot(
        mixed.map((value, channel) => value - (back[channel] ?? 0)),
        along,
      ) / dot(along, along),
    )
    data[index * 4 + 3] = Math.round(alpha * 255)
    for (const [channel, value] of mixed.entries()) {
      const pure = (value - (1 - alpha) * (back[channel] ?? 0)) / Math.max(alpha, 0.01)
      const inner = front[channel] ?? 0
      // The less a pixel is covered, the less reliable its own color is.
      data[index * 4 + channel] = Math.round(Math.max(0, Math.min(255, inner + (pure - inner) * alpha ** 2)))
    }
  }
  const sorted = contrasts.toSorted((a, b) => a - b)
  return { pixels: { ...pixels, data }, contrast: sorted[Math.floor(sorted.length * 0.4)] ?? 0 }
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

/** Below this difference of both colors, the mask alone decides. */
const WEAK = 12

/** Alpha near 0 and 1 is noise. */
const snap = (alpha: number) => (alpha < 0.06 ? 0 : alpha > 0.94 ? 1 : alpha)

/**
 * Steps to the edge: 1 is the first pixel inside, -1 the first one outside; `PURE` and -`PURE` are all that are not
 * near it. `band` lists the pixels near it.
 */
function measureDepth(size: Pixels, mask: Mask): { depth: Int8Array; band: number[] } {
  const depth = new Int8Array(mask.length).fill(-PURE)
  for (let index = 0; index < mask.length; index++) if (mask[index] === 1) depth[index] = PURE
  const edge = new Set<number>()
  for (let index = 1; index < mask.length; index++) {
    if (index % size.width !== 0 && mask[index] !== mask[index - 1]) edge.add(index - 1).add(index)
    if (index >= size.width && mask[index] !== mask[index - size.width]) edge.add(index - size.width).add(index)
  }
  let ring = [...edge]
  const band: number[] = []
  for (let step = 1; step < PURE; step++) {
    for (const index of ring) depth[index] = Math.sign(depth[index] ?? 0) * step
    band.push(...ring)
    const next = ring.flatMap((index) => {
      const sign = Math.sign(depth[index] ?? 0)
      return listNear(size, index, (other) => depth[other] === sign * PURE)
    })
    ring = [...new Set(next)]
  }
  return { depth, band }
}

/** Lists the pixels above, below, and beside a pixel that pass a test. */
function listNear(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  index: number,
  passes: (other: number) => boolean,
): number[] {
  const x = index % width
  const near: number[] = []
  if (x > 0 && passes(index - 1)) near.push(index - 1)
  if (x < width - 1 && passes(index + 1)) near.push(index + 1)
  if (index >= width && passes(index - width)) near.push(index - width)
  if (index < width * (height - 1) && passes(index + width)) near.push(index + width)
  return near
}

type Rgb = readonly number[]

/**
 * Extends the colors of pure pixels, whose depth is `pure`, to the pixels of the band. Each gets the mean of its neighbors that have one.
 */
function carryColors(pixels: Pixels, depth: Int8Array, band: readonly number[], pure: number): Map<number, Rgb> {
  const carried = new Map<number, Rgb>()
  const find = (index: number): Rgb | undefined =>
    depth[index] === pure ? [0, 1, 2].map((channel) => pixels.data[index * 4 + channel] ?? 0) : carried.get(index)
  let waiting = band
  for (let step = 0; step < REACH && waiting.length > 0; step++) {
    const reached = new Map<number, Rgb>()
    for (const index of waiting) {
      const sources = listNear(pixels, index, () => true).flatMap((other) => {
        const color = find(other)
        return color ? [color] : []
      })
      if (sources.length === 0) continue
      const mean = (channel: number) => sources.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / sources.length
      reached.set(index, [mean(0), mean(1), mean(2)])
    }
    if (reached.size === 0) break
    for (const [index, color] of reached) carried.set(index, color)
    waiting = waiting.filter((index) => !reached.has(index))
  }
  return carried
}
