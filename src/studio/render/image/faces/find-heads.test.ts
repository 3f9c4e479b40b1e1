import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contains } from '../../../model/geometry.ts'
import { drawPhoto } from '../../../testing/draw-photo.ts'
import { inspectImage } from '../inspect-image.ts'
import { findHeads } from './find-heads.ts'

const LIMIT = 40e6
const photos = join(import.meta.dirname, '../../testing/photos')
const collins = await readFile(join(photos, 'collins.jpg'))
const hopper = await readFile(join(photos, 'hopper.jpg'))
/** From the forehead to the chin, in pixels of the photos. */
const FACES = {
  collins: { x: 144, y: 48, width: 76, height: 98 },
  hopper: { x: 132, y: 112, width: 98, height: 110 },
}

const find = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return findHeads(bytes, { width, height }, LIMIT)
}

test.each([
  ['collins', collins],
  ['hopper', hopper],
] as const)('one head is found in the portrait %s, with all of its face', async (name, bytes) => {
  const heads = await find(bytes)
  expect(heads).toHaveLength(1)
  const [head] = heads
  if (!head) return
  expect(contains(head, FACES[name], 6)).toBe(true)
  expect(head.width).toBeLessThan(FACES[name].width * 2)
})

test('two persons in one photo are two heads, the larger one first, in pixels of a large photo', async () => {
  const [left, right] = await Promise.all([
    sharp(collins).resize(1200, 1200).toBuffer(),
    sharp(hopper).resize(null, 1000).toBuffer(),
  ])
  const both = await sharp({ create: { width: 2200, height: 1200, channels: 3, background: '#8a8f98' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 1280, top: 100 },
    ])
    .jpeg()
    .toBuffer()
  const heads = await find(both)
  expect(heads).toHaveLength(2)
  expect(heads.map(({ x }) => x > 1200)).toEqual([true, false])
})

test('pictures without persons have no heads', async () => {
  for (const seed of [1, 2, 3]) {
    const pixels = drawPhoto(seed, 480, 360)
    const channels = (pixels.length / (480 * 360)) as 3 | 4
    const bytes = await sharp(pixels, { raw: { width: 480, height: 360, channels } })
      .png()
      .toBuffer()
    expect(await find(bytes)).toEqual([])
  }
  const plain = await sharp({ create: { width: 40, height: 900, channels: 3, background: '#c9a27e' } })
    .png()
    .toBuffer()
  expect(await find(plain)).toEqual([])
})

test('the focal point of a photo with a face is the face', async () => {
  const { kind, focus, faces } = await inspectImage('p', new Uint8Array(hopper))
  expect([kind, faces?.length]).toEqual(['photo', 1])
  expect(Math.hypot(focus.x - 0.5, focus.y - 0.39)).toBeLessThan(0.1)
})
