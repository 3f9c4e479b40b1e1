import type { Stereo } from './instruments.ts'

/** Lengths of the delays in samples. They share no factor, so that no tone rings. */
const DELAYS = [1557, 1979, 2473, 3119] as const
const FEEDBACK = 0.76
/** How much of the high tones each round takes away. */
const DAMPING = 0.35

/** Adds the sound of a room: four delays that feed each other. `share` is its level, 0 to 1. The samples are changed. */
export function addReverb({ left, right }: Stereo, share: number): void {
  const lines = DELAYS.map((length) => ({ samples: new Float32Array(length), at: 0, low: 0 }))
  for (let at = 0; at < left.length; at++) {
    const outs = lines.map(({ samples, at: place }) => samples[place] ?? 0)
    const whole = outs.reduce((sum, value) => sum + value, 0) / 2
    const input = ((left[at] ?? 0) + (right[at] ?? 0)) / 2
    for (const [index, line] of lines.entries()) {
      const mixed = input + FEEDBACK * ((outs[index] ?? 0) - whole)
      line.low += (mixed - line.low) * (1 - DAMPING)
      line.samples[line.at] = line.low
      line.at = (line.at + 1) % line.samples.length
    }
    left[at] = (left[at] ?? 0) + share * ((outs[0] ?? 0) + (outs[2] ?? 0))
    right[at] = (right[at] ?? 0) + share * ((outs[1] ?? 0) + (outs[3] ?? 0))
  }
}
