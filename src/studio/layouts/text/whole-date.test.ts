import { expect, test } from 'vitest'
import { includeEarlierDays } from './whole-date.ts'

test.each([
  ['Portes ouvertes sam. 16 et dim. 17 janvier', 'dim.', 'sam. 16 et dim. 17 janvier'],
  ['Geöffnet am 5., 6. und 7. Dezember', '7.', '5., 6. und 7. Dezember'],
  ['Laboratorio da gio 8/1, ore 17', '8/1', 'gio 8/1, ore 17'],
  ['Nur Mo + Di 10–14 Uhr', 'Di', 'Mo + Di 10–14 Uhr'],
  ['Open zaterdag en zondag 7 maart', 'zondag', 'zaterdag en zondag 7 maart'],
  ['Fish and chips on Friday 3 May', 'Friday', 'Friday 3 May'],
  ['Room 12, Friday 3 May', 'Friday', 'Friday 3 May'],
  ['Join 40 friends and family on 3 May', '3', '3 May'],
])('%s: the date is whole from its first day', (text, start, date) => {
  expect(text.slice(includeEarlierDays(text, text.indexOf(start)))).toBe(date)
})
