import { describe, expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { matchesSearch, readTerms } from './match-text.ts'
import { SEARCHES } from './testing/search-cases.ts'

const split = (searches: string) => searches.split('|')

describe('a search', () => {
  test.each(SEARCHES)('in %j finds %s and not %s', (text, finds, misses) => {
    const isFound = (search: string) => matchesSearch(readTerms(search), ['Other text', text])
    expect(split(finds).filter((search) => !isFound(search))).toEqual([])
    expect(split(misses).filter(isFound)).toEqual([])
  })

  test('without a term finds everything', () => {
    expect([readTerms(''), readTerms('  '), matchesSearch([], [])]).toEqual([[], [], true])
  })

  test('finds each term in any of the texts, and two texts do not grow together', () => {
    expect(matchesSearch(readTerms('night volt'), ['Night cream', null, 'Volt'])).toBe(true)
    expect(matchesSearch(readTerms('creamvolt'), ['Night cream', undefined, 'Volt'])).toBe(false)
  })

  test('has one folded form, however often it is folded', () => {
    for (const [text] of SEARCHES) expect(foldText(foldText(text))).toBe(foldText(text))
  })
})
