import { expect, test } from 'vitest'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief } from '../../testing/briefs.ts'
import { splitFigure } from './split-figure.ts'

const split = (prompt: string) => splitFigure(writeCopy(createBrief({ prompt })))?.map(({ text }) => text) ?? null

test.each([
  ['Teams save 6 hours a week with Kitely', ['Teams save', '6 hours', 'a week with Kitely']],
  ['First 15 minutes free with code VOLT15', ['First', '15 minutes free', 'with code VOLT15']],
  ['2x1 en cócteles todos los jueves', ['2x1', 'en cócteles']],
  ['20 % auf alle Rosen, nur am Samstag', ['20 %', 'auf alle Rosen']],
  ['Thank you for 10,000 followers!', ['Thank you for', '10,000', 'followers!']],
  ['500 new scooters in Lisbon from Monday, June 1', ['500', 'new scooters']],
])('the figure of “%s” is its hero', (prompt, parts) => {
  expect(split(prompt)).toEqual(parts)
})

test.each([
  '"6 hours are enough." Ana',
  '2 boules achetées = 1 offerte',
  'Summer 2026 in the garden',
  'Our new shop',
  'We clean windows every 6 weeks in Hove',
  'Wir leeren die Tonne alle 2 Wochen',
  'Tickets 8 €, ermäßigt 6 €',
  'Free gift wrapping until 20 December',
  'Places free from September for 2 to 4 year olds',
  'Before and after: 2 km in 9:40, then 7:52. Twelve weeks with coach Sam',
])('“%s” has no figure that leads', (prompt) => {
  expect(split(prompt)).toBeNull()
})
