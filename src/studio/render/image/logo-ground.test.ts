import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findLogoGround, removeLogoGround } from './logo-ground.ts'
import { inspectImage } from './inspect-image.ts'

const LEAF = '<path d="M50 8C18 30 18 70 50 92C82 70 82 30 50 8z" fill="#1F5E3B"/>'
const DOT = '<circle cx="50" cy="50" r="14" fill="#E2762B"/>'

/** A logo on a ground, as RGBA pixels of 100 × 100. */
async function draw(body: string, ground: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="${ground}"/>${body}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  return { data: new Uint8Array(data), width: 100, height: 100 }
}

const readPixel = ({ data }: { data: Uint8Array }, x: number, y: number) =>
  Array.from(data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4))

test('the white ground of a flat logo becomes transparent, and its colors stay exact', async () => {
  const pixels = await draw(LEAF + DOT, '#FFFFFF')
  const matte = findLogoGround(pixels)
  expect(matte?.colors).toHaveLength(2)
  if (matte) removeLogoGround(pixels.data, matte)
  expect(readPixel(pixels, 3, 3)[3]).toBe(0)
  expect(readPixel(pixels, 50, 80)).toEqual([0x1f, 0x5e, 0x3b, 255])
  expect(readPixel(pixels, 50, 50)).toEqual([0xe2, 0x76, 0x2b, 255])
})

test('an edge is a mixture of a color with nothing, so that no white rim is left', async () => {
  const pixels = await draw(LEAF, '#FFFFFF')
  const matte = findLogoGround(pixels)
  if (matte) removeLogoGround(pixels.data, matte)
  const edges = Array.from({ length: 10_000 }, (_, index) => readPixel(pixels, index % 100, Math.floor(index / 100)))
    .filter(([, , , alpha = 0]) => alpha > 0 && alpha < 255)
    .map(([r, g, b]) => [r, g, b].join())
  expect(edges.length).toBeGreaterThan(50)
  expect(new Set(edges)).toEqual(new Set(['31,94,59']))
})

test.each([
  ['a ground in a color, which belongs to the logo', LEAF, '#F2C14E'],
  ['a ground that is not plain', `<rect width="100" height="40" fill="#F0F0F0"/>${LEAF}`, '#FFFFFF'],
  [
    'a gradient',
    '<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><circle cx="50" cy="50" r="40" fill="url(#g)"/>',
    '#FFFFFF',
  ],
])('%s stays', async (_name, body, ground) => {
  expect(findLogoGround(await draw(body, ground))).toBeNull()
})

test('only a logo loses its ground, and then it counts as transparent', async () => {
  const { data, ...size } = await draw(LEAF, '#FFFFFF')
  const file = new Uint8Array(
    await sharp(data, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer(),
  )
  expect(await inspectImage('logo', file, false, true)).toMatchObject({ kind: 'cutout', border: null })
  expect(await inspectImage('logo', file)).toMatchObject({ border: '#FFFFFF' })
})
