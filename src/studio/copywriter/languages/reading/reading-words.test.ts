import { expect, test } from 'vitest'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { findReadingWords } from './find-reading-words.ts'

const isPattern = (source: string) => {
  try {
    return new RegExp(source, 'iu').source !== '' && !/^\||\|\||\|$/.test(source)
  } catch {
    return false
  }
}

test.each(DESIGN_LANGUAGES)('requests in %s have words of their own, which are patterns', (tag) => {
  const { order, named, street, ...words } = findReadingWords(tag)
  expect(words.tag).toBe(tag)
  const tables = Object.entries({ ...words, ...order, ...named, ...street })
  expect(tables.filter(([, source]) => !isPattern(source))).toEqual([])
  const needed = ['dangling', 'lead', 'open', 'binding', 'notPrice', 'never', 'note'] as const
  expect(needed.filter((name) => words[name] === '')).toEqual([])
})
