import { expect, test } from 'vitest'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief } from '../../testing/briefs.ts'
import { hasFigure, isOffer } from './offer-row.ts'

const write = (prompt: string) => writeCopy(createBrief({ prompt }))

test.each([
  ['Boiler service £79 until the end of October, £95 after that', '£95 after that'],
  ['Dauerkarte 60 € bis Ende März, 75 € ab April', '75 € ab April'],
])('a price behind that of the headline is no offer: %s', (prompt, later) => {
  const copy = write(prompt)
  expect(copy.subline).toBe(later)
  expect(isOffer(copy, 'subline')).toBe(false)
})

test('a price below a headline without one is the offer', () => {
  const copy = write('Our pumpkin soup is back. £5.80 a bowl until Friday')
  expect(copy.headline).toBe('Our pumpkin soup is back')
  expect(hasFigure(copy)).toBe(true)
})
