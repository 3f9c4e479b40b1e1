import { expect, test } from 'vitest'
import { deltaE, toLch } from '../color/oklch.ts'
import { printBody } from './print-inks.ts'

const INKS = { dark: '#0B2540', middle: '#E07A5F', accent: '#81B29A', light: '#FFFFFF' }
const TONES = [0.3, 0.63, 0.9] as const
const toBody = (colors: readonly string[]) => colors.map((color) => `<path fill="${color}" d="M0 0"/>`).join('')
const print = (...colors: string[]) =>
  [...printBody(toBody(colors), INKS, TONES).matchAll(/fill="([^"]*)"/g)].map(([, color = '']) => color)

test('each part has the ink of its hue, and black and white parts have the dark and the light one', () => {
  const [body, lamp, wheel, window] = print('#F8312F', '#26C9FC', '#1C1C1C', '#E6E6E6')
  expect([body, lamp, wheel, window]).toEqual([INKS.middle, INKS.accent, INKS.dark, INKS.light])
})

test('a shade of the main part is told apart from it, without a second hue', () => {
  const [body = '', shade = ''] = print('#F8312F', '#CA0B4A')
  expect(body).toBe(INKS.middle)
  expect(deltaE(shade, body)).toBeGreaterThan(5)
  expect(deltaE(shade, INKS.accent)).toBeGreaterThan(deltaE(shade, body))
})

test('the lighter parts of a light thing stand out from pale paper', () => {
  const inks = { ...INKS, middle: '#FFBF45' }
  const body = printBody(toBody(['#FFB02E', '#FFE2A8']), inks, TONES)
  const [, wood = ''] = [...body.matchAll(/fill="([^"]*)"/g)].map(([, color = '']) => color)
  expect(deltaE(wood, inks.middle)).toBeGreaterThan(4)
  expect(deltaE(wood, '#FFEFDA')).toBeGreaterThan(8)
})

test('the shade of a yellow is warmer, because a darker yellow is olive', () => {
  const inks = { ...INKS, middle: '#FFE066' }
  const [, shade = ''] = [...printBody(toBody(['#D3883E', '#9A5B13']), inks, TONES).matchAll(/fill="([^"]*)"/g)].map(
    ([, color = '']) => color,
  )
  expect(toLch(shade).h).toBeLessThan(toLch(inks.middle).h - 15)
  expect(toLch(shade).c).toBeGreaterThan(0.1)
})

test('a gray thing is printed in the first color, with its shades', () => {
  const [whole = '', line = ''] = print('#9B9B9B', '#636363')
  expect(whole).toBe(INKS.middle)
  expect(deltaE(line, whole)).toBeGreaterThan(5)
})

test('references and missing paints are kept', () => {
  expect(print('none', 'url(#a)', '#F8312F')).toEqual(['none', 'url(#a)', INKS.middle])
})
