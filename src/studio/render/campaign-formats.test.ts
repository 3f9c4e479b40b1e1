import { expect, test } from 'vitest'
import { CAMPAIGN_FORMATS } from '#contract/platforms/formats.ts'
import { findFormatSafeArea } from '#contract/platforms/safe-area.ts'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { createCanvas } from '../model/canvas.ts'
import { composeScene } from '../compose.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { contains, grow, overlaps } from '../model/geometry.ts'
import { LAYOUTS, STRIP_LAYOUTS } from '../layouts/catalog.ts'
import { minTypeSize } from '../layouts/type-sizes.ts'
import { NO_IMAGES, type SceneImages } from '../model/material.ts'
import { createBrief, createImageFacts, createLogoFacts } from '../testing/briefs.ts'
import { shareCompositor, shareStudio } from './shared-studio.ts'
import type { BrandBrief, Brief, ProductBrief } from '../model/brief.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

const compositor = shareCompositor()
const studio = shareStudio()

const BRANDS: readonly Partial<BrandBrief>[] = [
  {},
  {
    name: 'Sunbolt',
    description: 'Sparkling citrus',
    primary_color: '#D8321A',
    secondary_color: '#FFD60A',
    typography: 'Anton',
    tone: 'bold',
  },
  {
    name: 'Harbor & Sons Coffee',
    description: null,
    primary_color: '#2B2BD9',
    secondary_color: '#D7F25B',
    typography: 'Inter',
    tone: 'friendly',
  },
]
const PRODUCT: ProductBrief = {
  name: 'Night Serum',
  description: null,
  proposition: 'Softer by Sunday',
  benefits: ['Vegan', 'Fragrance free'],
  price_text: '€24',
  cta: 'Shop now',
}
const REQUESTS: readonly Partial<Brief>[] = [
  { prompt: 'Summer sale: 20% off all citrus sodas until Sunday, free delivery', goal: 'sales' },
  { prompt: 'Launch of our night serum for sensitive skin', product: PRODUCT },
  { prompt: 'We roast every single batch of our coffee by hand in the old harbour of Porto' },
  { prompt: 'Wir stellen vor: unser neues Nachtserum für empfindliche Haut, ab 24 € im Shop', language: 'de' },
  { prompt: 'تخفيضات الصيف: خصم 20% على جميع الأحذية حتى الأحد', language: 'ar' },
  { prompt: '夏のセール：スニーカー全品20%オフ、日曜まで、送料無料', language: 'ja' },
]
const MATERIAL: readonly SceneImages[] = [
  NO_IMAGES,
  { ...NO_IMAGES, images: [createImageFacts('cutout')] },
  { ...NO_IMAGES, images: [createImageFacts('photo')], logo: createLogoFacts(3.5) },
  { ...NO_IMAGES, objects: [{ name: 'bicycle', ratio: 1.3, tones: [0.3, 0.5, 0.9] }], logo: createLogoFacts(1) },
]

const look = ({ width, height, safe, keep_out }: PlatformFormat) => JSON.stringify([width, height, safe, keep_out])
/** Each size and safe area once. */
const FORMATS = CAMPAIGN_FORMATS.filter(
  (format, index, all) => all.findIndex((other) => look(other) === look(format)) === index,
)

const briefFor = (format: PlatformFormat, request: Partial<Brief>, brand: Partial<BrandBrief>, seed: number): Brief =>
  createBrief(
    {
      ...request,
      width: format.width,
      height: format.height,
      platform: format.platform,
      safe_area: findFormatSafeArea(format),
      seed,
    },
    brand,
  )

const listTexts = ({ layers }: Scene): TextLayer[] => layers.filter((layer) => layer.kind === 'text')

/** The headline of an ad is shown at its own size in pixels. */
const LEAST_HEADLINE = 11.5

function findFaults(scene: Scene): string[] {
  const texts = listTexts(scene)
  const headline = texts.find(({ role }) => role === 'headline')
  const faults = headline?.text === scene.copy.headline ? [] : ['no headline']
  if (headline && headline.size < LEAST_HEADLINE) faults.push(`headline of ${headline.size} px`)
  const sheet = { x: 0, y: 0, width: scene.width, height: scene.height }
  const least = minTypeSize({ base: Math.sqrt(scene.width * scene.height) })
  for (const [index, text] of texts.entries()) {
    if (text.size < least - 0.01) faults.push(`${text.role} of ${text.size} px`)
    if (!contains(scene.safe.box, text.box, 1) || !contains(sheet, text.box)) faults.push(`${text.role} outside`)
    if (scene.safe.keep_out.some((box) => overlaps(box, text.box)))
      faults.push(`${text.role} under a button of the platform`)
    for (const other of texts.slice(index + 1))
      if (overlaps(grow(text.box, -1), grow(other.box, -1))) faults.push(`${text.role} on ${other.role}`)
    for (const layer of scene.layers) {
      if (layer.kind === 'logo' && overlaps(grow(layer.box, layer.clear - 1), text.box))
        faults.push(`${text.role} too near the logo`)
      if (layer.kind === 'panel' && layer.role === 'button' && text.role !== 'cta' && overlaps(layer.box, text.box))
        faults.push(`${text.role} on the button`)
    }
  }
  for (const layer of scene.layers)
    if (layer.kind === 'logo' && !contains(grow(sheet, -layer.clear), layer.box, 1)) faults.push('logo at the edge')
  return faults
}

/**
 * Each format gets every request and every brand. A request has another brand in the next format, so that every
 * combination of request, brand and material is covered by a third of the formats.
 */
