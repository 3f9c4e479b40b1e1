import { SAMPLE_RATE, type Stereo } from './instruments.ts'

/** The loudness that platforms play at, in LUFS, and the highest true peak, in dBTP, with a margin for the encoder. */
export const TARGET_LUFS = -14
const HIGHEST_PEAK = 10 ** (-2.2 / 20)

/** A second-order filter: y = b0 x + b1 x1 + b2 x2 - a1 y1 - a2 y2. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The K-weighting of ITU-R BS.1770-4 for 44,100 samples a second: a high shelf, then a high pass. */
const K_WEIGHTING: readonly [Biquad, Biquad] = [
  createShelf(1681.974450955533, 3.999843853973347, 0.7071752369554196),
  createHighPass(38.13547087602444, 0.5003270373238773),
]

/** The filters of BS.1770 by their analog values, as in the notes of B. de Man on the standard. */
function createShelf(frequency: number, decibels: number, q: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / SAMPLE_RATE)
  const high = 10 ** (decibels / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

function createHighPass(frequency: number, q: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / SAMPLE_RATE)
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

const BLOCK = Math.round(0.4 * SAMPLE_RATE)
const HOP = Math.round(0.1 * SAMPLE_RATE)

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)

/** Seconds from one block of `measureBlocks` to the next, and how long each lasts. */
export const BLOCK_TIMES = { step: HOP / SAMPLE_RATE, length: BLOCK / SAMPLE_RATE }

/** Measures the power of each block of 400 ms, K-weighted. */
function measurePowers({ left, right }: Stereo): number[] {
  const hops = new Float64Array(Math.ceil(left.length / HOP))
  for (const channel of [left, right]) addEnergy(channel, hops)
  const count = Math.max(1, Math.floor((left.length - BLOCK) / HOP) + 1)
  return Array.from({ length: count }, (_, index) => {
    const block = hops.subarray(index, index + BLOCK / HOP)
    return block.reduce((sum, value) => sum + value, 0) / BLOCK
  })
}

/** Adds the K-weighted energy of a channel to that of each 100 ms. Both filters run in one pass: a film has a million samples. */
function addEnergy(samples: Float32Array, hops: Float64Array): void {
  const [[b0, b1, b2, a1, a2], [d0, d1, d2, c1, c2]] = K_WEIGHTING
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0]
  for (let hop = 0; hop < hops.length; hop++) {
    const end = Math.min(samples.length, (hop + 1) * HOP)
    let energy = 0
    for (let at = hop * HOP; at < end; at++) {
      const x = samples[at] ?? 0
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      const z = d0 * y + d1 * y1 + d2 * y2 - c1 * z1 - c2 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      energy += z * z
    }
    hops[hop] = (hops[hop] ?? 0) + energy
  }
}

/** Measures the momentary loudness of each block in LUFS. Silence gives -Infinity. */
export const measureBlocks = (sound: Stereo): number[] => measurePowers(sound).map(toLufs)

/** Measures the integrated loudness in LUFS (ITU-R BS.1770-4, with both gates). Silence gives -Infinity. */
export const measureLoudness = (sound: Stereo): number => integrate(measurePowers(sound))

function integrate(powers: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const audible = powers.filter((power) => toLufs(power) > -70)
  if (audible.length === 0) return -Infinity
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** How long before a peak the level begins to fall, and how long it takes to come back. Seconds. */
const LOOK_AHEAD = Math.round(0.005 * SAMPLE_RATE)
const RELEASE = 0.08

/** Brings music to the loudness of platforms, with peaks that no player clips. The samples are changed. */
export function normalizeLoudness(sound: Stereo): void {
  for (let round = 0; round < 4; round++) {
    const loudness = measureLoudness(sound)
    if (!Number.isFinite(loudness)) return
    const gain = 10 ** ((TARGET_LUFS - loudness) / 20)
    for (const channel of [sound.left, sound.right])
      for (let at = 0; at < channel.length; at++) channel[at] = (channel[at] ?? 0) * gain
    // Without a peak that was lowered, the sound has the target exactly.
    if (!limitPeaks(sound) || Math.abs(loudness - TARGET_LUFS) < 0.2) return
  }
}

/** Lowers the level around peaks, so that no value between two samples is above the limit either. Returns whether there was a peak. */
function limitPeaks({ left, right }: Stereo): boolean {
  const { length } = left
  const gains = new Float32Array(length).fill(1)
  let hasPeak = false
  for (let at = 0; at < length; at++) {
    const peak = Math.max(estimatePeak(left, at), estimatePeak(right, at))
    if (peak <= HIGHEST_PEAK) continue
    hasPeak = true
    const needed = HIGHEST_PEAK / peak
    for (let before = Math.max(0, at - LOOK_AHEAD); before <= Math.min(length - 1, at + 2); before++)
      gains[before] = Math.min(gains[before] ?? 1, needed)
  }
  if (!hasPeak) return false
  const release = 1 - Math.exp(-1 / (RELEASE * SAMPLE_RATE))
  let level = 1
  const smooth = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const wanted = gains[at] ?? 1
    level =
      wanted < level ? Math.max(wanted, level - (1 - wanted) / (LOOK_AHEAD * 0.6)) : level + (wanted - level) * release
    smooth[at] = level
  }
  for (let at = 0; at < length; at++) {
    left[at] = clip((left[at] ?? 0) * (smooth[at] ?? 1))
    right[at] = clip((right[at] ?? 0) * (smooth[at] ?? 1))
  }
  return true
}

/** What is still above the limit bends softly. */
const clip = (value: number) => (Math.abs(value) <= HIGHEST_PEAK ? value : Math.sign(value) * HIGHEST_PEAK)

/** The largest value near a sample, with that in the middle between it and the next one (cubic interpolation). */
function estimatePeak(samples: Float32Array, at: number): number {
  const sample = samples[at] ?? 0
  const next = samples[at + 1] ?? 0
  const between = (9 * (sample + next) - (samples[at - 1] ?? 0) - (samples[at + 2] ?? 0)) / 16
  return Math.max(Math.abs(sample), Math.abs(between))
}
