import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { TextLayer } from '../../model/scene.ts'

const images = { images: [], logo: null, objects: [], companions: [], notes: [] }

function createPiece(text: string, fact: string): PlacedPiece {
  const start = text.indexOf(fact)
  return {
    id: 'prompt:0-1',
    kind: 'message',
    text,
    source: { field: 'prompt', start: 0, end: 1 },
    emphasis: [{ kind: 'price', start, end: start + fact.length }],
    slot: 'headline',
  }
}

async function composeHeadline(text: string, fact: string, layout: string, language = 'en'): Promise<TextLayer> {
  const copy = createCopy(text, { language, pieces: [createPiece(text, fact)] })
  const colors = { primary_color: '#2B2BD9', secondary_color: '#D7F25B', tone: 'bold' }
  const scene = await composeScene(createBrief({ prompt: text }, colors), copy, images, fakeMeasure, { layout })
  const headline = scene.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  if (headline?.kind !== 'text') throw new Error('no headline')
  return headline
}

const listMarked = ({ lines }: TextLayer) =>
  lines.flatMap(({ text, runs = [] }) => runs.map(({ start, end }) => text.slice(start, end))).join(' ')

test('a fact inside of a clause has a color of its own, also where it goes over two lines', async () => {
  for (const layout of ['statement', 'split', 'poster', 'bars']) {
    const headline = await composeHeadline(
      'Morning Serum now $39 instead of $48 for a week',
      '$39 instead of $48',
      layout,
    )
    expect(listMarked(headline)).toBe('$39 instead of $48')
    const colors = headline.lines.flatMap(({ runs = [] }) => runs.map(({ color }) => color))
    expect(new Set(colors).size).toBe(1)
    expect(colors[0]).not.toBe(headline.color)
  }
})

test('capitals that are longer than their small letters move no emphasis', async () => {
  const headline = await composeHeadline('Großer Spaß zum halben Preis', 'halben Preis', 'poster', 'de')
  expect(listMarked(headline).toLowerCase()).toBe('halben preis')
})

test('a text that is only its fact keeps one color', async () => {
  expect(listMarked(await composeHeadline('20% off', '20% off', 'statement'))).toBe('')
})

test('neither a part of a word nor the start of a range has a color of its own', async () => {
  expect(listMarked(await composeHeadline('Santa Run for the children’s hospice', 'children', 'statement'))).toBe(
    'children’s',
  )
  expect(listMarked(await composeHeadline('Our honey at the market 28 Nov–20 Dec', '28 Nov', 'statement'))).toBe('')
  expect(listMarked(await composeHeadline('At the market 28–30 November', '28', 'statement'))).toBe('')
})
