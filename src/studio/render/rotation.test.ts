import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Overrides } from '../editing/overrides.ts'
import { turnPoint } from '../model/rotation.ts'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'

const studio = shareStudio()

const COPY = createCopy('Wake up to brighter skin', {
  subline: 'A light serum.',
  cta: 'Shop the serum',
  badge: '20% off',
})
const turn = (slots: Overrides['slots']): Overrides => ({ version: 1, slots, added: [] })
const brief = createBrief({ platform: 'instagram' })
const options = { layout: 'statement', overrides: turn({ cta: { angle: 90 }, headline: { angle: -10 } }) }

const readPixels = async (data: Uint8Array) => {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) =>
    `#${Buffer.from(pixels.subarray((Math.floor(y) * info.width + Math.floor(x)) * 3).subarray(0, 3))
      .toString('hex')
      .toUpperCase()}`
}

test('a turned button is drawn turned', async () => {
  const linkPost = createBrief({ width: 1200, height: 628 })
  const scene = await studio.compose(linkPost, COPY, {}, options)
  const button = scene.layers.find((layer) => layer.kind === 'panel' && layer.role === 'button')
  if (button?.kind !== 'panel' || !button.rotation) throw new Error('The button is not turned')
  const { box, rotation, color } = button
  const at = await readPixels((await studio.render(scene, {})).data)
  const end = turnPoint([box.x + 8, box.y + box.height / 2], rotation)
  expect(at(...end)).toBe(color)
  // Where the left end of the upright button would be is nothing of it.
  expect(at(box.x + 8, box.y + box.height / 2)).not.toBe(color)
})

test('the words of a turned slot are lifted with all their pixels', async () => {
  const lifted = await studio.preview(brief, COPY, {}, { ratio: 1, check: false, only: 'headline' }, options)
  if (!lifted) throw new Error('Nothing was drawn')
  const { data, info } = await sharp(lifted.image.data).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0
  const sides = [0, info.width - 1].flatMap((x) => Array.from({ length: info.height }, (_, y) => alpha(x, y)))
  expect(Math.max(...sides)).toBe(0)
  expect(lifted.boxes.find(({ slot }) => slot === 'headline')?.angle).toBe(-10)
})

test('an SVG has turned words as outlines', async () => {
  const scene = await studio.compose(brief, COPY, {}, options)
  const file = await studio.exportStill(scene, {}, { format: 'svg', ratio: 1 })
  const svg = Buffer.from(file ?? '').toString('utf8')
  expect(svg).toContain('matrix(.985 -.174 .174 .985')
  expect(svg).not.toContain('<text')
})
