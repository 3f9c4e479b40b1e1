import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { briefOf, copyOf, fakeMeasure, logoFacts, pictureFacts } from '../testing.ts'
import { LAYOUTS } from './catalogue.ts'
import type { Box } from '../geometry.ts'

const FORMS = [
  [1500, 500],
  [1200, 627],
  [1080, 1080],
  [1080, 1920],
] as const
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)

/** A post for sales with a product that was cut out, a price and a logo that needs a plate on the brand's primary. */
async function sceneOf(name: string, [width, height]: (typeof FORMS)[number], seed: number, price = '$48.00') {
  const brief = briefOf({ width, height, seed, prompt: '', goal: 'sales', platform: 'instagram' }, { tone: 'friendly' })
  const copy = copyOf('Pressed to order', { cta: 'Discover', price })
  const material = { pictures: [pictureFacts('cutout')], logo: logoFacts(1), notes: [] }
  const avoid = LAYOUTS.map((layout) => layout.name).filter((other) => other !== name)
  const { layers } = await composeScene(brief, copy, material, fakeMeasure, { avoid })
  const product = layers.find((layer) => layer.kind === 'picture')
  if (product?.kind !== 'picture') throw new Error(`${name} shows no product`)
  return { layers, product }
}

/** The share of `under` that lies behind `over`. */
function covered(under: Box, over: Box): number {
  const width = Math.min(under.x + under.width, over.x + over.width) - Math.max(under.x, over.x)
  const height = Math.min(under.y + under.height, over.y + over.height) - Math.max(under.y, over.y)
  return (Math.max(0, width) * Math.max(0, height)) / (under.width * under.height)
}

test('the sticker with the price hides no more of a product than its edge', async () => {
  const shares: number[] = []
  for (const form of FORMS)
    for (const seed of SEEDS) {
      const { layers, product } = await sceneOf('offer', form, seed)
      const sticker = layers[layers.findIndex((layer) => layer.kind === 'text' && layer.role === 'price') - 1]
      if (sticker?.kind === 'art') shares.push(covered(product.box, sticker.box))
    }
  expect(shares.length).toBeGreaterThan(30)
  expect(Math.max(...shares)).toBeLessThan(0.09)
})

test.each(['39 €', '12,999.00 €', '$ 1 299'])('%s stays on one line in its sticker', async (price) => {
  const set = new Set<string>()
  for (const form of FORMS)
    for (const seed of SEEDS) {
      const { layers } = await sceneOf('offer', form, seed, price)
      const text = layers.find((layer) => layer.kind === 'text' && layer.role === 'price')
      if (text?.kind === 'text') set.add(text.lines.map((line) => line.text).join(' | '))
    }
  expect([...set]).toEqual([price])
})

test('under a masthead a product, its price and the call have room in every form, whatever plate the logo needs', async () => {
  for (const form of FORMS)
    for (const seed of SEEDS) {
      const { layers, product } = await sceneOf('masthead', form, seed)
      const roles = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.role] : []))
      expect(roles).toEqual(expect.arrayContaining(['price', 'cta']))
      const least = form[0] > form[1] ? 0.25 : 0.12
      expect(product.box.height / form[1], `${form.join('x')} seed ${seed}`).toBeGreaterThan(least)
    }
})

test.each(['split', 'wedge', 'arch', 'poster'])(
  '%s sells: a large logo is set smaller before price or call are left out',
  async (name) => {
    for (const form of FORMS)
      for (const seed of SEEDS) {
        const { layers } = await sceneOf(name, form, seed)
        const roles = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.role] : []))
        expect(roles, `${form.join('x')} seed ${seed}`).toEqual(expect.arrayContaining(['price', 'cta']))
      }
  },
)

test('what is sold is named in nearly every post, before the brand says more of itself', async () => {
  const none = { description: null, proposition: null, benefits: [], cta: null }
  const product = { ...none, name: 'Evening Ritual Set', price_text: '$129.00' }
  const copy = copyOf('Everything you need to slow down after eight', {
    eyebrow: product.name,
    subline: 'Plant-based skincare for sensitive skin',
    price: product.price_text,
    cta: 'Discover',
  })
  for (const [width, height] of FORMS) {
    const named: boolean[] = []
    for (const seed of SEEDS.flatMap((at) => [at, at + 100])) {
      const brief = briefOf({ width, height, seed, product, prompt: '', goal: 'sales', platform: 'instagram' })
      const material = { pictures: [pictureFacts('cutout')], logo: null, notes: [] }
      const { layers } = await composeScene(brief, copy, material, fakeMeasure, {})
      named.push(layers.some((layer) => layer.kind === 'text' && layer.role === 'eyebrow'))
    }
    const share = named.filter(Boolean).length / named.length
    expect([width, height, share > 0.9]).toEqual([width, height, true])
  }
})
