import type { Span } from '../model/video-sound.ts'

const WINDOW_SECONDS = 0.02
/** A sound below this level is silence: the root mean square as a share of full scale. */
const SILENCE = 0.001
/** What is heard begins so many decibels above the noise of the recording, as a share of the way to its loud parts. */
const THRESHOLD_SHARE = 0.4
/** Nothing that is so many decibels below the loud parts is speech. */
const RANGE_DB = 32
/** Shorter pauses belong to a phrase, and shorter sounds are none. Seconds. */
const PAUSE_SECONDS = 0.22
const SHORTEST_SECONDS = 0.08

/** Finds when a voice is heard in one channel, by its level. `rate` is samples a second. */
export function findSpeech(samples: Float32Array, rate: number): Span[] {
  const levels = measureLevels(samples, Math.max(1, Math.round(rate * WINDOW_SECONDS)))
  const sorted = levels.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? -Infinity
  const [noise, loud] = [at(0.1), at(0.95)]
  if (loud < toDecibels(SILENCE)) return []
  const floor = Math.max(noise, loud - RANGE_DB)
  const threshold = floor + (loud - floor) * THRESHOLD_SHARE
  // A recording without a pause is speech from its beginning to its end.
  const isEven = loud - floor < 6
  const spans: [number, number][] = []
  for (const [index, level] of levels.entries()) {
    if (!isEven && level < threshold) continue
    const [from, until] = [index * WINDOW_SECONDS, (index + 1) * WINDOW_SECONDS]
    const last = spans.at(-1)
    if (last && from - last[1] < PAUSE_SECONDS) last[1] = until
    else spans.push([from, until])
  }
  const end = samples.length / rate
  return spans
    .filter(([from, until]) => until - from >= SHORTEST_SECONDS)
    .map(([from, until]) => [from, Math.min(until, end)])
}

const toDecibels = (level: number) => 20 * Math.log10(Math.max(level, 1e-6))

function measureLevels(samples: Float32Array, window: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / window) }, (_, index) => {
    const part = samples.subarray(index * window, (index + 1) * window)
    const power = part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length)
    return toDecibels(Math.sqrt(power))
  })
}
