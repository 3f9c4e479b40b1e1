import { describe, expect, test } from 'vitest'
import { ebur128_integrated_stereo, ebur128_true_peak_stereo } from 'ebur128-wasm/ebur128_wasm.js'
import type { SoundRef } from '../model/video-sound.ts'
import { placeVoice, stretchToVoice } from '../video/place-voice.ts'
import type { Shot } from '../video/shot.ts'
import { timeShots } from '../video/time-shots.ts'
import { alignLines, splitPhrases } from './align-lines.ts'
import { createMusic } from './create-music.ts'
import { findSpeech } from './find-speech.ts'
import { fitTrack } from './fit-track.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { mixSounds } from './mix-sounds.ts'

/** A voice as far as levels go: a tone of 180 Hz with syllables of a fifth of a second, in these spans of seconds. */
function createVoice(spans: readonly (readonly [number, number])[], seconds: number, rate = SAMPLE_RATE): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) => {
    const time = at / rate
    const isHeard = spans.some(([from, until]) => time >= from && time < until)
    const noise = 0.0008 * Math.sin(at * 12.9898)
    return isHeard ? 0.3 * (0.6 + 0.4 * Math.sin(31 * time)) * Math.sin(2 * Math.PI * 180 * time) + noise : noise
  })
}
const toStereo = (samples: Float32Array): Stereo => ({ left: samples, right: samples.slice() })
const measurePower = ({ left }: Stereo, from: number, until: number) =>
  left.slice(from * SAMPLE_RATE, until * SAMPLE_RATE).reduce((sum, value) => sum + value * value, 0) / (until - from)
const measureStep = (samples: Float32Array, from: number, until: number) =>
  samples
    .subarray(Math.round(from * SAMPLE_RATE), Math.round(until * SAMPLE_RATE))
    .reduce((most, value, at, part) => (at === 0 ? most : Math.max(most, Math.abs(value - (part[at - 1] ?? 0)))), 0)

test('speech is found where it is heard, within a twentieth of a second', () => {
  const spoken = [
    [0.4, 1.9],
    [2.5, 4.2],
    [5, 5.8],
  ] as const
  for (const rate of [8000, 44_100]) {
    const found = findSpeech(createVoice(spoken, 7, rate), rate)
    expect(found).toHaveLength(3)
    for (const [index, [from, until]] of spoken.entries()) {
      expect(Math.abs((found[index]?.[0] ?? 9) - from)).toBeLessThan(0.05)
      expect(Math.abs((found[index]?.[1] ?? 9) - until)).toBeLessThan(0.05)
    }
  }
  expect(findSpeech(new Float32Array(8000), 8000)).toEqual([])
  const even = Float32Array.from({ length: 16_000 }, (_, at) => 0.3 * Math.sin(at / 5))
  expect(findSpeech(even, 8000)).toEqual([[0, 2]])
})

describe('the phrases of a text', () => {
  test.each([
    ['Open today. Fresh bread from 7 a.m., every day!', ['Open today.', 'Fresh bread from 7 a.m., every day!']],
    ['Der Preis ist 3.50 Euro. Bis Freitag!', ['Der Preis ist 3.50 Euro.', 'Bis Freitag!']],
    ['新商品です。今日から、お店で。', ['新商品です。', '今日から、お店で。']],
    ['هل تبحث عن هدية؟ زورونا اليوم.', ['هل تبحث عن هدية؟', 'زورونا اليوم.']],
    ['  ', []],
  ])('%s', (text, phrases) => {
    expect(splitPhrases(text)).toEqual(phrases)
  })

  test('a long sentence is divided at its commas, else between words, and nothing is lost', () => {
    const long =
      'Our candles are poured by hand in a small workshop by the sea, with wax from local bees, and each of them burns for forty hours'
    const parts = splitPhrases(long)
    expect(parts.join(' ')).toBe(long)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(72)
    expect(parts[0]).toMatch(/,$/)
    expect(splitPhrases('あ'.repeat(100)).join('')).toBe('あ'.repeat(100))
  })
})

