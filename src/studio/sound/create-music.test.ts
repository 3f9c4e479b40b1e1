import { expect, test } from 'vitest'
import { ebur128_integrated_stereo, ebur128_true_peak_stereo } from 'ebur128-wasm/ebur128_wasm.js'
import { createMusic } from './create-music.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { mixSounds } from './mix-sounds.ts'
import { chooseMood, MOODS } from './moods.ts'
import { writeScore } from './write-score.ts'

const BEAT = 0.5
const REQUEST = { seed: 7, beat: BEAT, seconds: 10, cuts: [0, 2, 4.5, 7.5] }

const measureLargestStep = ({ left, right }: Stereo) =>
  Math.max(
    ...[left, right].map((side) =>
      side.reduce((most, value, at) => Math.max(most, Math.abs(value - (side[at - 1] ?? 0))), 0),
    ),
  )

test.each(MOODS)(
  '%s music is as loud as platforms play it, without peaks that clip, in films of 6 to 30 seconds',
  (mood) => {
    for (const seconds of [6, 15]) {
      const music = createMusic({ ...REQUEST, mood, seconds })
      expect(music.left.length).toBe(seconds * SAMPLE_RATE)
      const loudness = ebur128_integrated_stereo(SAMPLE_RATE, music.left, music.right)
      expect(Math.abs(loudness + 14)).toBeLessThan(1)
      const peak = ebur128_true_peak_stereo(SAMPLE_RATE, music.left, music.right)
      expect(peak).toBeLessThanOrEqual(-1)
    }
  },
)

test.each(MOODS)('%s music has no clicks, and begins and ends in silence', (mood) => {
  const music = createMusic({ ...REQUEST, mood })
  expect(measureLargestStep(music)).toBeLessThan(0.6)
  expect(Math.abs(music.left.at(-1) ?? 1)).toBeLessThan(0.001)
  expect(Math.abs(music.left[0] ?? 1)).toBeLessThan(0.01)
})

test('the same request gives the same music, another item other music', () => {
  const [one, same, other] = [REQUEST, REQUEST, { ...REQUEST, seed: 8 }].map(
    (request) => createMusic({ ...request, mood: 'warm' }).left,
  )
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test('all drums are on the grid of the beat, an accent is on each cut, and the last scene begins with the first chord', () => {
  for (const mood of MOODS) {
    const notes = writeScore({ ...REQUEST, mood })
    for (const { start } of notes)
      expect(Math.abs((start / BEAT) * 4 - Math.round((start / BEAT) * 4))).toBeLessThan(1e-6)
    const accents = notes.filter(({ instrument }) => instrument === 'crash').map(({ start }) => start)
    expect(accents).toEqual([2, 4.5, 7.5])
    expect(notes.filter(({ instrument, start }) => instrument === 'snare' && start >= 7.5)).toEqual([])
    expect(notes.some(({ instrument, start }) => instrument === 'pad' && start === 7.5)).toBe(true)
  }
})

test('the mood follows the tone, unless a person chose another pace', () => {
  expect([chooseMood('luxury', 'calm'), chooseMood('playful', 'lively'), chooseMood('bold', 'bold')]).toEqual([
    'serene',
    'sunny',
    'driving',
  ])
  expect(chooseMood('bold', 'calm')).toBe('serene')
  expect(
    new Set(
      ['luxury', 'minimal', 'authoritative', 'innovative', 'friendly', 'playful', 'bold', 'energetic'].map((tone) =>
        chooseMood(
          tone,
          tone === 'innovative'
            ? 'lively'
            : tone === 'friendly' || tone === 'playful'
              ? 'lively'
              : tone === 'bold' || tone === 'energetic'
                ? 'bold'
                : 'calm',
        ),
      ),
    ),
  ).toEqual(new Set(MOODS))
})

const createTone = (seconds: number): Stereo => {
  const left = Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, at) => 0.2 * Math.sin((2 * Math.PI * 997 * at) / SAMPLE_RATE),
  )
  return { left, right: left.slice() }
}

test('music is 12 dB lower while a clip is heard, and comes back after it', () => {
  const silence = createTone(3)
  const music = createMusic({ ...REQUEST, mood: 'driving', cuts: [0] })
  const mixed = mixSounds({ music, clip: silence }, 10)
  const power = ({ left }: Stereo, from: number, until: number) =>
    left.slice(from * SAMPLE_RATE, until * SAMPLE_RATE).reduce((sum, value) => sum + value * value, 0)
  if (!mixed) throw new Error('no sound')
  expect(mixed.left.length).toBe(10 * SAMPLE_RATE)
  expect(power(mixed, 4, 8) / power(music, 4, 8)).toBeGreaterThan(0.5)
  expect(measureLargestStep(mixed)).toBeLessThan(0.6)
  expect(Math.abs(ebur128_integrated_stereo(SAMPLE_RATE, mixed.left, mixed.right) + 14)).toBeLessThan(1)
})

test('a silent clip leaves the music as it is, and a clip without music is heard alone', () => {
  const music = createMusic({ ...REQUEST, mood: 'clear' })
  const silent = { left: new Float32Array(SAMPLE_RATE), right: new Float32Array(SAMPLE_RATE) }
  expect(mixSounds({ music, clip: silent }, 10)).toBe(music)
  expect(mixSounds({ music: null, clip: silent }, 10)).toBeNull()
  const alone = mixSounds({ music: null, clip: createTone(2) }, 6)
  expect(alone?.left.subarray(3 * SAMPLE_RATE).every((value) => value === 0)).toBe(true)
})
