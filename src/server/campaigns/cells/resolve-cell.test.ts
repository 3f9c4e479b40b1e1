import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import type { KeyDesign } from '../stored.ts'
import { type CellDesign, findChangedWords, listDifferences, ownsField, resolveCell } from './resolve-cell.ts'

const KEY: KeyDesign = {
  version: 1,
  rev: 1,
  language: 'en',
  product_id: 1,
  width: 1080,
  height: 1350,
  layout: 'split',
  seed: 7,
  overrides: {
    version: 1,
    slots: { headline: { color: 'paper', move: [0.1, 0.2], hidden: true }, 'picture:1': { picture: 'uploads/a.png' } },
    added: [],
  },
  words: [
    { language: 'en', product_id: null, copy: { headline: 'For all', cta: 'Buy' } },
    { language: 'en', product_id: 2, copy: { headline: 'For two' } },
    { language: 'de', product_id: null, copy: { headline: 'Für alle' } },
  ],
}

const cell = (change: Partial<CellDesign> = {}): CellDesign => ({
  product_id: 1,
  language: 'en',
  width: 1080,
  height: 1350,
  own: { version: 1, copy: {} },
  detached: [],
  data: { version: 1, copy: {} },
  ...change,
})

describe('the design of a cell', () => {
  test('has the words of its language, and those of its product first', () => {
    expect(resolveCell(KEY, cell()).words).toEqual({ headline: 'For all', cta: 'Buy' })
    expect(resolveCell(KEY, cell({ product_id: 2 })).words).toEqual({ headline: 'For two', cta: 'Buy' })
    expect(resolveCell(KEY, cell({ language: 'de' })).words).toEqual({ headline: 'Für alle' })
    expect(resolveCell(KEY, cell({ language: 'ja' })).words).toEqual({})
  })

  test('takes colors everywhere, pictures only for the same product, and places only at the same size', () => {
    const slots = (change: Partial<CellDesign>) => resolveCell(KEY, cell(change)).overrides.slots
    expect(slots({})).toEqual(KEY.overrides.slots)
    expect(slots({ product_id: 2 })).toEqual({ headline: KEY.overrides.slots['headline'] })
    expect(slots({ width: 728, height: 90 })).toEqual({
      headline: { color: 'paper', hidden: true },
      'picture:1': { picture: 'uploads/a.png' },
    })
  })

  test('keeps what it owns, and nothing else', () => {
    const own = {
      version: 1 as const,
      copy: { headline: 'Only here', cta: 'Not detached' },
      layout: 'poster',
      overrides: { ...NO_OVERRIDES, slots: { headline: { color: 'ink' as const, step: 2 } } },
    }
    const resolved = resolveCell(KEY, cell({ own, detached: ['headline', 'layout', 'colors'] }))
    expect(resolved.words).toEqual({ headline: 'Only here', cta: 'Buy' })
    expect(resolved.layout).toBe('poster')
    expect(resolved.overrides.slots['headline']).toEqual({ color: 'ink', hidden: true, move: [0.1, 0.2] })
  })

  test('takes the words of its row of a table before those of the campaign', () => {
    const data = { version: 1 as const, copy: { headline: 'Row 12' } }
    expect(resolveCell(KEY, cell({ data })).words).toEqual({ headline: 'Row 12', cta: 'Buy' })
    expect(ownsField(cell({ data }), 'headline')).toBe(true)
    expect(ownsField(cell({ data }), 'cta')).toBe(false)
  })
})

test('the differences of two key visuals are those that concern a cell', () => {
  const after: KeyDesign = {
    ...KEY,
    seed: 8,
    overrides: { ...NO_OVERRIDES, slots: { headline: { color: 'paper', move: [0.3, 0.2], hidden: true } } },
    words: [{ language: 'en', product_id: null, copy: { headline: 'New', cta: 'Buy' } }],
  }
  expect(listDifferences(KEY, after, cell())).toEqual(['headline', 'layout', 'picture', 'position'])
  expect(listDifferences(KEY, after, cell({ width: 728, height: 90 }))).toEqual(['headline', 'layout', 'picture'])
  expect(listDifferences(KEY, after, cell({ language: 'ja', product_id: 3 }))).toEqual(['layout', 'position'])
  expect(listDifferences(KEY, KEY, cell())).toEqual([])
})

test('changed words are those that differ from what is shown', () => {
  const present = { headline: 'Calm', cta: null, benefits: ['A', 'B'] }
  expect(findChangedWords(present, { headline: 'Calm', cta: 'Buy', benefits: ['A', 'B'] })).toEqual({ cta: 'Buy' })
})
