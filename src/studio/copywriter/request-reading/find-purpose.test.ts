import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'
import { findPurpose } from './find-purpose.ts'

const cut = (text: string) => {
  const found = findPurpose(text, { start: 0, end: text.length })
  return found && text.slice(found.start, found.end).trim()
}

test.each([
  ['Price list for the window and insta: wash 10, cut 30', 'for the window and insta:'],
  ['yoga timetable for the noticeboard please: Mon 7pm', 'for the noticeboard please:'],
  ['Summer opening hours for our shop door\nMon-Fri 9-5', 'for our shop door'],
  ['Preisliste fürs Schaufenster: Schnitt 24', 'fürs Schaufenster:'],
  ['Prijslijst voor het raam: knippen 26', 'voor het raam:'],
  ['Prislista för fönstret: klippning 350 kr', 'för fönstret:'],
  ['Prisliste til vinduet: dameklipp 650', 'til vinduet:'],
  ['Review from a bride I’d love to share: "Flowers lasted a week"', 'Review from a bride I’d love to share:'],
  ['Bewertung die ich gern teilen möchte: „Super Service“', 'Bewertung die ich gern teilen möchte:'],
  // These are for sale.
  ['Paint for the front door: £30', null],
  ['Price list for weddings: ring 120, cake 90', null],
  ['Menu for the little ones: pasta 5', null],
])('where “%s” will hang is said to us', (text, purpose) => {
  expect(cut(text)).toBe(purpose)
})

test('the title stays, also before a list', () => {
  expect(writeReading('Price list for the window and insta: Wash & cut 22, Fringe trim 5, Colour 60')).toMatch(
    /^message: Price list \| \(for the window and insta:\) \| list_item/,
  )
})

test.each([
  ['Haz un cartel para el escaparate que diga que del 5 al 20 de agosto cerramos', 'Del 5 al 20 de agosto cerramos'],
  ['Fais une affiche pour la vitrine qui dit que nous fermons samedi', 'Nous fermons samedi'],
  ['Fammi un cartello per la vetrina per dire che siamo chiusi sabato', 'Siamo chiusi sabato'],
  ['Faz um cartaz pra porta avisando que não abrimos sexta', 'Não abrimos sexta'],
])('where “%s” will hang is said to us, and what it says is not', (prompt, said) => {
  expect(writeReading(prompt)).toMatch(new RegExp(`\\| \\w+: ${said}`))
})
