import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { decode, encode as encodeMessage } from './convolutional-code.ts'
import { detectMark, measurePeak } from './detect.ts'
import { embedMark } from './embed.ts'
import { toLuma } from './luma.ts'
import { readMessage, toMessage } from './mark-code.ts'
import type { MarkKey } from './pattern.ts'
import { drawPhoto } from '../testing/draw-photo.ts'

const KEY: MarkKey = [1_234_567, 89_123, 5_551_234, 77]
const CODE = { instance: 654_321, item: 4_000_000_123 }
const SIDE = 1080
/** A picture without a mark is searched as thoroughly when it is small. */
const SMALL = 320

const raw = { width: SIDE, height: SIDE, channels: 3 } as const
const whole = [{ x: 0, y: 0, width: SIDE, height: SIDE }]
const readLuma = async (image: Sharp) => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return toLuma(data, info.width, info.height)
}
function mark(seed: number, code = CODE): { pixels: Uint8Array; psnr: number } {
  const pixels = drawPhoto(seed, SIDE, SIDE)
  return { pixels, psnr: embedMark(pixels, raw, { code, key: KEY, areas: whole }) }
}
/** The soak takes all copies of many designs. Here each copy is that of one of two pictures in turn. */
const SEEDS = [1, 2]
const marked = SEEDS.map((seed) => mark(seed))
const choosePixels = (turn: number): Uint8Array => marked[turn % SEEDS.length]?.pixels ?? new Uint8Array()

const ENCODINGS: readonly ((image: Sharp) => Sharp)[] = [
  ...[95, 80, 65, 50].map((quality) => (image: Sharp) => image.jpeg({ quality })),
  (image) => image.webp({ quality: 80 }),
  (image) => image.avif({ quality: 50, effort: 2 }),
]

describe('a mark in the pixels', () => {
  test('cannot be seen: at least 42 dB', () => {
    for (const { psnr } of marked) expect(psnr).toBeGreaterThan(42)
  })

  test('is read after each encoding', async () => {
    for (const [turn, encode] of ENCODINGS.entries()) {
      const file = await encode(sharp(choosePixels(turn), { raw })).toBuffer()
      expect(detectMark(await readLuma(sharp(file)), KEY)).toMatchObject(CODE)
    }
  })

  test.each([100, 75, 50, 40, 30].map((percent, turn) => [percent, turn] as const))(
    'is read at a share of the size of %i in 100',
    async (percent, turn) => {
      const small = await sharp(choosePixels(turn), { raw })
        .resize(Math.round((SIDE * percent) / 100))
        .jpeg({ quality: 85 })
        .toBuffer()
      expect(detectMark(await readLuma(sharp(small)), KEY)).toMatchObject(CODE)
    },
  )

  test('is read after a crop of 20 %, wherever it is', async () => {
    for (const [index, { pixels }] of marked.entries()) {
      const [left, top] = [(index * 67) % 216, (index * 131) % 216]
      const cut = sharp(pixels, { raw }).extract({ left, top, width: SIDE * 0.8, height: SIDE * 0.8 })
      expect(detectMark(await readLuma(sharp(await cut.jpeg({ quality: 80 }).toBuffer())), KEY)).toMatchObject(CODE)
    }
  })

  test('two items are never confused', async () => {
    for (const item of [1, 255, 4_294_967_295]) {
      const { pixels } = mark(9, { instance: 1, item })
      const luma = await readLuma(sharp(await sharp(pixels, { raw }).jpeg({ quality: 60 }).toBuffer()))
      expect(detectMark(luma, KEY)).toMatchObject({ instance: 1, item })
    }
  })

  test('is not found in pictures without one, nor with the key of somebody else', () => {
    for (let seed = 100; seed < 112; seed += 1)
      expect(detectMark(toLuma(drawPhoto(seed, SMALL, SMALL), SMALL, SMALL), KEY)).toBeNull()
    expect(measurePeak(toLuma(marked[0]?.pixels ?? new Uint8Array(), SIDE, SIDE), [9, 8, 7, 6])).toBeLessThan(7)
  })

  test('areas of one color, spared areas and everything outside of its areas stay as they are', () => {
    const photo = drawPhoto(20, SIDE, SIDE)
    photo.fill(90, 0, SIDE * 3 * 100)
    const before = photo.slice()
    const spared = [{ x: 300, y: 300, width: 200, height: 80 }]
    embedMark(photo, raw, { code: CODE, key: KEY, areas: [{ x: 0, y: 0, width: 600, height: SIDE }], spared })
    const hasChanged = (x: number, y: number) => photo[(y * SIDE + x) * 3] !== before[(y * SIDE + x) * 3]
    const count = (x0: number, y0: number, width: number, height: number) =>
      Array.from({ length: width * height }, (_, index) =>
        hasChanged(x0 + (index % width), y0 + Math.floor(index / width)),
      ).filter(Boolean).length
    expect([count(0, 0, SIDE, 90), count(300, 300, 200, 80), count(600, 0, SIDE - 600, SIDE)]).toEqual([0, 0, 0])
    expect(count(0, 400, 300, 300)).toBeGreaterThan(1000)
  })
})

test('a message survives ten wrong values of its code, and a wrong one is told by its check', () => {
  const message = toMessage(CODE)
  const received: number[] = encodeMessage(message).map((bit) => (bit ? 1 : -1))
  for (let error = 0; error < 10; error += 1) received[error * 13] = -(received[error * 13] ?? 0)
  expect(readMessage(decode(received))).toEqual(CODE)
  for (let at = 0; at < message.length; at += 1)
    expect(readMessage(message.map((bit, index) => (index === at ? 1 - bit : bit)))).toBeNull()
})
