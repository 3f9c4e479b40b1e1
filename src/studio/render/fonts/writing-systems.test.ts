import { Renderer } from '@takumi-rs/core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contains, grow, overlaps, type Box } from '../../model/geometry.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { getFontFamily } from '../../type/font-families.ts'
import { buildFontStack } from '../../type/scripts.ts'
import { shareCompositor } from '../shared-studio.ts'
import { createFontRegistry } from './font-registry.ts'
import { createLineNode } from '../drawing/text-line.ts'
import type { Layer, Scene, TextLayer } from '../../model/scene.ts'

const SENTENCES = {
  Arabic: 'خصم 50% على كل منتجات Verdant!',
  Hebrew: 'ברוכים הבאים ל-Verdant: 20% הנחה!',
  Devanagari: 'त्वचा की प्राकृतिक चमक फिर से पाएँ',
  Bengali: 'ত্বকের প্রাকৃতিক উজ্জ্বলতা ফিরে পান ৳১২০০',
  Tamil: 'உங்கள் சருமத்தை ஒளிரச் செய்யுங்கள்',
  Telugu: 'మీ చర్మానికి సహజ మెరుపు స్త్రీ',
  Georgian: 'გააღვიძეთ კანის ბუნებრივი სიკაშკაშე',
  Armenian: 'Արթնացրեք ձեր մաշկի բնական փայլը',
  Ethiopic: 'የቆዳዎን ተፈጥሯዊ ብርሃን ያንቁ',
  Khmer: 'ធ្វើឱ្យស្បែករបស់អ្នកភ្លឺស្រស់ ក្រុំ',
  Thai: 'ผิวสวยเปล่งประกายตั้งแต่วันแรกที่ใช้',
  Japanese: '東京で一番おいしいコーヒーを、あなたに。',
  'Simplified Chinese': '唤醒肌肤，焕发自然光彩',
  'Traditional Chinese': '喚醒肌膚，煥發自然光彩',
  Korean: '매일 아침 더 빛나는 피부를 만나보세요',
  Greek: 'Ξύπνα με πιο λαμπερό δέρμα',
  Cyrillic: 'Проснитесь с сияющей кожей',
  Vietnamese: 'Đánh thức làn da rạng rỡ của bạn mỗi ngày',
  Turkish: 'Işıltılı bir cilde uyanın, İstanbul ğüşöç',
  symbols: 'Fresh → ★ bold ✓ 20 ≤ 30 ½ ₹99',
}
const FONTS = [
  { typography: 'Inter', tone: 'professional' },
  { typography: 'Playfair Display, serif', tone: 'luxury' },
  { typography: 'Anton', tone: 'bold' },
]
const compositor = shareCompositor()

const scenes = new Map<string, Promise<Scene>>()

/** The scene of a text in a font, composed once. */
function sceneFor(text: string, font: (typeof FONTS)[number]): Promise<Scene> {
  const key = `${font.typography} ${text}`
  const scene = scenes.get(key) ?? composeText(text, font)
  scenes.set(key, scene)
  return scene
}

async function composeText(text: string, font: (typeof FONTS)[number]): Promise<Scene> {
  const copy = createCopy(text, { subline: text, cta: text.split(' ')[0] ?? text })
  const options = { missing: await compositor.missing([text]) }
  return composeScene(createBrief({ width: 540, height: 540 }, font), copy, NO_IMAGES, compositor.measure, options)
}

const listTexts = (scene: Scene) => scene.layers.filter((layer) => layer.kind === 'text')
const findHeadline = (scene: Scene) => listTexts(scene).find((text) => text.role === 'headline') as TextLayer

/** Brightness from which on a pixel of black text on white is background. */
const PAPER = 195

