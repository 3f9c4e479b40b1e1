import { countCoded } from './convolutional-code.ts'
import { createComplex, transform } from './fft.ts'
import { MESSAGE_BITS } from './mark-code.ts'

/** Four words of 32 bits that only an instance knows. They decide which frequencies carry what. */
export type MarkKey = readonly [number, number, number, number]

/** Side of the tile that repeats over an image, in pixels of the working size. */
export const TILE = 128
/** The working size: an image is seen as if its area was that of a square of this side. */
export const WORKING_SIDE = 512
/** The used frequencies, in periods of a tile: lower ones are visible, higher ones do not survive. */
const [LOWEST, HIGHEST] = [9, 30]
/** The share of frequencies that find position and scale. The others carry bits. */
const SYNC_SHARE = 0.4

/** A frequency of the tile, its phase, and the coded bit that it carries; -1 for those that find the position. */
export interface Carrier {
  u: number
  v: number
  phase: number
  bit: number
}

/** The frequencies of a key in a fixed order. */
export function listCarriers(key: MarkKey): Carrier[] {
  const random = openRandom(key)
  const frequencies: { u: number; v: number }[] = []
  for (let v = 0; v <= HIGHEST; v += 1)
    for (let u = -HIGHEST; u <= HIGHEST; u += 1) {
      const radius = Math.hypot(u, v)
      if ((v > 0 || u > 0) && radius >= LOWEST && radius <= HIGHEST) frequencies.push({ u, v })
    }
  for (let index = frequencies.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const [one, two] = [frequencies[index], frequencies[other]]
    if (one && two) [frequencies[index], frequencies[other]] = [two, one]
  }
  const syncs = Math.round(frequencies.length * SYNC_SHARE)
  const coded = countCoded(MESSAGE_BITS)
  return frequencies.map((frequency, index) => ({
    ...frequency,
    phase: random() * 2 * Math.PI,
    bit: index < syncs ? -1 : (index - syncs) % coded,
  }))
}

/** The index of a frequency in the transformed tile. */
export const indexOf = ({ u, v }: { u: number; v: number }): number => ((v + TILE) % TILE) * TILE + ((u + TILE) % TILE)

/** The columns of the transformed tile that frequencies are in. */
export const USED_COLUMNS: readonly number[] = Array.from(
  { length: 2 * HIGHEST + 1 },
  (_, index) => (index - HIGHEST + TILE) % TILE,
)

/** The tile that carries coded bits, with a mean of 0 and a variance of 1. */
export function drawTile(carriers: readonly Carrier[], coded: readonly number[]): Float64Array {
  const spectrum = createComplex(TILE * TILE)
  for (const { u, v, phase, bit } of carriers) {
    const sign = bit === -1 || coded[bit] === 1 ? 1 : -1
    const [re, im] = [sign * Math.cos(phase), sign * Math.sin(phase)]
    spectrum.re[indexOf({ u, v })] = re
    spectrum.im[indexOf({ u, v })] = im
    spectrum.re[indexOf({ u: -u, v: -v })] = re
    spectrum.im[indexOf({ u: -u, v: -v })] = -im
  }
  transform(spectrum, TILE, true, USED_COLUMNS)
  const deviation = Math.sqrt(spectrum.re.reduce((sum, value) => sum + value * value, 0) / spectrum.re.length)
  return spectrum.re.map((value) => value / deviation)
}

/** Numbers from 0 to 1 of a key: sfc32 of PractRand, which passes its tests. */
function openRandom(key: MarkKey): () => number {
  let [a, b, c, counter] = key
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 15; round += 1) next()
  return next
}
