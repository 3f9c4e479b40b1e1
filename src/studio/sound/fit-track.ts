import type { VideoTrack } from '../model/video-sound.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { normalizeLoudness } from './loudness.ts'

/** How long the end of a file and its beginning are heard together where it is repeated. Seconds. */
const JOIN = 0.5
/** The shortest fade: without one, a sound that begins or ends within a wave clicks. Seconds. */
const SHORTEST_FADE = 0.02

/**
 * Makes the music of a film from a file that was decoded from `start` on: exactly as long as the film, repeated where it is shorter, with its
 * fades, at the loudness of platforms.
 */
export function fitTrack(
  file: Stereo,
  { fade_in, fade_out }: Omit<VideoTrack, 'sound' | 'start'>,
  seconds: number,
): Stereo {
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE))
  const fitted = { left: repeat(file.left, length), right: repeat(file.right, length) }
  fade(fitted, fade_in, fade_out)
  normalizeLoudness(fitted)
  return fitted
}

/** Repeats a sound until it has a length. Its end and its next beginning overlap, and add up to the same power. */
function repeat(samples: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length)
  if (samples.length === 0) return whole
  const join = Math.min(Math.round(JOIN * SAMPLE_RATE), Math.floor(samples.length / 4))
  const step = Math.max(1, samples.length - join)
  for (let start = 0; start < length; start += step) {
    const isFirst = start === 0
    for (let at = 0; at < samples.length && start + at < length; at++) {
      const coming = isFirst || join === 0 ? 1 : Math.min(1, at / join)
      const going = join === 0 ? 1 : Math.min(1, (samples.length - at) / join)
      const level = Math.sin((Math.min(coming, going) * Math.PI) / 2)
      whole[start + at] = (whole[start + at] ?? 0) + (samples[at] ?? 0) * level
    }
  }
  return whole
}

/** Fades a sound in and out. Lengths are seconds. */
export function fade({ left, right }: Stereo, fadeIn: number, fadeOut: number): void {
  const { length } = left
  const count = (seconds: number) => Math.min(length, Math.round(Math.max(seconds, SHORTEST_FADE) * SAMPLE_RATE))
  const [first, last] = [count(fadeIn), count(fadeOut)]
  const shape = (share: number) => Math.sin(share * (Math.PI / 2)) ** 2
  for (let at = 0; at < first; at++) scale(left, right, at, shape(at / first))
  for (let at = 0; at < last; at++) scale(left, right, length - 1 - at, shape(at / last))
}

function scale(left: Float32Array, right: Float32Array, at: number, level: number): void {
  left[at] = (left[at] ?? 0) * level
  right[at] = (right[at] ?? 0) * level
}
