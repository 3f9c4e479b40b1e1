import { expect, test } from 'vitest'
import { moveChoices } from './move-choices.ts'

const type = (prompt: string) => ({ prompt, instructions: '' })
const OFFER = 'Morning Serum. Only until Sunday.'
const CHOICES = [{ id: 'prompt:15-33', slot: 'caption' as const }]
const move = (prompt: string, choices = CHOICES) => moveChoices(choices, type(OFFER), type(prompt)).map(({ id }) => id)

test('a choice stays with its piece while words before or behind it are typed', () => {
  expect(move(`${OFFER} Free shipping.`)).toEqual(['prompt:15-33'])
  expect(move(`New: ${OFFER}`)).toEqual(['prompt:20-38'])
  expect(move('Morning Oil. Only until Sunday.')).toEqual(['prompt:13-31'])
  expect(move('Only until Sunday.')).toEqual(['prompt:0-18'])
})

test('spaces around a text do not count', () => {
  expect(move(`  ${OFFER}\n`)).toEqual(['prompt:15-33'])
})

test('a choice of a piece whose own words were changed is left out', () => {
  expect(move('Morning Serum. Only until Monday.')).toEqual([])
  expect(move('')).toEqual([])
})

test('a part of a piece and a piece of the instructions move as well', () => {
  expect(move(`New: ${OFFER}`, [{ id: 'prompt:15-33.18', slot: 'caption' }])).toEqual(['prompt:20-38.18'])
  expect(
    moveChoices(
      [{ id: 'instructions:0-4', text: 'New' }],
      { prompt: 'a', instructions: 'Old.' },
      { prompt: 'b', instructions: 'Old.' },
    ),
  ).toEqual([{ id: 'instructions:0-4', text: 'New' }])
})
