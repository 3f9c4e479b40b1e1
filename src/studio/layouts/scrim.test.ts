import { expect, test } from 'vitest'
import { SMALL_TEXT } from '../color/grounds.ts'
import { contrast } from '../color/oklch.ts'
import { pictureFacts } from '../testing.ts'
import { scrimColor, scrimUnder } from './scrim.ts'
import type { PictureFacts } from '../material.ts'

const sheet = { x: 0, y: 0, width: 1000, height: 500 }
const whole = { x: 0, y: 0, width: 1400, height: 1000 }
/** Dark on the left, white on the right. */
const halved: PictureFacts = {
  ...pictureFacts('photo'),
  tones: { columns: 2, rows: 1, dark: [10, 250], light: [20, 255] },
}

test('words reach their contrast on whatever part of a photograph they stand, with no more shade than they need', () => {
  const left = scrimUnder(halved, whole, sheet, { x: 20, y: 20, width: 400, height: 400 }, '#101010', '#FFFFFF')
  const right = scrimUnder(halved, whole, sheet, { x: 560, y: 20, width: 400, height: 400 }, '#101010', '#FFFFFF')
  for (const { ground } of [left, right]) expect(contrast(ground, '#FFFFFF')).toBeGreaterThanOrEqual(SMALL_TEXT)
  expect(left.opacity).toBeLessThan(right.opacity)
})

test('a crop is looked at where it is shown, not where it was taken from', () => {
  const words = { x: 20, y: 20, width: 900, height: 400 }
  const dark = scrimUnder(halved, { x: 0, y: 0, width: 690, height: 345 }, sheet, words, '#101010', '#FFFFFF')
  const bright = scrimUnder(halved, { x: 701, y: 0, width: 690, height: 345 }, sheet, words, '#101010', '#FFFFFF')
  expect(dark.opacity).toBeLessThan(bright.opacity)
})

test('where no shade of the colour is enough the words stand on the colour itself', () => {
  const scrim = scrimUnder(halved, whole, sheet, sheet, '#777777', '#FFFFFF')
  expect([scrim.opacity, scrim.ground]).toEqual([1, '#777777'])
})

test('a shade is dark whatever the brand is', () => {
  for (const deep of ['#0F4C3F', '#3A3A00', '#000000', '#4F0C02'])
    expect(contrast(scrimColor(deep), '#FFFFFF')).toBeGreaterThan(12)
})
