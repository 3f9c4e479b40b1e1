import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { contrast } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { contains, grow, intersect, overlaps } from '../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from '../testing/briefs.ts'
import { THEMES } from '../themes/theme.ts'
import { getFontFamily } from '../type/font-families.ts'
import { LAYOUTS } from './catalog.ts'
import { listLineBoxes } from './empty-piece.ts'
import { randomFrom } from '../model/random.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { SceneImages, ImageFacts, SubjectObject } from '../model/material.ts'
import type { ObjectLayer, Scene, TextLayer } from '../model/scene.ts'

const NAMES = LAYOUTS.map((layout) => layout.name)
const FORMS = [
  [300, 250],
  [1500, 500],
  [1600, 400],
  [1200, 627],
  [1080, 1080],
  [1080, 1920],
  [400, 1200],
] as const
const GOALS = [null, 'awareness', 'engagement', 'sales']
const TONES = [null, 'professional', 'casual', 'enthusiastic', 'informative']
const BRANDS = [
  ['#0F4C3F', '#E3C9A8', 'Playfair Display, serif', 'luxury'],
  ['#FF4A26', '#FFD23F', 'Anton', 'bold'],
  ['#FFFFFF', '#000000', 'Inter', 'minimal'],
  ['#777777', '#7A7A7A', 'JetBrains Mono', 'professional'],
  ['#D7FF1E', '#0A0A0A', 'Oswald', 'playful'],
  ['#0A0A20', '#101418', 'Lora, serif', 'friendly'],
] as const
const HEADLINES = [
  'Wake up to brighter skin',
  'Hi',
  'Ready for softer skin?',
  'Donaudampfschifffahrtsgesellschaftskapitän gesucht',
  'We roast every single batch of our coffee by hand in the old harbour',
]

/** What the layouts for one kind of post show. Other layouts get random copy. */
const DATE = { kind: 'date', text: 'Saturday 14 June from 10 am' } as const
const PLACE = { kind: 'place', text: 'Town library' } as const
const POSTS: Record<string, { copy: Partial<Copy>; prompt?: string }> = {
  agenda: { copy: { details: [DATE, PLACE] } },
  announcement: { copy: { details: [DATE], benefits: ['Live jazz'] } },
  comparison: {
    copy: {
      block: {
        kind: 'comparison',
        sides: [
          { label: 'Before', text: 'Three hours of paperwork' },
          { label: 'After', text: 'Ten minutes' },
        ],
      },
    },
  },
  coupon: { copy: { badge: '20% off', small_print: 'With code RUN25 · Minimum order 60 €' } },
  factsheet: { copy: { details: [{ kind: 'quantity', text: '78 m²' }], benefits: ['Balcony', 'Built in 1998'] } },
  job: { copy: { details: [PLACE, { kind: 'deadline', text: 'Apply by 30 June' }] }, prompt: 'We are hiring' },
  menu: {
    copy: {
      block: {
        kind: 'menu',
        rows: [
          { text: 'Flat white', price: '3.50 €' },
          { text: 'Cappuccino', price: '3.90 €' },
          { text: 'Pumpkin latte', price: '4.80 €' },
        ],
      },
    },
  },
  statistic: { copy: { block: { kind: 'statistic', figure: '80 %' } } },
  numeral: { copy: { headline: '5 receipts you can throw away' } },
  voice: {
    copy: {
      pieces: [
        {
          id: 'prompt:0-24',
          kind: 'quotation',
          slot: 'headline',
          text: HEADLINES[0] ?? '',
          source: { field: 'prompt', start: 0, end: 24 },
          emphasis: [],
        },
        {
          id: 'prompt:25-38',
          kind: 'person',
          slot: 'subline',
          text: '— Maya R.',
          source: { field: 'prompt', start: 25, end: 34 },
          emphasis: [],
        },
      ],
      subline: '— Maya R.',
      headline: HEADLINES[0] ?? '',
    },
  },
  band: { copy: { details: [DATE, PLACE] } },
  steps: { copy: { block: { kind: 'steps', steps: ['Fill it with water', 'Add vinegar', 'Boil', 'Rinse twice'] } } },
}

const imageNamed = (kind: ImageFacts['kind'], index: number): ImageFacts => ({
  ...createImageFacts(kind),
  key: `p${index}`,
})

const OBJECTS: readonly SubjectObject[] = [
  { name: 'bicycle', ratio: 1.3, tones: [0.3, 0.5, 0.9] },
  { name: 'wine-glass', ratio: 0.5, tones: [0.2, 0.6, 0.95] },
]

