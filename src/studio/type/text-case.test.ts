import { expect, test } from 'vitest'
import { capitalizeFirst, toCapitals } from './text-case.ts'

test.each([
  ['tr', 'indirim', 'İNDİRİM'],
  ['tr', 'ışık', 'IŞIK'],
  ['en', 'indigo', 'INDIGO'],
  ['und', 'ışıltı indirim', 'IŞILTI İNDİRİM'],
  ['de', 'Straße', 'STRASSE'],
  ['el', 'Μαΐου', 'ΜΑΪΟΥ'],
  ['en', 'Μαΐου', 'ΜΑΪΟΥ'],
  ['el', 'Οδυσσέας', 'ΟΔΥΣΣΕΑΣ'],
  ['nl', 'ijs', 'IJS'],
  ['fr', 'été', 'ÉTÉ'],
])('capitals follow the language (%s): %s', (language, text, capitals) => {
  expect(toCapitals(text, language)).toBe(capitals)
})

test.each([
  ['nl', 'ijsland', 'IJsland'],
  ['en', 'ijsland', 'Ijsland'],
  ['tr', 'istanbul', 'İstanbul'],
  ['de', 'äpfel', 'Äpfel'],
  ['und', '', ''],
])('the first letter follows the language (%s): %s', (language, word, capitalized) => {
  expect(capitalizeFirst(word, language)).toBe(capitalized)
})
