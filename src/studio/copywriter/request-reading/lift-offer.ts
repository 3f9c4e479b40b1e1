import { NOT_PRICE } from '../languages/reading/find-reading-words.ts'
import { FROM_HOW_MANY } from './split-clauses.ts'
import { createWeekdays } from './tables/row-patterns.ts'
import { matchLimit, matchWords } from './word-pattern.ts'
import { findLeadStart, isWholeRest, type Lifting, type Part } from './lift-facts.ts'
import type { Extent } from '../../model/pieces.ts'
import type { LiftedClause } from './lift-facts.ts'
import type { Span } from './span.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** A longer offer is a sentence. In UTF-16 code units. */
export const LONGEST_OFFER = 80

/**
 * Divides a clause around a present and a former price: what is offered, the two prices, and how long it holds. Short words before the
 * prices are their label, if they do not lead the request. Null if the clause has no such pair, or is one sentence with it.
 */
export function liftOffer(text: string, clause: LiftedClause, spans: readonly Span[], lifting: Lifting): Part[] | null {
  const prices = spans.filter(({ kind }) => kind === 'price')
  const [pair] = prices
  const isOffer = pair?.isPair === true && prices.length === 1 && (lifting.single.has('price') || lifting.hasOnePair)
  if (lifting.keepsClauses || !isOffer || /[?？؟]\s*$/u.test(text.slice(clause.start, clause.end))) return null
  const front = { start: clause.start, end: findLeadStart(text, clause.start, pair.start, lifting, true) }
  const tail = { start: pair.end, end: clause.end }
  if (NOT_PRICE.test(`${text.slice(front.start, front.end)} ${text.slice(tail.start, tail.end)}`)) return null
  const from = isFrontApart(text, front, clause, spans, lifting) ? front.end : clause.start
  const to = isTailApart(text, tail, spans, lifting, clause.start === lifting.lead) ? tail.start : clause.end
  if (text.slice(from, to).trim().length > LONGEST_OFFER) return null
  // "27만원(정상가 36만원) 선착순 20명 무료 체험": more than a condition stands behind the prices, and no mark parts them.
  if (
    lifting.words.tag === 'ko' &&
    to === clause.end &&
    text.slice(tail.start, tail.end).trim().split(/\s+/u).length > MOST_BEHIND
  )
    return null
  const isUndivided = from === clause.start && to === clause.end
  if (isUndivided && clause.start === lifting.lead && (hasWords(text, front) || hasWords(text, tail))) return null
  return [
    ...(from > clause.start ? [{ ...front, kind: null }] : []),
    { start: from, end: to, kind: 'price' as const },
    ...(to < clause.end ? [{ ...tail, kind: findTailKind(text, tail, spans) }] : []),
  ]
}

/** In words. */
const MOST_BEHIND = 3

const hasWords = (text: string, { start, end }: Extent) => /\p{L}{2}/u.test(text.slice(start, end))

/** The least letters of what leads a request. */
const LEAST_LETTERS = 3

/** Whether the words before the prices are whole: what is offered at the start of the request, or a title before a mark. */
function isFrontApart(text: string, front: Extent, clause: Extent, spans: readonly Span[], lifting: Lifting): boolean {
  const said = text.slice(front.start, front.end)
  if ((said.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return false
  const isTitled = /[:：,，、;–—-]\s*$/u.test(said)
  return (clause.start === lifting.lead || isTitled) && isWholeRest(text, front, spans, lifting)
}

/** A validity without a mark before it. */
const UNTIL =
  /^\s*(?:until|till?|'?til|thru|through|only|this|today|valid|bis|nur|gültig|heute|diese\p{L}?|jusqu['’]|seulement|cette|ce|hasta|solo|sólo|este|esta|até|só|apenas|neste|fino|solo|questa|questo|tot|t\/m|alleen|deze|do|tylko|w ten|sadece|bu|حتى|فقط|तक|सिर्फ|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)(?![\p{L}\p{M}])|^\s*(?:jusqu['’])|(?:まで|迄|截止|까지|\s(?:kadar|तक))[!！。.,，、]*\s*$/iu

/** Whether what stands behind the prices is another piece: it begins behind a mark, or says how long they hold. */
function isTailApart(
  text: string,
  { start, end }: Extent,
  spans: readonly Span[],
  { words }: Lifting,
  isLead: boolean,
): boolean {
  const said = text.slice(start, end)
  if (!/[\p{L}\p{N}]/u.test(said)) return false
  const mark = /^\s*[,，、،;；؛:：–—-]\s*/u.exec(said)?.[0] ?? ''
  const rest = said.slice(mark.length)
  const own = spans.filter((span) => span.start >= start && span.end <= end)
  if (FROM_HOW_MANY.test(rest) && own.every(({ kind }) => kind === 'quantity' || kind === 'condition')) return false
  const starts = (list: string) => matchWords(list, false).exec(rest.slice(0, 24))?.index === 0
  // "Chicken meal 9.50 was 11.50 mondays only" behind other words: alone, the day would limit those.
  if (mark === '' && !isLead && matchDay(words.tag).test(said) && matchLimit(words).test(said)) return false
  if (mark !== '') return !starts(words.continuing) && !starts(words.subordinate) && !/^[\s([]/u.test(rest)
  return UNTIL.test(said) || matchDay(words.tag).test(said)
}

const days = new Map<string, RegExp>()

/** A day of the week behind the prices, with its article: "le jeudi soir". */
function matchDay(tag: string): RegExp {
  const pattern =
    days.get(tag) ??
    compilePattern(
      `^\\s*(?:(?:on|every|am|jeden|le|les|tous les|chaque|el|los|cada|il|ogni|a|na|w|toda|todo|op|elke|każdy|każdą|her|по|у|в) )?(?:${createWeekdays(tag)})(?:e?s|-feira)?\\.?(?![\\p{L}\\p{M}])`,
      'iu',
    )
  days.set(tag, pattern)
  return pattern
}

const findTailKind = (text: string, tail: Extent, spans: readonly Span[]): Part['kind'] => {
  const own = spans.filter(({ start, end }) => start >= tail.start && end <= tail.end)
  const said = text.slice(tail.start, tail.end).replace(/^[\s,，、،;؛:–—-]+/u, '')
  const isLong = said.trim().split(/\s+/).length > LONGEST_VALIDITY
  if (isLong || own.some(({ kind }) => kind !== 'date' && kind !== 'deadline')) return null
  return own[0]?.kind ?? (UNTIL.test(said) ? 'deadline' : null)
}

/** In words. */
const LONGEST_VALIDITY = 6