/** The images that a layout needs, or random ones if it needs none. */
function materialFor(name: string, random: ReturnType<typeof randomFrom>): SceneImages {
  const photos = name === 'photo' || name === 'prints'
  const count = name === 'collage' ? random.pick([2, 3, 4]) : photos ? 1 : random.pick([0, 1, 1])
  const kinds = photos ? (['photo'] as const) : (['cutout', 'photo', 'near-white'] as const)
  const isTypeOnly = LAYOUTS.some((layout) => layout.name === name && layout.isTypeOnly)
  const bare = name === 'statement' || name === 'seal' || name in POSTS || isTypeOnly
  const images = Array.from({ length: bare ? 0 : count }, (_, index) => imageNamed(random.pick(kinds), index))
  const logo = random.chance(0.4) ? createLogoFacts(random.pick([4, 1, 0.6])) : null
  const [objects, companions] = [images.length === 0 && random.chance(0.7), images.length > 0]
  return { images, logo, objects: objects ? OBJECTS : [], companions: companions ? OBJECTS : [], notes: [] }
}

function copyFor(name: string, random: ReturnType<typeof randomFrom>): Copy {
  const plain = ['quote', 'seal', 'bubble', 'minimal', 'statement'].includes(name)
  return createCopy(name === 'seal' ? random.pick(HEADLINES.slice(0, 3)) : random.pick(HEADLINES), {
    eyebrow: random.chance(0.4) ? 'Vitamin C serum' : null,
    subline: name !== 'seal' && random.chance(0.6) ? 'A light serum that lets your own glow through.' : null,
    benefits:
      name === 'columns' || (!plain && random.chance(0.3))
        ? ['Visible glow in 14 days', '15% stabilised vitamin C', 'Vegan']
        : [],
    cta: random.chance(0.75) ? 'Shop the serum' : null,
    price: name === 'offer' || (name !== 'quote' && random.chance(0.35)) ? '$38' : null,
    badge: name !== 'quote' && random.chance(0.35) ? 'Until Sunday' : null,
  })
}

async function createScene(
  name: string,
  aspect: (typeof FORMS)[number],
  seed: number,
  more: Partial<Copy> = {},
): Promise<Scene> {
  const random = randomFrom(seed, `${name} ${aspect[0]}`)
  const [primary_color, secondary_color, typography, tone] = random.pick(BRANDS)
  const platform = random.pick(['instagram', 'facebook', 'twitter', 'linkedin', null])
  const theme = random.chance(0.4) ? random.pick(THEMES) : null
  const over = {
    width: aspect[0],
    height: aspect[1],
    seed,
    platform,
    theme,
    goal: random.pick(GOALS),
    // A coupon to cut out is for loud tones.
    tone: name === 'coupon' ? 'bold' : random.pick(TONES),
  }
  const prompt = POSTS[name]?.prompt
  const brief = createBrief(
    { ...over, ...(prompt && { prompt }) },
    { primary_color, secondary_color, typography, tone },
  )
  const avoid = NAMES.filter((other) => other !== name)
  const copy = { ...copyFor(name, random), ...POSTS[name]?.copy, ...more }
  return composeScene(brief, copy, materialFor(name, random), fakeMeasure, { avoid })
}

const listTexts = (scene: Scene): TextLayer[] => scene.layers.filter((layer) => layer.kind === 'text')

function isLarge(text: TextLayer, scene: Scene): boolean {
  const bold = text.weight >= 700 || getFontFamily(text.family).heavy
  return bold && text.size >= Math.min(scene.width, scene.height) / 24
}

/** Whether a field or a panel hides what is below a text. */
const isCovered = ({ layers }: Scene, from: number, text: TextLayer) =>
  layers
    .slice(from + 1, layers.indexOf(text))
    .some(
      (layer) =>
        (layer.kind === 'panel' || (layer.kind === 'art' && layer.role === 'field')) && contains(layer.box, text.box),
    )

/** Whether a line of a text is on the visible part of an object. It may stand beside the short lines of a headline. */
const isOn = (text: TextLayer, { box, clip }: ObjectLayer) =>
  listLineBoxes(text)
    .map((line) => grow(line, -1))
    .some(
      (line) => overlaps(line, box) && (!clip || (overlaps(box, clip.box) && overlaps(line, intersect(box, clip.box)))),
    )

