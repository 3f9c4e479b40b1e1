import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rectanglePath } from '../../art/svg-paths.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { prepareImages } from '../image/prepare-images.ts'
import { shareCompositor, shareStudio } from '../shared-studio.ts'
import { createDrawPieces, createNodeTree } from './node-tree.ts'
import type { ArtLayer, Path, Scene } from '../../model/scene.ts'

const studio = shareStudio()
const compositor = shareCompositor()

const [width, height] = [250, 190]
const box = { x: 0, y: 0, width, height }
const scene = await studio.compose(createBrief({ width, height }), createCopy('Sale'), {})

const under = (...paths: Path[]): Scene => {
  const art: ArtLayer = { kind: 'art', role: 'shadow', box, corners: null, paths }
  return { ...scene, layers: [{ kind: 'backdrop', color: '#FFD0A0' }, art] }
}

const tree = async (of: Scene) => createNodeTree(await createDrawPieces(of, Promise.resolve(new Map())), box)

/** A path without pixels. Next to it, a scrim is drawn as SVG. */
const NOTHING: Path = { d: 'M0 0Z', fill: '#000000' }

test.each([
  ['down', [0, 0], [0, height]],
  ['up', [0, height], [0, 0]],
  ['to the right', [0, 0], [width, 0]],
  ['to the left', [width, 0], [0, 0]],
  ['over a part of the canvas', [0, 30], [0, 120]],
] as const)('a scrim that runs %s looks like its drawing, but is not drawn as SVG', async (_, from, to) => {
  const stops = [0, 0.2, 0.5, 0.9].map((at) => [at, '#0F4C3F', 1 - at / 0.9] as const)
  const shade: Path = { d: rectanglePath(box), fill: { type: 'linear', from, to, stops } }
  expect((await tree(under(shade))).images).toEqual([])
  expect((await tree(under(shade, NOTHING))).images.length).toBe(1)
  const plain = await compositor.drawPart(under(shade), {}, box)
  const drawn = await compositor.drawPart(under(shade, NOTHING), {}, box)
  const farthest = plain.reduce((most, value, at) => Math.max(most, Math.abs(value - (drawn[at] ?? 0))), 0)
  expect(farthest).toBeLessThanOrEqual(2)
})

test('gradients between colors, slanted scrims, and scrims that start outside the canvas are drawn as SVG', async () => {
  const shade = (to: readonly [number, number], end: string, from: readonly [number, number] = [0, 0]): Path => ({
    d: rectanglePath(box),
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

test('the compositor gets pixels as a plain Uint8Array, because it would convert a Buffer to a list of numbers', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const image = {
    kind: 'picture',
    key: 'p',
    crop: { x: 0, y: 0, width: 40, height: 30 },
    corners: [0, 0, 0, 0],
  } as const
  const layers = [0, 10].map((angle) => ({ ...image, box, angle, blend: 'normal', shadow: null }) as const)
  const prepared = await prepareImages({ ...scene, layers }, { p: photo })
  expect([...prepared.values()].map(({ pixels }) => 'toJSON' in pixels.data)).toEqual([false, false])
})
