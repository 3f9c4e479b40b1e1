import { assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { RANDOM_TEXT } from '../../testing/requests/random-texts.ts'
import { listAllowedChanges } from '../request-reading/allowed-changes.ts'
import { listCopyTexts } from '../copy.ts'
import { writeCopy } from '../write-copy.ts'
import { writeCapitals } from './write-capitals.ts'

const NAMES = ['Olive & Thyme', 'Driftwood', 'havn']

test.each([
  ['en', 'supper with olive & thyme on friday', 'supper with Olive & Thyme on Friday'],
  ['en', 'open mic at driftwood, doors 7pm', 'open mic at Driftwood, doors 7pm'],
  ['en', 'we build with driftwood from the beach', 'we build with Driftwood from the beach'],
  ['en', 'tables of driftwood and glass', 'tables of driftwood and glass'],
  ['en', 'a swim with havn', 'a swim with havn'],
  ['de', 'lesung bei olive & thyme am freitag', 'Lesung bei Olive & Thyme am Freitag'],
])('names of brand and product are written as they write them (%s): %s', (language, typed, written) => {
  expect(writeCapitals(typed, { language, names: NAMES })).toBe(written)
})

test.each([
  ['en', 'every tuesday in november', 'every Tuesday in November'],
  ['en', 'open mon-thu & sat 9-5', 'open Mon-Thu & Sat 9-5'],
  ['en', 'croissants 🥐 every friday 🎉 from 8', 'croissants 🥐 every Friday 🎉 from 8'],
  ['en', 'you may march on 8 march', 'you may march on 8 March'],
  ['en', 'we sat in the sun on sun dec 6', 'we sat in the sun on Sun Dec 6'],
  ['de', 'Wir feiern Richtfest, um 18 uhr, mit tombola', 'Wir feiern Richtfest, um 18 Uhr, mit Tombola'],
  [
    'en',
    'closed mondays, open tues-thurs till june, rsvp by friday',
    'closed Mondays, open Tues-Thurs till June, RSVP by Friday',
  ],
  ['de', 'so schön: do und fr 9–18 uhr, so 10-12 uhr', 'so schön: Do und Fr 9–18 Uhr, So 10-12 Uhr'],
  ['fr', 'tous les mardis de mai', 'tous les mardis de mai'],
  ['tr', 'her cuma ve cumartesi', 'her cuma ve cumartesi'],
])('days and months have a capital where the language wants it (%s): %s', (language, typed, written) => {
  expect(writeCapitals(typed, { language, names: [] })).toBe(written)
})

test.each([
  ['en', 'a reading with hannah okafor at the library', 'a reading with Hannah Okafor at the library'],
  ['en', 'free check-up by dr. sousa, tuesdays', 'free check-up by Dr. Sousa, Tuesdays'],
  ['es', 'taller con lucía prieto, plazas limitadas', 'taller con Lucía Prieto, plazas limitadas'],
  ['es', 'baile con julia todos los jueves', 'baile con Julia todos los jueves'],
  ['it', 'cena con chef matteo rinaldi', 'cena con chef Matteo Rinaldi'],
  ['de', 'mit sabine kochen und essen', 'mit Sabine kochen und essen'],
])('persons with a known given name have their capitals (%s): %s', (language, typed, written) => {
  expect(writeCapitals(typed, { language, names: [] })).toBe(written)
})

test.each([
  'kochkurs für anfänger mit weinverkostung',
  'unsere werkstatt hat neue öffnungszeiten',
  'reparaturannahme bis samstag, abholung nach absprache',
  'brennholzlieferung frei haus ab 3 kubikmeter',
])('German nouns have a capital in a text that has no other: %s', (typed) => {
  const written = writeCapitals(typed, { language: 'de', names: [] })
  const nouns = written.match(/\p{Lu}\p{Ll}+/gu) ?? []
  expect(nouns.length).toBeGreaterThanOrEqual(2)
  expect(written.toLowerCase()).toBe(typed)
})

test.each([
  'wir bestellen fantastische ware heutzutage praktisch jederzeit',
  'die stoffe unterdrücken gerüche durchaus',
])('other German words that end like a noun stay: %s', (typed) => {
  const raised = writeCapitals(typed, { language: 'de', names: [] }).match(/\p{Lu}\p{Ll}+/gu) ?? []
  expect(raised.filter((word) => !['Ware', 'Stoffe'].includes(word))).toEqual([])
})

test.each([
  ['en', 'write “every friday at driftwood” on it please', 'a quotation'],
  ['en', 'book at maria.example/friday or ann@friday.example', 'an address'],
  ['en', 'follow @maria_lopez and tag #fridaynight', 'a handle'],
] as const)('capitals stay as they were typed (%s): %s (%s)', (language, typed, _kept) => {
  expect(writeCapitals(typed, { language, names: NAMES })).toBe(typed)
})

test.each([
  ['rue des carmes 4, dijon', 'fr', 'rue des Carmes 4, dijon'],
  ['calle mayor 22, madrid', 'es', 'calle Mayor 22, madrid'],
  ['meet us at 12 mercer street, all day', 'en', 'meet us at 12 Mercer Street, all day'],
  ['kom langs op prinsengracht 214', 'nl', 'kom langs op Prinsengracht 214'],
  ['spotkanie przy ul. kwiatowa 5', 'pl', 'spotkanie przy ul. Kwiatowa 5'],
])('the name of a street has its capitals in a text that has no other: %s', (typed, language, written) => {
  expect(writeCapitals(typed, { language, names: [] })).toBe(written)
})

test('nothing but the case of some letters changes in any text, and writing again changes nothing', () => {
  assert(
    property(RANDOM_TEXT, constantFrom('en', 'de', 'fr', 'tr', 'nl', 'ja'), (text, language) => {
      const written = writeCapitals(text, { language, names: NAMES })
      expect(written.length).toBe(text.length)
      expect(written.toLowerCase()).toBe(text.toLowerCase())
      expect(writeCapitals(written, { language, names: NAMES })).toBe(written)
      expect(written === text || listAllowedChanges(text, written) !== null).toBe(true)
    }),
    { numRuns: 500, seed: 42 },
  )
})

test('a design writes a name in the same way in each of its texts', () => {
  const prompt = 'wine night at olive & thyme, every friday. hosted by olive & thyme and hannah okafor'
  const copy = writeCopy(createBrief({ prompt }, { name: 'Olive & Thyme' }))
  const texts = [...listCopyTexts(copy), copy.caption].join('\n')
  expect(texts).not.toMatch(/olive & thyme|friday|hannah|okafor/u)
  expect(texts).toMatch(/Olive & Thyme[^]*Friday[^]*Hannah Okafor/u)
})