/** The bounds of all pixels that differ from the background. */
async function measureInk(scene: Scene, layer: TextLayer): Promise<Box> {
  const { width, height } = scene
  const layers: Layer[] = [
    { kind: 'backdrop', color: '#FFFFFF' },
    { ...layer, color: '#000000' },
  ]
  const pixels = await compositor.drawPart({ ...scene, layers }, {}, { x: 0, y: 0, width, height })
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let index = 0; index < width * height; index += 1) {
    if ((pixels[index * 4] ?? 0) >= PAPER) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  if (right <= left) throw new Error(`${layer.role} has no ink`)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Families that have a script of their own beside Latin. */
const OWN_SCRIPTS: Partial<Record<keyof typeof SENTENCES, readonly string[]>> = {
  Arabic: ['Cairo', 'Tajawal', 'Rubik'],
  Hebrew: ['Heebo', 'Assistant', 'Rubik', 'Amatic SC', 'Open Sans', 'Fredoka'],
  Devanagari: ['Baloo 2', 'Teko', 'Noto Sans', 'Poppins'],
  Thai: ['Kanit', 'Prompt'],
}

const table = Object.entries(SENTENCES).flatMap(([script, text]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the scripts are the keys of SENTENCES
  [
    ...FONTS,
    ...(OWN_SCRIPTS[script as keyof typeof SENTENCES] ?? []).map((typography) => ({ typography, tone: 'bold' })),
  ].map((font) => [script, font.typography, text, font] as const),
)

test.each(table)('%s in %s is drawn completely, inside its box and its safe area', async (_, __, text, font) => {
  const scene = await sceneFor(text, font)
  expect(scene.notes).not.toContain('letters_left_out')
  for (const layer of listTexts(scene)) {
    const [ink, slack] = [await measureInk(scene, layer), layer.size * 0.25]
    const whole = contains(grow(layer.box, layer.size * 0.12, slack), ink, 1.5)
    expect(whole, `${JSON.stringify(layer.box)} contains ${JSON.stringify(ink)}`).toBe(true)
    expect(contains({ x: 1, y: 1, width: 538, height: 538 }, ink), `${layer.role} touches an edge`).toBe(true)
  }
})

test.each(table)('no letter of %s in %s is a missing-glyph box', async (_, __, text, font) => {
  const { family, weight } = findHeadline(await sceneFor(text, font))
  const renderer = new Renderer()
  await createFontRegistry(renderer)([{ family, weight, text }])
  const letters = [...new Set(text.replace(/[\s\p{M}]/gu, ''))]
  // One picture of all letters, each in a square of its own.
  const children = ['\u{10FFFD}', '\u0F40', ...letters].map((letter) =>
    createLineNode(letter, text, { family, weight, size: 40, tracking: 0 }, { height: 80, lineHeight: '80px' }),
  )
  const root = { type: 'container', style: { display: 'flex', flexDirection: 'column' }, children } as const
  const pixels = await renderer.render(root, { width: 80, height: 80 * children.length, format: 'raw' })
  const [unassigned, tibetan, ...drawn] = children.map((_child, index) =>
    Buffer.from(pixels.subarray(index * 80 * 80 * 4, (index + 1) * 80 * 80 * 4)).toString('base64'),
  )
  const missing = letters.filter((_letter, index) => [unassigned, tibetan].includes(drawn[index]))
  expect(missing, 'are drawn as missing-glyph boxes').toEqual([])
})

test.each(['Été à Évian', 'Ấm áp mỗi sớm'])('the accents of "%s" do not touch the text above', async (headline) => {
  const brief = createBrief({}, { typography: 'Lora', tone: 'bold' })
  const composed = (layout: string) =>
    composeScene(brief, createCopy(headline, { eyebrow: 'Tinh chất' }), NO_IMAGES, compositor.measure, { layout })
  const poster = await composed('poster')
  const eyebrow = listTexts(poster).find((text) => text.role === 'eyebrow') as TextLayer
  const gap = (await measureInk(poster, findHeadline(poster))).y - (eyebrow.box.y + eyebrow.box.height)
  expect(gap).toBeGreaterThan(eyebrow.size * 0.3)
  const bars = await composed('bars')
  const [ink, { ground }] = [await measureInk(bars, findHeadline(bars)), findHeadline(bars)]
  const layers = bars.layers.filter(({ kind }) => kind !== 'text')
  const strip = { left: Math.round(ink.x), top: Math.round(ink.y), width: 1, height: 1 }
  const pixel = await sharp(await compositor.draw({ ...bars, layers }, {}))
    .removeAlpha()
    .extract(strip)
    .raw()
    .toBuffer()
  expect(`#${pixel.toString('hex')}`).toBe(ground.toLowerCase())
})

test('a letter that no bundled font has is removed and noted, and an emoji is drawn in color', async () => {
  const font = { typography: 'Inter', tone: 'professional' }
  const scene = await sceneFor('Fresh \u{12000} bread 🔥', font)
  expect(scene.copy.headline).toBe('Fresh bread 🔥')
  expect(scene.notes).toContain('letters_left_out')
  const layers: Layer[] = [{ kind: 'backdrop', color: '#FFFFFF' }, findHeadline(scene)]
  const { channels } = await sharp(await compositor.draw({ ...scene, layers }, {})).stats()
  const [red, , blue] = channels
  expect((red?.mean ?? 0) - (blue?.mean ?? 0)).toBeGreaterThan(1)
})

test.each([
  ['Bengali', 'প্র'],
  ['Telugu', 'స్త్రీ'],
  ['Khmer', 'ស្ត'],
  ['Devanagari', 'क्ष'],
  ['Tamil', 'ஸ்ரீ'],
])('the letters of %s are joined: %s is not as wide as its letters', async (_, joined) => {
  const letters = Array.from(joined).filter((letter) => /\p{Lo}/u.test(letter))
  for (const family of ['Inter', 'Lora']) {
    const runs = [joined, ...letters].map((text) => ({ text, family, weight: 400 }))
    const [whole = 0, ...parts] = await compositor.measure(runs)
    expect(whole).toBeLessThan(parts.reduce((sum, width) => sum + width, 0) * 0.98)
  }
})

test('Han without kana or Hangul has the forms of its language', async () => {
  const families = ['zh-Hans', 'zh-Hant', 'ja', 'ko', 'und'].map(
    (language) => buildFontStack(getFontFamily('Lora'), '骨直今', language)[1],
  )
  expect(families).toEqual(['Noto Sans SC', 'Noto Sans TC', 'Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC'])
  const draw = async (language: string) => {
    const copy = createCopy('骨直今', { language })
    const scene = await composeScene(createBrief({ width: 300, height: 300 }), copy, NO_IMAGES, compositor.measure)
    return Buffer.from(await compositor.draw(scene, {})).toString('base64')
  }
  const drawn = await Promise.all(['zh-Hans', 'zh-Hant', 'ja'].map(draw))
  expect(new Set(drawn).size).toBe(3)
})

/** A layout whose lines are never centered. */
const FLUSH = 'rings'

test('a right-to-left design is the mirrored design, and stays in the platform’s safe area', async () => {
  const brief = createBrief({ width: 1280, height: 720, platform: 'youtube' }, { typography: 'Inter' })
  const composed = (headline: string) =>
    composeScene(brief, createCopy(headline, { cta: 'قريبا', benefits: ['جديد'] }), NO_IMAGES, compositor.measure, {
      layout: FLUSH,
    })
  const [mirrored, straight] = [
    await composed('خصم كبير على كل المنتجات'),
    await composed('Large discount on all products'),
  ]
  const mark = (scene: Scene) => listTexts(scene).find((text) => text.role === 'wordmark') as TextLayer
  const fromRight = 1280 - mark(mirrored).box.x - mark(mirrored).box.width
  expect(Math.abs(fromRight - mark(straight).box.x)).toBeLessThan(1)
  const ends = findHeadline(mirrored).lines.map((line) => line.x + line.width)
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
  for (const { box } of listTexts(mirrored)) {
    expect(contains(mirrored.safe.box, box, 1)).toBe(true)
    expect(mirrored.safe.keep_out.some((out) => overlaps(out, box))).toBe(false)
  }
  expect(mirrored.safe).toEqual(straight.safe)
})

test.each(['frame', 'tiles'] as const)(
  'the shapes of the layout %s are mirrored for a right-to-left design',
  async (layout) => {
    const brief = createBrief({ width: 1280, height: 720, platform: 'youtube' }, { typography: 'Inter' })
    const copy = createCopy('خصم كبير على كل المنتجات')
    const scene = await composeScene(brief, copy, NO_IMAGES, compositor.measure, { layout })
    const shapes = scene.layers.filter((layer) => layer.kind === 'art')
    expect(shapes).not.toEqual([])
    expect(shapes.every(({ turn }) => turn?.mirror === true)).toBe(true)
  },
)

test('a right-to-left line is aligned to the right edge of its block, also in a left-to-right design', async () => {
  const subline = 'عرض محدود حتى نهاية الأسبوع، لا تفوّت الفرصة الآن واطلب اليوم'
  const copy = createCopy('Great offers', { subline })
  const scene = await composeScene(createBrief(), copy, NO_IMAGES, compositor.measure, { layout: FLUSH })
  const layer = listTexts(scene).find((text) => text.role === 'subline') as TextLayer
  const ends = layer.lines.map((line) => line.x + line.width)
  expect(layer.lines.length).toBeGreaterThan(1)
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
})
