import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { normalizeLoudness } from './loudness.ts'

/** The level of music below the sound of a clip: 12 dB lower. */
const DUCKED = 10 ** (-12 / 20)
/** How long the music takes to go down and to come back, and how long a clip fades out. Seconds. */
const RAMP = 0.35
/** A clip whose samples are all below this level is silent. */
const SILENT = 0.001

/**
 * Mixes the sound of a clip, which begins with the film, with its music. The music is lower while the clip is heard; with `isClipLow`, the
 * clip is lower than the music instead.
 */
export function mixSounds(music: Stereo | null, clip: Stereo, seconds: number, isClipLow = false): Stereo | null {
  const heard = findEnd(clip)
  if (heard === 0) return music
  const length = Math.round(seconds * SAMPLE_RATE)
  const end = Math.min(heard, length)
  const mixed = { left: new Float32Array(length), right: new Float32Array(length) }
  const ramp = Math.round(RAMP * SAMPLE_RATE)
  normalizeLoudness(clip)
  const isBehind = isClipLow && music !== null
  const [clipLevel, musicLevel] = isBehind ? [DUCKED, 1] : [1, DUCKED]
  for (const side of ['left', 'right'] as const)
    for (let at = 0; at < length; at++) {
      const near = Math.min(1, Math.max(0, (end - at) / ramp))
      const opening = Math.min(1, at / 200)
      mixed[side][at] =
        (clip[side][at] ?? 0) * clipLevel * near * opening + (music?.[side][at] ?? 0) * (1 - (1 - musicLevel) * near)
    }
  normalizeLoudness(mixed)
  return mixed
}

/** The number of samples until the last one that is heard. */
const findEnd = ({ left, right }: Stereo): number =>
  Math.max(
    left.findLastIndex((value) => Math.abs(value) > SILENT),
    right.findLastIndex((value) => Math.abs(value) > SILENT),
  ) + 1
