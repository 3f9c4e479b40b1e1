import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { createBrief, createCopy, createPiece, fakeMeasure } from '../../testing/briefs.ts'
import { growFacts } from './grow-facts.ts'
import type { Attempt, ColumnPlan } from './column-plan.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { TextLayer } from '../../model/scene.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }
const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const

async function compose(width: number, height: number, seed: number, layout: string, fact: string) {
  const brief = createBrief({ width, height, seed })
  const copy = { ...createCopy('Closed until 2 January', { cta: null, subline: null }), subline: fact }
  const pieces = [createPiece('headline', copy.headline), createPiece('subline', fact)]
  const { layers } = await composeScene(brief, { ...copy, pieces }, NOTHING, fakeMeasure, { layout })
  const texts = layers.filter((layer): layer is TextLayer => layer.kind === 'text')
  return { headline: texts.find(({ role }) => role === 'headline'), line: texts.find(({ role }) => role === 'subline') }
}

test('the one line below a large headline is not timid, and the headline still leads', async () => {
  const ratios: number[] = []
  for (const [width, height] of FORMS)
    for (const layout of ['statement', 'billboard', 'slant'])
      for (let seed = 1; seed <= 6; seed += 1) {
        const { headline, line } = await compose(width, height, seed, layout, 'See you in the new year!')
        if (headline && line) ratios.push(line.size / headline.size)
      }
  expect(ratios.length).toBeGreaterThan(40)
  expect(Math.max(...ratios)).toBeLessThan(0.63)
  const timid = ratios.filter((ratio) => ratio < 0.27)
  expect(timid.length / ratios.length).toBeLessThan(0.15)
})

/** An attempt with a headline of 200 pixels and one fact, which breaks from `breaksFrom` pixels. */
function createAttempt(text: string, size: number, breaksFrom: number): Attempt {
  const lines = size < breaksFrom ? [text] : [text.slice(0, 6), text.slice(6)]
  const create = (role: 'headline' | 'detail', of: number, said: readonly string[]) =>
    ({
      kind: 'text',
      role,
      size: of,
      text: said.join(''),
      lines: said.map((line) => ({ text: line, scale: 1 })),
    }) as never
  const layers = [create('headline', 200, ['Closed']), create('detail', size, lines)]
  return { headline: {} as never, free: 0.05, losesOffer: false, place: () => ({ layers }) as never }
}

test('the facts of a story without a drawing are at least 0.42 of its headline where it has space', async () => {
  const ratios: number[] = []
  for (const layout of ['statement', 'billboard', 'band'])
    for (let seed = 1; seed <= 6; seed += 1) {
      const { headline, line } = await compose(1080, 1920, seed, layout, 'See you then!')
      if (headline && line) ratios.push(line.size / headline.size)
    }
  expect(ratios.length).toBeGreaterThan(12)
  expect(ratios.filter((ratio) => ratio >= 0.36).length / ratios.length).toBeGreaterThan(0.8)
})

test.each([
  ['Tom R., Bristol', 60, 1],
  ['Free delivery in Leeds on Valentine’s Day', 60, 2],
])('a short fact does not grow so far that it breaks, a long one may: %s', (text, breaksFrom, most) => {
  const context = { sizes: { body: 40 }, canvas: { base: 1080 }, material: NOTHING } as unknown as LayoutContext
  const plan = {} as ColumnPlan
  const grown = { attempt: createAttempt(text, 40, breaksFrom), plan, text: 1 }
  const set = ({ sizes }: LayoutContext) => createAttempt(text, sizes.body, breaksFrom)
  const [, fact] = growFacts(context, grown, set, () => true).place().layers
  expect(fact?.kind === 'text' && [fact.lines.length, fact.size > 40]).toEqual([most, true])
})
