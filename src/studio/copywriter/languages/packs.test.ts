import { describe, expect, test } from 'vitest'
import { EN } from './en.ts'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { ACTIONS, type LanguagePack } from './language-pack.ts'
import { findPack, PACKS } from './packs.ts'

/** The longest word on a button that still fits a story: Polish "Oferta ograniczona czasowo" has 26 letters. */
const MAX_ACTION = 26
const MAX_OFFER = 28

/** Words that other languages use as they are. */
const LOAN_WORDS = new Set([
  'black',
  'friday',
  'sale',
  'halloween',
  'link',
  'in',
  'bio',
  'shop',
  'now',
  'pre',
  'order',
  'is',
  'happy',
  'promo',
  'start',
  'jobs',
])

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return listStrings(value(20, '20 %'))
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listStrings)
}

/** What the studio shows: without the words that it only reads. */
const listShown = ({ facts: _facts, prompt: _, tag: __, ...shown }: LanguagePack) =>
  listStrings(shown).map((text) => text.replace(/\{.*?\}/g, ''))

/** The shape of a pack: the names of its fields, with those of the fields inside. */
const listFields = (value: unknown, name = ''): string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof RegExp
    ? [name]
    : Object.entries(value).flatMap(([key, inner]) => listFields(inner, `${name}.${key}`))

const ENGLISH = new Set(listShown(EN).flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []))

test('every language of the studio has a pack', () => {
  expect(PACKS.map(({ tag }) => tag)).toEqual([...DESIGN_LANGUAGES])
  expect(findPack('fi')).toBeNull()
})

describe.each(PACKS.filter(({ tag }) => tag !== 'en').map((pack) => [pack.tag, pack] as const))('%s', (_tag, pack) => {
  const { actions, offers, headlines, facts } = pack

  test('has all fields, and each says something', () => {
    const shown = ({ prompt: _prompt, facts: _facts, ...rest }: LanguagePack) => listFields(rest).toSorted()
    expect(shown(pack)).toEqual(shown(EN))
    expect(listShown(pack).filter((text) => text.trim() === '')).toEqual([])
    expect(facts.language).toBe(pack.tag)
    expect(pack.prompt.intents.length).toBeGreaterThanOrEqual(7)
  })

  test('has no English words', () => {
    const words = listShown(pack).flatMap((text) => text.toLowerCase().match(/(?<!\p{L})[a-z]{2,}(?!\p{L})/gu) ?? [])
    expect(
      words.filter((word) => ENGLISH.has(word) && !LOAN_WORDS.has(word) && !SHARED[pack.tag]?.includes(word)),
    ).toEqual([])
  })

  test('its calls to action fit a button, and its offers a badge', () => {
    const phrases = ACTIONS.flatMap((name) => listStrings(actions[name]))
    expect(phrases.filter((text) => text.length > MAX_ACTION)).toEqual([])
    expect(listStrings(offers).filter((text) => text.replace(/\{.*\}/, '').length > MAX_OFFER)).toEqual([])
  })

  test('has its placeholders', () => {
    expect(listStrings(headlines).filter((text) => !text.includes('{name}'))).toEqual([])
    expect([offers.from.includes('{price}'), offers.until_date.includes('{date}')]).toEqual([true, true])
    expect(offers.until).toHaveLength(7)
    expect(new Set(offers.until).size).toBe(7)
  })
})

/** Words that are spelled as in English. */
const SHARED: Readonly<Record<string, readonly string[]>> = { nl: ['contact'] }
