import { expect, test } from 'vitest'
import { bestInk, computeContrast, contrastPairs, contrastText, readableOn, WORDS_CONTRAST } from './contrast.ts'

test('contrast is computed as WCAG defines it', () => {
  expect(computeContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(computeContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrastText(4.4999)).toBe('4.49:1')
})

test('a brand’s own color is the text color if it is readable', () => {
  expect(bestInk('#FFE8C2', '#3A1C00')).toBe('#3A1C00')
  expect(bestInk('#FFE8C2', '#FFFFFF')).toBe('#000000')
  expect(bestInk('#0A7C66', '#111111')).toBe('#FFFFFF')
})

test('the suggested color is readable and changes no more than needed', () => {
  for (const [ground, hex] of [
    ['#FFFFFF', '#FFD400'],
    ['#0A7C66', '#111111'],
    ['#808080', '#7A7A7A'],
  ] as const) {
    expect(computeContrast(readableOn(ground, hex), ground)).toBeGreaterThanOrEqual(WORDS_CONTRAST)
  }
  expect(readableOn('#FFFFFF', '#0A2A66')).toBe('#0A2A66')
})

test('only a failing pair has a suggestion, and text on either color never fails', () => {
  const pairs = contrastPairs('#FFD400', '#FFFFFF')
  expect(pairs.map(({ label, isReadable }) => [label, isReadable])).toEqual([
    ['Words on primary', true],
    ['Words on secondary', true],
    ['Primary on white', false],
    ['Secondary on primary', false],
  ])
  expect(pairs.map(({ advice }) => advice?.field)).toEqual([undefined, undefined, 'primary_color', 'secondary_color'])
})
