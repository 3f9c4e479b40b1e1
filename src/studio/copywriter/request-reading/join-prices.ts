import { UNSPACED } from '../carry/create-rules.ts'
import { findCarryWords } from '../carry/words/all-words.ts'
import { MONEY, readNumber } from '../carry/read-money.ts'
import { matchAllWords } from './word-pattern.ts'
import type { Extent } from '../../model/pieces.ts'
import type { ReadingWords } from '../languages/reading/reading-words.ts'
import type { Span } from './span.ts'

/** A present price and a former one have at most this between them. */
const MOST_WORDS = 3
const MOST_UNSPACED = 8

/**
 * Joins a former and a present price, with the words between them, to one fact: "normally $180, is now just $119". Two amounts are such a
 * pair if one has a word for a former price, or if the second is lower and only small words or marks are between them.
 */
export function joinPrices(text: string, spans: readonly Span[], words: ReadingWords): Span[] {
  const small = smallWords(words)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (!last || !isPair(text, last, span, small)) joined.push(span)
    else joined[joined.length - 1] = toPair(last, span)
  }
  return joined.map((span) => (span.isPair ? { ...span, ...findNow(text, span, words.tag) } : span))
}

interface SmallWords {
  isUnspaced: boolean
  pattern: RegExp
}

const compiled = new Map<string, SmallWords>()

function smallWords(words: ReadingWords): SmallWords {
  const known = compiled.get(words.tag)
  if (known) return known
  const isUnspaced = UNSPACED.includes(words.tag)
  const only = findCarryWords(words.tag)?.read.only ?? ''
  const all = [words.lead, words.tail, only, words.dangling].filter(Boolean).join('|')
  const small = { isUnspaced, pattern: matchAllWords(all, isUnspaced) }
  compiled.set(words.tag, small)
  return small
}

function isPair(text: string, one: Span, other: Span, { isUnspaced, pattern }: SmallWords): boolean {
  if (one.kind !== 'price' || other.kind !== 'price') return false
  const between = text.slice(one.end, other.start)
  // "£849 incl. (normally £999)"
  const said = between.replace(/(?<!\p{L})(?:incl?|inkl)\./giu, '').replace(/\.(?=\s?$)/u, '')
  if (between.length > 40 || /[.!?;\n。]/u.test(said)) return false
  if (one.isFormer !== other.isFormer) {
    const isNear = isUnspaced ? between.length <= MOST_UNSPACED : between.trim().split(/\s+/).length <= MOST_WORDS
    return isNear
  }
  const isFalling = (one.amount ?? 0) > (other.amount ?? Infinity)
  return isFalling && !one.isFormer && !/[\p{L}\p{N}]/u.test(between.replace(pattern, ' '))
}

const toPair = (one: Span, other: Span): Span => ({
  kind: 'price',
  isPair: true,
  start: one.start,
  end: other.end,
})

/** The lower of two amounts is asked now. */
function findNow(text: string, { start, end }: Extent, language: string): { now?: Extent } {
  const amounts = [...text.slice(start, end).matchAll(MONEY)].flatMap(({ index, 0: written, groups = {} }) => {
    const value = readNumber(groups['a1'] ?? groups['a2'] ?? '', language)?.value
    return value === undefined || groups['b1'] || groups['b2']
      ? []
      : [{ value, start: start + index, end: start + index + written.length }]
  })
  const [low, high] = amounts.toSorted((a, b) => a.value - b.value)
  return low && high && amounts.length === 2 && low.value < high.value
    ? { now: { start: low.start, end: low.end } }
    : {}
}
