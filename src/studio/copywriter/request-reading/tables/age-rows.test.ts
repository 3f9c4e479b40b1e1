import { expect, test } from 'vitest'
import { readRow } from './read-row.ts'

test.each([
  ['børn under 12 200 kr', 'und', 'børn under 12', '200 kr'],
  ['barn till 10 150 kr', 'sv', 'barn till 10', '150 kr'],
  ['kinder bis 12 100 €', 'de', 'kinder bis 12', '100 €'],
  ['kinderen t/m 12 100 euro', 'nl', 'kinderen t/m 12', '100 euro'],
  ['menores de 12 100 €', 'es', 'menores de 12', '100 €'],
  ['hall for a day 12 200 kr', 'und', 'hall for a day', '12 200 kr'],
])('an age before a price is no part of it: %s', (typed, language, label, value) => {
  const row = readRow(typed, language)
  expect(row && [row.label, row.value].map(({ start, end }) => typed.slice(start, end))).toEqual([label, value])
})
