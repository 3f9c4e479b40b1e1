import { normalizeEntry } from './normalize-word.ts'

/** A word of a clause. */
export interface ClauseWord {
  /** Normalized. */
  text: string
  /** Whether it is written with a capital letter. */
  isCapital: boolean
  /** Whether it contains a digit: a number, a price, a time. */
  isNumber: boolean
}

/** Marks between clauses. Hyphens inside of words are none, and neither are the marks of numbers, times, and addresses. */
const BREAKS = /[;!?。！？؟；\n…|()[\]{}]+|[,.:：](?=\s|$)|[、，،・·•→]+|\s[–—-]+\s|\p{Extended_Pictographic}+/u
/** Words between quotation marks, and what follows on their line. */
const QUOTATION = /["“”„«»「『]([^"“”„«»「」『』\n]*)["“”«»」』]([^\n]*)/gu

/** Characters, and words of a clause, that are read. */
const LENGTH_MAX = 4000
const WORDS_MAX = 80

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Splits a text into clauses of words. What is quoted, and who said it, is left out. */
export function splitClauses(text: string): ClauseWord[][] {
  return withoutQuotations(text)
    .split(BREAKS)
    .map((clause) => splitWords(clause).slice(0, WORDS_MAX))
    .filter((words) => words.length > 0)
}

/** The clauses as they were typed, for languages that write no spaces. */
export const splitRawClauses = (text: string): string[] =>
  withoutQuotations(text)
    .split(BREAKS)
    .flatMap((clause) => clause.split(/\s+/))
    .map(normalizeEntry)
    .filter((clause) => clause !== '')

/**
 * Words between quotation marks are somebody's opinion, and after them stands who said it. A single word there is a name or an emphasis.
 * Only the beginning of a long text is read.
 */
const withoutQuotations = (text: string): string =>
  text.slice(0, LENGTH_MAX).replace(QUOTATION, (all: string, quoted: string, rest: string) => {
    if (!quoted.trim().includes(' ')) return all
    return /^\s*[–—-]|^\s*\p{Lu}/u.test(rest) ? '\n' : `\n${rest}`
  })

function splitWords(clause: string): ClauseWord[] {
  const spaced = clause.replace(/(?<=\p{L})['’-](?=\p{L})/gu, ' ').replace(/[&+]/g, ' and ')
  return [...segmenter.segment(spaced)].flatMap(({ isWordLike, segment }) => {
    const text = normalizeEntry(segment)
    return isWordLike && text !== ''
      ? [{ text, isCapital: /^\p{Lu}/u.test(segment), isNumber: /\p{N}/u.test(segment) }]
      : []
  })
}
