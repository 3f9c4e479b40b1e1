import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { isOffer } from '../../layouts/text/offer-row.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { randomFrom } from '../../model/random.ts'
import { createBrief, fakeMeasure } from '../briefs.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { drawPrompt, type DrawnPrompt } from './draw-prompt.ts'
import { PROMPT_SET } from './prompt-set.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { Scene, TextLayer, TextRole } from '../../model/scene.ts'

/** Seed of all drawn values. PROMPT_SEED runs the set with others. */
const SEED = Number(process.env['PROMPT_SEED'] ?? 20)
const DESCRIPTION = 'Good things for people who care'
const PROMPTS = Object.entries(PROMPT_SET).flatMap(([business, prompts]) =>
  prompts.map((marked, index) => drawPrompt(marked, randomFrom(SEED, `${business} ${index}`))),
)

/** Forms with space for nearly every fact. */
const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const
/** A headline is at least this many times as large as the texts below it. */
const MIN_HEADLINE_RATIO = 1.15

interface Post extends DrawnPrompt {
  copy: Copy
  scene: Scene
}

const BRAND = { name: 'Northwind', description: DESCRIPTION }
/** The copy of a post does not depend on its size. */
const WRITTEN = PROMPTS.map((drawn, index) => {
  const request = { prompt: drawn.prompt, seed: index + 1 }
  return { ...drawn, request, copy: writeCopy(createBrief(request, BRAND)) }
})

const composed = new Map<string, Promise<Post[]>>()

/** The posts of all prompts in a size, composed once. */
function composeAll(width: number, height: number): Promise<Post[]> {
  const size = `${width}x${height}`
  const posts = composed.get(size) ?? composePosts(width, height)
  composed.set(size, posts)
  return posts
}

const composePosts = (width: number, height: number) =>
  Promise.all(
    WRITTEN.map(async ({ request, ...post }): Promise<Post> => {
      const brief = createBrief({ ...request, width, height }, BRAND)
      return { ...post, scene: await composeScene(brief, post.copy, NO_IMAGES, fakeMeasure) }
    }),
  )

const listTexts = ({ layers }: Scene): TextLayer[] => layers.filter((layer) => layer.kind === 'text')

