import { expect, test } from 'vitest'
import { compareCost, measureCost } from '../../render/testing/measure-cost.ts'
import { toDesign, toSources } from '../../testing/words/judged-cases.ts'
import { listSoundCases } from '../../testing/words/plant-faults.ts'
import { judgeWords } from './judge-words.ts'

/** Texts that repeat what a careless pattern would read again and again. */
const HOSTILE: Readonly<Record<string, string>> = {
  hyphens: 'a-',
  dots: 'a.',
  commas: 'a,',
  digits: '1,',
  numbers: '$1 was ',
  signs: '+4 ',
  brackets: '(',
  references: '&amp;',
  handles: '@a',
  addresses: 'http://a',
  entries: '- b\n',
  characters: '新は',
  words: 'สวัสดี',
  closures: 'closed 24–26 ',
  conditions: 'if only ',
  orders: 'don’t mention $5, ',
}

test.each(Object.entries(HOSTILE))('the cost of many %s grows with the length of the text', async (_, text) => {
  const judgeRepeated = (length: number) => {
    const request = text.repeat(length / text.length)
    const lines = [request.slice(0, length / 2), request.slice(length / 4, length / 2), request.slice(3, 60), 'other']
    judgeWords(toDesign(lines, 'en', { caption: request, left_out: [request] }), toSources(request))
  }
  expect(
    await compareCost(
      () => judgeRepeated(16_000),
      () => judgeRepeated(4000),
      14,
    ),
  ).toBeLessThan(14)
})

test('a request of 500 characters is judged in less than 50 ms', async () => {
  const [sound] = listSoundCases()
  const request = `${sound?.request ?? ''}. `.repeat(20).slice(0, 500)
  const judgeAll = () => judgeWords(toDesign(sound?.lines ?? [], 'en', { caption: request }), toSources(request))
  judgeAll()
  const judgeTenTimes = () => Array.from({ length: 10 }, judgeAll)
  expect(await measureCost(judgeTenTimes, 500)).toBeLessThan(500)
})
