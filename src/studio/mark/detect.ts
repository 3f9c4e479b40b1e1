import { countCoded, decode } from './convolutional-code.ts'
import { type Complex, createComplex, transform } from './fft.ts'
import { around, type Luma, measureBoxes, shrink } from './luma.ts'
import { type MarkCode, MESSAGE_BITS, readMessage } from './mark-code.ts'
import { indexOf, listCarriers, type MarkKey, TILE, USED_COLUMNS, WORKING_SIDE } from './pattern.ts'

/** The residual is measured at this multiple of the working size, or at the size of the image if that is smaller. */
const FINENESS = 1.5
/** How far the peak of the position must stand above the noise, in standard deviations. */
export const LEAST_PEAK = 6.5
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
  const tuner = openTuner(residual, key)
  const [whole] = tuner.measure([1])
  const best = whole && whole.peak >= LEAST_PEAK ? whole : findHighest(tuner.measure(SCALES))
  if (best.peak < LEAST_PEAK) return null
  return tuner.read(findHighest([best, ...tuner.measure(NEARBY.map((offset) => best.scale + offset))]))
}

/** The highest peak over all scales, for measurements. */
export function measurePeak(luma: Luma, key: MarkKey): number {
  return findHighest(openTuner(measureResidual(luma), key).measure([1, ...SCALES])).peak
}

interface Position {
  scale: number
  peak: number
  x: number
  y: number
}

/** From the largest to the smallest. */
const SCALES = Array.from({ length: Math.floor((LARGEST - SMALLEST) / STEP) + 1 }, (_, index) => LARGEST - index * STEP)
/** Offsets between two pixels of the tile. */
const BETWEEN = [-0.5, -0.25, 0, 0.25, 0.5]
/** Distances of carriers that are measured together, to each side, and the weight of one that seems to be lost. */
const [RINGS_NEAR, LEAST_WEIGHT] = [2, 0.02]
const NEARBY = [-0.002, -0.0015, -0.001, -0.0005, 0.0005, 0.001, 0.0015, 0.002]

/** The first of the highest. */
const findHighest = (positions: readonly Position[]): Position =>
  positions.reduce((best, position) => (position.peak > best.peak ? position : best), { scale: 1, peak: 0, x: 0, y: 0 })

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

/** Adds the residual up in a tile, at a scale relative to the size of an image that is not cropped. `counts` is a scratch of its size. */
function fold({ data, width, height }: Luma, scale: number, tile: Float64Array, counts: Float64Array): void {
  const step = (scale * WORKING_SIDE) / Math.sqrt(width * height)
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x + 0.5) * step) % TILE)
  counts.fill(0)
  for (let y = 0; y < height; y += 1) {
    const row = (Math.floor((y + 0.5) * step) % TILE) * TILE
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const index = row + (columns[x] ?? 0)
      tile[index] = (tile[index] ?? 0) + (data[at] ?? 0)
      counts[index] = (counts[index] ?? 0) + 1
    }
  }
  for (let index = 0; index < tile.length; index += 1) tile[index] = (tile[index] ?? 0) / Math.sqrt(counts[index] || 1)
}

interface Tuner {
  /** The highest peak of each scale. */
  measure: (scales: readonly number[]) => Position[]
  /** The bits at a position; null if they are not those of a mark. */
  read: (position: Position) => FoundMark | null
}

