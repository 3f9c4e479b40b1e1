import { expect, test } from 'vitest'
import { ellipsePath } from './svg-paths.ts'

test('a disc is exactly twice as wide as its radius, for any radius', () => {
  for (const radius of [238.464, 10.25, 77.77, 0.46, 400]) {
    const [, a = 0, , across = 0] =
      /a([\d.]+) ([\d.]+) 0 1 1 ([\d.]+) 0a/.exec(ellipsePath(500, 500, radius))?.map(Number) ?? []
    expect(across).toBeCloseTo(2 * a, 5)
  }
})
