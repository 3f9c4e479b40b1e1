import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../model/random.ts'
import { createBrief } from '../../testing/briefs.ts'
import { listCopyTexts } from '../copy.ts'
import { covers } from '../facts/list-facts.ts'
import { isEnglish } from '../requests/language.ts'
import { drawPrompt } from '../../testing/prompts/draw-prompt.ts'
import { PROMPT_SET } from '../../testing/prompts/prompt-set.ts'
import { writeCopy } from '../write-copy.ts'
import { findPack } from './packs.ts'
import { AR_TABLE } from '../../testing/language-tables/ar.ts'
import { DE_TABLE } from '../../testing/language-tables/de.ts'
import { ES_TABLE } from '../../testing/language-tables/es.ts'
import { FR_TABLE } from '../../testing/language-tables/fr.ts'
import { IT_TABLE } from '../../testing/language-tables/it.ts'
import { JA_TABLE } from '../../testing/language-tables/ja.ts'
import { NL_TABLE } from '../../testing/language-tables/nl.ts'
import { PL_TABLE } from '../../testing/language-tables/pl.ts'
import { PT_BR_TABLE } from '../../testing/language-tables/pt-br.ts'
import { drawRows, type PromptTable } from '../../testing/language-tables/table.ts'
import { TR_TABLE } from '../../testing/language-tables/tr.ts'
import { ZH_HANS_TABLE } from '../../testing/language-tables/zh-hans.ts'
import type { LanguagePack } from './language-pack.ts'
import type { Copy } from '../copy.ts'

/** Seed of all drawn values. PROMPT_SEED runs the tables with others. */
const SEED = Number(process.env['PROMPT_SEED'] ?? 22)
const NAME = 'Nordwind'

const TABLES: readonly (readonly [string, PromptTable])[] = [
  ['de', DE_TABLE],
  ['fr', FR_TABLE],
  ['es', ES_TABLE],
  ['pt-BR', PT_BR_TABLE],
  ['it', IT_TABLE],
  ['nl', NL_TABLE],
  ['pl', PL_TABLE],
  ['tr', TR_TABLE],
  ['ar', AR_TABLE],
  ['ja', JA_TABLE],
  ['zh-Hans', ZH_HANS_TABLE],
]

/** Without the spaces that keep words together. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

/** Without the word before a fact that a row of its own does not need. */
const bare = (text: string) =>
  plain(text).replace(
    /^(?:am|ab|im|le|el|il|nur|für|solo|por|pour|en|in|op|w|za|tylko|à|a|em|no|na|apenas|voor|per) (?:le |la |il |den |nur |solo )?/iu,
    '',
  )

/** All texts of a copy. */
const listTexts = (copy: Copy) => [
  ...listCopyTexts(copy),
  copy.caption,
  copy.alt_text,
  ...copy.alternatives,
  ...copy.hashtags,
]

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]){2,}/gu

/** The Turkish İ becomes two characters in lower case. */
const splitWords = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i').match(WORD) ?? []

/** Every string of a pack. */
function listPackWords(value: unknown): string[] {
  if (typeof value === 'string') return splitWords(value)
  if (Array.isArray(value)) return value.flatMap(listPackWords)
  if (typeof value === 'function') return splitWords(String(value(20, '20 %')))
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listPackWords)
}

/** The words of a copy that neither the prompt nor the language gave. */
function listStrangeWords(copy: Copy, prompt: string, pack: LanguagePack): string[] {
  const given = [...splitWords(prompt), ...splitWords(NAME)]
  const known = new Set([...given, ...listPackWords({ ...pack, prompt: null })])
  // An inflected form of a word of the prompt is one of its words.
  const isGiven = (word: string) =>
    UNSPACED.test(word)
      ? prompt.includes(word)
      : given.some((other) => other.startsWith(word.slice(0, Math.max(4, word.length - 2))))
  return listTexts(copy)
    .flatMap(splitWords)
    .filter((word) => !known.has(word) && !isGiven(word))
}

test('no prompt of the English set is taken for another language', () => {
  const others = Object.values(PROMPT_SET)
    .flat()
    .map((marked) => drawPrompt(marked, randomFrom(SEED, marked)).prompt)
    .filter((prompt) => isEnglish(prompt) && writeCopy(createBrief({ prompt }, { name: NAME })).language !== 'en')
  expect(others).toEqual([])
})

describe.each(TABLES)('%s', (tag, table) => {
  const pack = findPack(tag)
  if (!pack) throw new Error(`${tag} has no pack`)
  const rows = drawRows(table, SEED)

  test('the table has at least 40 prompts', () => expect(rows.length).toBeGreaterThanOrEqual(40))

  test.each(rows)('$prompt', ({ prompt, facts, cta }) => {
    const copy = writeCopy(createBrief({ prompt, platform: 'instagram' }, { name: NAME }))
    expect(copy.language).toBe(tag)
    const shown = plain(listCopyTexts(copy).join('\n'))
    // A clause that calls already needs no button.
    const isSaid = copy.cta === null && cta !== null && covers(shown, cta)
    expect({ cta: isSaid ? cta : copy.cta && plain(copy.cta) }).toEqual({ cta })
    const words = new Set(splitWords(shown))
    const isShown = (text: string) =>
      covers(shown, bare(text)) || splitWords(bare(text)).every((word) => words.has(word))
    expect(facts.filter(({ text }) => !isShown(text)).map(({ text }) => text)).toEqual([])
    const price = facts.find(({ kind }) => kind === 'price')
    if (price) expect(copy.price ? plain(copy.price) : shown).toContain(plain(price.text).match(/\d[\d.,]*/)?.[0])
    expect(listStrangeWords(copy, prompt, pack)).toEqual([])
  })

  test('a product has its price as a native writes it, and no call to action in English', () => {
    const [currency, written] = table.price
    const product = { name: 'Alba 24', description: 'Made for every day', proposition: 'Wake up to brighter days' }
    const none = { benefits: ['Vegan and free of fragrance'], price_text: '$19.90', cta: 'Learn More' }
    const brief = createBrief(
      {
        prompt: '',
        goal: 'sales',
        theme: 'summer',
        product: { ...product, ...none, amount: currency === 'JPY' ? 1980 : 19.9, currency },
      },
      { name: NAME, language: tag, ctas: ['Shop our bags'] },
    )
    const copy = writeCopy(brief)
    expect(copy.language).toBe(tag)
    expect(plain(copy.price ?? '')).toBe(written)
    expect(listStrangeWords(copy, `Alba 24 ${written}`, pack)).toEqual([])
  })
})
