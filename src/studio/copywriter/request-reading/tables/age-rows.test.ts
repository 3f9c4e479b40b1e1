import { expect, test } from 'vitest'
import { createBrief } from '../../../testing/briefs.ts'
import { readRequest } from '../read-request.ts'
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

test.each([
  ['Swim lessons start 3 Sept. Adults £20, juniors £18, kids (u12) 15', 'Kids (u12) 15'],
  ['Schwimmkurs ab 3. September. Erwachsene 20 €, Kinder 15', 'Kinder 15'],
  ['Cours de natation. Adultes 20 €, enfants (-12 ans) 15', 'Enfants (-12 ans) 15'],
])('an amount without a currency is a row beside those with one: %s', (prompt, row) => {
  const rows = readRequest(createBrief({ prompt })).pieces.filter(({ kind }) => kind === 'list_item')
  expect(rows.map(({ text }) => text)).toContain(row)
})
