import { expect, test } from 'vitest'
import { toDesign, toSources } from '../../testing/words/judged-cases.ts'
import { judgeWords } from './judge-words.ts'

/** A message, and a note about its picture that no mark parts from it. */
const NOTED: readonly (readonly [language: string, message: string, note: string])[] = [
  ['en', 'Call Tariq 0121 496 0155 open Sat till 1', ' put a car on it'],
  ['en', 'Bring treats & a lead', ', can u use our logo'],
  ['en', 'Entry 50p from Fri 6pm', ' thank you so much'],
  ['de', 'Muttertag Sonntag, 12. Mai, Blumen ab 9 Uhr', ', bitte Herzchen'],
  ['fr', 'Pizza du mois 12,50 € tel 04 90 55 01 47', ' faites un truc sympa svp'],
  ['es', 'Clases de guitarra 45 €/mes', ', que se vea moderno porfa'],
  ['nl', 'Openingstijden za 9-17', ', wel graag met ons logo'],
  ['sv', 'Loppis kl 10-14 ring 070-555 01 47', ' gärna med blommor'],
]

test.each(NOTED)('%s: “%s” may stand without the note behind it: “%s”', (language, message, note) => {
  expect(judgeWords(toDesign([message], language), toSources(`${message}${note}`))).toEqual([])
})

test.each([
  ['Bake sale Sat 10am', ', bring a cake with your name on it'],
  ['Reopening 4 May', '. We missed you so much'],
])('“%s” may not stand without what is said to readers: “%s”', (message, more) => {
  const found = judgeWords(toDesign([message], 'en'), toSources(`${message}${more}`))
  expect(found.map(({ rule }) => rule)).toContain('left_out')
})
