import { expect, test } from 'vitest'
import { pickLogoColors } from './logo-colors.ts'

/** RGBA pixels: so many of each color, between pixels of the ground. */
function createPixels(ground: string, ...parts: readonly (readonly [hex: string, count: number])[]): Uint8ClampedArray {
  const toPixel = (hex: string) =>
    hex === '' ? [0, 0, 0, 0] : [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(255)
  const drawn = parts.flatMap(([hex, count]) => Array.from({ length: count }, () => toPixel(hex)).flat())
  return new Uint8ClampedArray([...toPixel(ground), ...drawn, ...toPixel(ground)])
}

test.each([
  [
    'two colors on nothing',
    '',
    [
      ['#7A2E1D', 60],
      ['#F2C14E', 30],
    ],
    '#7A2E1D',
    '#F2C14E',
  ],
  [
    'two colors on white',
    '#FFFFFF',
    [
      ['#FFFFFF', 300],
      ['#1D3FBB', 60],
      ['#FF6F59', 30],
    ],
    '#1D3FBB',
    '#FF6F59',
  ],
  [
    'a color that is more than its black letters',
    '',
    [
      ['#111111', 60],
      ['#0F4C3F', 40],
    ],
    '#0F4C3F',
    '#111111',
  ],
  ['one dark color', '', [['#0F4C3F', 60]], '#0F4C3F', '#F3EDE4'],
  ['one light color', '#0F4C3F', [['#FFE45C', 60]], '#FFE45C', '#1F1A12'],
  ['black alone', '', [['#000000', 60]], '#000000', '#F3EDE4'],
  [
    'shades of one color',
    '',
    [
      ['#4A1942', 60],
      ['#55204C', 20],
    ],
    '#4A1942',
    '#F3EDE4',
  ],
] as const)('a logo with %s gives the two colors of its brand', (_, ground, parts, primary, secondary) => {
  expect(pickLogoColors(createPixels(ground, ...parts))).toEqual({ primary, secondary })
})

test('a logo of which nothing is drawn gives no colors', () => {
  expect(pickLogoColors(createPixels(''))).toBeNull()
})
