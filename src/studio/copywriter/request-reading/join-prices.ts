import { UNSPACED } from '../carry/create-rules.ts'
import { findCarryWords } from '../carry/words/all-words.ts'
import { isFormerBetween } from '../carry/join-former-price.ts'
import { isOpenTier, isThreshold } from '../carry/threshold.ts'
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
    const before = joined.at(-2)
    if (last && isPair(text, last, span, small)) joined[joined.length - 1] = toPair(last, span)
    else if (last && before && isParted(text, before, last, span)) joined.splice(-2, 2, toPair(before, span))
    else joined.push(span)
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
  const only = (findCarryWords(words.tag) ?? findCarryWords('en'))?.read.only ?? ''
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
    // "£95 incl 8 digital images (normally £140)"
    const isInBracket = other.isFormer === true && /^[^()]*\($/u.test(between.trimEnd())
    return isNear || isInBracket
  }
  const isFalling =
    (one.amount ?? 0) > (other.amount ?? Infinity) &&
    !isThreshold(text.slice(0, one.start), text.slice(one.end)) &&
    // "Ab 50 €" is one fact.
    !isOpenTier(text.slice(one.start, one.end))
  // "bouquets from £30, delivery £6"
  const label = /^\p{L}{3,}/u.exec(text.slice(other.start, other.end))?.[0] ?? ''
  if (label.replace(pattern, '') !== '') return false
  return isFalling && !one.isFormer && !/[\p{L}\p{N}]/u.test(between.replace(pattern, ' '))
}

/** "£79 till 30 Sept, normally £110": how long the present price holds, between both. */
function isParted(text: string, one: Span, between: Span, other: Span): boolean {
  if (between.kind !== 'deadline' && between.kind !== 'date') return false
  if (one.kind !== 'price' || other.kind !== 'price' || one.isPair || other.isPair) return false
  const [first, second] = [text.slice(one.end, between.start), text.slice(between.end, other.start)]
  const isFormer = other.isFormer ?? isFormerBetween(second, '')
  return (
    // "was £110, this week £79"
    (one.isFormer ? !isFormer : isFormer) &&
    !/[.!?;\n。\p{N}]/u.test(first + second) &&
    first.length + second.length <= LONGEST_GAPS
  )
}
/** In UTF-16 code units. */
const LONGEST_GAPS = 36

const toPair = (one: Span, other: Span): Span => ({
  kind: 'price',
  isPair: true,
  start: one.start,
  end: other.end,
})

/** The lower of two amounts is asked now. One of them may lack its currency. */
function findNow(text: string, { start, end }: Extent, language: string): { now?: Extent } {
  const said = text.slice(start, end)
  const signed = [...said.matchAll(MONEY)].filter(({ groups = {} }) => !groups['b1'] && !groups['b2'])
  const inSigned = ({ index }: RegExpMatchArray) =>
    signed.some((money) => (index ?? 0) >= money.index && (index ?? 0) < money.index + money[0].length)
  const bare = signed.length === 2 ? [] : [...said.matchAll(NUMBER)].filter((number) => !inSigned(number))
  const amounts = [...signed, ...bare].flatMap(({ index, 0: written, groups = {} }) => {
    const value = readNumber(groups['a1'] ?? groups['a2'] ?? groups['a3'] ?? written, language)?.value
    return value === undefined ? [] : [{ value, start: start + index, end: start + index + written.length }]
  })
  const [low, high] = amounts.toSorted((a, b) => a.value - b.value)
  return low && high && amounts.length === 2 && low.value < high.value
    ? { now: { start: low.start, end: low.end } }
    : {}
}

/** An amount without a currency. */
const NUMBER = /(?<![\p{L}\p{N}.,:/])\d(?:[\d.,]{0,9}\d)?(?![\p{N}:/])/gu
