import { describe, expect, test } from 'vitest'
import { randomFrom } from '../model/random.ts'
import { toLch } from '../color/oklch.ts'
import { toOklab } from '../color/oklab.ts'
import { createPrint, measureDistance, PRINT_SIDE } from './image-print.ts'

type Draw = (x: number, y: number) => readonly [number, number, number]

const print = (draw: Draw) =>
  createPrint(
    Uint8Array.from(
      Array.from({ length: PRINT_SIDE ** 2 }, (_none, at) => draw(at % PRINT_SIDE, Math.floor(at / PRINT_SIDE))).flat(),
    ),
  )
const flat = (...color: [number, number, number]) => print(() => color)
const WHITE = flat(255, 255, 255)
/** Dark lines on white, as words are, in a part of the picture. */
const lines = (left: number, top: number, color: readonly [number, number, number] = [20, 20, 20]) =>
  print((x, y) => (x >= left && x < left + 30 && y >= top && y < top + 20 && y % 4 < 2 ? color : [255, 255, 255]))

describe('the distance of two pictures', () => {
  test('is 0 for equal ones, 1 for white and black, and the same in both directions', () => {
    const [one, other] = [lines(2, 2), lines(30, 40)]
    expect(measureDistance(one, one)).toBe(0)
    expect(measureDistance(WHITE, flat(0, 0, 0))).toBeCloseTo(1, 4)
    expect(measureDistance(one, other)).toBeCloseTo(measureDistance(other, one), 10)
  })

  test('hardly changes with noise, or when something moves by a pixel', () => {
    const random = randomFrom(1, 'noise')
    const noisy = print(() => {
      const gray = 120 + Math.round(random.between(-6, 6))
      return [gray, gray, gray]
    })
    expect(measureDistance(noisy, flat(120, 120, 120))).toBeLessThan(0.04)
    expect(measureDistance(lines(8, 8), lines(9, 8))).toBeLessThan(0.03)
  })

  test.each([
    ['words somewhere else', lines(0, 0), lines(32, 40)],
    ['the colors exchanged', flat(15, 76, 63), flat(227, 201, 168)],
  ])('is that of different designs: %s', (_name, one, other) =>
    expect(measureDistance(one, other)).toBeGreaterThan(0.12),
  )

  test('grows with the difference of colors, also of equally light ones', () => {
    const [red, orange, green] = [flat(200, 60, 60), flat(190, 90, 40), flat(40, 130, 60)]
    expect(measureDistance(red, green)).toBeGreaterThan(measureDistance(red, orange))
    expect(measureDistance(lines(8, 8), lines(8, 8, [200, 30, 30]))).toBeGreaterThan(0)
  })
})

test.each([
  ['#0F4C3F', [15, 76, 63]],
  ['#E3C9A8', [227, 201, 168]],
  ['#FFFFFF', [255, 255, 255]],
  ['#000000', [0, 0, 0]],
] as const)('a pixel has the same lightness and chroma as its color: %s', (hex, [r, g, b]) => {
  const [l, a, blue] = toOklab(r, g, b)
  expect(l).toBeCloseTo(toLch(hex).l, 4)
  expect(Math.hypot(a, blue)).toBeCloseTo(toLch(hex).c, 4)
})
