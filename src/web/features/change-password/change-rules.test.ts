import { expect, test } from 'vitest'
import { changeProblems, extractDigits } from './change-rules.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12a3-4', '1234'],
  ['12345678', '123456'],
  ['', ''],
])('of "%s" the code field keeps "%s"', (typed, kept) => {
  expect(extractDigits(typed)).toBe(kept)
})

test.each([
  [{ code: '123456', password: 'secret', confirmation: 'secret' }, []],
  [{ code: '12345', password: 'secret', confirmation: 'secret' }, ['code']],
  [{ code: '123456', password: 'short', confirmation: 'short' }, ['password']],
  [{ code: '123456', password: 'secret', confirmation: 'Secret' }, ['confirmation']],
])('%j is not submitted because of %j', (change, parts) => {
  const problems = Object.entries(changeProblems(change)).filter(([, isProblem]) => isProblem)
  expect(problems.map(([part]) => part)).toEqual(parts)
})
