import { expect, test } from 'vitest'
import { changedLines, otherDetached, toCellEdit, toLines } from './cell-words.ts'

test('the usual texts are always offered, the others where the design has them', () => {
  expect(toLines({ headline: 'Friday', price: '$19', subline: null })).toEqual({
    headline: 'Friday',
    subline: '',
    badge: '',
    price: '$19',
    cta: '',
  })
})

test('only what is different is sent, and an emptied text is removed', () => {
  const before = { headline: 'Friday', subline: 'At noon', badge: '' }
  expect(changedLines(before, { ...before, headline: ' Friday ' })).toBeUndefined()
  expect(changedLines(before, { headline: 'Saturday', subline: ' ', badge: 'New' })).toEqual({
    headline: 'Saturday',
    subline: null,
    badge: 'New',
  })
})

test('an edit of a cell names the texts and the layout that differ', () => {
  const before = { lines: { headline: 'Friday' }, layout: 'split' } as const
  expect(toCellEdit(before, before)).toBeNull()
  expect(toCellEdit(before, { ...before, layout: 'poster' })).toEqual({ layout: 'poster' })
  expect(toCellEdit(before, { lines: { headline: 'Saturday' }, layout: null })).toEqual({
    copy: { headline: 'Saturday' },
    layout: null,
  })
})

test('detached properties without a field are listed by themselves', () => {
  expect(otherDetached({ detached: ['headline', 'layout', 'colors', 'benefits'] }, { headline: '' })).toEqual([
    'colors',
    'benefits',
  ])
})
