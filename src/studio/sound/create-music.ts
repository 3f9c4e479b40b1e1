import { playNote, SAMPLE_RATE, type Stereo } from './instruments.ts'
import { normalizeLoudness } from './loudness.ts'
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

/** Lengths of the delays in samples. They share no factor, so that no tone rings. */
const DELAYS = [1557, 1979, 2473, 3119] as const
const FEEDBACK = 0.76
/** How much of the high tones each round takes away. */
const DAMPING = 0.35

interface DelayLine {
  samples: Float32Array
  /** The place that is read and written next. */
  at: number
  /** The last value, without its high tones. */
  low: number
}

const openLine = (length: number): DelayLine => ({ samples: new Float32Array(length), at: 0, low: 0 })

/**
 * Adds the sound of a room: four delays that feed each other. `share` is its level, 0 to 1. The samples are changed. The loop makes no
 * objects: a film has a million samples.
 */
function addReverb({ left, right }: Stereo, share: number): void {
  const [a, b, c, d] = [openLine(DELAYS[0]), openLine(DELAYS[1]), openLine(DELAYS[2]), openLine(DELAYS[3])]
  for (let at = 0; at < left.length; at++) {
    const outA = a.samples[a.at] ?? 0
    const outB = b.samples[b.at] ?? 0
    const outC = c.samples[c.at] ?? 0
    const outD = d.samples[d.at] ?? 0
    const whole = (outA + outB + outC + outD) / 2
    const input = ((left[at] ?? 0) + (right[at] ?? 0)) / 2
    feed(a, input + FEEDBACK * (outA - whole))
    feed(b, input + FEEDBACK * (outB - whole))
    feed(c, input + FEEDBACK * (outC - whole))
    feed(d, input + FEEDBACK * (outD - whole))
    left[at] = (left[at] ?? 0) + share * (outA + outC)
    right[at] = (right[at] ?? 0) + share * (outB + outD)
  }
}

function feed(line: DelayLine, mixed: number): void {
  line.low += (mixed - line.low) * (1 - DAMPING)
  line.samples[line.at] = line.low
  line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1
}
