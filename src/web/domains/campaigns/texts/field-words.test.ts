import { expect, test } from 'vitest'
import { describeProblem, joinList, splitList } from './field-words.ts'

test.each([
  ['hashtags', '#spring  #coffee, #spring ##new', ['spring', 'coffee', 'new']],
  ['tags', 'spring coffee, cold brew,, ', ['spring coffee', 'cold brew']],
  ['hashtags', '', []],
] as const)('the line of %s %s is %j', (field, line, expected) => expect(splitList(field, line)).toEqual(expected))

test('a list survives writing and reading', () => {
  expect(splitList('hashtags', joinList('hashtags', ['a', 'b']))).toEqual(['a', 'b'])
  expect(splitList('tags', joinList('tags', ['a b', 'c']))).toEqual(['a b', 'c'])
})

test('a problem says how much is too much', () => {
  const problem = { field: 'caption', index: 0, problem: 'too_long', count: 2305, max: 280 } as const
  expect(describeProblem(problem)).toBe('Too long by 2,025')
})
