import { expect, test } from 'vitest'
import { splitCode, splitOffer } from './split-offer.ts'

const show = (text: string) => splitOffer(text)?.map(({ kind, text: words }) => `${kind}: ${words}`)

test.each([
  ['Now $39 instead of $48', ['words: Now', 'figure: $39', 'words: instead of', 'former: $48']],
  ['Jetzt 29 € statt 38 €', ['words: Jetzt', 'figure: 29 €', 'words: statt', 'former: 38 €']],
  ['was $80, now $49', ['words: was', 'former: $80,', 'words: now', 'figure: $49']],
  ['29 € au lieu de 38 €', ['figure: 29 €', 'words: au lieu de', 'former: 38 €']],
  ['29 € en vez de 38 €', ['figure: 29 €', 'words: en vez de', 'former: 38 €']],
  ['29 € zamiast 38 €', ['figure: 29 €', 'words: zamiast', 'former: 38 €']],
  ['For $12', ['words: For', 'figure: $12']],
  ['Tickets $15', ['words: Tickets', 'figure: $15']],
  ['49 € inkl. Material', ['figure: 49 €', 'words: inkl. Material']],
  ['$12 a month', ['figure: $12', 'words: a month']],
  ['1.299,50 € pro Person', ['figure: 1.299,50 €', 'words: pro Person']],
  [
    '15% off with code NORTH15 until midnight',
    ['figure: 15%', 'words: off with code', 'code: NORTH15', 'words: until midnight'],
  ],
] as const)('%s is split into its parts, which together are the text', (text, parts) => {
  expect(show(text)).toEqual(parts)
  expect(
    splitOffer(text)
      ?.map((part) => part.text)
      .join(' '),
  ).toBe(text)
})

test.each(['€75,000–90,000', 'Free entry', 'Until Sunday', '2 for 1, from $5 or $9', '30 minutes'])(
  '%s has no single figure of an offer',
  (text) => {
    expect(splitOffer(text)).toBeNull()
  },
)

test('a code is a word of capitals and digits behind a word that announces it', () => {
  expect(splitCode('With code RUN25 · Minimum order 60 €')?.map(({ kind }) => kind)).toEqual(['words', 'code', 'words'])
  expect(splitCode('Mit Gutscheincode HALLO10')?.at(-1)).toEqual({ kind: 'code', text: 'HALLO10' })
  expect(splitCode('NASA visits us')).toBeNull()
  expect(splitCode('Code of conduct')).toBeNull()
})
