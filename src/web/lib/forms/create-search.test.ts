import { expect, test } from 'vitest'
import { SEARCHES } from '#contract/search/testing/search-cases.ts'
import { createSearch } from './create-search.ts'

const rows = SEARCHES.map(([name]) => ({ name, note: null }))
const search = createSearch(({ name, note }: (typeof rows)[number]) => [note, name])

test.each(SEARCHES)('a list in the browser finds %j by %s and not by %s, as the server does', (name, finds, misses) => {
  const isFound = (text: string) => search(rows, text).some((row) => row.name === name)
  expect(finds.split('|').filter((text) => !isFound(text))).toEqual([])
  expect(misses.split('|').filter(isFound)).toEqual([])
})

test('a search without terms finds all rows in their order', () => {
  expect(search(rows, ' ')).toEqual(rows)
})
