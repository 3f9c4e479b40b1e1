import { expect, test } from 'vitest'
import { toDesign, toSources } from '../../testing/words/judged-cases.ts'
import { judgeWords } from './judge-words.ts'

const listRules = (language: string, request: string, lines: readonly string[]) =>
  judgeWords(toDesign(lines, language), toSources(request)).map(({ rule }) => rule)

const ORDERS: readonly (readonly [language: string, order: string, object: string])[] = [
  ['en', 'pls post', 'our new prices'],
  ['en', 'share', 'my new prices'],
  ['de', 'bitte postet', 'unsere neuen Preise'],
  ['fr', 'publie', 'nos nouveaux tarifs'],
  ['es', 'por favor sube', 'nuestros nuevos precios'],
  ['it', 'pubblica', 'i nostri nuovi prezzi'],
  ['pt-BR', 'publique', 'nossos novos preços'],
  ['nl', 'plaats', 'onze nieuwe prijzen'],
  ['pl', 'opublikuj', 'nasze nowe ceny'],
]

test.each(ORDERS)('%s: "%s" before what is ours is an order, and its object is none', (language, order, object) => {
  const request = `${order} ${object}: 12 €, 18 €, 25 €`
  const rest = ['12 €', '18 €', '25 €']
  expect(listRules(language, request, [object, ...rest])).toEqual([])
  expect(listRules(language, request, [`${order} ${object}`, ...rest])).toContain('instruction')
})
