import { expect, test } from 'vitest'
import { composeScene } from './compose.ts'
import { contains, grow, overlaps } from './model/geometry.ts'
import { LAYOUTS } from './layouts/catalog.ts'
import { minTypeSize } from './layouts/type-sizes.ts'
import { NO_IMAGES } from './model/material.ts'
import { randomFrom } from './model/random.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from './testing/briefs.ts'
import type { SceneImages } from './model/material.ts'
import type { Scene, TextLayer } from './model/scene.ts'

const SIZES = [
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
  [1200, 630],
  [1280, 720],
  [1600, 400],
  [400, 1200],
  [1080, 1350],
  [2000, 2000],
  [1024, 1024],
] as const
const PLATFORMS = ['instagram', 'facebook', 'twitter', 'linkedin', 'youtube', null]
const HEADLINES = [
  'Wake up to brighter skin',
  'Hi',
  'Donaudampfschifffahrtsgesellschaftskapitän gesucht',
  'We roast every single batch of our coffee by hand in the old harbour',
  'Ship on Friday. Sleep on Friday.',
]
const COLORS = [
  ['#0F4C3F', '#E3C9A8'],
  ['#FF5A1F', '#FFD23F'],
  ['#FFFFFF', '#000000'],
  ['#000000', '#FFFFFF'],
  ['#D7FF1E', '#0A0A0A'],
  ['#777777', '#7A7A7A'],
  ['#0A7C66', '#111111'],
] as const
const FONTS = ['Inter', 'Playfair Display, serif', 'Anton', 'Bebas Neue', 'JetBrains Mono', 'Oswald', 'Lora, serif']
const TONES = ['professional', 'playful', 'luxury', 'minimal', 'bold', 'friendly', 'authoritative', 'innovative']

function materialAt(random: ReturnType<typeof randomFrom>): SceneImages {
  const kind = random.pick([null, null, 'cutout', 'photo', 'near-white'] as const)
  return {
    images: kind ? [createImageFacts(kind)] : [],
    logo: random.chance(0.4) ? createLogoFacts(random.pick([4, 1, 0.6])) : null,
    objects: [],
    notes: [],
  }
}

async function sceneAt(seed: number): Promise<Scene> {
  const random = randomFrom(seed, 'test')
  const [width, height] = random.pick(SIZES)
  const [primary_color, secondary_color] = random.pick(COLORS)
  const brief = createBrief(
    { width, height, seed, platform: random.pick(PLATFORMS) },
    { primary_color, secondary_color, typography: random.pick(FONTS), tone: random.pick(TONES) },
  )
  const copy = createCopy(random.pick(HEADLINES), {
    eyebrow: random.chance(0.5) ? 'New · Vitamin C serum' : null,
    subline: random.chance(0.6) ? 'A light serum that lets your own glow through.' : null,
    benefits: random.chance(0.4)
      ? ['Visible glow in 14 days', '15% stabilised vitamin C', 'Fragrance free, vegan']
      : [],
    cta: random.chance(0.7) ? 'Shop the serum' : null,
    price: random.chance(0.4) ? '$38' : null,
    badge: random.chance(0.3) ? 'Until Sunday' : null,
  })
  return composeScene(brief, copy, materialAt(random), fakeMeasure)
}

const listTexts = (scene: Scene): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text')

function findFaults(scene: Scene): string[] {
  const texts = listTexts(scene)
  const faults: string[] = []
  if (!texts.some((text) => text.role === 'headline')) faults.push('no headline')
  const least = minTypeSize({ base: Math.sqrt(scene.width * scene.height) })
  for (const [index, text] of texts.entries()) {
    if (!contains(scene.safe.box, text.box, 1)) faults.push(`${text.role} leaves the safe area`)
    if (scene.safe.keep_out.some((box) => overlaps(box, text.box)))
      faults.push(`${text.role} under a platform's button`)
    if (text.size < least - 0.01) faults.push(`${text.role} is ${text.size}px`)
    for (const other of texts.slice(index + 1))
      if (overlaps(grow(text.box, -1), grow(other.box, -1))) faults.push(`${text.role} on ${other.role}`)
    for (const layer of scene.layers) {
      if (layer.kind === 'logo' && overlaps(grow(layer.box, layer.clear - 1), text.box))
        faults.push(`${text.role} in the logo's clear space`)
      if (layer.kind === 'panel' && layer.role === 'button' && text.role !== 'cta' && overlaps(layer.box, text.box))
        faults.push(`${text.role} on the button`)
    }
  }
  return faults
}

