import { expect, test } from 'vitest'
import { ebur128_integrated_stereo, ebur128_true_peak_stereo } from 'ebur128-wasm/ebur128_wasm.js'
import { createMusic } from './create-music.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { measureLevel } from './measure-level.ts'

const create = (seconds: number, sample: (time: number) => number): Stereo => {
  const left = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => sample(at / SAMPLE_RATE))
  return { left, right: left.slice() }
}
const sine = (hertz: number, time: number) => Math.sin(2 * Math.PI * hertz * time)
/** A sine at a quarter of the rate whose samples are all 3 dB below the peaks between them. */
const between = (time: number) => 0.9 * Math.sin((Math.PI / 2) * (time * SAMPLE_RATE) + Math.PI / 4)

test('loudness and true peak are those of an independent meter', () => {
  const music = createMusic({ mood: 'driving', seed: 4, beat: 0.5, seconds: 8, cuts: [0, 2, 5] })
  for (const sound of [music, create(4, (time) => 0.2 * sine(997, time)), create(3, between)]) {
    const { left, right } = sound
    const level = measureLevel(sound)
    expect(level?.lufs).toBeCloseTo(ebur128_integrated_stereo(SAMPLE_RATE, left, right), 1)
    expect(Math.abs((level?.true_peak ?? 0) - ebur128_true_peak_stereo(SAMPLE_RATE, left, right))).toBeLessThan(0.3)
  }
})

test('the loudest, the quietest and the highest moment are found in time', () => {
  const sound = create(6, (time) => (time > 2 && time < 3 ? 0.5 : time > 4 ? 0.01 : 0.1) * sine(440, time))
  sound.left[SAMPLE_RATE] = 0.95
  const { loudest_at = 0, quietest_at = 0, peak_at = 0 } = measureLevel(sound) ?? {}
  expect([loudest_at > 2 && loudest_at < 3, quietest_at > 4]).toEqual([true, true])
  expect(peak_at).toBeCloseTo(1, 3)
})

test('silence has no level', () => {
  expect(measureLevel(create(2, () => 0))).toBeNull()
})
