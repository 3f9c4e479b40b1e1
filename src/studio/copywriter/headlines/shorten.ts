import { capitalizeFirst } from '../../type/text-case.ts'
import type { LanguagePack } from '../languages/language-pack.ts'

const WEAK =
  /^(a|an|the|of|to|in|on|at|by|for|with|and|or|but|our|your|my|their|his|her|is|are|that|which|who|from|as|into|than|so|its|it|this|these|those|we|you|i|up|about|&|de|la|le|der|die|das|und|el|y|for|per|via|new|very|more|best|will|can|has|have|be|made|called|named)$/i
/** Removed from the end, in order of increasing loss of meaning. */
const CUTS = [
  /(?<!\s)\s+[–—-]\s.*$/,
  /(?<!\s)\s*[;:]\s.*$/,
  /,\s.*$/,
  /(?<!\s)\s+(?:that|which|who|where|because|so that|while|when|as|featuring|including|designed|perfect|available|made|crafted|starting|called)\b.*$/i,
  /(?<!\s)\s+(?:for|from|with|by|to|in|on|at|during|this|until)\s+\S+(?:\s+\S+){0,5}$/i,
  /(?<!\s)\s+(?:for|from|with|by|to|in|on|at|and|during)\s.*$/i,
]

/** Length of a text: words, or letters in scripts without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const LONGEST_UNSPACED = 30

/** The first clause, or as many letters as fit. */
function firstClause(text: string): string {
  const clause = text.split(/[、，。！？!?,\s]/)[0] ?? text
  return clause.length > 2 && clause.length <= LONGEST_UNSPACED ? clause : text.slice(0, LONGEST_UNSPACED)
}

const CLAUSE =
  /\b(is|are|was|were|takes|keeps|has|have|makes|can|will|starts|ends|just|comes?|opens?|needs?|gets?|won|matters|we|you|i)\b/i

/** Shortens a text to at most `most` words at the end of a phrase, without a dangling word. Short clauses stay whole. */
export function shorten(text: string, most = 7): string {
  let left = text.replace(/(?<![.,;:!\s])[.,;:!\s]+$/, '')
  if (count(left) <= most + 1 && left.length <= 40) return whole(left)
  if (CLAUSE.test(left) && count(left) <= most + 4 && left.length <= 56) return whole(left)
  if (UNSPACED.test(left)) return left.length <= LONGEST_UNSPACED ? left : firstClause(left)
  for (const cut of CUTS) {
    if (count(left) <= most) return whole(left)
    const next = left.replace(cut, '')
    if (count(next) >= 3) left = next
  }
  return count(left) <= most + 1 && left.length <= 44
    ? whole(left)
    : undangled(left.split(' ').slice(0, Math.max(most, 0)))
}

/** Characters of a headline that is shown whole. */
const SHORT_ENOUGH = 48

/** Shortens a text of another language than English to at most `most` words, without a dangling word. */
export function shortenIn(text: string, { cut, weak }: Pick<LanguagePack, 'cut' | 'weak'>, most = 7): string {
  let left = text.replace(/(?<![.,;:!。\s])[.,;:!。\s]+$/, '')
  if (UNSPACED.test(left)) return left.length <= LONGEST_UNSPACED ? left : firstClause(left)
  for (const end of [/(?<!\s)\s+[–—-]\s.*$/, /(?<!\s)\s*[;:]\s.*$/, /,\s.*$/, /،\s.*$/, cut, cut]) {
    if (count(left) <= most || (count(left) <= most + 2 && left.length <= SHORT_ENOUGH)) return left
    const next = left.replace(end, '')
    // "Profitez de 20 %" lacks what the number is of.
    if (count(next) >= 2 && !/\d\s?[%٪]$/u.test(next)) left = next
  }
  const words = left.split(' ').slice(0, most)
  if (words.length === count(left)) return left
  while (words.length > 1 && weak.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/(?<![,;:–—-])[,;:–—-]+$/, '')
}

/** A phrase that was already short enough may end with any word ("Series A"). A phrase that was cut must not end with a dangling word. */
const whole = (text: string) =>
  /\b(the|of|to|and|or|with|for|our|your|my|that|which)$/i.test(text) ? undangled(text.split(' ')) : text

const count = (text: string) => text.split(' ').filter((word) => word.length > 0).length

function undangled(words: string[]): string {
  const kept = [...words]
  while (kept.length > 1 && WEAK.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ').replace(/(?<![,;:–—-])[,;:–—-]+$/, '')
}

/**
 * Capitalizes the first letter, by the rules of a language (BCP 47). Names and abbreviations keep their capitals; text in all capitals is
 * converted to lower case.
 */
export function sentenceCase(text: string, language = 'und'): string {
  if (/^(?:[-–−+%٪]?\s?\d|[$€£¥₹])/.test(text)) return text
  const words = text.split(' ')
  const shouted = words.length > 2 && text === text.toUpperCase() && /[A-Z]{3}/.test(text) && !/\p{Lo}/u.test(text)
  const calm = shouted ? text.toLocaleLowerCase(language) : text
  return calm.replace(/\p{L}+/u, (word) => capitalizeFirst(word, language))
}

/** "Less sugar. More morning." */
const PAIR = /^[^.!?\n]{3,28}[.!]\s[^.!?\n]{3,28}[.!]$/

/**
 * The whole first sentence if it has at most `most` words; otherwise its first clause if that has; otherwise null. Two very short
 * sentences stay together.
 */
export function firstSentence(text: string | null, most: number): string | null {
  if (!text) return null
  if (PAIR.test(text.trim()) && count(text.trim()) <= most) return text.trim()
  const sentence =
    text
      .trim()
      .match(/^[^.!?\n]+(?:\.(?=\S)[^.!?\n]*)*[.!?]?/)?.[0]
      ?.trim() ?? ''
  if (sentence && count(sentence) <= most) return sentence
  const clause = sentence.split(/[,;:–—]\s|\s[–—-]\s/)[0]?.trim() ?? ''
  return clause && count(clause) >= 3 && count(clause) <= most ? `${clause}.` : null
}

/** A short first sentence without its period, usable unchanged on an image; otherwise null. */
export function line(text: string | null): string | null {
  const said = withoutStop(firstSentence(text, 8))
  return said && said.length <= 60 ? said : null
}

/** The second of a pair of sentences has its period, because the first one has. */
export const withoutStop = (text: string | null) => (text && !PAIR.test(text) ? text.replace(/\.$/, '') : text)
