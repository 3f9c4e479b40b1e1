import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { bottom, contains, intersect, measureArea } from '../model/geometry.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { LAYOUTS } from './catalog.ts'
import type { Fact } from '../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../model/pieces.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const
const ROWS: readonly Fact[] = [
  { kind: 'date', text: 'Thursdays at 7 pm' },
  { kind: 'place', text: 'Harbor Street 4' },
  { kind: 'price', text: '320 € for four evenings' },
  { kind: 'deadline', text: 'Sign up by 5 November' },
  { kind: 'quantity', text: '12 places' },
  { kind: 'feature', text: 'Cameras are provided' },
]
const TONES = ['minimal', 'friendly', 'bold']

/** Designs of all layouts with two to six rows. */
async function composeAll(width: number, height: number): Promise<Scene[]> {
  const scenes = LAYOUTS.flatMap(({ name: layout }, index) =>
    [2, 3, 4, 5, 6].map((count) => {
      const copy = createCopy('A course of night photography', { details: ROWS.slice(0, count), cta: null })
      const brief = createBrief({ width, height, seed: count }, { tone: TONES[(index + count) % TONES.length] ?? '' })
      return composeScene(brief, copy, NO_IMAGES, fakeMeasure, { layout })
    }),
  )
  return Promise.all(scenes)
}

const listTexts = ({ layers }: Scene): TextLayer[] =>
  layers.filter((layer) => layer.kind === 'text').toSorted((one, two) => one.box.y - two.box.y)

/** The space between the lowest words and a band below them, as a share of the size of these words. */
function measureAir(scene: Scene): number {
  const lowest = listTexts(scene).toSorted((one, two) => bottom(two.box) - bottom(one.box))[0]
  if (!lowest) return Infinity
  const low = bottom(lowest.box)
  const bands = scene.layers.flatMap((layer) => {
    if (layer.kind !== 'art' || layer.role !== 'field' || layer.box.width < scene.width) return []
    return layer.box.y >= low - 1 && !layer.paths.some(({ d }) => d.includes('C')) ? [layer.box.y - low] : []
  })
  const size = lowest.size * Math.min(...lowest.lines.map(({ scale }) => scale ?? 1))
  return Math.min(...bands) / Math.min(size, scene.width * 0.06)
}

/** The largest empty space between two texts, as a share of the height. A picture between them fills it. */
function measureHole(scene: Scene): number {
  const texts = listTexts(scene)
  const gaps = texts.flatMap((text) => {
    const from = bottom(text.box)
    const next = Math.min(...texts.filter(({ box }) => bottom(box) > from + 1).map(({ box }) => box.y))
    if (!Number.isFinite(next) || next <= from) return []
    const box = { x: scene.width * 0.1, y: from, width: scene.width * 0.8, height: next - from }
    const isFilled = scene.layers.some(
      (layer) =>
        layer.kind !== 'backdrop' &&
        layer.kind !== 'text' &&
        !contains(layer.box, { x: 0, y: 0, width: scene.width, height: scene.height }) &&
        measureArea(intersect(layer.box, box)) > measureArea(box) * 0.25,
    )
    return isFilled ? [] : [box.height]
  })
  return Math.max(0, ...gaps) / scene.height
}

test.each(FORMS)(
  'words have a line of air above a band, and no third of the canvas is empty between them: %ix%i',
  async (width, height) => {
    const scenes = await composeAll(width, height)
    expect(scenes.filter((scene) => measureAir(scene) < 0.98).map(({ layout }) => layout)).toEqual([])
    expect(scenes.filter((scene) => measureHole(scene) > 1 / 3).map(({ layout }) => layout)).toEqual([])
  },
)

test.each(FORMS.slice(0, 3))(
  'the second clause of a request has the gap of the rows below it: %ix%i',
  async (width, height) => {
    const [details, subline] = [ROWS.slice(0, 3), 'Four evenings']
    const toPiece = (
      slot: PlacedPiece['slot'],
      kind: PlacedPiece['kind'],
      text: string,
      start: number,
    ): PlacedPiece => ({
      id: `prompt:${start}-${start + 1}`,
      kind,
      text,
      slot,
      source: { field: 'prompt', start, end: start + 1 },
      emphasis: [],
    })
    const pieces = [
      toPiece('subline', 'message', subline, 0),
      ...details.map(({ kind, text }, index) => toPiece('detail', kind, text, index + 1)),
    ]
    const copy = createCopy('A course of night photography', { subline, details, pieces, cta: null })
    for (const layout of ['slant', 'billboard', 'disc', 'statement', 'tiles']) {
      const brief = createBrief({ width, height }, { tone: 'minimal' })
      const scene = await composeScene(brief, copy, NO_IMAGES, fakeMeasure, { layout })
      const rows = listTexts(scene).filter(({ role }) => role === 'subline' || role === 'detail' || role === 'benefit')
      const gaps = rows.slice(1).map(({ box }, index) => box.y - bottom(rows[index]?.box ?? box))
      expect(rows[0]?.role).toBe('subline')
      expect(gaps[0]).toBeGreaterThan((gaps[1] ?? 0) - 3)
    }
  },
)

test('a design with an edge at its side has none along its foot', async () => {
  const brand = { primary_color: '#9A3412', secondary_color: '#292524', tone: 'bold' }
  const copy = createCopy('We are hiring roofers', { details: ROWS.slice(0, 4), cta: null })
  const briefs = LAYOUTS.flatMap(({ name: layout }) =>
    Array.from({ length: 24 }, (_none, seed) => ({ layout, brief: createBrief({ seed: seed + 1 }, brand) })),
  )
  const scenes = await Promise.all(
    briefs.map(({ brief, layout }) => composeScene(brief, copy, NO_IMAGES, fakeMeasure, { layout })),
  )
  const listFields = ({ layers }: Scene) =>
    layers.flatMap((layer) => (layer.kind === 'art' && layer.role === 'field' ? [layer.box] : []))
  const atSide = scenes.filter((scene) => listFields(scene).some((box) => box.height >= 1080 && box.width < 54))
  const both = atSide.filter((scene) => listFields(scene).some((box) => box.width >= 1080 && box.height < 65))
  expect(atSide.length).toBeGreaterThan(5)
  expect(both.map(({ layout, seed }) => `${layout} ${seed}`)).toEqual([])
})
