import { expect, test } from 'vitest'
import { composeScene } from '../../../compose.ts'
import { overlaps } from '../../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../../testing/briefs.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }
const OFFERS = [
  { text: 'Lash lift', price: '$65' },
  { text: 'Brow lamination', price: '$55' },
  { text: 'Both together', price: '$99' },
]
const HOURS = [
  { text: 'Monday 7 am', price: 'Vinyasa for beginners' },
  { text: 'Wednesday 6 pm', price: 'Yin and meditation' },
  { text: 'Friday 7 am', price: 'Power' },
]

const compose = async (rows: typeof OFFERS, width: number, height: number, seed: number) => {
  const copy = createCopy('Spring at Glow Bar', {
    cta: null,
    subline: null,
    benefits: [],
    details: [],
    block: { kind: 'menu', rows },
  })
  const { layers } = await composeScene(createBrief({ width, height, seed }), copy, NOTHING, fakeMeasure, {})
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  const find = (text: string) => texts.find((layer) => layer.text === text)
  return { layers, find, headline: texts.find(({ role }) => role === 'headline') }
}

test.each([
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
  [1600, 900],
])(
  'few offers of %i × %i pixels mostly have figures, below a headline that leads, and the main one on a field',
  async (width, height) => {
    let figures = 0
    for (let seed = 1; seed <= 8; seed += 1) {
      const { layers, find, headline } = await compose(OFFERS, width, height, seed)
      const [price, label] = [find('$99'), find('Both together')]
      expect([seed, headline?.size]).toEqual([seed, expect.any(Number)])
      expect((headline?.size ?? 0) * 1.2).toBeGreaterThanOrEqual(price?.size ?? Infinity)
      if ((price?.size ?? 0) < (label?.size ?? 0) * 1.5) continue
      figures += 1
      const field = layers.find(
        (layer) =>
          layer.kind === 'art' &&
          layer.role === 'field' &&
          layer.box.height < height * 0.5 &&
          layer.box.height > (price?.box.height ?? 0) &&
          price !== undefined &&
          overlaps(layer.box, price.box) &&
          layer.paths[0]?.fill === price.ground,
      )
      expect([seed, field?.kind]).toEqual([seed, 'art'])
    }
    expect(figures).toBeGreaterThanOrEqual(4)
  },
)

test('rows of a story that are long have their values below their labels', async () => {
  const { find } = await compose(HOURS, 1080, 1920, 3)
  const [label, value] = [find('Monday 7 am'), find('Vinyasa for beginners')]
  expect(value?.box.y).toBeGreaterThan((label?.box.y ?? Infinity) + (label?.box.height ?? 0) * 0.5)
  expect(value?.box.x).toBeLessThan(150)
})
