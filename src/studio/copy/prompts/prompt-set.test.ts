import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { NO_IMAGES } from '../../material.ts'
import { randomFrom } from '../../random.ts'
import { createBrief, fakeMeasure } from '../../testing.ts'
import { findQuotedTexts } from '../quotes.ts'
import { writeCopy } from '../write-copy.ts'
import { drawPrompt, type DrawnPrompt } from './draw-prompt.ts'
import { PROMPT_SET } from './prompt-set.ts'
import type { Copy } from '../copy.ts'
import type { Scene, TextLayer } from '../../scene.ts'

/** Seed of all drawn values. PROMPT_SEED runs the set with others. */
const SEED = Number(process.env['PROMPT_SEED'] ?? 20)
const DESCRIPTION = 'Good things for people who care'
const PROMPTS = Object.entries(PROMPT_SET).flatMap(([business, prompts]) =>
  prompts.map((marked, index) => drawPrompt(marked, randomFrom(SEED, `${business} ${index}`))),
)

interface Post extends DrawnPrompt {
  copy: Copy
  scene: Scene
}

async function composeAll(width: number, height: number): Promise<Post[]> {
  return Promise.all(
    PROMPTS.map(async (drawn, index) => {
      const brief = createBrief(
        { prompt: drawn.prompt, width, height, seed: index + 1 },
        { name: 'Northwind', description: DESCRIPTION },
      )
      const copy = writeCopy(brief)
      const scene = await composeScene(brief, copy, NO_IMAGES, fakeMeasure)
      return { ...drawn, copy, scene }
    }),
  )
}

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
  for (const [width, height] of [
    [1080, 1080],
    [1080, 1920],
  ] as const) {
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

test('on a banner the first two facts are shown', async () => {
  const posts = await composeAll(1500, 500)
  const missing = posts.filter(
    (post) => post.facts.filter(({ text }) => isShown(post, text)).length < Math.min(2, post.facts.length),
  )
  expect(missing.map(({ prompt, scene }) => `${scene.layout}: ${prompt}`)).toEqual([])
})

test('a fact in a row has the kind that it was marked with', async () => {
  const wrong = (await composeAll(1080, 1080)).flatMap(({ prompt, facts, scene }) =>
    listTexts(scene).flatMap(({ fact, text }) => {
      const marked = facts.find((of) => simplify(of.text) === simplify(text))
      return fact && marked && fact !== marked.kind ? [`${text} is ${fact}, not ${marked.kind} <- ${prompt}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('a post has at most seven blocks of text, none repeats eight words of the prompt, and the brand’s description does not replace facts', async () => {
  const faults = (await composeAll(1080, 1080)).flatMap(({ prompt, facts, scene, copy }) => {
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
})

const DANGLING = /\b(?:the|a|an|of|to|in|on|at|by|for|with|and|or|our|your|from)$/i

test('headlines are natural sentences, and each has three alternatives', () => {
  const faults = PROMPTS.flatMap(({ prompt }) => {
    const { headline, alternatives } = writeCopy(
      createBrief({ prompt }, { name: 'Northwind', description: DESCRIPTION }),
    )
    const isQuoted = findQuotedTexts(prompt).includes(headline)
    const words = headline.toLowerCase().match(/[\p{L}\d’']+/gu) ?? []
    return [
      ...(/\bthe new\b|have you heard/i.test(headline) ? ['unnatural'] : []),
      ...(words.some((word, index) => word === words[index + 1]) ? ['repeats a word'] : []),
      ...(!isQuoted && DANGLING.test(headline) ? ['is cut'] : []),
      ...(!isQuoted && headline.length > prompt.length ? ['is longer than the prompt'] : []),
      ...(!isQuoted && (alternatives.length < 3 || new Set([headline, ...alternatives]).size < 4)
        ? [`${alternatives.length} alternatives`]
        : []),
    ].map((fault) => `${headline} ${fault} <- ${prompt}`)
  })
  expect(faults).toEqual([])
})
