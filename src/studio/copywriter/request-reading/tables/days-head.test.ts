import { expect, test } from 'vitest'
import { hasDaysInside, isDays } from './days-head.ts'
import { findTables } from './find-tables.ts'

test.each([
  ['street dance saturdays 10am', 'en', true],
  ['yoga am 12. mai 18 uhr', 'de', true],
  ['pilates – środa 18:00', 'pl', true],
  ['ヨガ 月曜 10時', 'ja', true],
  ['saturdays 10am', 'en', false],
  ['kids eat free before 12', 'en', false],
  ['saturdays 10am', 'und', false],
] as const)('days inside of %j in %s: %j', (text, language, isFound) => {
  expect(hasDaysInside(text, language)).toBe(isFound)
})

test('days and nothing else are told from a row', () => {
  expect(['Mo', 'Mon–Wed,', 'Mon 9–5', ''].map((text) => isDays(text, 'en'))).toEqual([true, true, false, false])
})

/** The rows of a text of one sentence. */
const listRows = (text: string, language: string) =>
  findTables(text, [{ start: 0, end: text.length }], [], language).map(({ start, end }) =>
    text.slice(start, end).trim(),
  )

test.each([
  ['opening hours mon 9-5 tue 9-5 wed closed', 'en', ['mon 9-5', 'tue 9-5', 'wed closed']],
  ['MO 9-12 DI 9-12 MI zu DO 9-12', 'de', ['MO 9-12', 'DI 9-12', 'MI zu', 'DO 9-12']],
] as const)('days with their hours are rows without a mark between them: %s', (text, language, rows) => {
  expect(listRows(text, language)).toEqual(rows)
})

test('what is said behind the hours of the last day ends the table, in any case', () => {
  const rows = ['Segunda 19h,', 'QUARTA 20H,', 'Sábado 10h']
  expect(listRows('Segunda 19h, QUARTA 20H, Sábado 10h mensalidade R$ 150', 'pt')).toEqual(rows)
})
