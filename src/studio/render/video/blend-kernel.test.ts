import { expect, test } from 'vitest'
import { createBlendKernel } from './blend-kernel.ts'

const SIZE = [6, 4] as const

test.each([
  [0, 0, 0],
  [255, 255, 255],
  [11, 93, 138],
  [242, 183, 5],
  [228, 87, 46],
  [1, 254, 127],
] as const)('planes of a color are those of an image of it: %i %i %i', (...color) => {
  const kernel = createBlendKernel()
  const rgba = new Uint8Array(Array.from({ length: SIZE[0] * SIZE[1] }, () => [...color, 255]).flat())
  const [image, plain] = [kernel.planesOf(rgba, ...SIZE), kernel.planesOfColor(color, ...SIZE)]
  expect([plain.alpha, plain.chroma, plain.width, plain.height]).toEqual([0, 0, ...SIZE])
  for (const [plane, length] of [
    ['y', SIZE[0] * SIZE[1]],
    ['u', (SIZE[0] * SIZE[1]) / 4],
    ['v', (SIZE[0] * SIZE[1]) / 4],
  ] as const)
    expect([...kernel.bytes(plain[plane], length)]).toEqual([...kernel.bytes(image[plane], length)])
})
