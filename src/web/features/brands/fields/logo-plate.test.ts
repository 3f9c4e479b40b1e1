import { expect, test } from 'vitest'
import { plateUnder } from './logo-plate.ts'

/** A logo of one color that covers so many of its ten pixels. */
function logo(red: number, green: number, blue: number, covered = 5): Uint8ClampedArray {
  const pixel = (at: number) => (at < covered ? [red, green, blue, 255] : [0, 0, 0, 0])
  return new Uint8ClampedArray(Array.from({ length: 10 }, (_, at) => pixel(at)).flat())
}

test('a logo in the color of its background gets a plate with enough contrast', () => {
  expect(plateUnder(logo(15, 76, 63), '#0F4C3F')).toBe('#FFFFFF')
  expect(plateUnder(logo(255, 255, 255), '#FFFFFF')).toBe('#000000')
  expect(plateUnder(logo(255, 214, 10), '#FFD60A')).toBe('#000000')
})

test('a logo gets no plate if its contrast is enough, if it has its own background, or if it is empty', () => {
  expect(plateUnder(logo(255, 255, 255), '#0F4C3F')).toBeNull()
  expect(plateUnder(logo(15, 76, 63, 10), '#0F4C3F')).toBeNull()
  expect(plateUnder(logo(15, 76, 63, 0), '#0F4C3F')).toBeNull()
})
