import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createBrief, createCopy, measureMeanDifference } from '../testing/briefs.ts'
import type { Overrides } from '../editing/overrides.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Brief } from '../model/brief.ts'
import type { PreviewOptions } from './preview.ts'
import { shareStudio } from './shared-studio.ts'
import type { ImageBytes } from './studio.ts'

const studio = shareStudio()

const COPY = createCopy('Wake up to brighter skin', { subline: 'A light serum.', cta: 'Shop the serum', price: '$38' })
const OVERRIDES: Overrides = {
  version: 1,
  slots: {
    headline: { move: [0.02, 0.01], color: 'deep' },
    'picture:1': { zoom: 1.5, angle: 8 },
    'added:1': { pin: ['end', 'bottom'] },
  },
  added: [{ slot: 'added:1', kind: 'text', text: 'Only this week ✨', style: 'badge' }],
}

/** A photo of 800 x 600 pixels with soft hills of color. */
async function createPhoto(): Promise<Uint8Array> {
  const data = Buffer.alloc(800 * 600 * 3)
  for (let at = 0; at < data.length; at++) {
    const [x, y, channel] = [Math.floor(at / 3) % 800, Math.floor(at / 2400), at % 3]
    data[at] = 128 + 100 * Math.sin(x / 90 + channel) * Math.cos(y / 70 + channel)
  }
  return new Uint8Array(
    await sharp(data, { raw: { width: 800, height: 600, channels: 3 } })
      .jpeg()
      .toBuffer(),
  )
}

const photo = createPhoto()
const brief = createBrief({
  pictures: [{ key: 'photo', role: 'product' }],
  platform: 'instagram',
  width: 540,
  height: 540,
})
const whole = { ratio: 1, check: false }

async function preview(of: Brief, images: ImageBytes, how: PreviewOptions, options: ComposeOptions) {
  const drawn = await studio.preview(of, COPY, images, how, options)
  if (!drawn) throw new Error('Nothing was drawn')
  return drawn
}

const readPixels = (data: Uint8Array) => sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test('at ratio 1, a preview is the file that an export delivers, byte for byte', async () => {
  const images = { photo: await photo }
  for (const layout of ['split', 'poster', 'photo']) {
    const options = { layout, overrides: OVERRIDES }
    const scene = await studio.compose(brief, COPY, images, options)
    const exported = await studio.render(scene, images)
    const { image } = await preview(brief, images, whole, options)
    expect(Buffer.compare(image.data, exported.data)).toBe(0)
  }
})

test('a small preview looks like the shrunk still, on every layout', async () => {
  const large = { ...brief, width: 800, height: 800 }
  const images = { photo: await photo }
  for (const layout of ['split', 'poster', 'card', 'arch', 'horizon', 'photo', 'quote', 'prints']) {
    const full = await preview(large, images, whole, { layout, overrides: OVERRIDES })
    const half = await preview(large, images, { ratio: 0.5, check: false }, { layout, overrides: OVERRIDES })
    expect([half.image.width, half.image.height]).toEqual([400, 400])
    const small = await readPixels(new Uint8Array(await sharp(full.image.data).resize(400, 400).png().toBuffer()))
    const drawn = await readPixels(half.image.data)
    const difference = measureMeanDifference(drawn.data, small.data)
    expect({ layout, isAlike: difference < 3 }).toEqual({ layout, isAlike: true })
  }
})

test('a slot that nothing covers, over the design without it, is the design', async () => {
  const images = { photo: await photo }
  const options = { layout: 'split', overrides: OVERRIDES }
  const draw = async (of: object) => (await preview(brief, images, { ...whole, ...of }, options)).image
  for (const slot of ['headline', 'cta', 'price']) {
    const [all, lifted, rest] = [await draw({}), await draw({ only: slot }), await draw({ without: slot })]
    expect(lifted.mime_type).toBe('image/png')
    const [left, top] = [lifted.box[0], lifted.box[1]]
    const joined = await sharp(rest.data)
      .composite([{ input: Buffer.from(lifted.data), left, top }])
      .png()
      .toBuffer()
    const [drawn, both] = [await readPixels(all.data), await readPixels(new Uint8Array(joined))]
    const far = drawn.data.reduce((count, value, at) => count + Number(Math.abs(value - (both.data[at] ?? 0)) > 8), 0)
    expect({ slot, isAlike: far / drawn.data.length < 0.001 }).toEqual({ slot, isAlike: true })
  }
})

test('findings name their slot, and a fix makes the rule pass', async () => {
  const pale: Overrides = { version: 1, slots: { subline: { color: 'paper' } }, added: [] }
  const options = { layout: 'statement', overrides: pale }
  const plain = createBrief({}, { primary_color: '#0F4C3F', secondary_color: '#E3C9A8' })
  const ask = { ratio: 0.5, check: true }
  const before = await preview(plain, {}, ask, options)
  const finding = before.check?.findings.find(({ fix }) => fix !== null)
  const box = before.boxes.find(({ slot }) => slot === finding?.slot)
  expect(box?.contrasts.find(({ role }) => role === 'paper')?.ratio).toBeLessThan(box?.contrast_min ?? 0)
  const { slot = '', set = {} } = finding?.fix ?? {}
  const fixed = { ...pale, slots: { ...pale.slots, [slot]: { ...pale.slots[slot], ...set } } }
  const after = await preview(plain, {}, ask, { ...options, overrides: fixed })
  expect(after.check?.findings.find(({ rule }) => rule === finding?.rule)?.passed).toBe(true)
})
