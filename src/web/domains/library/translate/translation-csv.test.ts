import { expect, test } from 'vitest'
import type { SourceItem } from '#contract/designs/translations.ts'
import { type Drafts, setDraft, toKey } from './drafts.ts'
import { readCsv, writeCsv } from './translation-csv.ts'

const text = (field: string, words: string) => ({ field, name: field, text: words, max: 500, fits: 50 })
const ITEMS: SourceItem[] = [
  {
    id: 7,
    title: 'Spring',
    language: 'en',
    texts: [text('headline', 'Brighter, "softer" skin'), text('cta', 'Shop now')],
  },
  { id: 8, title: null, language: 'en', texts: [text('headline', 'Two\nlines')] },
]
const place = (id: number, language: 'de' | 'ar', field: string) => ({ id, language, field })

test('drafts survive the way out and in, whatever they contain', () => {
  const words = [
    '=SUM(A1)',
    '-20 %',
    "'quoted'",
    'a, b; c\td',
    'Er sagt "ja"',
    'Zwei\nZeilen',
    'مرحبا',
    "'=x",
    '"',
    ',',
  ]
  for (const one of words) {
    const drafts = setDraft(setDraft({}, place(7, 'de', 'headline'), one), place(8, 'ar', 'headline'), one)
    const read = readCsv(writeCsv(ITEMS, ['de', 'ar'], drafts), ITEMS, {})
    expect({ one, ...read }).toEqual({ one, drafts, languages: ['de', 'ar'], count: 2, foreign: 0 })
  }
})

test('has a byte order mark, a row for each text, and cells that are no formulas', () => {
  const drafts = setDraft({}, place(7, 'de', 'cta'), '=1+1')
  expect(writeCsv(ITEMS, ['de'], drafts)).toBe(
    '\u{FEFF}item,field,source,de\r\n7,headline,"Brighter, ""softer"" skin",\r\n7,cta,Shop now,"\'=1+1"\r\n8,headline,"Two\nlines",\r\n',
  )
})

test.each([',', ';', '\t'])('reads tables with the separator %j, in any order of columns', (separator) => {
  const rows = [
    ['item', 'field', 'DE', 'source'],
    ['7', 'headline', 'Strahlende Haut', 'old'],
    ['8', 'headline', '', 'x'],
    ['9', 'headline', 'fremd', 'x'],
  ]
  const read = readCsv(rows.map((row) => row.join(separator)).join('\n'), ITEMS, {
    [toKey(place(8, 'de', 'headline'))]: 'alt',
  })
  const drafts: Drafts = {
    [toKey(place(7, 'de', 'headline'))]: 'Strahlende Haut',
    [toKey(place(8, 'de', 'headline'))]: 'alt',
  }
  expect(read).toEqual({ drafts, languages: ['de'], count: 1, foreign: 1 })
})

test('a text that is no such table is refused', () => {
  for (const other of ['', 'Strahlende Haut', 'item', 'item number, field', 'name,field,de\n7,cta,x'])
    expect(readCsv(other, ITEMS, {})).toBeNull()
})

test('reads a damaged table in linear time', () => {
  const read = readCsv(`item,field,de\n7,headline,"${'x'.repeat(200_000)}`, ITEMS, {})
  expect(read?.count).toBe(1)
  expect(readCsv(`item,field,de\n${'"'.repeat(200_001)}`, ITEMS, {})?.count).toBe(0)
})