/** Looks for the carriers of a key in a residual. */
function openTuner(residual: Luma, key: MarkKey): Tuner {
  const carriers = listCarriers(key).map((carrier) => ({
    ...carrier,
    index: indexOf(carrier),
    mirrored: indexOf({ u: -carrier.u, v: -carrier.v }),
    ring: Math.round(Math.hypot(carrier.u, carrier.v)),
    cos: Math.cos(carrier.phase),
    sin: Math.sin(carrier.phase),
  }))
  const rings = Math.max(...carriers.map(({ ring }) => ring)) + 1

  // One set of buffers for all scales: the garbage collector would take a third of the time.
  const counts = new Float64Array(TILE * TILE)
  const tiles = createComplex(TILE * TILE)
  const correlation = createComplex(TILE * TILE)
  const [first, second] = [createComplex(carriers.length), createComplex(carriers.length)]

  /** The frequencies of the carriers at up to two scales, whose tiles are transformed as the real and the imaginary part of one. */
  const readFrequencies = ([scale = 1, other]: readonly number[]): void => {
    tiles.re.fill(0)
    tiles.im.fill(0)
    fold(residual, scale, tiles.re, counts)
    if (other !== undefined) fold(residual, other, tiles.im, counts)
    transform(tiles, TILE, false, USED_COLUMNS)
    carriers.forEach(({ index, mirrored }, at) => {
      const a = tiles.re[index] ?? 0
      const b = tiles.im[index] ?? 0
      const c = tiles.re[mirrored] ?? 0
      const d = tiles.im[mirrored] ?? 0
      first.re[at] = (a + c) / 2
      first.im[at] = (b - d) / 2
      second.re[at] = (b + d) / 2
      second.im[at] = (c - a) / 2
    })
    whiten(first)
    whiten(second)
  }

  /** Makes each frequency relative to the usual strength of its distance, so that none outweighs the others. */
  const whiten = ({ re, im }: Complex): void => {
    const sums = new Float64Array(rings)
    const members = new Float64Array(rings)
    carriers.forEach(({ ring }, at) => {
      sums[ring] = (sums[ring] ?? 0) + measureSize(re[at] ?? 0, im[at] ?? 0)
      members[ring] = (members[ring] ?? 0) + 1
    })
    carriers.forEach(({ ring }, at) => {
      const size = measureSize(re[at] ?? 0, im[at] ?? 0)
      const usual = (sums[ring] ?? 0) / (members[ring] || 1)
      const factor = size > 0 ? Math.min(size / usual, 1.5) / size : 0
      re[at] = (re[at] ?? 0) * factor
      im[at] = (im[at] ?? 0) * factor
    })
  }

  /** Correlates up to two scales with the carriers that find the position. */
  const correlate = (scales: readonly number[]): Position[] => {
    readFrequencies(scales)
    correlation.re.fill(0)
    correlation.im.fill(0)
    carriers.forEach(({ bit, index, mirrored, cos, sin }, at) => {
      if (bit !== -1) return
      const a = first.re[at] ?? 0
      const b = first.im[at] ?? 0
      const c = second.re[at] ?? 0
      const d = second.im[at] ?? 0
      const x = a * cos + b * sin
      const y = b * cos - a * sin
      const otherX = c * cos + d * sin
      const otherY = d * cos - c * sin
      correlation.re[index] = x - otherY
      correlation.im[index] = y + otherX
      correlation.re[mirrored] = x + otherY
      correlation.im[mirrored] = otherX - y
    })
    transform(correlation, TILE, true, USED_COLUMNS)
    return scales.map((scale, at) => ({ scale, ...findPeak(at === 0 ? correlation.re : correlation.im) }))
  }

  /** How much each carrier has of its own phase, if the tile begins at a place. */
  const listSignals = (x: number, y: number): Float64Array =>
    Float64Array.from(carriers, ({ phase, u, v }, at) => {
      const turned = phase - (2 * Math.PI * (u * x + v * y)) / TILE
      return (first.re[at] ?? 0) * Math.cos(turned) + (first.im[at] ?? 0) * Math.sin(turned)
    })

  /** The place between the pixels of the tile at which the carriers of the position agree most. */
  const findBetween = ({ x, y }: Position): { x: number; y: number } => {
    const agree = (place: { x: number; y: number }) =>
      listSignals(place.x, place.y).reduce((sum, signal, at) => (carriers[at]?.bit === -1 ? sum + signal : sum), 0)
    const places = BETWEEN.flatMap((dy) => BETWEEN.map((dx) => ({ x: x + dx, y: y + dy })))
    return places
      .map((place) => ({ ...place, agreed: agree(place) }))
      .reduce((best, place) => (place.agreed > best.agreed ? place : best))
  }

  /**
   * How far each distance can be relied on, from the carriers of the position: in a copy, the finest ones may be gone. A distance has few
   * carriers, so its neighbors count as well.
   */
  const measureRings = (signals: Float64Array): Float64Array => {
    const [sums, members] = [new Float64Array(rings), new Float64Array(rings)]
    carriers.forEach(({ bit, ring }, at) => {
      if (bit !== -1) return
      for (let near = Math.max(0, ring - RINGS_NEAR); near <= Math.min(rings - 1, ring + RINGS_NEAR); near += 1) {
        sums[near] = (sums[near] ?? 0) + (signals[at] ?? 0)
        members[near] = (members[near] ?? 0) + 1
      }
    })
    return sums.map((sum, ring) => Math.max(LEAST_WEIGHT, sum / (members[ring] || 1)))
  }

  return {
    measure: (scales) =>
      Array.from({ length: Math.ceil(scales.length / 2) }, (_, at) => scales.slice(at * 2, at * 2 + 2)).flatMap(
        correlate,
      ),
    read: (position) => {
      readFrequencies([position.scale])
      const { x, y } = findBetween(position)
      const signals = listSignals(x, y)
      const weights = measureRings(signals)
      const received = Array.from({ length: countCoded(MESSAGE_BITS) }, () => 0)
      for (const [at, { bit, ring }] of carriers.entries())
        if (bit !== -1) received[bit] = (received[bit] ?? 0) + (weights[ring] ?? 0) * (signals[at] ?? 0)
      const code = readMessage(decode(received))
      return code && { ...code, peak: position.peak }
    },
  }
}

/** Faster than `Math.hypot`. */
const measureSize = (re: number, im: number): number => Math.sqrt(re * re + im * im)

function findPeak(correlation: Float64Array): { peak: number; x: number; y: number } {
  let highest = 0
  let place = 0
  let energy = 0
  for (let index = 0; index < correlation.length; index += 1) {
    const value = correlation[index] ?? 0
    energy += value * value
    if (value <= highest) continue
    highest = value
    place = index
  }
  const peak = highest / Math.sqrt(energy / correlation.length || 1)
  return { peak, x: place % TILE, y: Math.floor(place / TILE) }
}
