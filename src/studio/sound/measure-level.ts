import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { BLOCK_TIMES, measureBlocks, measureLoudness } from './loudness.ts'

/**
 * The level of a sound: its integrated loudness in LUFS, its highest true peak in dBTP, and when it is loudest, quietest and at its peak, in
 * seconds.
 */
export interface SoundLevel {
  lufs: number
  true_peak: number
  loudest_at: number
  quietest_at: number
  peak_at: number
}

/** Blocks below this loudness are silent: the gate of BS.1770. */
const SILENT_LUFS = -70

/** Measures the level of a sound by ITU-R BS.1770-4. Returns null for silence. */
export function measureLevel(sound: Stereo): SoundLevel | null {
  const lufs = measureLoudness(sound)
  if (!Number.isFinite(lufs)) return null
  const blocks = measureBlocks(sound)
  const heard = blocks.filter((loudness) => loudness > SILENT_LUFS)
  const timeOf = (loudness: number) => blocks.indexOf(loudness) * BLOCK_TIMES.step + BLOCK_TIMES.length / 2
  const peak = findTruePeak(sound)
  return {
    lufs,
    true_peak: 20 * Math.log10(peak.value),
    loudest_at: timeOf(Math.max(...heard)),
    quietest_at: timeOf(Math.min(...heard)),
    peak_at: peak.at / SAMPLE_RATE,
  }
}

/** Values between two samples, and the samples on both sides from which each is read. */
const PHASES = 4
const REACH = 12

/** For each place between two samples, the weights of the samples around it: a sinc under a Hann window. */
const WEIGHTS = Array.from({ length: PHASES - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * REACH }, (__, tap) => {
    const x = tap - REACH + 1 - (phase + 1) / PHASES
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH))
  }),
)

/** Finds the highest value of a sound at four times its rate, and its sample. Only what is near the highest samples can be higher than they. */
function findTruePeak({ left, right }: Stereo): { value: number; at: number } {
  const top = { value: 0, at: 0 }
  for (const channel of [left, right]) for (let at = 0; at < channel.length; at++) keepHigher(top, channel[at] ?? 0, at)
  const near = top.value / 2
  for (const channel of [left, right])
    for (let at = 0; at < channel.length; at++) {
      if (Math.abs(channel[at] ?? 0) < near) continue
      for (const weights of WEIGHTS) keepHigher(top, interpolate(channel, at, weights), at)
    }
  return top
}

function keepHigher(top: { value: number; at: number }, value: number, at: number): void {
  if (Math.abs(value) <= top.value) return
  top.value = Math.abs(value)
  top.at = at
}

function interpolate(samples: Float32Array, at: number, weights: Float64Array): number {
  let sum = 0
  for (let tap = 0; tap < weights.length; tap++) sum += (samples[at + tap - REACH + 1] ?? 0) * (weights[tap] ?? 0)
  return sum
}
