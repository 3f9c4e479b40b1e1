import { expect, test } from 'vitest'
import { ellipse } from './pen.ts'

test('a disc is as wide as twice its radius, whatever the radius, so that it does not bulge', () => {
  for (const radius of [238.464, 10.25, 77.77, 0.46, 400]) {
    const [, a = 0, , across = 0] =
      /a([\d.]+) ([\d.]+) 0 1 1 ([\d.]+) 0a/.exec(ellipse(500, 500, radius))?.map(Number) ?? []
    expect(across).toBeCloseTo(2 * a, 5)
  }
})
