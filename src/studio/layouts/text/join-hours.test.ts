import { expect, test } from 'vitest'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief } from '../../testing/briefs.ts'
import { joinHours } from './join-hours.ts'

test.each([
  ['Half-term camp: football, climbing and crafts. 16–20 February, 9–3.30, ages 6–11', '16–20 February, 9–3.30'],
  ['Record fair, Saturday 14 March, 10–4, Town Hall. 60 stalls, entry £3', 'Saturday 14 March, 10–4'],
])('the hours behind a day are in its row: %s', (prompt, row) => {
  const before = writeCopy(createBrief({ prompt }))
  const copy = joinHours(before)
  expect(copy.details.map(({ text }) => text)).toContain(row)
  expect(copy.benefits.filter((text) => row.includes(text))).toEqual([])
  expect(copy.pieces).toHaveLength((before.pieces?.length ?? 0) - 1)
})

test('the hours of a job are behind what it pays', () => {
  const prompt = 'Wanted: Saturday person for our cheese counter, £11.80 an hour, 9–4. Pop in with your CV'
  const copy = joinHours(writeCopy(createBrief({ prompt })))
  expect([copy.price, copy.benefits]).toEqual(['£11.80 an hour, 9–4', ['Pop in with your CV']])
})

test.each([
  'Mugs £28 each, 9–4',
  'Opening hours: Monday 10–4, Tuesday 10–2',
  'Puppy playtime Sundays 10–11, £6, under 16 weeks',
])('other rows stay: %s', (prompt) => {
  const copy = writeCopy(createBrief({ prompt }))
  expect(joinHours(copy)).toEqual(copy)
})
