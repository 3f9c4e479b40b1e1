import { hasEmoji, splitEmoji } from '../type/graphemes.ts'
import { quotedWords } from './quotes.ts'

/** One thing that a brand never says, as its list puts it, and how it is found in a text. */
interface Ban {
  entry: string
  isIn(text: string): boolean
  /** The words themselves, where it is about words. */
  phrase?: string
}

/** The entry of a brand's don't-list that a text breaks, or null. Entries that only a reader can judge are passed over. */
export function bannedIn(text: string, dont: readonly string[] = []): string | null {
  return dont.flatMap(bansOf).find((ban) => ban.isIn(text))?.entry ?? null
}

/** Lets a text pass as the brand may say it: its signs taken off, a forbidden word before another one dropped; else null. */
export function sayable(text: string, dont: readonly string[] = []): string | null {
  if (dont.length === 0) return text
  const calm = withoutBannedSigns(text, dont)
  const left = dont
    .flatMap(bansOf)
    .reduce((said, { phrase }) => (phrase ? said.replace(leading(phrase), '') : said), calm)
    .trim()
  return left && bannedIn(left, dont) === null ? left : null
}

/** A word that only describes the next one can go without taking the sense along; "not" and "never" need it. */
const leading = (phrase: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!\\b(?:not|never|no|n['’]t|too|so)\\s)${escaped(phrase)}\\s+(?=[\\p{L}\\p{N}])`,
    'giu',
  )

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** A text without the signs that a brand does not use: exclamation marks become full stops or go, emoji go. */
export function withoutBannedSigns(text: string, dont: readonly string[] = []): string {
  const entries = dont.join('\n')
  const calm = EXCLAMATION.test(entries)
    ? text.replace(/\s?(?<![!！])[!！]+(?=\s+\p{Lu})/gu, '.').replace(/\s?[!！]+/g, '')
    : text
  if (!EMOJI.test(entries)) return calm
  const words = splitEmoji(calm).map((part) => (part.emoji ? '' : part.text))
  return words.join('').replace(/\s+/g, ' ').trim()
}

const EXCLAMATION = /exclamation|“!”|"!"/i
const EMOJI = /\bemojis?\b|emoticon/i

const SIGNS: readonly (readonly [RegExp, (text: string) => boolean])[] = [
  [EXCLAMATION, (text) => /[!！]/.test(text)],
  [EMOJI, hasEmoji],
  [/question marks?/i, (text) => /[?？]/.test(text)],
  [/\ball[- ]?caps\b|capital letters|\bshout/i, (text) => /(?<!\p{L})\p{Lu}{2,}\s+\p{Lu}{3,}(?!\p{L})/u.test(text)],
]

function bansOf(entry: string): Ban[] {
  const sign = SIGNS.find(([name]) => name.test(entry))
  if (sign) return [{ entry, isIn: sign[1] }]
  return phrasesOf(entry).map((phrase) => ({ entry, phrase, isIn: holding(phrase) }))
}

const LEADING =
  /^(?:please|do not|don['’]t|never|avoid|no|not|use|using|say|saying|write|mention|mentioning|call (?:it|us|them)|the|any|words?|phrases?|terms?|like|such as|:)\s+/i
/** Longer entries are advice, not words. */
const LONGEST = 3

/** The words an entry is about: those in quotation marks, else what is left of it without "never say". */
function phrasesOf(entry: string): string[] {
  const quoted = quotedWords(entry)
  if (quoted.length > 0) return quoted
  let left = entry.trim().replace(/(?<![.!])[.!]+$/, '')
  for (let before = ''; before !== left;) {
    before = left
    left = left.replace(LEADING, '')
  }
  const split = left.split(/[,;/]|\bor\b|\band\b/i).map((part) => part.trim())
  const parts = split.filter((part) => part.length > 1)
  return parts.every((part) => part.split(/\s+/).length <= LONGEST) ? parts : []
}

/** Words are found whole, with the endings of English; in scripts without spaces anywhere. */
function holding(phrase: string): (text: string) => boolean {
  const sought = phrase.toLowerCase()
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(phrase))
    return (text) => text.toLowerCase().includes(sought)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?:s|es|er|est|ly|ing|ed)?(?![\\p{L}\\p{N}])`, 'iu')
  return (text) => pattern.test(text)
}
