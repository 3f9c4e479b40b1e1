import { rankSeams, type HyphenPoint } from './compound-seams.ts'

/** Returns the ends of the syllables of a word in lower case, as offsets in UTF-16 code units. */
export type FindSyllables = (word: string) => readonly number[]

/** Shorter words are never broken. */
const SHORTEST_BROKEN = 15
/** Letters on each side of a hyphen. */
const LEAST_BEFORE = 4
const LEAST_AFTER = 5

/** One spelling of a word: lower case, a capital first, or capitals. Inner capitals mark names. */
const PLAIN_WORD = /^(?:\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+)$/u

/** Whether a part of a text is an ordinary word that is long enough for a hyphen. */
export const isBreakable = (word: string): boolean => word.length >= SHORTEST_BROKEN && PLAIN_WORD.test(word)

/**
 * Returns where a word may be broken. Patterns know words in lower case only, so the word is lowered by the rules of its language
 * (a BCP 47 tag); otherwise "İndirim" would get wrong syllables.
 * Why, and what was rejected: docs/decisions/0033-line-breaks-and-scripts.md.
 */
export function findHyphenPoints(word: string, language: string, findSyllables: FindSyllables): HyphenPoint[] {
  const lower = word.toLocaleLowerCase(language)
  if (lower.length !== word.length) return []
  const [tag = ''] = language.split('-', 1)
  const syllables = findSyllables(lower)
  const points = syllables.filter((at) => at >= LEAST_BEFORE && lower.length - at >= LEAST_AFTER)
  const allowed = tag === 'nl' ? points.filter((at) => !changesDutchSpelling(lower, at)) : points
  return rankSeams(lower, tag, allowed, syllables)
}

/** Dutch words that are spelled differently when broken: auto-tje of autootje, co-ordinatie of coördinatie. */
const DUTCH_DIMINUTIVE = /(?:aa|ee|oo|uu)tje/g

const changesDutchSpelling = (word: string, at: number) =>
  /[ëïöü]/.test(word.charAt(at)) ||
  [...word.matchAll(DUTCH_DIMINUTIVE)].some(({ index, 0: found }) => at >= index && at < index + found.length)
