import { hasEmoji, splitEmoji } from '../type/graphemes.ts'
import { findQuotedTexts } from './headlines/quotes.ts'

/** An entry of a brand's don't-list, and how to find it in a text. */
interface Ban {
  entry: string
  isIn(text: string): boolean
  /** The banned words, if the entry is about words. */
  phrase?: string
}

/** Returns the entry of the don't-list that a text breaks, or null. Entries that cannot be checked by words are ignored. */
export function findBanned(text: string, dont: readonly string[] = []): string | null {
  return dont.flatMap(bansOf).find((ban) => ban.isIn(text))?.entry ?? null
}

/**
 * Returns the text without banned signs and without banned words that only describe the next word. Null if it still breaks an entry, or if
 * nothing is left.
 */
export function filterBanned(text: string, dont: readonly string[] = []): string | null {
  if (dont.length === 0) return text
  const calm = removeBannedSigns(text, dont)
  const phrases = dont.flatMap(bansOf).flatMap(({ phrase }) => phrase ?? [])
  const left = calm
    .split(AFTER_SENTENCE)
    .map((sentence) => removeDescribing(sentence, phrases))
    .join('')
    .trim()
  return left && findBanned(left, dont) === null ? left : null
}

const AFTER_SENTENCE = /(?<=[.!?…])(?=\s)|(?<=\n)/u

/** Words that are the offer themselves: "shipping" does not say what "free shipping" says. */
const OFFER = /^(?:free|complimentary|gr[aá]tis|kostenlos\p{L}*|gratuit\p{L}*)$/iu

/** Returns a sentence without the phrases; nothing if one of them is what the sentence offers. */
function removeDescribing(sentence: string, phrases: readonly string[]): string {
  const found = phrases.filter((phrase) => sentence.search(leading(phrase)) >= 0)
  if (found.some((phrase) => OFFER.test(phrase))) return ''
  return found.reduce((said, phrase) => said.replace(leading(phrase), ''), sentence)
}

/** A word that only describes the next one can be removed without a change of meaning, except after "not" and "never". */
const leading = (phrase: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!\\b(?:not|never|no|n['’]t|too|so)\\s)${escaped(phrase)}\\s+(?=[\\p{L}\\p{N}])`,
    'giu',
  )

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** Removes the signs that a brand does not use: exclamation marks become periods or are removed, emoji are removed. */
export function removeBannedSigns(text: string, dont: readonly string[] = []): string {
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

/** The words that an entry bans: those in quotation marks, else the entry without "never say". */
function phrasesOf(entry: string): string[] {
  const quoted = findQuotedTexts(entry)
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

/** Matches whole words with English endings; in scripts without spaces, matches anywhere. */
function holding(phrase: string): (text: string) => boolean {
  const sought = phrase.toLowerCase()
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(phrase))
    return (text) => text.toLowerCase().includes(sought)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?:s|es|er|est|ly|ing|ed)?(?![\\p{L}\\p{N}])`, 'iu')
  return (text) => pattern.test(text)
}
