import { expect, test } from 'vitest'
import { SMALL_TEXT } from '../../color/surface-colors.ts'
import { contrast } from '../../color/oklch.ts'
import { createImageFacts } from '../../testing/briefs.ts'
import { toScrimColor, fitScrim } from './scrim.ts'
import type { ImageFacts } from '../../model/material.ts'

const sheet = { x: 0, y: 0, width: 1000, height: 500 }
const whole = { x: 0, y: 0, width: 1400, height: 1000 }
/** The left half is dark, the right half is white. */
const halved: ImageFacts = {
  ...createImageFacts('photo'),
  tones: { columns: 2, rows: 1, dark: [10, 250], light: [20, 255] },
}

test('text reaches its contrast on any part of a photo, and the scrim is no stronger than necessary', () => {
  const left = fitScrim(halved, whole, sheet, { x: 20, y: 20, width: 400, height: 400 }, '#101010', '#FFFFFF')
  const right = fitScrim(halved, whole, sheet, { x: 560, y: 20, width: 400, height: 400 }, '#101010', '#FFFFFF')
  for (const { ground } of [left, right]) expect(contrast(ground, '#FFFFFF')).toBeGreaterThanOrEqual(SMALL_TEXT)
  expect(left.opacity).toBeLessThan(right.opacity)
})

test('a busy part of a photo gets a stronger scrim than a plain one of the same brightness', () => {
  const words = { x: 20, y: 20, width: 400, height: 400 }
  const fit = (dark: number) =>
    fitScrim(
      { ...halved, tones: { columns: 1, rows: 1, dark: [dark], light: [170] } },
      whole,
      sheet,
      words,
      '#101010',
      '#FFFFFF',
    )
  expect(fit(0).opacity).toBeGreaterThan(fit(165).opacity)
})

test('a cropped image is measured where it is shown', () => {
  const words = { x: 20, y: 20, width: 900, height: 400 }
  const dark = fitScrim(halved, { x: 0, y: 0, width: 690, height: 345 }, sheet, words, '#101010', '#FFFFFF')
  const bright = fitScrim(halved, { x: 701, y: 0, width: 690, height: 345 }, sheet, words, '#101010', '#FFFFFF')
  expect(dark.opacity).toBeLessThan(bright.opacity)
})

test('if no scrim of the color is sufficient, the text is on the opaque color', () => {
  const scrim = fitScrim(halved, whole, sheet, sheet, '#777777', '#FFFFFF')
  expect([scrim.opacity, scrim.ground]).toEqual([1, '#777777'])
})

test('a scrim is dark for every brand', () => {
  for (const deep of ['#0F4C3F', '#3A3A00', '#000000', '#4F0C02'])
    expect(contrast(toScrimColor(deep), '#FFFFFF')).toBeGreaterThan(12)
})
