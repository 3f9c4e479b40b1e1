import { expect, test } from 'vitest'
import { filterBanned, findBanned, removeBannedSigns } from './banned.ts'

test.each([
  ['cheap', 'The cheapest bread in town'],
  ['Don’t say "game changer"', 'A game changer for bakers'],
  ['Never use the word synergy', 'Synergy, baked in'],
  ['Avoid slang, hype or guarantees', 'No hype'],
  ['Use exclamation marks', 'Fresh bread!'],
  ['No emojis', 'Fresh bread 🍞'],
  ['ALL CAPS', 'BUY OUR BREAD'],
  ['格安', '本日は格安です'],
])('the entry "%s" forbids "%s"', (entry, text) => {
  expect(findBanned(text, [entry])).toBe(entry)
  expect(findBanned('Bread from our own oven', [entry])).toBeNull()
})

test('advice that cannot be checked forbids no words', () => {
  expect(findBanned('We bake every morning', ['Never make promises that we cannot keep every single day'])).toBeNull()
  expect(findBanned('Cheapside market', ['cheap'])).toBeNull()
})

test('punctuation that a brand does not use is removed', () => {
  expect(removeBannedSigns('Fresh bread! Try it today!', ['Use exclamation marks'])).toBe('Fresh bread. Try it today')
  expect(removeBannedSigns('Fresh 🍞 bread!', ['No emoji'])).toBe('Fresh bread!')
})

test.each([
  ['Our cheap new tea', 'Our new tea'],
  ['Free shipping', null],
  ['20% off until Friday. Free shipping.', '20% off until Friday.'],
  ['Free shipping from 20 €', null],
  ['Cheap croissants', 'croissants'],
])('"%s" without the words "cheap" and "free" is "%s"', (text, left) => {
  expect(filterBanned(text, ['cheap', 'free'])).toBe(left)
})
