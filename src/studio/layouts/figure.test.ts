import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scallops } from './figure.ts'

test.each([
  [26, 100],
  [20, 64],
])(
  'a seal of %i teeth reaches as far as it is told, and no farther: its place would cut it flat',
  async (count, radius) => {
    const side = 2 * radius + 40
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${scallops(side / 2, side / 2, radius, count)}"/></svg>`
    const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true })
    // Teeth need not stand exactly left and right, above and below.
    expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(2 * radius)
    expect(Math.min(info.width, info.height)).toBeGreaterThanOrEqual(2 * radius - 3)
  },
)
