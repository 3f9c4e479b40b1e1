import { expect, test } from 'vitest'
import type { Cell } from '#contract/campaigns/cells.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import { type Drafts, setDraft } from '#web/domains/library/translate/drafts.ts'
import { createCell } from '../create-cell.ts'
import { listMuteLanguages, readDraft, toSource, toWordsEdit } from './word-drafts.ts'

const text = (field: string) => ({ field, name: field, text: field, max: 500, fits: 50 })
const ITEM: SourceItem = {
  id: 7,
  title: null,
  language: 'de',
  texts: ['headline', 'badge', 'price', 'details.0', 'benefits.0', 'benefits.1', 'cta', 'caption'].map(text),
}

const draft = (texts: Readonly<Record<string, string>>): Drafts =>
  Object.entries(texts).reduce<Drafts>(
    (all, [field, words]) => setDraft(all, { id: 7, language: 'en', field }, words),
    {},
  )

test('a person says the message, and the studio writes the facts', () => {
  expect(toSource(ITEM, ['en', 'ar']).texts.map(({ field }) => field)).toEqual([
    'headline',
    'benefits.0',
    'benefits.1',
    'cta',
  ])
})

test('a key visual whose own language needs words can be said there too', () => {
  expect(toSource(ITEM, ['en']).language).toBe('de')
  expect(toSource(ITEM, ['de', 'en']).language).toBe('und')
})

test('the languages that need words are those of cells of the plan', () => {
  const cell = (id: number, change: Partial<Cell>) => createCell({ id, state: 'needs_words', ...change })
  const cells = [
    cell(1, { language: 'de', state: 'made' }),
    cell(2, { language: 'en' }),
    cell(3, { language: 'ar' }),
    cell(4, { language: 'en' }),
    cell(5, { language: 'fr', excluded: true }),
  ]
  expect(listMuteLanguages(cells).map(({ language, cells: group }) => [language, group.map(({ id }) => id)])).toEqual([
    ['en', [2, 4]],
    ['ar', [3]],
  ])
})

test('words become an edit for all assets, a list only if it has a text', () => {
  const drafts = draft({ headline: ' Sleep well ', 'benefits.1': 'Vegan', cta: '' })
  expect(toWordsEdit(drafts, ITEM, ['en'])).toEqual({
    words: [{ language: 'en', product_id: null, copy: { headline: 'Sleep well', benefits: ['', 'Vegan'] } }],
  })
  expect(toWordsEdit(draft({ headline: 'Sleep well' }), ITEM, ['en'])).toEqual({
    words: [{ language: 'en', product_id: null, copy: { headline: 'Sleep well' } }],
  })
})

test('a language without its headline is not complete', () => {
  expect(readDraft(draft({ cta: 'Buy' }), ITEM, 'en')).toEqual({ isTouched: true, hasHeadline: false })
  expect(readDraft(draft({ headline: ' ' }), ITEM, 'en')).toEqual({ isTouched: false, hasHeadline: false })
})
