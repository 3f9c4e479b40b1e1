import { expect, test } from 'vitest'
import { completedHex, hsvToHex, hexToHsv, isFullHex, randomHex, swatchInk } from './color.ts'

test.each([
  ['#0a7c66', true],
  ['0a7c66', false],
  ['#abc', false],
  ['#0a7c6', false],
  ['#0a7c66f', false],
])('typing %s changes the color: %s', (text, isFull) => {
  expect(isFullHex(text)).toBe(isFull)
})

test.each([
  ['0a7c66', '#0A7C66'],
  ['#abc', '#AABBCC'],
  ['abc', '#AABBCC'],
  [' #0a7c66 ', '#0A7C66'],
  ['#12', null],
  ['green', null],
  ['', null],
])('leaving the field with %j gives %s', (text, hex) => {
  expect(completedHex(text)).toBe(hex)
})

test('a random color always has six digits', () => {
  expect(randomHex(() => 0)).toBe('#000000')
  expect(randomHex(() => 0.999_999_99)).toBe('#FFFFFF')
})

test.each([
  ['#FFFFFF', '#000000'],
  ['#000000', '#FFFFFF'],
  ['#0A7C66', '#FFFFFF'],
  ['#F59E0B', '#000000'],
  ['#808080', '#000000'],
  ['#7F7F7F', '#FFFFFF'],
  ['#00DA00', '#000000'],
  ['#00D900', '#FFFFFF'],
])('text on %s is %s', (hex, ink) => {
  expect(swatchInk(hex)).toBe(ink)
})

test.each(['#000000', '#FFFFFF', '#0A7C66', '#F59E0B', '#C026D3', '#123456'])(
  '%s is unchanged by the conversion to HSV and back',
  (hex) => {
    expect(hsvToHex(hexToHsv(hex))).toBe(hex)
  },
)
