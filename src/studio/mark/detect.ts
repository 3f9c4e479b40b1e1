import { countCoded, decode } from './convolutional-code.ts'
import { type Complex, createComplex, transform } from './fft.ts'
import { around, type Luma, measureBoxes, shrink } from './luma.ts'
import { type MarkCode, MESSAGE_BITS, readMessage } from './mark-code.ts'
import { type Carrier, indexOf, listCarriers, type MarkKey, TILE, WORKING_SIDE } from './pattern.ts'

/** The residual is measured at this multiple of the working size, or at the size of the image if that is smaller. */
const FINENESS = 1.5
/** How far the peak of the position must stand above the noise, in standard deviations. */
const LEAST_PEAK = 6.5
/** A crop that leaves this share of the sides is still searched for. The steps are shares of the size. */
const [SMALLEST, LARGEST, STEP] = [0.76, 1.03, 0.003]

export interface FoundMark extends MarkCode {
  /** Standard deviations of the peak above the noise. */
  peak: number
}

/** Finds the mark of a key in an image, also after cropping and scaling; null if there is none. */
export const detectMark = (luma: Luma, key: MarkKey): FoundMark | null => findIn(measureResidual(luma), key)

/** Finds the mark of a key in frames of a film, which are of one size: what is left of them is added up. Null if there is none. */
export function detectMarkInFrames([first, ...others]: readonly Luma[], key: MarkKey): FoundMark | null {
  if (!first) return null
  const sum = measureResidual(first)
  for (const { data } of others.map(measureResidual))
    for (let at = 0; at < sum.data.length; at += 1) sum.data[at] = (sum.data[at] ?? 0) + (data[at] ?? 0)
  return findIn(sum, key)
}

function findIn(residual: Luma, key: MarkKey): FoundMark | null {
  const carriers = listCarriers(key)
  const whole = measureAt(residual, carriers, 1)
  const best = whole.peak >= LEAST_PEAK ? whole : search(residual, carriers)
  return best.peak >= LEAST_PEAK ? readAt(residual, carriers, refine(residual, carriers, best)) : null
}

/** The highest peak over all scales, for measurements. */
export function measurePeak(luma: Luma, key: MarkKey): number {
  const carriers = listCarriers(key)
  const residual = measureResidual(luma)
  return Math.max(measureAt(residual, carriers, 1).peak, search(residual, carriers).peak)
}

interface Position {
  scale: number
  peak: number
  x: number
  y: number
}

function search(residual: Luma, carriers: readonly Carrier[]): Position {
  let best: Position = { scale: 1, peak: 0, x: 0, y: 0 }
  for (let scale = LARGEST; scale >= SMALLEST; scale -= STEP) {
    const found = measureAt(residual, carriers, scale)
    if (found.peak > best.peak) best = found
  }
  return best
}

function refine(residual: Luma, carriers: readonly Carrier[], found: Position): Position {
  let best = found
  for (const offset of [-0.002, -0.0015, -0.001, -0.0005, 0.0005, 0.001, 0.0015, 0.002]) {
    const nearby = measureAt(residual, carriers, found.scale + offset)
    if (nearby.peak > best.peak) best = nearby
  }
  return best
}

/** What is left of an image without its coarse forms, as if all of it had the same texture. */
function measureResidual(luma: Luma): Luma {
  const small = shrink(luma, (FINENESS * WORKING_SIDE) / Math.sqrt(luma.width * luma.height))
  const { data, width, height } = small
  const reach = Math.max(2, Math.round((5 * Math.sqrt(width * height)) / WORKING_SIDE))
  const { means, deviations } = measureBoxes(small, around(reach))
  const residual = data.map((value, at) =>
    Math.max(-2, Math.min(2, (value - (means[at] ?? 0)) / ((deviations[at] ?? 0) + 1))),
  )
  return { data: residual, width, height }
}

