import { normalizeEntry } from './normalize-word.ts'

/** A word of a clause. */
export interface ClauseWord {
  /** Normalized. */
  text: string
  /** As it was typed, in lower case. */
  typed: string
  /** Whether it is written with a capital letter. */
  isCapital: boolean
  /** Whether it contains a digit: a number, a price, a time. */
  isNumber: boolean
  /** Whether a percent sign follows. */
  isPercent: boolean
}

/** Marks between clauses. Hyphens inside of words are none, and neither are the marks of numbers, times, and addresses. */
const BREAKS = /[;!?。！？؟；\n…|()[\]{}]+|[,.:：](?=\s|$)|[、，،・·•→]+|\s[–—-]+\s|\p{Extended_Pictographic}+/u
/** Words between quotation marks, and what follows on their line. */
const QUOTATION = /["“”„«»「『]([^"“”„«»「」『』\n]*)["“”«»」』]([^\n]*)/gu

/** Characters, and words of a clause, that are read. */
const LENGTH_MAX = 4000
const WORDS_MAX = 80

const PERCENT = /^\s?[%٪％]/

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
 * The clauses of a language without spaces whose head stands first, such as Thai: known words, and what is between them as one word each.
 */
export const splitUnspacedClauses = (text: string, lexicon: ReadonlySet<string>): ClauseWord[][] =>
  withoutQuotations(text)
    .split(BREAKS)
    .map((clause) => splitByLexicon(normalizeEntry(clause), lexicon).slice(0, WORDS_MAX))
    .filter((words) => words.length > 0)

const LONGEST_WORD = 28
const VOWEL_SIGN = /^[\p{M}ะาๅ]/u

function splitByLexicon(clause: string, lexicon: ReadonlySet<string>): ClauseWord[] {
  const parts = clause.match(/\p{Script=Thai}+|[\p{L}\p{N}]+/gu) ?? []
  return parts
    .flatMap((part) => (THAI.test(part) ? splitKnown(part, lexicon) : [part]))
    .map((text) => ({ text, typed: text, isCapital: false, isNumber: /\p{N}/u.test(text), isPercent: false }))
}

const THAI = /\p{Script=Thai}/u

function splitKnown(part: string, lexicon: ReadonlySet<string>): string[] {
  const words: string[] = []
  let unknown = ''
  for (let at = 0; at < part.length;) {
    const length = findLongestKnown(part, at, lexicon)
    if (length === 0) unknown += part[at]
    else words.push(...(unknown === '' ? [] : [unknown]), part.slice(at, at + length))
    if (length > 0) unknown = ''
    at += length || 1
  }
  return unknown === '' ? words : [...words, unknown]
}

/** A known word begins behind no vowel that is written before its consonant, and ends before no sign of a vowel or tone. */
function findLongestKnown(part: string, at: number, lexicon: ReadonlySet<string>): number {
  if (/[เแโใไ]/.test(part[at - 1] ?? '')) return 0
  for (let length = Math.min(LONGEST_WORD, part.length - at); length > 1; length--)
    if (lexicon.has(part.slice(at, at + length)) && !VOWEL_SIGN.test(part.slice(at + length))) return length
  return 0
}

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
  return [...segmenter.segment(spaced)].flatMap(({ isWordLike, segment, index }) => {
    const text = normalizeEntry(segment)
    return isWordLike && text !== ''
      ? [
          {
            text,
            typed: segment.toLowerCase(),
            isCapital: /^\p{Lu}/u.test(segment),
            isNumber: /\p{N}/u.test(segment),
            isPercent: PERCENT.test(spaced.slice(index + segment.length, index + segment.length + 2)),
          },
        ]
      : []
  })
}
