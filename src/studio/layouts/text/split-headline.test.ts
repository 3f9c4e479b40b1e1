import { expect, test } from 'vitest'
import { splitHeadline, splitNumber } from './split-headline.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PieceKind, PlacedPiece } from '../../model/pieces.ts'

function createCopy(
  headline: string,
  fact?: readonly [FactKind, string],
  { kind = 'message', language = 'en' }: { kind?: PieceKind; language?: string } = {},
) {
  const start = fact ? headline.indexOf(fact[1]) : 0
  const emphasis = fact ? [{ kind: fact[0], start, end: start + fact[1].length }] : []
  const piece: PlacedPiece = {
    id: 'prompt:0-1',
    kind,
    text: headline,
    source: { field: 'prompt', start: 0, end: headline.length },
    emphasis,
    slot: 'headline',
  }
  return { headline, language, pieces: [piece] }
}

test.each([
  ['Pottery course for beginners: Saturday, 16 January', undefined, 'Pottery course for beginners'],
  [
    'Join our skin clinic evening on Thursday, June 4 at 6 pm',
    ['date', 'Thursday, June 4 at 6 pm'],
    'Join our skin clinic evening',
  ],
  ['Social Media Manager (full-time, Brooklyn)', undefined, 'Social Media Manager'],
  ['3 months free with Ledgerline Solo, then $12 a month', ['free', '3 months free'], '3 months free'],
  ['20% off Morning Serum', ['discount', '20% off'], '20% off'],
  [
    'Werkstatt geschlossen vom 24. Dezember bis 6. Januar',
    ['date', 'geschlossen vom 24. Dezember bis 6. Januar'],
    'Werkstatt geschlossen',
    'de',
  ],
  [
    'The office is closed on Monday, May 26 for Memorial Day',
    ['date', 'closed on Monday, May 26'],
    'The office is closed',
  ],
  [
    'Week-end portes ouvertes sam. 16 et dim. 17 janvier',
    ['date', 'dim. 17 janvier'],
    'Week-end portes ouvertes',
    'fr',
  ],
  ['Laboratorio di burattini da gio 8/1, ore 17', ['date', '8/1, ore 17'], 'Laboratorio di burattini', 'it'],
  ['Passed first time, 2 minors only!', ['quantity', '2 minors'], 'Passed first time'],
  [
    'NEW YEAR NO JOINING FEE 💪 join before Jan 10 with code LIFT27',
    ['deadline', 'Jan 10'],
    'NEW YEAR NO JOINING FEE 💪',
  ],
  ['Grundgebühr für Klasse B nur 199 € statt 349 €', ['price', '199 € statt 349 €'], 'Grundgebühr für Klasse B', 'de'],
  ['Teeth whitening at home, normally £320 now £249 till May', ['price', '£320 now £249'], 'Teeth whitening at home'],
  ['Yoga in the park every Wednesday 7 am, bring a mat', ['date', 'every Wednesday 7 am'], 'Yoga in the park'],
] as const)('“%s” leads with a part of its own', (headline, fact, lead, language: string = 'en') => {
  const split = splitHeadline(createCopy(headline, fact, { language }))
  expect(split?.lead).toBe(lead)
  expect(`${split?.lead} ${split?.rest}`).toBe(
    headline.replace(/[:,](?= )/, (mark, at) => (at === lead.length ? '' : mark)),
  )
})

test('short headlines, quotations, and headlines without a pause have one size', () => {
  expect(splitHeadline(createCopy('Winter swim, Sunday'))).toBeNull()
  expect(
    splitHeadline(createCopy('We closed the quarter, and then we went home', undefined, { kind: 'quotation' })),
  ).toBeNull()
  expect(
    splitHeadline(createCopy('We raised 300 warm meals for the shelter', ['quantity', '300 warm meals'])),
  ).toBeNull()
  expect(splitHeadline(createCopy('Bookkeeping for teams of one to twenty'))).toBeNull()
})

test.each([
  ['Unsere Praxis ist vom 23.12. bis 3.1. geschlossen', ['date', 'vom 23.12. bis 3.1.'], 'de'],
  ['Unsere Praxis ist vom 23.12. bis 3.1. geschlossen', ['date', 'vom 23.12. bis 3.1. geschlossen'], 'de'],
  ['Wir suchen ab 1. Februar zwei Erzieher für die Kita', ['date', 'ab 1. Februar'], 'de'],
  ['Thanks to all of you for 5 years!!!', ['quantity', '5 years'], 'en'],
  ['When you order two you save 20 €', ['price', '20 €'], 'en'],
  ['Suppe der Woche, Brot und Wein im Garten', undefined, 'de'],
  ['On Monday the whole shop is 20% off for members', ['date', 'On Monday'], 'en'],
] as const)('“%s” is one sentence and has one size', (headline, fact, language) => {
  expect(splitHeadline(createCopy(headline, fact, { language }))).toBeNull()
})

test('no word is divided', () => {
  const text = 'Serata di cinema all’aperto sabato'
  expect(splitHeadline(createCopy(text, ['date', 'aperto sabato'], { language: 'it' }))).toBeNull()
})

test('a number leads alone, unless it belongs to an offer', () => {
  expect(splitNumber(createCopy('5 receipts you can throw away'))?.lead).toBe('5')
  expect(splitNumber(createCopy('3 months free with Solo', ['free', '3 months free']))).toBeNull()
  expect(splitNumber(createCopy('Top 5 receipts'))).toBeNull()
  expect(splitNumber(createCopy('24 December we are closed', ['date', '24 December']))).toBeNull()
  expect(splitNumber(createCopy('60 km durch den Wald', undefined, { language: 'de' }))).toBeNull()
})
