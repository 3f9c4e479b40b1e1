import { expect, test } from 'vitest'
import { compareNames, toNameKey } from './compare-names.ts'

/** Names in the order that people expect. */
const ORDERED = [
  '"Quoted"',
  '2 for 1',
  '10 for 5',
  '11 again',
  'Apfel',
  'Äpfel und Birnen',
  'apple',
  'Banana',
  'Crème 2',
  'creme 10',
  'Item 2',
  'item 9b',
  'Item 10',
  'ITEM 10 plus',
  'Item 100',
  'Straße',
  'Strauß',
  'Zebra',
  'Ελλάδα',
  'Ёлка',
  'Жук',
  'ربيع',
  '春 2',
  '春 10',
]

test('names sort by letters and numbers, whatever their case and accents', () => {
  expect(ORDERED.toReversed().toSorted(compareNames)).toEqual(ORDERED)
})

test('the sort key of a name sorts by bytes in the same order', () => {
  const byBytes = (one: string, other: string) =>
    Buffer.compare(Buffer.from(toNameKey(one)), Buffer.from(toNameKey(other)))
  expect(ORDERED.toReversed().toSorted(byBytes)).toEqual(ORDERED)
})

test('names that differ by accent, case or leading zeros have the same sort key', () => {
  const groups = [
    ['Crème', 'CREME'],
    ['Item 7', 'item 007'],
    ['Ёлка', 'елка'],
    ['Item  3', ' item 3'],
  ]
  for (const names of groups) expect(new Set(names.map(toNameKey)).size).toBe(1)
  expect(toNameKey('')).toBe('')
  expect(toNameKey('x'.repeat(5000)).length).toBe(200)
})
