import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { CutOutMarks } from '../../../model/cut-out-marks.ts'
import { inspectImage, PIXEL_LIMIT } from '../inspect-image.ts'
import { cutOutFile } from './cut-out.ts'
import type { Pixels } from '../../objects/pixel-cache.ts'

const [WIDTH, HEIGHT] = [400, 400]
const [KEEP, REMOVE] = [1, 2]

const createPhoto = (body: string, ground = '#ffffff') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer()

/** A ring: the automatic cut-out keeps the background that it encloses. */
const RING = '<circle cx="200" cy="200" r="110" fill="none" stroke="#26246B" stroke-width="60"/>'

/** Marks one area, in shares of the picture, on a grid of 64 × 64 cells. */
function markArea(mark: number, isInside: (x: number, y: number) => boolean): CutOutMarks {
  const cells = Array.from({ length: 64 * 64 }, (_, index) =>
    isInside(((index % 64) + 0.5) / 64, (Math.floor(index / 64) + 0.5) / 64) ? mark : 0,
  )
  return { version: 1, width: 64, height: 64, runs: cells.map((cell) => 3 + cell) }
}
const inHole = (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) < 0.18

const alphaAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3] ?? -1

test('what is marked for removal becomes transparent, and every other pixel stays as it was', async () => {
  const photo = await createPhoto(RING)
  const automatic = await cutOutFile(photo, PIXEL_LIMIT)
  const corrected = await cutOutFile(photo, PIXEL_LIMIT, markArea(REMOVE, inHole))
  expect([alphaAt(automatic!, 200, 200), alphaAt(corrected!, 200, 200)]).toEqual([255, 0])
  let [changed, outside] = [0, 0]
  for (let at = 0; at < automatic!.data.length; at += 4) {
    const [x, y] = [(at / 4) % WIDTH, Math.floor(at / 4 / WIDTH)]
    const isSame = [0, 1, 2, 3].every((of) => automatic!.data[at + of] === corrected!.data[at + of])
    if (isSame) continue
    changed += 1
    // A cell is 6.25 pixels wide, and the edge of a mark is smoothed over one of them.
    if (Math.hypot(x - 200, y - 200) > 0.18 * WIDTH + 10) outside += 1
  }
  expect(changed).toBeGreaterThan(Math.PI * 66 ** 2 * 0.9)
  expect(outside).toBe(0)
})

test('what is marked to be kept gets the pixels of the file back', async () => {
  const photo = await createPhoto(RING)
  const kept = await cutOutFile(
    photo,
    PIXEL_LIMIT,
    markArea(KEEP, (x, y) => x < 0.2 && y < 0.2),
  )
  expect([alphaAt(kept!, 20, 20), alphaAt(kept!, 380, 380)]).toEqual([255, 0])
  expect([...kept!.data.subarray(0, 4)]).toEqual([255, 255, 255, 255])
})

test('a picture that is not cut out automatically is cut out by marks alone', async () => {
  const landscape = await createPhoto('<rect y="200" width="400" height="200" fill="#335522"/>', '#88aadd')
  expect(await cutOutFile(landscape, PIXEL_LIMIT)).toBeNull()
  const facts = await inspectImage(
    'p',
    landscape,
    markArea(REMOVE, (_, y) => y < 0.5),
  )
  expect(facts).toMatchObject({ kind: 'cutout', border: null })
  expect(facts.cut_out).toMatchObject({ version: 1, width: 64, height: 64 })
  expect(Math.abs(facts.subject.y - 200)).toBeLessThan(8)
})

test('the transparent parts of a file stay transparent', async () => {
  const clear = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .composite([{ input: { create: { width: 32, height: 64, channels: 4, background: '#aa2222' } }, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const cut = await cutOutFile(clear, PIXEL_LIMIT, {
    version: 1,
    width: 1,
    height: 2,
    runs: [3 + KEEP, 3 + REMOVE],
  })
  expect([alphaAt(cut!, 8, 8), alphaAt(cut!, 60, 8), alphaAt(cut!, 8, 60)]).toEqual([255, 0, 0])
})

test.each([
  ['nothing would be left', markArea(REMOVE, () => true)],
  ['nothing would be removed', markArea(KEEP, () => true)],
])('the whole picture is used if %s', async (_, marks) => {
  const photo = await createPhoto(RING)
  expect(await cutOutFile(photo, PIXEL_LIMIT, marks)).toBeNull()
  expect(await inspectImage('p', photo, marks)).not.toHaveProperty('cut_out')
})

test('the same file and marks give the same pixels', async () => {
  const photo = await createPhoto(RING)
  const first = await cutOutFile(photo, PIXEL_LIMIT, markArea(REMOVE, inHole))
  // Eight other results push the first one out of the cache.
  for (let size = 1; size <= 8; size++)
    await cutOutFile(
      photo,
      PIXEL_LIMIT,
      markArea(REMOVE, (x) => x < size / 64),
    )
  expect(await cutOutFile(photo, PIXEL_LIMIT, markArea(REMOVE, inHole))).toEqual(first)
})
