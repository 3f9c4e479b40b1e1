import type { Stereo } from './instruments.ts'

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
export function addReverb({ left, right }: Stereo, share: number): void {
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
