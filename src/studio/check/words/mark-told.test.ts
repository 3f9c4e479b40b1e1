import { expect, test } from 'vitest'
import { toDesign, toSources } from '../../testing/words/judged-cases.ts'
import { judgeWords } from './judge-words.ts'

const listRules = (language: string, request: string, lines: readonly string[]) =>
  judgeWords(toDesign(lines, language), toSources(request)).map(({ rule }) => rule)

const TOLD: readonly (readonly [language: string, order: string, told: string])[] = [
  ['en', 'let everyone know', 'we now do gel nails'],
  ['en', 'please tell people that', 'we have moved to Mill Lane'],
  ['en', 'invite customers to', 'our open evening at the garage'],
  ['de', 'erinnere die Kunden an', 'unsere neue Adresse'],
  ['nl', 'nodig iedereen uit voor', 'onze zomermarkt'],
  ['sv', 'Kan ni skriva på insta att', 'semlorna är tillbaka'],
  ['da', 'Kan I skrive at', 'butikken er lukket fredag'],
  ['fi', 'Voisitteko kertoa että', 'uusi kahvila avataan'],
]

test.each(TOLD)('%s: “%s” is an order, and what is told is none', (language, order, told) => {
  const request = `${order} ${told}`
  expect(listRules(language, request, [told])).toEqual([])
  expect(listRules(language, request, [request])).toContain('instruction')
})

test.each([
  ['de', 'Könnt ihr bitte posten, dass', 'unsere Praxis am Freitag geschlossen', 'ist'],
  ['de', 'Bitte postet, dass wir', 'ab Montag wieder offen', 'haben'],
  ['nl', 'Kunt u laten weten dat', 'onze winkel zaterdag gesloten', 'is'],
])('%s: “%s %s %s”: the verb at the end belongs to the order', (language, order, told, verb) => {
  const request = `${order} ${told} ${verb}`
  expect(listRules(language, request, [told])).toEqual([])
  expect(listRules(language, request, [`${told} ${verb}`])).toContain('instruction')
})
