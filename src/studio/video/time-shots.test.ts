import { expect, test } from 'vitest'
import { createShot, listShotTexts, toHero, type Shot } from './shot.ts'
import { measureEntrance, measureReading, timeShots } from './time-shots.ts'

const STYLES = ['calm', 'lively', 'bold'] as const
const toPoint = (text: string) => createShot('point', [toHero(text)])
const createShots = (...texts: string[]): Shot[] => [
  createShot('hook', [toHero('Sleep well')]),
  ...texts.map(toPoint),
  createShot('end', [toHero('Take a look', 'cta')]),
]
const SENTENCE = 'Join our skin clinic evening on Thursday, June 4 at 6 pm in the Verdant Studio'

test.each(STYLES)('each text of a %s film rests for 0.3 seconds and 0.06 for each character at least', (style) => {
  for (const shots of [createShots(SENTENCE), createShots('Vegan', 'Fragrance free', SENTENCE)])
    for (const { shot, from, until } of timeShots(shots, { style, fps: 30 }).shots) {
      const seconds = (until - from) / 30 - measureEntrance(shot, style)
      expect(seconds).toBeGreaterThanOrEqual(measureReading(listShotTexts(shot)) - 1e-9)
    }
})

test.each(STYLES)(
  'a %s film lasts 6 to 30 seconds, as long as there is something to read, and all its cuts are on beats',
  (style) => {
    const lengths = [
      createShots(),
      createShots('Vegan'),
      createShots('Vegan', SENTENCE),
      createShots(...Array.from({ length: 6 }, () => SENTENCE.repeat(3))),
    ].map((shots) => {
      const { frames, beat, shots: timed } = timeShots(shots, { style, fps: 30 })
      expect(timed.map(({ from }) => from % beat)).toEqual(timed.map(() => 0))
      expect(timed.at(-1)?.until).toBe(frames)
      return frames / 30
    })
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths[0]).toBe(6)
    expect(lengths.at(-1)).toBeLessThanOrEqual(30)
    expect(lengths.at(-1)).toBeGreaterThan(28)
  },
)

test('a film has the length that was asked for, with fewer shots where there is no time for all', () => {
  for (const [seconds, fps] of [
    [3, 30],
    [10, 25],
    [30, 30],
    [7.3, 30],
    [0.1, 10],
  ] as const) {
    const { frames, shots } = timeShots(createShots('Vegan', 'Fragrance free', 'Cold pressed'), {
      style: 'bold',
      fps,
      seconds,
    })
    expect(frames).toBe(Math.max(1, Math.round(seconds * fps)))
    const shown = shots.flatMap(({ shot }) => listShotTexts(shot))
    expect(shown).toEqual(
      expect.arrayContaining(['Sleep well', 'Vegan', 'Fragrance free', 'Cold pressed', 'Take a look']),
    )
    expect(shots[0]?.shot.kind).toBe('hook')
  }
})
