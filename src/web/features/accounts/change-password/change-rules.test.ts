import { expect, test } from 'vitest'
import { changeProblems } from './change-rules.ts'

test.each([
  [{ code: '123456', password: 'secret', confirmation: 'secret' }, []],
  [{ code: '12345', password: 'secret', confirmation: 'secret' }, ['code']],
  [{ code: '123456', password: 'short', confirmation: 'short' }, ['password']],
  [{ code: '123456', password: 'secret', confirmation: 'Secret' }, ['confirmation']],
])('%j is not submitted because of %j', (change, parts) => {
  const problems = Object.entries(changeProblems(change)).filter(([, isProblem]) => isProblem)
  expect(problems.map(([part]) => part)).toEqual(parts)
})
