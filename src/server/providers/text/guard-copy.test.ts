import { expect, test } from 'vitest'
import { writeCopy } from '#studio/copywriter/write-copy.ts'
import { createBrief } from '#studio/testing/briefs.ts'
import { LYING_MODELS } from '#studio/testing/words/lying-answers.ts'
import type { CopyAnswer } from '../../stored/paid-results.ts'
import { guardCopy, guardTexts } from './guard-copy.ts'

const createAnswer = (over: Partial<CopyAnswer>): CopyAnswer => ({
  headline: 'A soft start',
  subline: null,
  badge: null,
  cta: 'Come in',
  caption: 'A soft start to the day.',
  hashtags: ['OatLatte'],
  alt_text: 'A cup on a table.',
  ...over,
})

const brief = createBrief({ prompt: 'Oat latte for $4.50, every Saturday' })
const guard = (over: Partial<CopyAnswer>, given = brief) => guardCopy(createAnswer(over), given, writeCopy(given))

test('an answer that states only what was given is kept as it is', () => {
  const answer = { badge: '$4.50', caption: 'Come by on Saturday.\n\nIt is calm here.' }
  expect(guard(answer)).toEqual(createAnswer(answer))
})

test('a claim without evidence is replaced by the words of the request, and named', () => {
  const guarded = guard({ headline: 'The best latte in Leeds', badge: '-30%' })
  expect(guarded).toMatchObject({ headline: writeCopy(brief).headline, badge: writeCopy(brief).badge })
  expect(guarded.refused).toEqual(['best', 'Leeds', '30%'])
})

test('a caption loses only the sentences that claim something', () => {
  const guarded = guard({ caption: 'Slow mornings.\n\nOnly until Friday! Come by on Saturday.' })
  expect(guarded).toMatchObject({ caption: 'Slow mornings.\n\nCome by on Saturday.', refused: ['Friday'] })
})

test('a claim that the brand approved may be made', () => {
  const approved = createBrief(
    { prompt: 'Oat latte' },
    { claims: [{ text: 'Voted the best latte in Leeds 2025', expires_on: null }] },
  )
  expect(guard({ headline: 'The best latte in Leeds' }, approved).refused).toBeUndefined()
})

test('hashtags with inventions are left out', () => {
  expect(guard({ hashtags: ['OatLatte', 'BestLatte', 'Top100'] }).hashtags).toEqual(['OatLatte'])
})

test.each(Object.entries(LYING_MODELS))(
  'no invention of a model gets into a design in %s',
  (language, { request, lies }) => {
    const given = createBrief({ prompt: request, language })
    for (const lie of lies) {
      const headline = lie.replace(/[{}]/g, '')
      const guarded = guard({ headline, caption: headline, badge: null }, given)
      expect(guarded.refused).not.toBeUndefined()
      expect([guarded.headline, guarded.caption]).not.toContain(headline)
    }
  },
)

test('texts of a campaign that claim something without evidence are left to the rules', () => {
  const texts = { meta: { headline: ['Slow mornings', 'The best latte'], description: ['Save 20%'] } }
  expect(guardTexts(texts, brief, writeCopy(brief))).toEqual({
    texts: { meta: { headline: ['Slow mornings'] } },
    refused: ['best', '20%'],
  })
})
