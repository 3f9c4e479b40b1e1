import { expect, test } from 'vitest'
import { contrast, toLch } from '../../color/oklch.ts'
import { composeScene } from '../../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { TextLayer } from '../../model/scene.ts'

const images = { images: [], logo: null, objects: [], companions: [], notes: [] }

function createPiece(text: string, kind: FactKind, facts: readonly string[]): PlacedPiece {
  const emphasis = facts.map((fact) => ({ kind, start: text.indexOf(fact), end: text.indexOf(fact) + fact.length }))
  return {
    id: 'prompt:0-1',
    kind: 'message',
    text,
    source: { field: 'prompt', start: 0, end: 1 },
    emphasis,
    slot: 'headline',
  }
}

async function composeHeadline(
  text: string,
  facts: string | readonly string[],
  layout: string,
  { language = 'en', kind = 'date' }: { language?: string; kind?: FactKind } = {},
): Promise<TextLayer> {
  const pieces = [createPiece(text, kind, [facts].flat())]
  const copy = createCopy(text, { language, pieces })
  const colors = { primary_color: '#2B2BD9', secondary_color: '#D7F25B', tone: 'bold' }
  const scene = await composeScene(createBrief({ prompt: text }, colors), copy, images, fakeMeasure, { layout })
  const headline = scene.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  if (headline?.kind !== 'text') throw new Error('no headline')
  return headline
}

const listMarked = ({ lines }: TextLayer) =>
  lines.flatMap(({ text, runs = [] }) => runs.map(({ start, end }) => text.slice(start, end))).join(' ')

test('a fact inside of a clause has a color of its own, if it is whole lines or one whole figure', async () => {
  for (const layout of ['statement', 'split', 'poster', 'bars', 'billboard', 'horizon']) {
    const headline = await composeHeadline('Our workshop opens again on Sunday 7 March', 'on Sunday 7 March', layout)
    const marked = listMarked(headline)
    expect(['', 'on Sunday 7 March']).toContain(marked)
    const colors = headline.lines.flatMap(({ runs = [] }) => runs.map(({ color }) => color))
    expect(new Set(colors).size).toBe(marked === '' ? 0 : 1)
    expect(colors).not.toContain(headline.color)
    for (const { text, runs = [] } of headline.lines)
      for (const { start, end } of runs) expect(start === 0 || text.slice(start, end) === marked).toBe(true)
  }
})

test('neither a lone noun nor half of a date has a color of its own inside of a line', async () => {
  for (const layout of ['statement', 'split', 'poster', 'billboard']) {
    const noun = await composeHeadline('Free dental check for cats', 'Free', layout, { kind: 'free' })
    expect(listMarked(noun)).toBe('')
    const date = await composeHeadline('Meet us on Sunday 7 March, 10 am', ['Sunday 7 March', '10 am'], layout)
    expect(['', 'Sunday 7 March, 10 am']).toContain(listMarked(date))
  }
})

test('a date has its color from its first day', async () => {
  for (const layout of ['statement', 'split', 'poster', 'billboard']) {
    const text = 'Portes ouvertes chez nous sam. 16 et dim. 17 janvier'
    const headline = await composeHeadline(text, 'dim. 17 janvier', layout, { language: 'fr' })
    expect(['', 'sam. 16 et dim. 17 janvier']).toContain(listMarked(headline))
  }
})

test('a former price stays struck through', async () => {
  const headline = await composeHeadline('Morning Serum now $39 instead of $48', '$39', 'statement', { kind: 'price' })
  expect(headline.lines.flatMap(({ runs = [] }) => runs.filter(({ struck }) => struck))).toHaveLength(1)
})

test('a former price is struck through wherever it stands', async () => {
  for (const [text, former] of [
    ['Sharpening £6 instead of £9 on market day', '£9'],
    ['Borsa in sughero, ora 39 (era 55)', '55'],
  ] as const) {
    const headline = await composeHeadline(text, text, 'statement')
    const struck = headline.lines.flatMap(({ text: line, runs = [] }) =>
      runs.flatMap((run) => (run.struck ? [line.slice(run.start, run.end)] : [])),
    )
    expect(struck).toEqual([former])
  }
})

test('capitals that are longer than their small letters move no emphasis', async () => {
  const headline = await composeHeadline('Großer Spaß am 7. März', 'am 7. März', 'poster', { language: 'de' })
  expect(listMarked(headline).toLowerCase()).toBe('am 7. märz')
})

test('a text that is only its fact keeps one color', async () => {
  expect(listMarked(await composeHeadline('20% off', '20% off', 'statement'))).toBe('')
})

test('neither a part of a word nor the start of a range has a color of its own', async () => {
  const hospice = await composeHeadline('Santa Run for the 7 March children’s run', '7 March children', 'statement')
  expect(['', '7 March children’s']).toContain(listMarked(hospice))
  expect(listMarked(await composeHeadline('Our honey at the market 28 Nov–20 Dec', '28 Nov', 'statement'))).toBe('')
  expect(listMarked(await composeHeadline('At the market 28–30 November', '28', 'statement'))).toBe('')
})

test.each([
  ['#2B934A', '#0B3D20'],
  ['#0096C7', '#003B5C'],
  ['#E08A3C', '#5A2A00'],
])(
  'on a ground of middle lightness, no part of a headline has a second dark color: %s',
  async (primary_color, secondary_color) => {
    const text = 'Eat more greens this Sunday 7 March'
    const pieces = [createPiece(text, 'date', ['this Sunday 7 March'])]
    for (const layout of ['statement', 'billboard', 'poster', 'bars'])
      for (let seed = 1; seed <= 6; seed += 1) {
        const brief = createBrief({ prompt: text, seed }, { primary_color, secondary_color, tone: 'bold' })
        const scene = await composeScene(brief, createCopy(text, { pieces }), images, fakeMeasure, { layout })
        for (const layer of scene.layers) {
          if (layer.kind !== 'text' || layer.role !== 'headline' || toLch(layer.ground).l >= 0.8) continue
          const colors = layer.lines.flatMap(({ runs = [] }) => runs.map(({ color }) => color))
          for (const color of colors) expect(toLch(color).l).toBeGreaterThan(toLch(layer.ground).l)
        }
      }
  },
)

test('words with a color of their own in small lines have a contrast of 4.5:1', async () => {
  const text = 'Open evening for Year 6 families: Thursday 2 October, 5–8pm, tours with our students'
  const copy = createCopy(text, { pieces: [createPiece(text, 'date', ['Thursday 2 October, 5–8pm'])] })
  const brand = { primary_color: '#1D3557', secondary_color: '#E63946', tone: 'friendly' }
  const seeds = Array.from({ length: 12 }, (_none, seed) => seed)
  const scenes = await Promise.all(
    ['billboard', 'split', 'minimal', 'statement'].flatMap((layout) =>
      seeds.map((seed) =>
        composeScene(createBrief({ prompt: text, seed }, brand), copy, images, fakeMeasure, { layout }),
      ),
    ),
  )
  const marked = scenes.flatMap(({ layers, width }) =>
    layers.flatMap((layer) =>
      layer.kind === 'text'
        ? layer.lines.flatMap(({ scale = 1, runs = [] }) =>
            layer.size * scale < width / 24 || layer.role !== 'headline'
              ? runs.map(({ color }) => contrast(color, layer.ground))
              : [],
          )
        : [],
    ),
  )
  expect(marked.filter((ratio) => ratio < 4.5)).toEqual([])
})