test('in 200 designs no text is cut off, hidden, too small, or on top of other text', async () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 200; seed++) {
    const scene = await sceneAt(seed)
    for (const fault of findFaults(scene))
      faults.push(`${seed} ${scene.layout} ${scene.width}x${scene.height} ${fault}`)
  }
  expect(faults).toEqual([])
})

test('the checks of this test detect text outside the canvas', async () => {
  const scene = await sceneAt(1)
  const layers = scene.layers.map((layer) =>
    layer.kind === 'text' ? { ...layer, box: { ...layer.box, x: -400 } } : layer,
  )
  expect(findFaults({ ...scene, layers }).length).toBeGreaterThan(0)
})

test('all drawn lines of a headline together are the whole headline', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const scene = await sceneAt(seed)
    const headline = listTexts(scene).find((text) => text.role === 'headline')
    const drawn = headline?.lines
      .map((line) => line.text)
      .join('')
      .replaceAll(' ', '')
      .toLowerCase()
    expect(drawn).toBe(scene.copy.headline.replaceAll(' ', '').toLowerCase())
  }
})

test('the same brief gives the same scene, and a different seed a different one', async () => {
  expect(JSON.stringify(await sceneAt(5))).toBe(JSON.stringify(await sceneAt(5)))
  const brief = createBrief({ width: 1080, height: 1080 })
  const scenes = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      composeScene({ ...brief, seed }, createCopy('Wake up'), NO_IMAGES, fakeMeasure),
    ),
  )
  const looks = new Set(scenes.map((scene) => JSON.stringify(scene.layers)))
  expect(looks.size).toBe(8)
})

test('a layout to avoid is not used, unless no other is left', async () => {
  const all = LAYOUTS.map((layout) => layout.name)
  for (let seed = 1; seed <= 12; seed++) {
    const brief = createBrief({ seed })
    const others = all.filter((name) => name !== 'poster')
    const one = await composeScene(brief, createCopy('Wake up'), NO_IMAGES, fakeMeasure, { avoid: others })
    expect(one.layout).toBe('poster')
    const any = await composeScene(brief, createCopy('Wake up'), NO_IMAGES, fakeMeasure, { avoid: all })
    expect(all).toContain(any.layout)
  }
})

test('an object that a person chose is drawn with every seed', async () => {
  const objects = [{ name: 'bicycle', ratio: 1.3, tones: [0.3, 0.5, 0.9] as const }]
  const without: string[] = []
  for (let seed = 1; seed <= 80; seed += 1) {
    const brief = createBrief({ prompt: 'Sourdough, every morning', motif: 'bicycle', seed: seed * 977 })
    const scene = await composeScene(brief, createCopy('Every morning'), { ...NO_IMAGES, objects }, fakeMeasure)
    if (!scene.layers.some(({ kind }) => kind === 'object')) without.push(`${scene.layout} ${seed}`)
  }
  expect(without).toEqual([])
})

test('a scene is plain JSON', async () => {
  const scene = await sceneAt(9)
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
})

test('a scene notes a replaced font and removed text', async () => {
  const scene = await composeScene(
    createBrief({}, { typography: 'Comic Sans MS, cursive' }),
    createCopy('Hello'),
    NO_IMAGES,
    fakeMeasure,
  )
  expect(scene.notes).toContain('font_fallback')
  const banner = await composeScene(
    createBrief({ width: 1600, height: 400 }),
    createCopy('Hello there', { benefits: ['Quick', 'Quiet', 'Clean', 'Calm', 'Kind'] }),
    NO_IMAGES,
    fakeMeasure,
  )
  expect(banner.notes).toContain('words_left_out: Kind')
})

test('with layout none there is only the image: no text, no logo, and no note about removed text', async () => {
  const copy = createCopy('Wake up to brighter skin', { cta: 'Shop the serum' })
  for (const kind of ['photo', 'cutout', null] as const) {
    const material = { images: kind ? [createImageFacts(kind)] : [], logo: createLogoFacts(3), objects: [], notes: [] }
    const scene = await composeScene(createBrief({}), copy, material, fakeMeasure, { layout: 'none' })
    expect(scene.layers.some(({ kind: layer }) => layer === 'text' || layer === 'logo' || layer === 'panel')).toBe(
      false,
    )
    expect(scene.layers.some((layer) => layer.kind === 'picture')).toBe(kind !== null)
    expect([scene.layout, scene.notes]).toEqual(['none', []])
  }
})
