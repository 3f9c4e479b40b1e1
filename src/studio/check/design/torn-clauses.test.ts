import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../../testing/briefs.ts'
import { design, text } from '../../testing/check/designs.ts'
import { checkOffers } from './offer-rule.ts'
import { checkMessage } from './message-rule.ts'
import { findTornClauses } from './torn-clauses.ts'
import type { PieceSlot, PlacedPiece } from '../../model/pieces.ts'
import type { Scene, TextLayer, TextRole } from '../../model/scene.ts'

/** A part of a request in the slot where it is drawn, in the order of the request. */
type Part = readonly [slot: PieceSlot & TextRole, text: string, kind?: PlacedPiece['kind']]

/** A design with the parts below each other, in the order that `order` gives by their indexes. */
function build(prompt: string, parts: readonly Part[], order: readonly number[], language = 'en'): Scene {
  const pieces = parts.map(([slot, words, kind = 'message']) => {
    const start = prompt.toLowerCase().indexOf(words.toLowerCase())
    const source = { field: 'prompt', start, end: start + words.length }
    return { slot, kind, text: words, emphasis: [], source } as unknown as PlacedPiece
  })
  const layers = order.map((at, row) => {
    const [role = 'detail', words = ''] = parts[at] ?? []
    const size = role === 'headline' || role === 'price' ? 150 : 45
    return text([words], { role, size, box: { x: 40, y: 100 + row * 160, width: 1000, height: size } })
  })
  return design(layers, { copy: createCopy('Words', { pieces, language }) })
}

const isText = (layer: Scene['layers'][number]): layer is TextLayer => layer.kind === 'text'
const listTorn = (prompt: string, ...given: [parts: readonly Part[], order: readonly number[]]) => {
  const scene = build(prompt, ...given)
  return findTornClauses(scene, scene.layers.filter(isText), createBrief({ prompt })).map(({ words }) => words)
}

const ROUTES = 'New routes every Tuesday. First session £9 instead of £14'
const ROUTE_PARTS: readonly Part[] = [
  ['headline', 'New routes'],
  ['detail', 'Every Tuesday', 'date'],
  ['price', 'First session £9 instead of £14', 'price'],
]
const CLASS = 'योग कक्षा 6 बजे से, पहला महीना ₹799'
const CLASS_PARTS: readonly Part[] = [
  ['headline', 'योग कक्षा'],
  ['detail', '6 बजे से', 'date'],
  ['price', 'पहला महीना ₹799', 'price'],
]

test('a clause is torn where an offer that names another thing stands between its parts', () => {
  expect(listTorn(ROUTES, ROUTE_PARTS, [0, 2, 1])).toEqual(['New routes / Every Tuesday'])
  expect(listTorn(ROUTES, ROUTE_PARTS, [0, 1, 2])).toEqual([])
  expect(listTorn(CLASS, CLASS_PARTS, [0, 2, 1])).toEqual(['योग कक्षा / 6 बजे से'])
})

test('an amount alone may stand between the parts of a clause, and what is included with it', () => {
  const prompt = 'Schnupperabend am Mittwoch. 12 € inkl. Schuhe. Getränke gibt es vor Ort'
  const parts: readonly Part[] = [
    ['headline', 'Schnupperabend'],
    ['detail', 'am Mittwoch', 'date'],
    ['price', '12 € inkl. Schuhe', 'price'],
    ['detail', 'Getränke gibt es vor Ort'],
  ]
  expect(listTorn(prompt, parts, [0, 2, 1, 3])).toEqual([])
  expect(listTorn(prompt, parts, [0, 3, 1, 2])).toEqual([])
})

test('a clause that stands in two small texts is torn, and one that goes on below its headline is not', () => {
  const prompt = 'Abonnement à 39 €. Les chaussons sont offerts en septembre'
  const small: readonly Part[] = [
    ['subline', 'Les chaussons sont offerts'],
    ['detail', 'en septembre', 'date'],
  ]
  expect(listTorn(prompt, small, [0, 1])).toEqual(['Les chaussons sont offerts / en septembre'])
  expect(listTorn(prompt, [['headline', 'Les chaussons sont offerts'], ...small.slice(1)], [0, 1])).toEqual([])
})

test.each([
  ['Stuck? Half-term catch-up course, $140', 'Half-term catch-up course', '$140', false],
  ['¿Dolor? Estudio de la pisada 35 €', 'Estudio de la pisada', '35 €', false],
  ['Game night. Two hours, $6', 'Two hours', '$6', true],
])('what is offered is read before its amount: %s', (prompt, named, amount, isSound) => {
  const parts: readonly Part[] = [
    ['subline', named],
    ['price', amount, 'price'],
  ]
  const isNamed = (order: readonly number[]) =>
    checkOffers(build(prompt, parts, order), createBrief({ prompt })).find(({ rule }) => rule === 'offer_named')?.passed
  expect([isNamed([1, 0]), isNamed([0, 1])]).toEqual([isSound, true])
})

test.each([
  ['en', 'Pottery for beginners: Saturday 14 June', 'Pottery for beginners', 'Saturday 14 June', false],
  ['sv', 'Prova på drejning: onsdag 18 mars kl. 18', 'Prova på drejning', 'onsdag 18 mars kl. 18', false],
  ['en', 'This month: salted caramel', 'This month', 'salted caramel', true],
])('%s: a headline that is only a date does not lead: %s', (language, prompt, eyebrow, headline, isSound) => {
  const parts: readonly Part[] = [
    ['eyebrow', eyebrow],
    ['headline', headline],
  ]
  const [first] = checkMessage(build(prompt, parts, [0, 1], language)).filter(({ rule }) => rule === 'headline_first')
  expect(first?.passed).toBe(isSound)
})
