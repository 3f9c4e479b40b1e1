import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scallopPath } from './sticker.ts'

test.each([
  [26, 100],
  [20, 64],
])('a seal with %i teeth fills its radius and does not exceed it', async (count, radius) => {
  const side = 2 * radius + 40
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${scallopPath(side / 2, side / 2, radius, count)}"/></svg>`
  const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true })
  // The teeth are not necessarily at the exact left, right, top, and bottom.
  expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(2 * radius)
  expect(Math.min(info.width, info.height)).toBeGreaterThanOrEqual(2 * radius - 3)
})
