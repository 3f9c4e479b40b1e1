import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createCanvas } from '../model/canvas.ts'
import { drawPrompt } from '../testing/prompts/draw-prompt.ts'
import { PROMPT_SET } from '../testing/prompts/prompt-set.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { measureArea } from '../model/geometry.ts'
import { leavesEmptyBand } from '../layouts/layout-faults.ts'
import { randomFrom } from '../model/random.ts'
import { createBrief, createImageFacts, createLogoFacts, fakeMeasure } from '../testing/briefs.ts'
import { getFontFamily } from '../type/font-families.ts'
import { shareStudio } from './shared-studio.ts'
import { NO_IMAGES, type SceneImages } from '../model/material.ts'
import type { Brief } from '../model/brief.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

const SEED = 20
const PROMPTS = Object.entries(PROMPT_SET).flatMap(([business, prompts]) =>
  prompts.map((marked, index) => drawPrompt(marked, randomFrom(SEED, `${business} ${index}`)).prompt),
)
interface SeededPrompt {
  prompt: string
  seed: number
}
const SEEDED = PROMPTS.map((prompt, index): SeededPrompt => ({ prompt, seed: index + 1 }))
const written = new Map<string, Copy>()

/** The copy of a request. It depends on the platform, but not on the size. */
function write(brief: Brief): Copy {
  const key = JSON.stringify([brief.prompt, brief.platform])
  const copy = written.get(key) ?? writeCopy(brief)
  written.set(key, copy)
  return copy
}
/** Every second prompt. */
const HALF = SEEDED.filter((_, index) => index % 2 === 0)
/** At least two prompts of each of half the kinds of business. */
const SOME_PROMPTS = SEEDED.slice(0, 100).filter((_, index) => index % 3 === 0)
const studio = shareStudio()

const listTexts = ({ layers }: Scene): TextLayer[] => layers.filter((layer) => layer.kind === 'text')

async function composeAll(
  size: { width: number; height: number; platform: string | null },
  material: SceneImages,
  prompts: readonly SeededPrompt[],
) {
  return Promise.all(
    prompts.map(async ({ prompt, seed }) => {
      const brief = createBrief({ prompt, ...size, seed })
      return { prompt, scene: await composeScene(brief, write(brief), material, fakeMeasure) }
    }),
  )
}

const PRODUCT = { images: [createImageFacts('cutout')], objects: [] }
/** Without a product, the posts of one kind and objects are shown. */
const OBJECT = { images: [], objects: [{ name: 'bicycle', ratio: 1.3, tones: [0.3, 0.5, 0.9] as const }] }

/** Conditions may be small, and the numbers of steps are not text to read. */
const isImportant = ({ role, text }: TextLayer) =>
  !['small_print', 'wordmark', 'headline', 'eyebrow'].includes(role) && !/^\d$/.test(text)

test.each([
  [1500, 500, 'twitter'],
  [1500, 500, null],
  [1200, 627, 'linkedin'],
] as const)(
  '%i x %i for %s: the headline and all important text have their minimum sizes',
  async (width, height, platform) => {
    const weak = (await composeAll({ width, height, platform }, { ...NO_IMAGES, ...OBJECT }, HALF)).filter(
      ({ scene }) => {
        const headlines = listTexts(scene).filter(({ role }) => role === 'headline')
        const capitals = Math.max(...headlines.map(({ size, family }) => size * getFontFamily(family).cap))
        return (
          capitals < height * 0.09 || listTexts(scene).some((text) => isImportant(text) && text.size < width * 0.0219)
        )
      },
    )
    expect(weak.map(({ prompt, scene }) => `${scene.layout}: ${prompt}`)).toEqual([])
  },
)

/** These have one thing in the middle of a quiet ground. */
const CALM = ['minimal', 'frame']

test('a story leaves no band empty that is higher than a quarter of its safe area, or a third around one line that spans it, unless its layout is meant to', async () => {
  const size = { width: 1080, height: 1920, platform: 'instagram' }
  const canvas = createCanvas(1080, 1920, 'instagram')
  const empty: string[] = []
  for (const { prompt, seed } of HALF) {
    const brief = createBrief({ prompt, ...size, seed })
    const scene = await studio.compose(brief, write(brief), {})
    if (!CALM.includes(scene.layout) && leavesEmptyBand(scene.layers, canvas)) empty.push(`${scene.layout}: ${prompt}`)
  }
  expect(empty).toEqual([])
})

test.each([
  ['a wide logo beside a product', 3.5, PRODUCT],
  ['a square logo beside a product', 1, PRODUCT],
  ['a wide logo beside an object', 3.5, OBJECT],
  ['a square logo beside an object', 1, OBJECT],
])('%s is never larger than headline or product', async (_, ratio, shown) => {
  const material = { ...NO_IMAGES, ...shown, logo: createLogoFacts(ratio) }
  for (const [width, height] of [
    [1500, 500],
    [1200, 627],
    [1080, 1080],
    [1080, 1920],
  ] as const) {
    const posts = await composeAll({ width, height, platform: null }, material, SOME_PROMPTS)
    const wrong = posts.filter(({ scene: { layers } }) => {
      const logo = layers.find((layer) => layer.kind === 'logo')
      const others = layers.flatMap((layer) =>
        layer.kind === 'picture' || (layer.kind === 'text' && layer.role === 'headline') ? [layer] : [],
      )
      return logo !== undefined && others.some(({ box }) => measureArea(box) < measureArea(logo.box))
    })
    expect(wrong.map(({ prompt, scene }) => `${scene.layout}: ${prompt}`)).toEqual([])
  }
})
