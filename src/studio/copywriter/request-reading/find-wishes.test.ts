import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { MESSAGES, NO_WISHES, WISHES } from '../../testing/requests/wishes.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { isWish } from './find-wishes.ts'
import { readRequest } from './read-request.ts'

const ADDRESS = 'kornblume.example'
const listBehind = (message: string, wish: string, language: string) =>
  readRequest(createBrief({ prompt: message + wish, language }))
    .pieces.filter(({ source }) => source.start >= message.length - 1)
    .map(({ text }) => text)

describe.each(Object.entries(WISHES))('%s', (language, wishes) => {
  test.each(wishes.split('|'))('what is said to us about the design is not drawn, an address in it is: %s', (wish) => {
    const drawn = wish.includes(ADDRESS) ? [ADDRESS] : []
    expect(listBehind(MESSAGES[language] ?? '', wish, language)).toEqual(drawn)
  })
})

describe.each(Object.entries(NO_WISHES))('%s', (language, messages) => {
  test.each(messages.split('|'))('a message of nearly the same words is drawn: %s', (message) => {
    expect(message.split(/[,.] /u).filter((part) => isWish(part, findReadingWords(language)))).toEqual([])
  })
})

test.each([
  '$200 minimum, deposit is $60 but dont mention the deposit',
  'Kurs 80 €. Anzahlung 20 € aber bitte die Anzahlung nicht erwähnen',
])('what must not be mentioned is not drawn where it stands before the order either: %s', (prompt) => {
  const { pieces } = readRequest(createBrief({ prompt }))
  expect(pieces.map(({ text }) => text).join(' | ')).not.toMatch(/deposit|Anzahlung/i)
})

test.each([
  ['Lessons in Totnes. Something warm and calm please, no cartoon notes all over it', ['Lessons in Totnes']],
  ['Beard oil 30ml. want it to look expensive', ['Beard oil 30ml']],
  ['Bag sale on Sunday. can you make it fun, lots of colour', ['Bag sale on Sunday']],
  ['Lesung im Laden. Bitte gemütlich gestalten, nicht so bunt', ['Lesung im Laden']],
  ['Limpieza dental. Que se vea limpio y no dé miedo jaja', ['Limpieza dental']],
  ['Pizza e birra. scrivi anche che siamo chiusi il lunedì', ['Pizza e birra', 'Siamo chiusi il lunedì']],
  ['“Best vets in Leeds.” - Hannah P., can you put this on a nice post', ['Best vets in Leeds.', 'Hannah P.']],
  ['Sauna evening, make it cozy, no phones', ['Sauna evening', 'No phones']],
])('a wish goes on to its end, and what readers should know stays: %s', (prompt, drawn) => {
  expect(readRequest(createBrief({ prompt })).pieces.map(({ text }) => text)).toEqual(drawn)
})
