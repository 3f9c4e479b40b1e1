import { playNote, SAMPLE_RATE, type Stereo } from './instruments.ts'
import { normalizeLoudness } from './loudness.ts'
import { addReverb } from './reverb.ts'
import { writeScore, type ScoreRequest } from './write-score.ts'

const REVERB = 0.16
/** The last part of a film, in which its music fades out. Seconds. */
const FADE = 0.6

/** Creates the music of a film: exactly as long as it, at the loudness of platforms. The same request gives the same samples. */
export function createMusic(request: ScoreRequest): Stereo {
  const length = Math.max(1, Math.round(request.seconds * SAMPLE_RATE))
  const sound = { left: new Float32Array(length), right: new Float32Array(length) }
  for (const note of writeScore(request)) playNote(sound, note)
  addReverb(sound, REVERB)
  fadeOut(sound)
  normalizeLoudness(sound)
  return sound
}

function fadeOut({ left, right }: Stereo): void {
  const { length } = left
  const count = Math.min(length, Math.round(FADE * SAMPLE_RATE))
  for (let at = length - count; at < length; at++) {
    const share = Math.sin(((length - 1 - at) / count) * (Math.PI / 2)) ** 2
    left[at] = (left[at] ?? 0) * share
    right[at] = (right[at] ?? 0) * share
  }
}
