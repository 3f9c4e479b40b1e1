import { foldText } from '#contract/search/fold-text.ts'
import { INFIX_MIN, isStart, type SearchTerm } from '#contract/search/match-text.ts'

/**
 * The full-text index by the rules of `match-text.ts`. PostgreSQL's own parser splits words by the locale of the database and knows no parts of words,
 * so the lexemes are made here: the first characters from each position of a word.
 */

/** Characters of a lexeme. A longer term is found by several of them. */
const LEXEME_MAX = 8
/** First character of the lexemes that start inside a word. A folded text has no control characters. */
const INSIDE = '\u0001'

/** The texts of an item that a search finds. */
export interface SearchedTexts {
  title: string | null
  prompt: string
  caption: string | null
  brand_name: string
  product_name: string | null
}

/**
 * The search vector of an item, as PostgreSQL reads a tsvector.
 * Why, and what was rejected: docs/decisions/0074-search-in-every-script.md.
 */
export function buildSearchVector({ title, prompt, caption, brand_name, product_name }: SearchedTexts): string {
  const folded = foldText([title, prompt, caption, brand_name, product_name].filter(Boolean).join(' '))
  return [...new Set(folded.split(' ').flatMap(listLexemes))].map(quote).join(' ')
}

function listLexemes(word: string): string[] {
  const characters = Array.from(word)
  return characters.flatMap((character, at) => {
    const lexeme = characters.slice(at, at + LEXEME_MAX).join('')
    if (at === 0 || isStart(characters[at - 1] ?? '', character)) return [lexeme]
    return characters.length - at < INFIX_MIN ? [] : [INSIDE + lexeme]
  })
}

/** The condition that an item has all of the terms, as PostgreSQL reads a tsquery. */
export function buildSearchQuery(terms: readonly SearchTerm[]): string {
  return terms.flatMap(listPieces).join(' & ')
}

/** Parts of a term that a lexeme can hold. The last one ends with the term. */
function listPieces(term: SearchTerm): string[] {
  const characters = Array.from(term)
  if (characters.length < INFIX_MIN) return [`${quote(term)}:*`]
  const last = Math.max(0, characters.length - LEXEME_MAX)
  const starts = [...Array.from({ length: Math.ceil(last / LEXEME_MAX) }, (_, index) => index * LEXEME_MAX), last]
  return starts.map((at) => {
    const piece = characters.slice(at, at + LEXEME_MAX).join('')
    return `(${quote(piece)}:* | ${quote(INSIDE + piece)}:*)`
  })
}

const quote = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
