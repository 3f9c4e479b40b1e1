import { expect, test } from 'vitest'
import { LIST_MAX } from '#contract/limits.ts'
import { isHalf, toTextMap, withEntry } from './text-entries.ts'

test('entries are trimmed, blank ones ignored, and none stands twice', () => {
  expect(withEntry(['sun'], '  sea ')).toEqual(['sun', 'sea'])
  expect(withEntry(['sun'], '   ')).toEqual(['sun'])
  expect(withEntry(['sun'], ' sun ')).toEqual(['sun'])
})

test('a full list takes no more', () => {
  const full = Array.from({ length: LIST_MAX }, (_, index) => `entry ${index}`)
  expect(withEntry(full, 'one more')).toEqual(full)
})

test('only whole rows become a map', () => {
  const rows = [
    { name: ' Sale ', text: ' louder ' },
    { name: '', text: 'nameless' },
    { name: 'Empty', text: ' ' },
  ]
  expect(toTextMap(rows)).toEqual({ Sale: 'louder' })
  expect(rows.map(isHalf)).toEqual([false, true, true])
  expect(isHalf({ name: '', text: ' ' })).toBe(false)
})