/** Without punctuation, case, and the first preposition. */
const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[“”"'’!?:]/g, '')
    .replace(/^(?:on|at|in|for|from|by|only|with|just) (?:the )?(?:only )?/, '')

const WORDS = /[\p{L}\p{N}]+/gu
const listWords = (text: string) => simplify(text).match(WORDS) ?? []

/** Whether every word of a text is on the picture. */
function isShown({ scene }: Post, text: string): boolean {
  const shown = new Set(listTexts(scene).flatMap((layer) => layer.text.toLowerCase().match(WORDS)))
  return listWords(text).every((word) => shown.has(word))
}

const shareOf = (posts: readonly Post[]) => {
  const facts = posts.flatMap((post) => post.facts.map(({ text }) => isShown(post, text)))
  return facts.filter(Boolean).length / facts.length
}

/** Rows of one list count as one block of text. */
function countBlocks(scene: Scene): number {
  const roles = listTexts(scene).map(({ role }) => (role === 'benefit' || role === 'detail' ? 'rows' : role))
  return new Set(roles).size
}

test(`200 prompts: nearly every fact is on the picture, and every one on the picture or in the caption (seed ${SEED})`, async () => {
  expect(PROMPTS.length).toBeGreaterThanOrEqual(200)
  for (const [width, height] of FORMS) {
    const posts = await composeAll(width, height)
    expect(shareOf(posts)).toBeGreaterThanOrEqual(0.88)
    const lost = posts.flatMap((post) =>
      post.facts
        .filter(({ text }) => !isShown(post, text) && !simplify(post.copy.caption).includes(simplify(text)))
        .map(({ text }) => `${text} <- ${post.prompt}`),
    )
    expect(lost).toEqual([])
  }
})

test.each([
  [1500, 500],
  [1600, 400],
] as const)('on a banner of %i x %i the first two facts are shown', async (width, height) => {
  const posts = await composeAll(width, height)
  const missing = posts.filter(
    (post) => post.facts.filter(({ text }) => isShown(post, text)).length < Math.min(2, post.facts.length),
  )
  expect(missing.map(({ prompt, scene }) => `${scene.layout}: ${prompt}`)).toEqual([])
})

/** Texts in usual sizes. Layouts for one kind of post show one of the others large: a price, a figure, or a date. So is a second clause that is the offer. */
const SMALLER: readonly TextRole[] = ['subline', 'benefit', 'cta', 'eyebrow', 'small_print', 'wordmark']

test.each(FORMS)(
  'on %i x %i the headline is the largest text, and conditions are the smallest',
  async (width, height) => {
    const faults = (await composeAll(width, height)).flatMap(({ prompt, scene, copy }) => {
      const texts = listTexts(scene).filter(({ role }) => role !== 'subline' || !isOffer(copy, role))
      const headline = texts.find(({ role }) => role === 'headline')?.size ?? 0
      const rows = texts.filter(({ role }) => role === 'detail' || role === 'benefit').map(({ size }) => size)
      const small = texts.filter(({ role }) => role === 'small_print').map(({ size }) => size)
      return [
        ...texts
          .filter(({ role, size }) => SMALLER.includes(role) && size * MIN_HEADLINE_RATIO > headline)
          .map(({ role, size }) => `${role} ${size} of ${headline}`),
        ...small.filter((size) => rows.some((row) => row < size)).map((size) => `conditions of ${size}`),
      ].map((fault) => `${scene.layout}: ${fault} <- ${prompt}`)
    })
    expect(faults).toEqual([])
  },
)

test.each([...FORMS, [1500, 500]] as const)(
  'on %i x %i there are at most seven blocks of text, and the brand’s description does not replace facts',
  async (width, height) => {
    const faults = (await composeAll(width, height)).flatMap(({ prompt, facts, scene, copy }) => {
      const texts = listTexts(scene)
      return [
        ...(countBlocks(scene) > 7 ? [`${countBlocks(scene)} blocks`] : []),
        ...(facts.length > 0 && texts.some(({ text }) => text.includes(DESCRIPTION)) ? ['boilerplate'] : []),
        ...(copy.block && scene.layout !== copy.block.kind ? [`${copy.block.kind} in ${scene.layout}`] : []),
      ].map((fault) => `${fault} <- ${prompt}`)
    })
    expect(faults).toEqual([])
  },
)

const DANGLING = /\b(?:the|a|an|of|to|at|by|for|with|and|or|our|your|from)$/i

/** What a headline of the person's own words must not have. */
function findHeadlineFaults(headline: string, prompt: string): string[] {
  const words = simplify(headline).match(/[\p{L}\p{N}]+/gu) ?? []
  const asked = ` ${(simplify(prompt).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  return [
    ...(asked.includes(` ${words.join(' ')} `) ? [] : ['has other words']),
    ...(DANGLING.test(headline) && !prompt.trim().endsWith(headline.slice(-8)) ? ['is cut'] : []),
    ...(/^\p{Ll}/u.test(headline) ? ['starts with a small letter'] : []),
  ]
}

test('the check of headlines finds other words, cut ones, and small letters', () => {
  const prompt = 'Burger night with live jazz every Thursday from 8 pm'
  expect(findHeadlineFaults('Burger night with live jazz', prompt)).toEqual([])
  expect(findHeadlineFaults('Meet our burger night', prompt)).toEqual(['has other words'])
  expect(findHeadlineFaults('burger night with', prompt)).toEqual(['is cut', 'starts with a small letter'])
})

test('headlines are words of the request in their order, and none is cut', () => {
  const faults = WRITTEN.flatMap(({ prompt, copy }) =>
    copy.pieces?.some(({ slot }) => slot === 'headline')
      ? findHeadlineFaults(copy.headline, prompt).map((fault) => `${copy.headline} ${fault} <- ${prompt}`)
      : [],
  )
  expect(faults).toEqual([])
})
