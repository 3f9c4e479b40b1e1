import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ellipsePath, rectanglePath, filled } from '../../art/svg-paths.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { shareCompositor, shareStudio } from '../shared-studio.ts'
import type { Layer, Scene } from '../../model/scene.ts'
import type { ImageBytes } from '../image/prepare-images.ts'

const studio = shareStudio()
const compositor = shareCompositor()

const [width, height] = [300, 301]
const empty = await studio.compose(createBrief({ width, height }), createCopy('Sale'), {})
const image = new Uint8Array(
  await sharp({ create: { width: 200, height: 260, channels: 4, background: '#1B6B55' } })
    .png()
    .toBuffer(),
)

/** The maximum difference (0 to 255) between a still and the same scene drawn in one piece. */
async function farthest(scene: Scene, images: ImageBytes): Promise<number> {
  const still = await sharp(await compositor.draw(scene, images))
    .raw()
    .toBuffer()
  const { width: w, height: h } = scene
  const whole = await compositor.drawPart(scene, images, { x: 0, y: 0, width: w, height: h })
  return still.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (whole[Math.floor(at / 3) * 4 + (at % 3)] ?? 0))),
    0,
  )
}

const over = (...layers: Layer[]): Scene => ({ ...empty, layers: [{ kind: 'backdrop', color: '#FFD0A0' }, ...layers] })
const crop = { x: 0, y: 0, width: 200, height: 260 }
const shown = { kind: 'picture', key: 'p', crop, angle: 0, blend: 'normal', shadow: null } as const
const box = { x: 50, y: 20, width: 200, height: 260 }
const art = { kind: 'art', role: 'field', box } as const
const shade = {
  type: 'linear',
  from: [0, 20],
  to: [0, 280],
  stops: [
    [0, '#0F4C3F', 0],
    [1, '#0F4C3F', 1],
  ],
} as const

test.each<[string, Layer]>([
  [
    'an image with its shadow',
    { ...shown, box, corners: [0, 0, 0, 0], shadow: { color: '#352308', opacity: 0.6, dy: 12, blur: 20 } },
  ],
  ['an image with round corners', { ...shown, box, corners: [40, 40, 90, 90] }],
  ['an image with the cut through a corner', { ...shown, box, corners: [0, 0, 190, 190] }],
  ['an image with blend mode multiply', { ...shown, box, corners: [0, 0, 0, 0], blend: 'multiply' }],
  ['a rotated image', { ...shown, box: { x: 100, y: 80, width: 100, height: 130 }, corners: [0, 0, 0, 0], angle: 20 }],
  [
    'a field with round corners',
    { ...art, corners: [100, 100, 20, 20], paths: [filled(rectanglePath(box), '#0F4C3F')] },
  ],
  [
    'a field with the cut through a corner',
    { ...art, corners: [0, 190, 0, 0], paths: [filled(rectanglePath(box), '#0F4C3F')] },
  ],
  ['a shade', { ...art, corners: null, paths: [filled(rectanglePath(box), shade)] }],
  ['a drawing', { ...art, corners: null, paths: [filled(ellipsePath(150, 150, 80), '#0F4C3F')] }],
])('%s across both halves shows no seam', async (_, layer) => {
  expect(await farthest(over(layer), { p: image })).toBeLessThanOrEqual(3)
})

test('text across both halves shows no seam', async () => {
  const [text] = empty.layers.filter((layer) => layer.kind === 'text')
  if (!text) throw new Error('no words')
  const line = text.lines[0]
  const size = 90
  for (const y of [130, 150, 170, 190]) {
    const lines = [{ text: 'Ságqẞ', x: 30, y, width: line?.width ?? 0 }]
    expect(await farthest(over({ ...text, size, lines, color: '#0F4C3F' }), {})).toBeLessThanOrEqual(3)
  }
})

test.each([
  [200, 1],
  [1, 2],
  [64, 3],
])('a canvas of %i x %i is drawn completely', async (w, h) => {
  const still = await compositor.draw({ ...over(), width: w, height: h }, {})
  const { data, info } = await sharp(still).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, [...new Set(data)].toSorted((a, b) => a - b)]).toEqual([w, h, [0xa0, 0xd0, 0xff]])
})
