import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { mirrorLayers } from './mirror-layout.ts'
import { contains, grow, overlaps } from '../model/geometry.ts'
import { randomFrom } from '../model/random.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from '../testing/briefs.ts'
import type { Scene } from '../model/scene.ts'

const SIZES = [
  [1080, 1080, 'instagram'],
  [1080, 1920, 'instagram'],
  [1500, 500, 'twitter'],
  [1280, 720, 'youtube'],
  [400, 1200, null],
] as const
const HEADLINES = [
  'خصم كبير على كل منتجات Verdant حتى نهاية الأسبوع',
  'ברוכים הבאים לחנות החדשה שלנו',
  'ผิวสวยเปล่งประกายตั้งแต่วันแรกที่ใช้',
  '東京で一番おいしいコーヒーを、あなたに。',
  'त्वचा की प्राकृतिक चमक फिर से पाएँ',
]

async function sceneAt(seed: number): Promise<Scene> {
  const random = randomFrom(seed, 'direction')
  const [width, height, platform] = random.pick(SIZES)
  const text = random.pick(HEADLINES)
  const copy = createCopy(text, {
    subline: text,
    cta: text.split(' ')[0]?.slice(0, 8),
    badge: 'جديد',
    benefits: ['新鮮', 'ใหม่'],
  })
  const kind = random.pick([null, 'cutout', 'photo'] as const)
  const material = {
    images: kind ? [createImageFacts(kind)] : [],
    logo: random.chance(0.5) ? createLogoFacts(3) : null,
    objects: [],
    notes: [],
  }
  return composeScene(
    createBrief({ width, height, platform, seed }, { typography: 'Inter' }),
    copy,
    material,
    fakeMeasure,
  )
}

test('in 80 designs in other scripts, in both directions, no text is hidden, cut off, or on top of other text', async () => {
  const faults: string[] = []
  for (let seed = 1; seed <= 80; seed++) {
    const scene = await sceneAt(seed)
    const texts = scene.layers.filter((layer) => layer.kind === 'text')
    const logos = scene.layers.filter((layer) => layer.kind === 'logo')
    const name = `${seed} ${scene.layout} ${scene.width}x${scene.height}`
    if (!texts.some((text) => text.role === 'headline')) faults.push(`${name} no headline`)
    for (const [index, text] of texts.entries()) {
      const covered = scene.safe.keep_out.some((box) => overlaps(box, text.box))
      if (covered || !contains(scene.safe.box, text.box, 1)) faults.push(`${name} ${text.role} leaves the safe area`)
      if (logos.some((logo) => overlaps(grow(logo.box, logo.clear - 1), text.box)))
        faults.push(`${name} ${text.role} on the logo`)
      const others = texts.slice(index + 1).filter((other) => overlaps(grow(text.box, -1), grow(other.box, -1)))
      for (const other of others) faults.push(`${name} ${text.role} on ${other.role}`)
    }
  }
  expect(faults).toEqual([])
})

test('mirroring a design twice gives the same positions', async () => {
  const scene = await sceneAt(3)
  const places = (of: Scene['layers']) => of.map((layer) => (layer.kind === 'backdrop' ? null : layer.box.x))
  const twice = mirrorLayers(mirrorLayers(scene.layers, scene.width), scene.width)
  for (const [index, x] of places(twice).entries()) expect(x ?? 0).toBeCloseTo(places(scene.layers)[index] ?? 0, 1)
})
