import { expect, test } from 'vitest'
import { randomFrom } from '../../model/random.ts'
import { toDesign, toSources } from '../../testing/words/judged-cases.ts'
import { LYING_MODELS } from '../../testing/words/lying-answers.ts'
import { INVENTIONS } from '../../testing/words/lying-model.ts'
import { findUnsupported, readEvidence } from './find-unsupported.ts'
import { judgeWords } from './judge-words.ts'

const find = (text: string, evidence: readonly string[] = [], language = 'en') =>
  findUnsupported(text, language, readEvidence({ texts: evidence })).map(({ words }) => words)

test.each([
  ['Only $9 until Friday', ['$9', 'Friday']],
  ['The softest towel, unlike the cheapest ones', ['softest', 'cheapest']],
  ['Winner of the design award', ['Winner', 'award']],
  ['“I never sleep without it now”, says Ann Baker', ['I never sleep without it now', 'Ann Baker']],
  ['Made with Rosa Blum in Porto', ['Rosa Blum', 'Porto']],
])('“%s” needs evidence', (text, words) => {
  expect(find(text)).toEqual(words)
})

test.each([
  'You may march to your own beat',
  'Meet Your New Morning Ritual',
  'Honest bread for every guest, fresh from the oven',
  'Come by, say “hello” and stay a while',
  'See you on Instagram this Christmas',
])('“%s” claims nothing', (text) => {
  expect(find(text)).toEqual([])
})

test('what request, brand or an approved claim says may be said, however the number is written', () => {
  expect(find('Nur 12,50 €', ['Only €12.50'], 'de')).toEqual([])
  expect(find('The best bread in Leeds', ['Voted the best bread in Leeds'])).toEqual([])
  expect(find('Saturday from 9', ['every Saturday from 9 am'])).toEqual([])
  expect(find('Saturday from 10', ['every Saturday from 9 am'])).toEqual(['10'])
})

const ANSWERS = 1000

/** One answer of a lying model: honest sentences, and one invention. */
function drawAnswer(seed: number) {
  const random = randomFrom(seed, 'answer')
  const [language, { request, honest, lies }] = random.pick(Object.entries(LYING_MODELS))
  const kind = seed % INVENTIONS.length
  const [, invention = ''] = /\{(.+)\}/.exec(lies[kind] ?? '') ?? []
  const sentences = random.shuffle([...honest.slice(0, 3), (lies[kind] ?? '').replace(/[{}]/g, '')])
  return { language, request, invention, text: sentences.join('\n'), honest: honest.join('\n') }
}

test('of 1,000 answers with an invention of 10 kinds in 13 languages, 99 % are caught with their words', () => {
  const answers = Array.from({ length: ANSWERS }, (_, seed) => drawAnswer(seed))
  const missed = answers.filter(({ language, request, invention, text }) => {
    const words = find(text, [request, 'Verdant'], language).map((word) => word.toLowerCase())
    return !words.some((word) => word.includes(invention.toLowerCase()) || invention.toLowerCase().includes(word))
  })
  expect(missed.slice(ANSWERS / 100)).toEqual([])
})

test('of 1,000 honest answers, at most 1 % are refused', () => {
  const refused = Array.from({ length: ANSWERS }, (_, seed) => drawAnswer(seed)).filter(
    ({ language, request, honest }) => find(honest, [request, 'Verdant'], language).length > 0,
  )
  expect(refused.slice(ANSWERS / 100)).toEqual([])
})

test('a design with the words of a text model is judged by what they claim', () => {
  const lines = ['A soft start to the day', 'Only $9']
  const judge = (request: string) => judgeWords(toDesign(lines, 'en'), toSources(request, { model: lines }))
  expect(judge('Oat latte for $9')).toEqual([])
  expect(judge('Oat latte')).toEqual([{ rule: 'claim', line: 1, words: '$9' }])
})
