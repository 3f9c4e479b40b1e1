import { expect, test } from 'vitest'
import { createBrief } from '../testing/briefs.ts'
import { drawPrompt } from '../testing/prompts/draw-prompt.ts'
import { PROMPT_SET } from '../testing/prompts/prompt-set.ts'
import { randomFrom } from '../model/random.ts'
import { listCopyTexts } from './copy.ts'
import { writeCopy } from './write-copy.ts'
import type { ModelWords } from './model-words.ts'

const WORDS: ModelWords = {
  headline: 'Something for everyone',
  subline: 'Come and see.',
  badge: 'New',
  cta: 'Find out more',
  caption: 'We have news for you.',
  hashtags: ['news'],
  alt_text: 'A graphic.',
}
const PROMPT = 'Burger night with live jazz, every Thursday from 8 pm, 2 for 1, at 12 Rose Street'

test('the texts of a model are used, and every fact of the prompt keeps its slot', () => {
  const copy = writeCopy(createBrief({ prompt: PROMPT }), WORDS)
  expect(copy).toMatchObject({ headline: WORDS.headline, subline: WORDS.subline, cta: WORDS.cta, badge: '2 for 1' })
  expect(copy.details.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'date: Every Thursday from 8 pm',
    'place: At 12 Rose Street',
  ])
  expect(copy.caption).toBe(
    'We have news for you.\n\nBurger night with live jazz · Every Thursday from 8 pm · 2 for 1 · At 12 Rose Street',
  )
})

test('a caption that names the facts in other words stays as it is', () => {
  const caption = 'From 8 pm every Thursday at Rose Street 12: burger night with live jazz, 2 for 1.'
  expect(writeCopy(createBrief({ prompt: PROMPT }), { ...WORDS, caption }).caption).toBe(caption)
})

test('without a fact for the badge, the model’s badge is used, unless the design says the same', () => {
  const badge = (text: string) =>
    writeCopy(createBrief({ prompt: 'Burger night every Thursday' }), { ...WORDS, badge: text }).badge
  expect([badge('New'), badge('Every Thursday')]).toEqual(['New', null])
})

test('the caption stays within the limit of the platform', () => {
  const caption = 'One sentence. '.repeat(60).trim()
  const copy = writeCopy(createBrief({ prompt: PROMPT, platform: 'twitter' }), { ...WORDS, caption })
  expect(copy.caption.length).toBeLessThanOrEqual(280 - ' #news'.length)
  expect(copy.caption).toContain('12 Rose Street')
})

test('quoted texts and the call to action of the prompt win over those of a model', () => {
  const quoted = writeCopy(createBrief({ prompt: 'Promote our cafe “Slow mornings” “Open from six”' }), WORDS)
  expect([quoted.headline, quoted.subline]).toEqual(['Slow mornings', 'Open from six'])
  expect(writeCopy(createBrief({ prompt: 'Our webinar on zero trust. Register now.' }), WORDS).cta).toBe('Register now')
})

test('a clause with a fact that the model does not say stays on the picture, whole', () => {
  const prompt = 'Extra 20% off sale shoes when you spend over $100'
  const write = (headline: string) => writeCopy(createBrief({ prompt }), { ...WORDS, headline })
  expect(write('Step into savings')).toMatchObject({ headline: 'Step into savings', subline: prompt })
  expect(write('20% off when you spend over $100').subline).toBe(WORDS.subline)
})

test('no fact of the 200 prompts is lost by the texts of a model', () => {
  const lost = Object.values(PROMPT_SET)
    .flat()
    .flatMap((marked, index) => {
      const { prompt, facts } = drawPrompt(marked, randomFrom(20, String(index)))
      const copy = writeCopy(createBrief({ prompt }), WORDS)
      const said = [...listCopyTexts(copy), copy.caption].join('\n').toLowerCase()
      const bare = (text: string) =>
        text.toLowerCase().replace(/^(?:on|at|in|for|from|by|only) (?:the )?(?:only )?/, '')
      const words = new Set(said.match(/[\p{L}\p{N}]+/gu))
      const isSaid = (text: string) => (bare(text).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => words.has(word))
      return facts.filter(({ text }) => !isSaid(text)).map(({ text }) => `${text} <- ${prompt}`)
    })
  expect(lost).toEqual([])
})
