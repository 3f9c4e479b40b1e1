import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'
import { listCopyTexts, type Copy } from '../copy.ts'
import { MAX_ROWS } from './plan.ts'
import { statesOffer } from './read-stated.ts'

/** Clauses as people write them, in the languages of the product. */
const CLAUSES = [
  'Morning Serum now $39 instead of $48',
  'extra 20% off sale shoes when you spend over $100',
  'Join us on Thursday, June 4 at 6 pm',
  'Free entry',
  '12 Mercer Street, New York',
  'Call 0113 496 0958',
  'Closed December 24–26',
  'Merry Christmas!',
  'Winterreifen-Wechsel ab 39 € statt 55 €',
  'nur bis Sonntag, 6. Dezember',
  'Wir suchen dich!',
  'Séance d’essai gratuite de yoga prénatal',
  'dès le 8 janvier',
  'Curso de cerámica para principiantes',
  'antes 80 €, ahora 49 €',
  'Gelato artigianale a 3,50 € invece di 4,20 €',
  'Fietscheck voor € 25 in plaats van € 39',
  'Warsztaty pierników dla dzieci',
  '新作いちご大福、本日発売',
  '定価320円のところ今だけ280円',
  'خصم 20% على كل القهوة',
  'Kahvaltı tabağı 450 TL yerine 380 TL',
  'iPhone 15 Pro cases with free engraving',
  '25 m² showroom, CO₂-neutral',
  'and coffee for everyone',
  'Follow @rose.studio and tag #SlowSunday',
  'See example.com/book?ref=a&b=2',
] as const

const SEPARATORS = ['. ', ', ', ' – ', '\n', ': ', ' · ', '! '] as const

const requests = tuple(
  array(tuple(constantFrom(...CLAUSES), constantFrom(...SEPARATORS)), { minLength: 1, maxLength: 6 }),
  integer({ min: 0, max: 1000 }),
).map(([parts, seed]) => ({
  prompt: parts
    .map(([clause, mark]) => clause + mark)
    .join('')
    .trim(),
  seed,
}))

/** The properties are about the same requests, so each is written once. */
const written = new Map<string, Copy>()
function write({ prompt, seed }: { prompt: string; seed: number }): Copy {
  const key = `${seed} ${prompt}`
  const copy = written.get(key) ?? writeCopy(createBrief({ prompt, seed, platform: 'facebook' }))
  written.set(key, copy)
  return copy
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu
const listWords = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').match(WORDS) ?? []

/** Without marks and case. */
const simplify = (text: string) => listWords(text).join(' ')

/** What a reader finds: on the picture, in the caption, or named as left out. */
const listFound = (copy: Copy) =>
  listWords([...listCopyTexts(copy), copy.caption, ...(copy.pieces ?? []).map(({ text }) => text)].join('\n'))

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 500)

test('every word of a request is on the picture, in the caption, or named as left out', () => {
  assert(
    property(requests, ({ prompt, seed }) => {
      const copy = write({ prompt, seed })
      const found = new Set(listFound(copy))
      expect(listWords(prompt).filter((word) => !found.has(word))).toEqual([])
    }),
    { numRuns: RUNS, seed: 42 },
  )
})

test('every text of a slot is whole words of one piece, and the caption has the pieces in their order', () => {
  assert(
    property(requests, (request) => {
      const copy = write(request)
      const pieces = copy.pieces ?? []
      const shown = pieces.filter(({ slot }) => slot !== 'caption')
      const texts = listCopyTexts(copy).join('\n')
      for (const { text, slot } of shown) if (slot !== 'block') expect(texts).toContain(text)
      const caption = simplify(copy.caption)
      let at = 0
      for (const { text } of pieces) {
        const next = caption.indexOf(simplify(text), at)
        expect(next).toBeGreaterThanOrEqual(at)
        at = next
      }
    }),
    { numRuns: RUNS, seed: 42 },
  )
})

test('no line below the headline stands before a row that was typed before it, but for an offer', () => {
  assert(
    property(requests, (request) => {
      const pieces = write(request).pieces ?? []
      const at = pieces.findIndex(({ slot, kind }) => slot === 'subline' && kind !== 'quotation')
      const isFull = pieces.filter(({ slot }) => slot === 'detail' || slot === 'benefit').length >= MAX_ROWS
      const line = pieces[at]
      if (!line || isFull || statesOffer(line) || line.text.length > LONGEST_ROW) return
      expect(pieces.slice(0, at).filter(({ slot }) => slot === 'detail' || slot === 'benefit')).toEqual([])
    }),
    { numRuns: RUNS, seed: 42 },
  )
})
/** In UTF-16 code units: a longer clause is no row. */
const LONGEST_ROW = 80

test('words that are addressed to us and what they withhold are nowhere', () => {
  const orders = [
    ['Please don’t mention the price of $89', /\$89|mention/i],
    ['bitte den Preis von 89 € nicht nennen', /89 €|nennen/i],
    ['Keep it minimal and use warm colors', /minimal|warm/i],
  ] as const
  assert(
    property(constantFrom(...CLAUSES.slice(0, 8)), constantFrom(...orders), (clause, [order, forbidden]) => {
      const copy = writeCopy(createBrief({ prompt: `${clause}. ${order}.`, platform: 'instagram' }))
      expect(JSON.stringify({ ...copy, pieces: copy.pieces?.map(({ text }) => text) })).not.toMatch(forbidden)
    }),
  )
})