test('phrases are heard between the pauses of the voice, in order, and fill it', () => {
  const speech = [
    [0.5, 2],
    [2.6, 4.6],
    [5.2, 6],
  ] as const
  const lines = alignLines('Fresh bread today. Warm from the oven at seven. Come by!', speech)
  expect(lines.map(({ text }) => text)).toEqual(['Fresh bread today.', 'Warm from the oven at seven.', 'Come by!'])
  expect(lines.map(({ from, until }) => [from, until])).toEqual(speech)
  const one = alignLines('Fresh bread today. Warm from the oven.', [[1, 5]])
  expect(one[0]?.from).toBe(1)
  expect(one[1]?.until).toBe(5)
  expect(one[0]?.until).toBeCloseTo(one[1]?.from ?? 0)
  expect(alignLines('', speech)).toEqual([])
  expect(alignLines('Hello', [])).toEqual([])
})

test('music is 10 dB lower under a voice, comes back without a step, and the film has the loudness of platforms', () => {
  const music = createMusic({ seed: 7, beat: 0.5, seconds: 14, cuts: [0, 4, 9], mood: 'steady' })
  const quiet = { left: music.left.slice(), right: music.right.slice() }
  // A voice without energy of its own would hide nothing: the music under it is measured alone.
  const voice = toStereo(createVoice([[4, 8]], 9))
  const mixed = mixSounds({ music, voice }, 14)
  if (!mixed) throw new Error('no sound')
  const alone = mixSounds({ music: null, voice }, 14)
  if (!alone) throw new Error('no voice')
  // What remains without the voice is the music with its level. The gain of the whole is that of the part without voice.
  const gain = Math.sqrt(measurePower(mixed, 10, 13) / measurePower(quiet, 10, 13))
  const scale = bestScale(mixed.left, alone.left, quiet.left, gain)
  const under = 20 * Math.log10(scale)
  expect(under).toBeGreaterThan(-11)
  expect(under).toBeLessThan(-9)
  for (const place of [3.6, 4, 8, 8.35]) expect(measureStep(mixed.left, place - 0.05, place + 0.05)).toBeLessThan(0.3)
  expect(Math.abs(ebur128_integrated_stereo(SAMPLE_RATE, mixed.left, mixed.right) + 14)).toBeLessThan(1)
  expect(ebur128_true_peak_stereo(SAMPLE_RATE, mixed.left, mixed.right)).toBeLessThanOrEqual(-1)
})

/** The level of the music in a mix between seconds 5 and 7, relative to `gain`: least squares of mix = a × voice + b × music. */
function bestScale(mixed: Float32Array, voice: Float32Array, music: Float32Array, gain: number): number {
  let [vv, vm, mm, xv, xm] = [0, 0, 0, 0, 0]
  for (let at = 5 * SAMPLE_RATE; at < 7 * SAMPLE_RATE; at++) {
    const [v, m, x] = [voice[at] ?? 0, music[at] ?? 0, mixed[at] ?? 0]
    vv += v * v
    vm += v * m
    mm += m * m
    xv += x * v
    xm += x * m
  }
  return (xm * vv - xv * vm) / (mm * vv - vm * vm) / gain
}

test('a voice is heard above a clip and its music, and alone', () => {
  const music = createMusic({ seed: 7, beat: 0.5, seconds: 8, cuts: [0], mood: 'warm' })
  const clip = toStereo(createVoice([[0, 8]], 8))
  const voice = toStereo(createVoice([[1, 3]], 4))
  const mixed = mixSounds({ music, clip, voice }, 8)
  expect(mixed && measurePower(mixed, 1.2, 2.8) / measurePower(mixed, 5, 7)).toBeGreaterThan(1.2)
  const alone = mixSounds({ music: null, voice }, 8)
  expect(alone?.left.length).toBe(8 * SAMPLE_RATE)
  expect(alone?.left.subarray(5 * SAMPLE_RATE).every((value) => Math.abs(value) < 0.01)).toBe(true)
})

