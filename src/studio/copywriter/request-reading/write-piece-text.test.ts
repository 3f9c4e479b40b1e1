import { expect, test } from 'vitest'
import { capitalize, writePieceText } from './write-piece-text.ts'
import { listAllowedChanges } from './allowed-changes.ts'

test.each([
  ['morning serum', 'en', 'Morning serum'],
  ['iPhone 15 cases', 'en', 'iPhone 15 cases'],
  ['eBay auction', 'en', 'eBay auction'],
  ['mRNA research', 'en', 'mRNA research'],
  ['µg per litre', 'en', 'µg per litre'],
  ['fern-oak.shop', 'en', 'fern-oak.shop'],
  ['24h open', 'en', '24h open'],
  ['ijsjes voor iedereen', 'nl', 'IJsjes voor iedereen'],
  ['istanbul turu', 'tr', 'İstanbul turu'],
  ['άνοιξη', 'el', 'Άνοιξη'],
  ['ყველი', 'ka', 'ყველი'],
])('%s begins a line in %s as %s', (text, language, written) => {
  expect(capitalize(text, language)).toBe(written)
})

test.each([
  ['  linen   sheets,\n', 'Linen sheets', ['spaces', 'end_mark', 'capital']],
  ['Salt &amp;amp; Vinegar', 'Salt & Vinegar', ['reference']],
  ['Super\u200Bmarket', 'Supermarket', ['invisible']],
  ['"Fresh bread"', 'Fresh bread', ['end_mark']],
  ['Linen sheets from $89', 'Linen sheets', null],
  ['Linen sheets', 'Linen towels', null],
  ['was $48', '$48', null],
])('from %j to %j only allowed changes are made: %j', (typed, drawn, changes) => {
  expect(listAllowedChanges(typed, drawn)).toEqual(changes)
})

test('the offsets of a piece are those of its words', () => {
  const { text, place } = writePieceText('– now  $39, ', { start: 0, end: 12 }, 'en')
  expect(text).toBe('Now $39')
  expect(text.slice(place(7), place(10))).toBe('$39')
})

test.each([
  ['auf alle Brote 40 %.', 'de', 'Auf alle Brote 40 %'],
  ['3,20 €/500 g.', 'de', '3,20 €/500 g'],
  ['a run of 5 km.', 'en', 'A run of 5 km'],
  ['20 min.', 'en', '20 min.'],
  ['im 3.', 'de', 'Im 3.'],
])('%s: the dot that ends a sentence behind a measure is not drawn', (typed, language, text) => {
  expect(writePieceText(typed, { start: 0, end: typed.length }, language).text).toBe(text)
})