/** Folds the residual into one tile, at a scale relative to the size of an image that is not cropped, and transforms it. */
function fold({ data, width, height }: Luma, scale: number): Complex {
  const step = (scale * WORKING_SIDE) / Math.sqrt(width * height)
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x + 0.5) * step) % TILE)
  const tile = createComplex(TILE * TILE)
  const counts = new Float64Array(TILE * TILE)
  for (let y = 0; y < height; y += 1) {
    const row = (Math.floor((y + 0.5) * step) % TILE) * TILE
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const index = row + (columns[x] ?? 0)
      tile.re[index] = (tile.re[index] ?? 0) + (data[at] ?? 0)
      counts[index] = (counts[index] ?? 0) + 1
    }
  }
  for (const [index, count] of counts.entries())
    if (count > 0) tile.re[index] = (tile.re[index] ?? 0) / Math.sqrt(count)
  transform(tile, TILE, false)
  return tile
}

/** Each frequency relative to the usual strength of its distance, so that none outweighs the others. */
function whiten(tile: Complex, carriers: readonly Carrier[]): Map<Carrier, { re: number; im: number }> {
  const powers = new Map<number, { sum: number; count: number }>()
  const read = (carrier: Carrier) => {
    const index = indexOf(carrier)
    return { re: tile.re[index] ?? 0, im: tile.im[index] ?? 0, ring: Math.round(Math.hypot(carrier.u, carrier.v)) }
  }
  for (const carrier of carriers) {
    const { re, im, ring } = read(carrier)
    const power = powers.get(ring) ?? { sum: 0, count: 0 }
    powers.set(ring, { sum: power.sum + Math.hypot(re, im), count: power.count + 1 })
  }
  return new Map(
    carriers.map((carrier) => {
      const { re, im, ring } = read(carrier)
      const power = powers.get(ring)
      const usual = power ? power.sum / power.count : 1
      const size = Math.hypot(re, im)
      const factor = size > 0 ? Math.min(size / usual, 1.5) / size : 0
      return [carrier, { re: re * factor, im: im * factor }]
    }),
  )
}

/** Correlates the tile with the carriers that find its position. */
function measureAt(residual: Luma, carriers: readonly Carrier[], scale: number): Position {
  const values = whiten(fold(residual, scale), carriers)
  const correlation = createComplex(TILE * TILE)
  for (const carrier of carriers) {
    if (carrier.bit !== -1) continue
    const { re, im } = values.get(carrier) ?? { re: 0, im: 0 }
    const [cos, sin] = [Math.cos(carrier.phase), Math.sin(carrier.phase)]
    const [x, y] = [re * cos + im * sin, im * cos - re * sin]
    correlation.re[indexOf(carrier)] = x
    correlation.im[indexOf(carrier)] = y
    const mirrored = indexOf({ u: -carrier.u, v: -carrier.v })
    correlation.re[mirrored] = x
    correlation.im[mirrored] = -y
  }
  transform(correlation, TILE, true)
  let [highest, place, energy] = [0, 0, 0]
  for (const [index, value] of correlation.re.entries()) {
    energy += value * value
    if (value <= highest) continue
    highest = value
    place = index
  }
  const peak = highest / Math.sqrt(energy / correlation.re.length || 1)
  return { scale, peak, x: place % TILE, y: Math.floor(place / TILE) }
}

/** Reads the bits at a position. */
function readAt(residual: Luma, carriers: readonly Carrier[], { scale, x, y, peak }: Position): FoundMark | null {
  const values = whiten(fold(residual, scale), carriers)
  const received = Array.from({ length: countCoded(MESSAGE_BITS) }, () => 0)
  for (const carrier of carriers) {
    if (carrier.bit === -1) continue
    const { re, im } = values.get(carrier) ?? { re: 0, im: 0 }
    const phase = carrier.phase - (2 * Math.PI * (carrier.u * x + carrier.v * y)) / TILE
    received[carrier.bit] = (received[carrier.bit] ?? 0) + re * Math.cos(phase) + im * Math.sin(phase)
  }
  const code = readMessage(decode(received))
  return code && { ...code, peak }
}
