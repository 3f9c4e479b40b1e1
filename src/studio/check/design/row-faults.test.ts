import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { design, text } from '../../testing/check/designs.ts'
import { findRowFaults } from './row-faults.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'

const isText = (layer: Scene['layers'][number]): layer is TextLayer => layer.kind === 'text'
const list = (scene: Scene, prompt = '') =>
  findRowFaults(scene, scene.layers.filter(isText), createBrief({ prompt })).map(({ kind, words }) => [kind, words])

test.each([
  ['1. Wash it 2. Rinse', 'it 3. Dry it'],
  ['1) Waschen 2) Spülen', '3) Trocknen'],
  ['1、洗う 2、すすぐ 3、', '乾かす'],
])('a numbered list that runs on is found: %s', (...lines) => {
  expect(list(design([text(lines)]))).toEqual([['listed', lines.join(' ')]])
})

test.each([[['1. Wash', '2. Rinse', '3. Dry']], [['No. 1 of 3. Come on 2. May']], [['1.5 l or 2.5 l']]])(
  'lines that are no running list are sound: %j',
  (lines) => expect(list(design([text(lines)]))).toEqual([]),
)

test.each([
  ['Fermé lundi. Réouverture mardi à 9 h', 'Réouverture', 'mardi à 9 h'],
  ['Geschlossen. Wir öffnen am Dienstag um 9', 'Wir öffnen', 'am Dienstag um 9'],
  ['Book your seat until Friday', 'Book your seat', 'until Friday'],
])('a sentence whose second half stands above the first is found: %s', (prompt, first, second) => {
  const piece = (words: string) => {
    const start = prompt.indexOf(words)
    const source = { field: 'prompt', start, end: start + words.length }
    return { slot: 'detail', kind: 'message', text: words, emphasis: [], source } as unknown as PlacedPiece
  }
  const copy = createCopy('Words', { pieces: [piece(first), piece(second)] })
  const row = (words: string, y: number) =>
    text([words], { role: 'detail', box: { x: 40, y, width: 1000, height: 90 } })
  expect(list(design([row(second, 100), row(first, 300)], { copy }), prompt)).toEqual([
    ['apart', `${second} / ${first}`],
  ])
  expect(list(design([row(first, 100), row(second, 300)], { copy }), prompt)).toEqual([])
})

test('a label that looks as if it belonged to the first entry of its list is found', () => {
  const lines = ['What we have: boat', 'paddle', 'vest']
  expect(list(design([text(lines, { text: lines.join(', ') })]))).toEqual([['listed', lines.join(', ')]])
  expect(list(design([text(lines.slice(1), { text: lines.slice(1).join(', ') })]))).toEqual([])
})

test('rows of a table are of one kind, and a former price among them is struck', () => {
  const table = (rows: [string, string][], language = 'en', struck = false) => {
    const runs = [{ start: 0, end: 3, color: '#888888', struck: true }]
    const layers = rows.flatMap(([words, price]) => [
      text([words], { role: 'benefit' }),
      text([struck ? { text: price, runs } : price], { role: 'price' }),
    ])
    const block = { kind: 'menu' as const, rows: rows.map(([words, price]) => ({ text: words, price })) }
    return list(design(layers, { copy: createCopy('Words', { block, language }) }))
  }
  expect(
    table([
      ['Espresso', '3 €'],
      ['Flat white', '4 €'],
      ['Cake', '5 €'],
    ]),
  ).toEqual([])
  expect(
    table([
      ['Mon–Fri', '9–17'],
      ['Sat', '9–13'],
    ]),
  ).toEqual([])
  expect(
    table([
      ['Film', 'Thu 8 pm'],
      ['Concert', 'Fri 9 pm'],
      ['Entry', '8 €'],
    ]),
  ).toEqual([])
  expect(
    table([
      ['Kékfrankos', '2021'],
      ['Weninger', '£19 a bottle'],
      ['Six', '£16.50'],
    ]),
  ).toEqual([['rows', 'Kékfrankos / 2021']])
  expect(
    table(
      [
        ['Bisher', '80 €'],
        ['Jetzt', '49 €'],
      ],
      'de',
    ),
  ).toEqual([['former', 'Bisher 80 €']])
  expect(
    table(
      [
        ['Antes', '80 €'],
        ['Ahora', '49 €'],
      ],
      'es',
      true,
    ),
  ).toEqual([])
})
