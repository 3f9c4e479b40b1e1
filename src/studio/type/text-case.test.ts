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
  ['iPhone 15 Pro cases', 'iPhone 15 PRO CASES'],
  ['the mRNA talk', 'THE mRNA TALK'],
  ['eBay auction week', 'eBay AUCTION WEEK'],
  ['250 ml with 20 µg vitamin D', '250 ml WITH 20 µg VITAMIN D'],
  ['30 g protein, 12 kWh', '30 g PROTEIN, 12 kWh'],
  ['a talk with @rose.studio about #slowSunday', 'A TALK WITH @rose.studio ABOUT #slowSunday'],
  ['apply at sunbolt.example/jobs today', 'APPLY AT sunbolt.example/jobs TODAY'],
  ['od 120 zł, 80 kr pr. stk', 'OD 120 zł, 80 kr PR. STK'],
  ['from 3 €/kg or 12 mg/ml, open 24 h', 'FROM 3 €/kg OR 12 mg/ml, OPEN 24 h'],
  ['Holz Meier GmbH', 'HOLZ MEIER GmbH'],
  ['25% off. new in', '25% OFF. NEW IN'],
  ['5 minutes, 3 mangoes', '5 MINUTES, 3 MANGOES'],
])('names, addresses and units keep their own letters: %s', (text, capitals) => {
  expect(toCapitals(text, 'en')).toBe(capitals)
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
