import { foldText } from './fold-text.ts'

/**
 * How every search of the product finds. A search is split into terms; each must be found. A term of three or more characters is found anywhere in a word,
 * a shorter one at the start of a word. Scripts without spaces between words have a start at every character, and so has every sign.
 */

/** A term of fewer characters is found only where a word starts. */
export const INFIX_MIN = 3

/** A term of a search in folded form. */
export type SearchTerm = string

/** Punctuation that separates terms. The other signs, such as `%`, `_`, `\`, `&` and emoji, are part of them. */
const SEPARATOR = /(?![%‰_\\&@#*§¶])[\p{P}\s]/u
const SEPARATORS = new RegExp(`${SEPARATOR.source}+`, 'u')

/** The terms of a search, without duplicates. Punctuation alone is searched as it is. */
export function readTerms(search: string): SearchTerm[] {
  const chunks = foldText(search).split(' ')
  const terms = chunks.flatMap((chunk) => {
    const parts = chunk.split(SEPARATORS).filter(Boolean)
    return parts.length > 0 ? parts : [chunk]
  })
  return [...new Set(terms.filter(Boolean))]
}

/** Whether each term is found in one of the texts. */
export function matchesSearch(terms: readonly SearchTerm[], texts: readonly (string | null | undefined)[]): boolean {
  if (terms.length === 0) return true
  const folded = foldText(texts.filter(Boolean).join(' '))
  return terms.every((term) => hasTerm(folded, term))
}

/** Whether a term is found in a folded text. */
export function hasTerm(folded: string, term: SearchTerm): boolean {
  if (Array.from(term).length >= INFIX_MIN) return folded.includes(term)
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    if (isStart(lastCharacter(folded.slice(0, at)), term)) return true
  }
  return false
}

const lastCharacter = (text: string) => Array.from(text.slice(-2)).at(-1) ?? ''

const LETTER = /[\p{L}\p{N}\p{M}]/u
/** Scripts that do not separate words, or join them, as Korean does. */
const UNSEPARATED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u

/** Whether a text that begins with `next` starts a word behind the character `previous`, which is empty at the start. */
export const isStart = (previous: string, next: string): boolean => {
  const first = String.fromCodePoint(next.codePointAt(0) ?? 32)
  return !LETTER.test(previous) || !LETTER.test(first) || UNSEPARATED.test(first) || UNSEPARATED.test(previous)
}