describe('music from a file', () => {
  const file = createMusic({ seed: 3, beat: 0.5, seconds: 4, cuts: [0], mood: 'bright' })

  test('is repeated without a click until the film ends, and fades as it was chosen', () => {
    const fitted = fitTrack(file, { fade_in: 1, fade_out: 2 }, 11)
    expect(fitted.left.length).toBe(11 * SAMPLE_RATE)
    expect(measurePower(fitted, 0, 0.1)).toBeLessThan(measurePower(fitted, 1.5, 2) / 50)
    expect(measurePower(fitted, 10.8, 11)).toBeLessThan(measurePower(fitted, 8, 8.5) / 20)
    const joins = [3.5, 7].map((join) => measureStep(fitted.left, join - 0.1, join + 0.7))
    expect(Math.max(...joins)).toBeLessThan(measureStep(fitted.left, 1, 3) * 1.5)
    expect(Math.abs(ebur128_integrated_stereo(SAMPLE_RATE, fitted.left, fitted.right) + 14)).toBeLessThan(1)
    expect(ebur128_true_peak_stereo(SAMPLE_RATE, fitted.left, fitted.right)).toBeLessThanOrEqual(-1)
  })

  test('begins and ends without a click when no fade is chosen, also in the middle of a wave', () => {
    const tone = toStereo(Float32Array.from({ length: 9 * SAMPLE_RATE }, (_, at) => 0.5 * Math.cos(at / 20)))
    const fitted = fitTrack(tone, { fade_in: 0, fade_out: 0 }, 6)
    expect(Math.abs(fitted.left[0] ?? 1)).toBeLessThan(0.001)
    expect(Math.abs(fitted.left.at(-1) ?? 1)).toBeLessThan(0.001)
  })
})

describe('the voice of a film', () => {
  const sound: SoundRef = { key: 'v', seconds: 17.2, speech: [[0.2, 17]] }
  const shots: Shot[] = [
    { kind: 'hook', number: null, lines: [{ text: 'Hello', role: 'headline', size: 'hero' }] },
    { kind: 'end', number: null, lines: [{ text: 'Come by', role: 'cta', size: 'hero' }] },
  ]
  const pace = { style: 'bold', fps: 30 } as const

  test('makes the film longer, so that it is never cut off, with its cuts on beats', () => {
    const voice = placeVoice({ sound: 'v', text: 'Hello there.' }, [sound])
    const times = stretchToVoice(timeShots(shots, pace), shots, { ...pace, voice })
    expect(times.frames / 30).toBeGreaterThanOrEqual(17.8)
    expect((times.shots[1]?.from ?? 1) % times.beat).toBe(0)
    expect(times.shots.at(-1)?.until).toBe(times.frames)
    expect(stretchToVoice(timeShots(shots, pace), shots, { ...pace, voice: null })).toEqual(timeShots(shots, pace))
  })

  test('keeps the times that a person chose, and the last scene lasts longer', () => {
    const timed = shots.map((shot) => ({ ...shot, chosen: { picture: null, seconds: 4, transition: null } }))
    const voice = placeVoice({ sound: 'v', text: '' }, [sound])
    const times = stretchToVoice(timeShots(timed, pace), timed, { ...pace, voice })
    expect(times.shots.map(({ from, until }) => (until - from) / 30)).toEqual([4, 13.8])
  })

  test('is left out when its file is gone', () => {
    expect(placeVoice({ sound: 'gone', text: 'Hello' }, [sound])).toBeNull()
    expect(placeVoice({ sound: 'v', text: 'Hello' }, [sound])?.lines).toEqual([{ from: 0.2, until: 17, text: 'Hello' }])
  })
})
