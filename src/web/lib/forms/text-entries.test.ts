import { expect, test } from 'vitest'
import { LIST_MAX } from '#contract/limits.ts'
import { isHalf, toTextMap, withEntry } from './text-entries.ts'

test('entries are trimmed, blank ones ignored, and none is added twice', () => {
  expect(withEntry(['sun'], '  sea ')).toEqual(['sun', 'sea'])
  expect(withEntry(['sun'], '   ')).toEqual(['sun'])
  expect(withEntry(['sun'], ' sun ')).toEqual(['sun'])
})

test('a full list accepts no more', () => {
  const full = Array.from({ length: LIST_MAX }, (_, index) => `entry ${index}`)
  expect(withEntry(full, 'one more')).toEqual(full)
})

test('only complete rows become part of the map', () => {
  const rows = [
    { name: ' Sale ', text: ' louder ' },
    { name: '', text: 'nameless' },
    { name: 'Empty', text: ' ' },
  ]
  expect(toTextMap(rows)).toEqual({ Sale: 'louder' })
  expect(rows.map(isHalf)).toEqual([false, true, true])
  expect(isHalf({ name: '', text: ' ' })).toBe(false)
})
