import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { rectangle } from '../art/pen.ts'
import { briefOf, copyOf } from '../testing.ts'
import { openCompositor } from './compositor.ts'
import { preparePictures } from './prepare.ts'
import { openStudio } from './studio.ts'
import { piecesOf, treeOf } from './tree.ts'
import type { ArtLayer, Path, Scene } from '../scene.ts'

const studio = openStudio({ threads: 1 })
const compositor = openCompositor()
afterAll(() => studio.close())

const [width, height] = [250, 190]
const box = { x: 0, y: 0, width, height }
const scene = await studio.compose(briefOf({ width, height }), copyOf('Sale'), {})

const under = (...paths: Path[]): Scene => {
  const art: ArtLayer = { kind: 'art', role: 'shadow', box, corners: null, paths }
  return { ...scene, layers: [{ kind: 'backdrop', color: '#FFD0A0' }, art] }
}

const tree = async (of: Scene) => treeOf(await piecesOf(of, Promise.resolve(new Map())), box)

/** A path without pixels: beside it no shade is a plain one. */
const NOTHING: Path = { d: 'M0 0Z', fill: '#000000' }

test.each([
  ['down', [0, 0], [0, height]],
  ['up', [0, height], [0, 0]],
  ['to the right', [0, 0], [width, 0]],
  ['to the left', [width, 0], [0, 0]],
  ['over a part of the canvas', [0, 30], [0, 120]],
] as const)('a shade that runs %s looks like its drawing, but is none', async (_, from, to) => {
  const stops = [0, 0.2, 0.5, 0.9].map((at) => [at, '#0F4C3F', 1 - at / 0.9] as const)
  const shade: Path = { d: rectangle(box), fill: { type: 'linear', from, to, stops } }
  expect((await tree(under(shade))).images).toEqual([])
  expect((await tree(under(shade, NOTHING))).images.length).toBe(1)
  const plain = await compositor.drawPart(under(shade), {}, box)
  const drawn = await compositor.drawPart(under(shade, NOTHING), {}, box)
  const farthest = plain.reduce((most, value, at) => Math.max(most, Math.abs(value - (drawn[at] ?? 0))), 0)
  expect(farthest).toBeLessThanOrEqual(2)
})

test('colours that turn into one another, slanting shades, and those that begin outside stay drawings', async () => {
  const shade = (to: readonly [number, number], end: string, from: readonly [number, number] = [0, 0]): Path => ({
    d: rectangle(box),
    fill: {
      type: 'linear',
      from,
      to,
      stops: [
        [0, '#0F4C3F', 1],
        [1, end, 0],
      ],
    },
  })
  expect((await tree(under(shade([0, height], '#0F4C3F')))).images.length).toBe(0)
  expect((await tree(under(shade([0, height], '#FFFFFF')))).images.length).toBe(1)
  expect((await tree(under(shade([width, height], '#0F4C3F')))).images.length).toBe(1)
  expect((await tree(under(shade([0, height], '#0F4C3F', [0, -60])))).images.length).toBe(1)
})

test('pixels go to the compositor as plain bytes: a Buffer would be written out as a list of numbers first', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const picture = {
    kind: 'picture',
    key: 'p',
    crop: { x: 0, y: 0, width: 40, height: 30 },
    corners: [0, 0, 0, 0],
  } as const
  const layers = [0, 10].map((angle) => ({ ...picture, box, angle, blend: 'normal', shadow: null }) as const)
  const prepared = await preparePictures({ ...scene, layers }, { p: photo })
  expect([...prepared.values()].map(({ pixels }) => 'toJSON' in pixels.data)).toEqual([false, false])
})
