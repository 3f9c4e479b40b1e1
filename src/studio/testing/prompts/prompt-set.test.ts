import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { randomFrom } from '../../model/random.ts'
import { createBrief, fakeMeasure } from '../briefs.ts'
import { findQuotedTexts } from '../../copywriter/headlines/quotes.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { drawPrompt, type DrawnPrompt } from './draw-prompt.ts'
import { PROMPT_SET } from './prompt-set.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
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

/** Without punctuation, case, and the first preposition, which a separate row does not need. */
const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[“”"'’!?:]/g, '')
    .replace(/^(?:on|at|in|for|from|by|only|with|just) (?:the )?(?:only )?/, '')

const isShown = ({ scene }: Post, text: string) =>
  listTexts(scene).some((layer) => simplify(layer.text).includes(simplify(text)))

const shareOf = (posts: readonly Post[]) => {
  const facts = posts.flatMap((post) => post.facts.map(({ text }) => isShown(post, text)))
  return facts.filter(Boolean).length / facts.length
}

/** Rows of one list count as one block of text. */
function countBlocks(scene: Scene): number {
  const roles = listTexts(scene).map(({ role }) => (role === 'benefit' || role === 'detail' ? 'rows' : role))
  return new Set(roles).size
}

/** Whether eight words in a row are those of the prompt. */
function repeatsPrompt(text: string, prompt: string): boolean {
  const words = simplify(text).split(/\s+/)
  const whole = ` ${prompt.toLowerCase().replace(/[“”"'’!?:]/g, '')} `
  return words.some(
    (_, index) => index + 8 <= words.length && whole.includes(` ${words.slice(index, index + 8).join(' ')} `),
  )
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

/** The slots of each kind of fact. Besides them, a headline, an eyebrow, or the line below a headline may contain any fact. */
const SLOTS: Readonly<Record<FactKind, readonly TextRole[]>> = {
  discount: ['badge'],
  bundle: ['badge', 'detail'],
  free: ['badge', 'detail'],
  price: ['price'],
  date: ['detail'],
  deadline: ['badge', 'detail'],
  place: ['detail'],
  quantity: ['detail'],
  audience: ['detail'],
  contact: ['detail'],
  feature: ['benefit'],
  condition: ['small_print'],
  person: ['subline'],
  action: ['cta'],
}
const SENTENCES: readonly TextRole[] = ['headline', 'eyebrow', 'subline']

test.each(FORMS)('on %i x %i each fact is in a slot of its own kind', async (width, height) => {
  const wrong = (await composeAll(width, height)).flatMap(({ prompt, facts, scene }) =>
    facts.flatMap(({ kind, text }) => {
      const shown = listTexts(scene).filter((layer) => simplify(layer.text).includes(simplify(text)))
      const fits = ({ role, fact }: TextLayer) =>
        SENTENCES.includes(role) || (SLOTS[kind].includes(role) && (fact === undefined || fact === kind))
      return shown.length > 0 && !shown.some(fits)
        ? [`${text} (${kind}) in ${shown.map(({ role, fact }) => `${role} ${fact ?? ''}`).join()} <- ${prompt}`]
        : []
    }),
  )
  expect(wrong).toEqual([])
})

/** Texts in usual sizes. Layouts for one kind of post show one of the others large: a price, a figure, or a date. */
const SMALLER: readonly TextRole[] = ['subline', 'benefit', 'cta', 'eyebrow', 'small_print', 'wordmark']

test.each(FORMS)(
  'on %i x %i the headline is the largest text, and conditions are the smallest',
  async (width, height) => {
    const faults = (await composeAll(width, height)).flatMap(({ prompt, scene }) => {
      const texts = listTexts(scene)
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
  'on %i x %i there are at most seven blocks of text, none repeats eight words of the prompt, and the brand’s description does not replace facts',
  async (width, height) => {
    const faults = (await composeAll(width, height)).flatMap(({ prompt, facts, scene, copy }) => {
      const quoted = findQuotedTexts(prompt)
      const texts = listTexts(scene)
      return [
        ...(countBlocks(scene) > 7 ? [`${countBlocks(scene)} blocks`] : []),
        ...texts
          .filter(({ text }) => !quoted.includes(text) && repeatsPrompt(text, prompt))
          .map(({ text }) => `repeats: ${text}`),
        ...(facts.length > 0 && texts.some(({ text }) => text.includes(DESCRIPTION)) ? ['boilerplate'] : []),
        ...(copy.block && scene.layout !== copy.block.kind ? [`${copy.block.kind} in ${scene.layout}`] : []),
      ].map((fault) => `${fault} <- ${prompt}`)
    })
    expect(faults).toEqual([])
  },
)

test('the checks of this test find repeated words, a wrong slot, and missing facts', async () => {
  const prompt = 'Burger night with live jazz every Thursday from 8 pm'
  expect(repeatsPrompt('Night with live jazz every Thursday from 8', prompt)).toBe(true)
  expect(repeatsPrompt('Live jazz every Thursday from 8', prompt)).toBe(false)
  expect(findHeadlineFaults('The new burger burger night with', prompt, [])).toEqual([
    'is unnatural',
    'repeats a word',
    'is cut',
  ])
  expect(findHeadlineFaults('have you heard about jazz?', prompt, [])).toContain('is unnatural')
  expect(findHeadlineFaults("Don't miss it", prompt, [])).toEqual(['has a straight apostrophe'])
  expect(findHeadlineFaults('Burger night', 'They say “Burger night!” every day', ['Burger night!'])).toEqual([
    'changes a quotation',
  ])
})

const DANGLING = /\b(?:the|a|an|of|to|in|on|at|by|for|with|and|or|our|your|from)$/i

/** Words that say nothing about the subject. */
const WEAK = /^(?:the|our|your|you|with|from|for|and|new|meet|hello|how|what|why|this|that|are|hiring|now|into)$/

/** The kinds of unnatural headlines that the rules must not write. */
function findHeadlineFaults(headline: string, prompt: string, quoted: readonly string[]): string[] {
  if (quoted.length > 0) return headline === quoted[0] ? [] : ['changes a quotation']
  const words = headline.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []
  const strong = words.filter((word) => word.length > 3 && !WEAK.test(word))
  return [
    ...(/\bthe new\b|have you heard/i.test(headline) ? ['is unnatural'] : []),
    ...(strong.some((word, index) => strong.indexOf(word) !== index) ? ['repeats a word'] : []),
    ...(DANGLING.test(headline) ? ['is cut'] : []),
    ...(headline.length > prompt.length ? ['is longer than the prompt'] : []),
    ...(/'/.test(headline) ? ['has a straight apostrophe'] : []),
    ...(/^\p{Ll}/u.test(headline) ? ['starts with a small letter'] : []),
    ...(/\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|april|june|july|september)\b/.test(headline)
      ? ['has a name without its capital']
      : []),
  ]
}

/** Whether a text names what the first clause of the prompt is about. */
const keepsSubject = (text: string, prompt: string) => {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
  return words.some((word) => !WEAK.test(word) && prompt.toLowerCase().includes(word))
}

test('headlines read as if a person had written them, and each has three alternatives', () => {
  const faults = PROMPTS.flatMap(({ prompt }) => {
    const { headline, eyebrow, alternatives } = writeCopy(
      createBrief({ prompt }, { name: 'Northwind', description: DESCRIPTION }),
    )
    const quoted = findQuotedTexts(prompt)
    return [
      ...findHeadlineFaults(headline, prompt, quoted),
      ...(keepsSubject(`${eyebrow ?? ''} ${headline}`, prompt) ? [] : ['loses the subject']),
      ...(quoted.length === 0 && (alternatives.length < 3 || new Set([headline, ...alternatives]).size < 4)
        ? [`has ${alternatives.length} alternatives`]
        : []),
    ].map((fault) => `${headline} ${fault} <- ${prompt}`)
  })
  expect(faults).toEqual([])
})
