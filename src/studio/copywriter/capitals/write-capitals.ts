import { findQuotations } from '../request-reading/find-quotations.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { GIVEN_NAMES } from '../languages/capitals/given-names.ts'
import { isGermanNoun } from '../languages/capitals/german-nouns.ts'
import {
  findSpellings,
  LEADS_TO_NAME,
  STREET_BEFORE,
  STREET_BEHIND,
  STREET_WORD,
  TITLES,
} from '../languages/capitals/capital-words.ts'
import { keepResults } from '../keep-results.ts'
import { findDayExtents } from './find-days.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Extent } from '../../model/pieces.ts'

/** What the capitals of a text depend on. */
export interface CapitalsOf {
  /** BCP 47. */
  language: string
  /** The names of brand and product, as they write them. */
  names: readonly string[]
}

/**
 * Writes the capitals that a person left out and that are certain: the names of brand and product as they write them, days and months where
 * the language wants it, German nouns, persons with a known given name, and in a text without any capitals also streets. The length stays, and so
 * do quotations, addresses and handles.
 */
export function writeCapitals(text: string, of: CapitalsOf): string {
  return /\p{Ll}/u.test(text) ? writeOnce(JSON.stringify({ text, ...of })).text : text
}

const writeOnce = keepResults((key): { text: string } => {
  const { text, language, names }: CapitalsOf & { text: string } = JSON.parse(key)
  const kept = listKept(text)
  // Of UTF-16, so that offsets are those of the text.
  const letters = Array.from({ length: text.length }, (_, at) => text.charAt(at))
  const put = (start: number, written: string) => {
    if (kept.some((extent) => start < extent.end && start + written.length > extent.start)) return
    for (let at = 0; at < written.length; at += 1) letters[start + at] = written.charAt(at)
  }
  const raise = (start: number) => {
    const capital = text.charAt(start).toLocaleUpperCase(language)
    if (capital.length === 1) put(start, capital)
  }
  const isPlain = isWithoutCapitals(text, names)
  for (const { start, written } of findOwnNames(text, names, isPlain)) put(start, written)
  for (const start of findDayExtents(text, language)) raise(start)
  const spellings = findSpellings(language)
  const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ start: index, word }))
  for (const { start, word } of words) {
    const spelled = spellings.get(word)
    if (spelled) put(start, spelled)
    if (language === 'en' && /^i(?:['’](?:m|ll|ve|d))?$/u.test(word)) raise(start)
    if (/^de\b/u.test(language) && isGermanNoun(word)) raise(start)
  }
  const starts = [...findPersons(text, words, findReadingWords(language)), ...(isPlain ? findStreets(text) : [])]
  for (const start of starts) raise(start)
  return { text: letters.join('') }
})

/** A word in lower case, which is no part of a longer one. */
const WORD = /(?<![\p{L}\p{M}\p{N}@#/_'’.])\p{Ll}[\p{Ll}\p{M}]*(?:['’]\p{Ll}{1,2}(?=\s))?(?![\p{L}\p{M}\p{N}@_])/gu

/** Quotations, addresses, handles and hashtags. */
const listKept = (text: string): Extent[] => [
  ...findQuotations(text),
  ...[...text.matchAll(/\S+/gu)].flatMap(({ index, 0: found }) =>
    ADDRESS.test(found) ? [{ start: index, end: index + found.length }] : [],
  ),
]
const ADDRESS = /[@#_]|:\/\/|\p{L}\.\p{L}{2}|\p{L}\/\p{L}{2}/u

/** Words that a text of nothing else says too little about how somebody types. */
const LEAST_WORDS = 3

/** Between a mark that ends a sentence, or the start of the text, and its first word. */
const SENTENCE_START = /(?:^|[.!?:…\n]["”»)]?)\s{0,4}[¿¡"“„«(]{0,3}$/u

/** Whether nobody pressed the shift key inside of a sentence, but for names of the brand and abbreviations. */
function isWithoutCapitals(text: string, names: readonly string[]): boolean {
  const own = new Set(names.flatMap((name) => name.split(/[\s-]+/u)))
  const words = [...text.matchAll(/(?<![\p{L}\p{M}\p{N}@#/._-])\p{L}[\p{L}\p{M}]*/gu)]
  const isFirst = (at: number) => SENTENCE_START.test(text.slice(Math.max(0, at - 8), at))
  const raised = words.filter(
    ({ index, 0: word }) => /^\p{Lu}\p{Ll}/u.test(word) && !own.has(word) && !isFirst(index) && index > 0,
  )
  return words.length >= LEAST_WORDS && raised.length === 0
}

/** Where names of brand and product were typed with fewer capitals. A name of one word may be another word, unless a preposition says where. */
function findOwnNames(text: string, names: readonly string[], isPlain: boolean): { start: number; written: string }[] {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return []
  return names.flatMap((name) => {
    const key = name.toLowerCase()
    if (key.length < LEAST_NAME || key.length !== name.length || key === name) return []
    const found: { start: number; written: string }[] = []
    for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + key.length)) {
      const [before, after] = [text.charAt(at - 1), text.charAt(at + key.length)]
      const isApart = !/[\p{L}\p{M}\p{N}]/u.test(before) && !/[\p{L}\p{M}\p{N}]/u.test(after)
      const isSmall = text.slice(at + 1, at + key.length) === key.slice(1)
      const isName = /\s/u.test(name) || (isPlain && LEADS_TO_NAME.test(text.slice(Math.max(0, at - 12), at)))
      if (isApart && isSmall && isName) found.push({ start: at, written: name })
    }
    return found
  })
}
/** In UTF-16 code units. */
const LEAST_NAME = 3

interface PlacedWord {
  start: number
  word: string
}

/** Where the words of persons' names begin: a known given name, what follows it or a title, if that is no other word. */
function findPersons(text: string, words: readonly PlacedWord[], reading: ReadingWords): number[] {
  const found: number[] = []
  for (const [index, { start, word }] of words.entries()) {
    const isTitle = TITLES.test(word) && /^\.?\s+\p{Ll}{3}/u.test(text.slice(start + word.length))
    // "3 maja" is a day in Polish.
    if ((!GIVEN_NAMES.has(word) && !isTitle) || /\d\.?\s$/u.test(text.slice(Math.max(0, start - 4), start))) continue
    const next = words[index + 1]
    const isBeside = next && /^\.?[ \u00A0]$/u.test(text.slice(start + word.length, next.start))
    const isNext = isBeside && (GIVEN_NAMES.has(next.word) || isSurname(text, next, reading))
    if (isTitle && !isNext) continue
    found.push(start, ...(isNext ? [next.start] : []))
  }
  return found
}

/** Whether a word behind a given name is the family name: no word of the language, and nothing but a pause or a small word follows. */
function isSurname(text: string, { start, word }: PlacedWord, reading: ReadingWords): boolean {
  const known = findKnownWords(reading)
  const isVerb = reading.tag === 'de' && /(?<!s)en$/u.test(word)
  if (word.length < 3 || known.has(word) || isVerb) return false
  const after = text.slice(start + word.length)
  const [, next = ''] = /^['’]?s?\s+(\p{L}+)/u.exec(after) ?? []
  return /^(?:['’]s?)?\s*(?:[,.!?;:)–—·|\n-]|$|\p{N})/u.test(after) || known.has(next)
}

const knownWords = new WeakMap<ReadingWords, ReadonlySet<string>>()

/** The words with which requests of a language are read. */
function findKnownWords(reading: ReadingWords): ReadonlySet<string> {
  const before = knownWords.get(reading)
  if (before) return before
  const { dangling, lead, tail, moment, open, binding, continuing, limit } = reading
  const tables = [dangling, lead, tail, moment, open, binding, continuing, limit]
  const words = new Set(tables.flatMap((table) => table.toLowerCase().split(/[|\s]+/u)))
  knownWords.set(reading, words)
  return words
}

/** Where the words of streets with a number begin. */
function findStreets(text: string): number[] {
  const starts = (at: number, words: string) => [...words.matchAll(/(?<=^|\s)\p{Ll}/gu)].map(({ index }) => at + index)
  return [
    ...[...text.matchAll(STREET_BEFORE)].flatMap(({ index, 0: whole, 1: words = '' }) =>
      starts(index + whole.length - words.length, words).filter((at) => !PARTICLE.test(text.slice(at))),
    ),
    ...[...text.matchAll(STREET_BEHIND)].flatMap(({ index, 1: words = '' }) => starts(index, words)),
    ...[...text.matchAll(STREET_WORD)].map(({ index }) => index),
  ]
}
/** Small words inside of the name of a street. */
const PARTICLE =
  /^(?:of|or|oder|mail|email|dm|whatsapp|insta|app|de|des|du|del|della|di|da|do|dos|das|la|le|les|el|los|las|y|e|et|dès|à|au|aux|a|pour|par|per|por|para|desde|depuis)(?!\p{L})/u