function findFaults(scene: Scene): string[] {
  const texts = listTexts(scene)
  const faults: string[] = []
  const fault = (text: TextLayer, what: string) => faults.push(`${text.role} ${what}`)
  if (!texts.some((text) => text.role === 'headline')) faults.push('no headline')
  const sheet = { x: 0, y: 0, width: scene.width, height: scene.height }
  for (const [index, text] of texts.entries()) {
    if (!contains(scene.safe.box, text.box, 1) || !contains(sheet, text.box)) fault(text, 'outside')
    if (scene.safe.keep_out.some((box) => overlaps(box, text.box))) fault(text, 'under a button of the platform')
    if (text.size < Math.min(scene.width, scene.height) * 0.018 - 0.01) fault(text, `${text.size} px`)
    const least = isLarge(text, scene) ? LARGE_TEXT : SMALL_TEXT
    if (contrast(text.color, text.ground) < least) fault(text, `${text.color} on ${text.ground}`)
    for (const other of texts.slice(index + 1))
      if (overlaps(grow(text.box, -1), grow(other.box, -1))) fault(text, `on ${other.role}`)
    for (const [at, layer] of scene.layers.entries()) {
      if (layer.kind === 'object' && !isCovered(scene, at, text) && isOn(text, layer))
        fault(text, `on the object ${layer.name}`)
      if (layer.kind === 'logo' && overlaps(grow(layer.box, layer.clear - 1), text.box))
        fault(text, 'too near the logo')
      if (layer.kind === 'panel' && layer.role === 'button' && text.role !== 'cta' && overlaps(layer.box, text.box))
        fault(text, 'on the button')
    }
  }
  for (const layer of scene.layers)
    if ((layer.kind === 'logo' || layer.kind === 'panel') && !contains(sheet, layer.box))
      faults.push(`${layer.kind} outside`)
  return faults
}

test('there are at least twelve layouts with unique names', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length)
  expect(NAMES.length).toBeGreaterThanOrEqual(12)
})

test.each(NAMES)(
  '%s works in every aspect ratio: no text is cut off, hidden, too small, too faint, or on top of other text',
  async (name) => {
    const faults: string[] = []
    for (const aspect of FORMS) {
      for (let seed = 1; seed <= 8; seed++) {
        const scene = await createScene(name, aspect, seed)
        expect(scene.layout).toBe(name)
        for (const fault of findFaults(scene)) faults.push(`${aspect.join('x')} seed ${seed} ${fault}`)
      }
    }
    expect(faults).toEqual([])
  },
)

test('the checks of this test detect text outside the canvas, faint text, and overlapping text', async () => {
  const scene = await createScene('split', [1080, 1080], 3, { subline: 'A light serum', cta: 'Shop' })
  const changed = (change: (text: TextLayer) => TextLayer) =>
    findFaults({
      ...scene,
      layers: scene.layers.map((layer) => (layer.kind === 'text' ? change(layer) : layer)),
    }).join()
  expect(changed((text) => ({ ...text, box: { ...text.box, x: -90 } }))).toContain('outside')
  expect(changed((text) => ({ ...text, color: text.ground }))).toContain(' on #')
  expect(changed((text) => ({ ...text, box: { ...text.box, x: 300, y: 500 } }))).toContain('on ')
  expect(changed((text) => ({ ...text, size: 9 }))).toContain('9 px')
})

test('two consecutive seeds never give the same layout, and twenty seeds give at least nine layouts', async () => {
  const layouts: string[] = []
  for (let seed = 1; seed <= 40; seed++) {
    const copy = createCopy('Wake up to brighter skin', { cta: 'Shop the serum', subline: 'Let it glow' })
    const material = { images: [createImageFacts('cutout')], logo: null, objects: [], notes: [] }
    layouts.push((await composeScene(createBrief({ seed }), copy, material, fakeMeasure)).layout)
  }
  expect(layouts.filter((layout, index) => layout === layouts[index + 1])).toEqual([])
  expect(new Set(layouts.slice(0, 20)).size).toBeGreaterThanOrEqual(9)
})

test('several images select collage, a price with a sales goal selects offer, and benefits with an informative tone select columns', async () => {
  const countScenes = async (wanted: string, brief: object, copy: Copy, images: readonly ImageFacts[]) => {
    const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
    const scenes = seeds.map((seed) =>
      composeScene(createBrief({ ...brief, seed }), copy, { images, logo: null, objects: [], notes: [] }, fakeMeasure),
    )
    return (await Promise.all(scenes)).filter((scene) => scene.layout === wanted).length
  }
  const priced = createCopy('Brighter skin', { price: '$38', cta: 'Shop' })
  const listed = createCopy('Brighter skin', { benefits: ['Quick', 'Quiet', 'Kind'] })
  expect(await countScenes('collage', {}, priced, [imageNamed('photo', 0), imageNamed('cutout', 1)])).toBeGreaterThan(8)
  expect(await countScenes('offer', { goal: 'sales' }, priced, [])).toBeGreaterThan(
    await countScenes('offer', { goal: 'awareness' }, priced, []),
  )
  expect(await countScenes('columns', { tone: 'informative' }, listed, [])).toBeGreaterThan(
    await countScenes('columns', { tone: 'casual' }, listed, []),
  )
  expect(await countScenes('photo', {}, priced, [])).toBe(0)
})
