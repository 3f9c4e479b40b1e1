import { expect, test } from 'vitest'
import { isBeginning, listKeys, listNamed, listUnread } from './catalog-keys.ts'

const CATALOG = `export const t = defineWords('home', {
  noTags: 'No tags yet',
  writeToUs: 'Write to us, and we answer within a day.',
  sendHint: 'Write to us, and we answer within a day.',
  count: { one: '{n} tag', other: '{n} tags' },
})`

test('the keys of a catalog are found with their sentences', () => {
  expect(listKeys('home.ts', CATALOG).map(({ key }) => key)).toEqual(['noTags', 'writeToUs', 'sendHint', 'count'])
})

test('a key of three words that begins its sentence names no role', () => {
  expect(listKeys('home.ts', CATALOG).filter(isBeginning)).toEqual([
    { key: 'writeToUs', sentence: "'Write to us, and we answer within a day.'" },
  ])
})

test.each([
  ["'{count} of your tags are new'", 'ofYourTags', true],
  [`"We're on our way to you"`, 'wereOnOur', true],
  ["'Add to collection'", 'addToCollection', false],
])('the beginning of %s is compared without placeholders and apostrophes', (sentence, key, begins) => {
  expect(isBeginning({ key, sentence })).toBe(begins)
})

test('a sentence that no screen names is found', () => {
  expect(listUnread(['noTags', 'sendHint'], listNamed(['return <p>{t.sendHint}</p>']))).toEqual(['noTags'])
})
