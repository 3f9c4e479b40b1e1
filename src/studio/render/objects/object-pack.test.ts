import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDrawingDocument } from '../../objects/drawing-document.ts'
import { openObjectPack, type PackRange } from './object-pack.ts'

const SIDE = 128

/** The area that a drawing covers, in its own units of 32 x 32: left, top, right and bottom. */
async function measureExtent(body: string): Promise<[number, number, number, number]> {
  const svg = Buffer.from(createDrawingDocument(body, SIDE, SIDE, [0, 0, 32, 32]))
  const data = await sharp(svg).ensureAlpha().raw().toBuffer()
  let [left, top, right, bottom] = [SIDE, SIDE, 0, 0]
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < 128) continue
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  }
  return [left, top, right, bottom].map((value) => (value * 32) / SIDE) as [number, number, number, number]
}

test('the box of an object holds both of its drawings, so that none is cut off', async () => {
  const { objects, readBody } = await openObjectPack()
  const names = Object.keys(objects).filter(
    (name, index) => index % 12 === 0 || ['wrench', 'tooth', 'pencil'].includes(name),
  )
  const cut: string[] = []
  for (const name of names) {
    const object = objects[name]
    if (!object) continue
    const [x, y, width, height] = object.box
    const check = async (range: PackRange) => {
      const [left, top, right, bottom] = await measureExtent(await readBody(range))
      if (left < x - 0.02 || top < y - 0.02 || right > x + width + 0.02 || bottom > y + height + 0.02) cut.push(name)
    }
    await check(object.flat)
    await check(object.shaded)
  }
  expect(names).toEqual(expect.arrayContaining(['wrench', 'tooth', 'pencil']))
  expect(cut).toEqual([])
})