test.each(FORMATS.map((format, index) => [format.key, format, index] as const))(
  '%s: every brand and request gives a design with legible words inside the safe area',
  async (_, format, turn) => {
    const canvas = createCanvas(format.width, format.height, format.platform, findFormatSafeArea(format))
    const faults: string[] = []
    for (const [row, request] of REQUESTS.entries()) {
      const column = (row + turn) % BRANDS.length
      const brief = briefFor(format, request, BRANDS[column] ?? {}, row * 3 + column + 1)
      const material = MATERIAL[(row + column) % MATERIAL.length] ?? NO_IMAGES
      const scene = await composeScene(brief, writeCopy(brief), material, compositor.measure)
      const isStripLayout = STRIP_LAYOUTS.some(({ name }) => name === scene.layout)
      if (isStripLayout !== (canvas.strip !== null)) faults.push(`layout ${scene.layout}`)
      for (const fault of findFaults(scene)) faults.push(`${row} ${column} ${scene.layout}: ${fault}`)
    }
    expect(faults).toEqual([])
  },
)

/** Flat sizes that operators may add: the smallest, the largest, and the flattest. */
test.each([
  [550, 50],
  [300, 50],
  [468, 60],
  [1000, 91],
  [4096, 373],
  [4096, 1000],
  [2000, 199],
] as const)('%i x %i is drawn as one line', async (width, height) => {
  const faults: string[] = []
  for (let seed = 1; seed <= 24; seed++) {
    const brief = createBrief(
      { ...REQUESTS[seed % REQUESTS.length], width, height, seed },
      BRANDS[seed % BRANDS.length],
    )
    const scene = await composeScene(
      brief,
      writeCopy(brief),
      MATERIAL[seed % MATERIAL.length] ?? NO_IMAGES,
      compositor.measure,
    )
    expect(STRIP_LAYOUTS.map(({ name }) => name)).toContain(scene.layout)
    for (const fault of findFaults(scene)) faults.push(`${seed} ${scene.layout}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test.each(FORMATS.map((format, index) => [format.key, format, index] as const))(
  '%s: a rendered design passes the brand check',
  async (_, format, index) => {
    const brief = briefFor(
      format,
      REQUESTS[index % REQUESTS.length] ?? {},
      BRANDS[index % BRANDS.length] ?? {},
      index + 1,
    )
    const scene = await studio.compose(brief, writeCopy(brief), {})
    const check = await studio.check(scene, await studio.render(scene, {}))
    expect(check.rules.filter(({ passed }) => !passed)).toEqual([])
  },
)

test('a reel keeps the words above what the app covers, which a story does not have to', async () => {
  const lowest = async (key: string) => {
    const format = CAMPAIGN_FORMATS.find((one) => one.key === key)
    if (!format) throw new Error(`no format ${key}`)
    const brief = briefFor(format, REQUESTS[1] ?? {}, {}, 3)
    const scene = await composeScene(brief, writeCopy(brief), NO_IMAGES, compositor.measure, { layout: 'card' })
    return Math.max(...listTexts(scene).map(({ box }) => box.y + box.height))
  }
  expect(await lowest('instagram.reel')).toBeLessThanOrEqual(1920 - 672)
  expect(await lowest('instagram.story')).toBeGreaterThan(1920 - 672)
})

test.each(['en', 'ar'])(
  'in %s, a small rectangle in the layout arch has enough of the primary color',
  async (language) => {
    const format = CAMPAIGN_FORMATS.find(({ key }) => key === 'google.ad.300x250')
    if (!format) throw new Error('There is no such format')
    const request = { prompt: REQUESTS[4]?.prompt ?? '', language, product: PRODUCT }
    for (const brand of [{}, { primary_color: '#1F4E79', secondary_color: '#F4E9DC' }])
      for (const seed of [1, 2, 3, 4]) {
        const brief = briefFor(format, request, brand, seed)
        const scene = await studio.compose(brief, writeCopy(brief), {}, { layout: 'arch' })
        const { rules } = await studio.check(scene, await studio.render(scene, {}))
        expect(rules.filter(({ passed }) => !passed)).toEqual([])
      }
  },
)

const CREAM: Partial<Brief> = {
  prompt: 'Launch of our night cream. 20% off until Friday',
  product: { ...PRODUCT, name: 'Night Cream', proposition: null, price_text: '24.90' },
}

/** A large object with its halos covers the field whose color is the primary one. */
test.each([
  ['a pin', LAYOUTS, { width: 400, height: 600 }, [12, 15]],
  ['a leaderboard', STRIP_LAYOUTS, { width: 728, height: 90 }, [23, 26]],
] as const)('%s with an object passes the brand check in every layout', async (_, layouts, size, seeds) => {
  const faults: string[] = []
  const drawn = new Set<string>()
  for (const { name } of layouts)
    for (const seed of seeds) {
      const brief = createBrief({ ...CREAM, ...size, seed }, { primary_color: '#1F4E79', secondary_color: '#F4E9DC' })
      const scene = await studio.compose(brief, writeCopy(brief), {}, { layout: name })
      // A layout that the copy does not suit gives the design of another one.
      const design = JSON.stringify(scene.layers)
      if (drawn.has(design)) continue
      drawn.add(design)
      const { rules } = await studio.check(scene, await studio.render(scene, {}))
      for (const rule of rules) if (!rule.passed) faults.push(`${scene.layout} ${seed}: ${rule.rule} ${rule.value}`)
    }
  expect(drawn.size).toBeGreaterThanOrEqual(layouts.length / 2)
  expect(faults).toEqual([])
})
