import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createChunk, encodePng } from './encode-png.ts'

/** Opaque pixels: one color, or a different value in each byte. */
function createPixels(width: number, height: number, kind: 'flat' | 'grain') {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < rgba.length; at++)
    rgba[at] =
      at % 4 === 3 ? 255 : kind === 'flat' ? 40 * (at % 4) + 5 : (Math.imul(at + 1, 2_654_435_761) >>> 13) & 255
  return rgba
}

const toRgb = (rgba: Uint8Array) => rgba.filter((_, at) => at % 4 !== 3)

const packed = (bands: Uint8Array<ArrayBuffer>[], width: number, height: number, chunks: Uint8Array[] = []) =>
  encodePng(
    bands.map((band) => Promise.resolve(band)),
    width,
    height,
    chunks,
  )

test.each([
  [1, 1],
  [7, 5],
  [16, 9],
  [101, 40],
])('an image of %i x %i is identical after PNG encoding, as drawing and as photo', async (width, height) => {
  for (const kind of ['flat', 'grain'] as const) {
    const wanted = toRgb(createPixels(width, height, kind))
    const pixels = createPixels(width, height, kind)
    const cut = Math.ceil(height / 3) * width * 4
    const png = await packed([pixels.slice(0, cut), pixels.slice(cut)], width, height)
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width, height, channels: 3 })
    expect(Buffer.compare(data, wanted)).toBe(0)
  }
})

test('the rows of a photo are stored as differences', async () => {
  const [width, height] = [400, 300]
  const row = createPixels(width, 1, 'grain')
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < rgba.length; at++) {
    const [value = 0, y] = [row[at % row.length], Math.floor(at / row.length)]
    rgba[at] = at % 4 === 3 ? 255 : (value + 7 * y) & 255
  }
  expect((await packed([rgba], width, height)).length).toBeLessThan((width * height * 3) / 20)
})

test('metadata comes before the pixels', async () => {
  const words = createChunk('tEXt', new TextEncoder().encode('Comment\0Hello'))
  const png = await packed([createPixels(8, 8, 'flat')], 8, 8, [words])
  expect(Buffer.from(png).indexOf('Hello')).toBeLessThan(Buffer.from(png).indexOf('IDAT'))
  expect((await sharp(png).metadata()).comments).toEqual([{ keyword: 'Comment', text: 'Hello' }])
})
