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
]

test.each(TOLD)('%s: “%s” is an order, and what is told is none', (language, order, told) => {
  const request = `${order} ${told}`
  expect(listRules(language, request, [told])).toEqual([])
  expect(listRules(language, request, [request])).toContain('instruction')
})
