import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, fakeMeasure, createLogoFacts, createImageFacts } from '../testing/briefs.ts'
import { LAYOUTS } from './catalog.ts'
import type { Box } from '../model/geometry.ts'

const FORMS = [
  [1500, 500],
  [1200, 627],
  [1080, 1080],
  [1080, 1920],
] as const
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)

/** A sales post with a cutout product, a price, and a logo that needs a plate on the primary color. */
async function createScene(name: string, [width, height]: (typeof FORMS)[number], seed: number, price = '$48.00') {
  const brief = createBrief(
    { width, height, seed, prompt: '', goal: 'sales', platform: 'instagram' },
    { tone: 'friendly' },
  )
  const copy = createCopy('Pressed to order', { cta: 'Discover', price })
  const material = { images: [createImageFacts('cutout')], logo: createLogoFacts(1), objects: [], notes: [] }
  const avoid = LAYOUTS.map((layout) => layout.name).filter((other) => other !== name)
  const { layers } = await composeScene(brief, copy, material, fakeMeasure, { avoid })
  const product = layers.find((layer) => layer.kind === 'picture')
  if (product?.kind !== 'picture') throw new Error(`${name} shows no product`)
  return { layers, product }
}

/** The share (0 to 1) of `under` that `over` covers. */
function covered(under: Box, over: Box): number {
  const width = Math.min(under.x + under.width, over.x + over.width) - Math.max(under.x, over.x)
  const height = Math.min(under.y + under.height, over.y + over.height) - Math.max(under.y, over.y)
  return (Math.max(0, width) * Math.max(0, height)) / (under.width * under.height)
}

test('the price sticker hides nothing of a product, and is left out where it would', async () => {
  const shares: number[] = []
  for (const aspect of FORMS)
    for (const seed of SEEDS) {
      const { layers, product } = await createScene('offer', aspect, seed)
      const sticker = layers[layers.findIndex((layer) => layer.kind === 'text' && layer.role === 'price') - 1]
      if (sticker?.kind === 'art') shares.push(covered(product.box, sticker.box))
    }
  expect(shares.length).toBeGreaterThan(20)
  // The corners around a disc are empty.
  expect(Math.max(...shares)).toBeLessThan(0.04)
})

test.each(['39 €', '12,999.00 €', '$ 1 299'])('%s stays on one line in its sticker', async (price) => {
  const set = new Set<string>()
  for (const aspect of FORMS)
    for (const seed of SEEDS) {
      const { layers } = await createScene('offer', aspect, seed, price)
      const text = layers.find((layer) => layer.kind === 'text' && layer.role === 'price')
      if (text?.kind === 'text') set.add(text.lines.map((line) => line.text).join(' | '))
    }
  expect([...set]).toEqual([price])
})

test('the masthead layout has space for product, price, and call to action in every aspect ratio, with any logo plate', async () => {
  for (const aspect of FORMS)
    for (const seed of SEEDS) {
      const { layers, product } = await createScene('masthead', aspect, seed)
      const roles = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.role] : []))
      expect(roles).toEqual(expect.arrayContaining(['price', 'cta']))
      const least = aspect[0] > aspect[1] ? 0.25 : 0.12
      expect(product.box.height / aspect[1], `${aspect.join('x')} seed ${seed}`).toBeGreaterThan(least)
    }
})

test.each(['split', 'wedge', 'arch', 'poster'])(
  '%s makes a large logo smaller before it removes price or call to action',
  async (name) => {
    for (const aspect of FORMS)
      for (const seed of SEEDS) {
        const { layers } = await createScene(name, aspect, seed)
        const roles = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.role] : []))
        expect(roles, `${aspect.join('x')} seed ${seed}`).toEqual(expect.arrayContaining(['price', 'cta']))
      }
  },
)

test('the product is named in nearly every post, before the brand’s description', async () => {
  const none = { description: null, proposition: null, benefits: [], cta: null }
  const product = { ...none, name: 'Evening Ritual Set', price_text: '$129.00' }
  const copy = createCopy('Everything you need to slow down after eight', {
    eyebrow: product.name,
    subline: 'Plant-based skincare for sensitive skin',
    price: product.price_text,
    cta: 'Discover',
  })
  for (const [width, height] of FORMS) {
    const named: boolean[] = []
    for (const seed of SEEDS.flatMap((at) => [at, at + 100])) {
      const brief = createBrief({ width, height, seed, product, prompt: '', goal: 'sales', platform: 'instagram' })
      const material = { images: [createImageFacts('cutout')], logo: null, objects: [], notes: [] }
      const { layers } = await composeScene(brief, copy, material, fakeMeasure, {})
      named.push(layers.some((layer) => layer.kind === 'text' && layer.role === 'eyebrow'))
    }
    const share = named.filter(Boolean).length / named.length
    expect([width, height, share > 0.9]).toEqual([width, height, true])
  }
})
