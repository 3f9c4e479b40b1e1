import { findLeadStart, isWholeRest, WITHIN, type LiftedClause, type Lifting, type Part } from './lift-facts.ts'
import { isUndivided } from './undivided.ts'
import { CLOSED } from '../closed.ts'
import { findVenueWords, isDay, isVenue, LONGEST_NAME, matchJoints } from './find-when.ts'
import type { Span } from './span.ts'

const LEAST_LETTERS = 8

/** Who waits for somebody says so with the day. */
const WAITS =
  /(?<!\p{L})(?:attend(?:ons|ent|s)?|rendez-vous|esper(?:amos|o)|aspett(?:iamo|o)|vediamo|vemos|espera(?:mos)?|encontra(?:mos)?|zapraszamy|czekamy|widzimy się|ждем|ждём|чекаємо|bekliyoruz|buluşuyoruz)$/iu

const HOUR =
  /\p{Nd}[hH:.](?:\p{Nd}\p{Nd})?(?!\p{Nd})|\p{Nd} ?(?:h|uhr|godz|ч|시|点|點|時)|(?:ore|alle|às|a las|godz\.?|saat|lúc) \p{Nd}/iu

/**
 * Divides the clause that leads a request into a name and when it is, also where a venue stands behind it or where other days are named
 * later: "atelier couronnes samedi 6 décembre de 14h à 17h à la boutique". Null if the clause is no such name.
 */
export function liftWhen(text: string, clause: LiftedClause, spans: readonly Span[], lifting: Lifting): Part[] | null {
  const { words, keepsClauses, lead } = lifting
  const before = findVenueWords(words)
  if (
    keepsClauses ||
    before === undefined ||
    !(clause.start === lead || isTitled(text, lead, clause.start)) ||
    isUndivided(text, clause)
  )
    return null
  // "Fermé du 24 déc. au 2 janv., réouverture le 3 à 9 h"
  const first = spans.find(isDay)
  // "for beginners" before the day is part of the name.
  const isBound = ({ isClosed, kind, end }: Span) =>
    isClosed === true || (BOUND.has(kind) && !(kind === 'condition' && end <= (first?.start ?? 0)))
  if (CLOSED.test(text.slice(0, clause.end)) || spans.some(isBound)) return null
  const last = spans.findLast(isDay)
  if (!first || !last || !/\p{Nd}/u.test(text.slice(first.start, last.end))) return null
  // "libro a 10 € el sábado": the price is that of this day.
  if (
    spans.some(({ kind, start }) => kind === 'price' || (start > first.start && start < last.start && !isDay({ kind })))
  )
    return null
  const between = spans
    .filter(({ start, end }) => start >= first.start && end <= last.end)
    .reduce(({ left, at }, { start, end }) => ({ left: left + text.slice(at, start), at: end }), {
      left: '',
      at: first.start,
    }).left
  if (between.replace(matchJoints(lifting.words), ' ').search(/[\p{L}\p{N}]/u) >= 0) return null
  const tail = text.slice(last.end, clause.end)
  if (WITHIN.test(text.slice(findLeadStart(text, clause.start, first.start, lifting, false), last.end).trim()))
    return null
  const front = findLeadStart(text, clause.start, first.start, lifting, false)
  return text.slice(clause.start, front).trim() !== ''
    ? liftBehind(text, clause, { spans, start: front, tail, before }, lifting)
    : liftBefore(text, clause, { spans, end: last.end }, lifting)
}

/** "Studio Kruk: walk-in day sobota 24 stycznia": the name behind the label that leads a request. */
const isTitled = (text: string, lead: number, start: number): boolean =>
  lead < start && start - lead <= LONGEST_NAME && /^[^.!?:：]{2,70}[:：]\s*$/u.test(text.slice(lead, start))

/** "taller de velas sábado 13 a las 17h en la tienda" */
function liftBehind(
  text: string,
  clause: LiftedClause,
  { spans, start, tail, before }: { spans: readonly Span[]; start: number; tail: string; before: string },
  lifting: Lifting,
): Part[] | null {
  const title = { start: clause.start, end: start }
  const said = text.slice(title.start, title.end).replace(/^\s+|(?<![\s,:;–—-])[\s,:;–—-]+$/gu, '')
  const when = text.slice(start, clause.end)
  const isFree = spans.some(({ isPartial, end }) => isPartial === true && end <= start)
  if ((isFree && !HOUR.test(when)) || said.length > LONGEST_NAME || /[,;:]/u.test(said) || WAITS.test(said)) return null
  if ((said.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS && !/\p{Lo}/u.test(said)) return null
  if (!isVenue(tail, before, lifting.words) || !isWholeRest(text, title, spans, lifting)) return null
  return [
    { ...title, kind: null },
    { start, end: clause.end, kind: 'date' },
  ]
}

/** What Korean says of a day, and no name of what takes place: "12월 25일 휴무". */
const SAID_OF_DAY =
  /(?:다|요|죠|까|니다|세요|휴무|휴업|휴진|휴관|오픈|마감|시작|종료|개강|영업|진행|접수|예정|한정|할인)[.!~\s]*$/u

/** "12월 21일(일) 오후 3시 플라워 리스 클래스" */
function liftBefore(
  text: string,
  clause: LiftedClause,
  { spans, end }: { spans: readonly Span[]; end: number },
  lifting: Lifting,
): Part[] | null {
  const rest = text.slice(end, clause.end)
  if (lifting.words.tag !== 'ko' || !/^\s\p{L}/u.test(rest) || SAID_OF_DAY.test(rest)) return null
  const title = { start: end, end: clause.end }
  if (spans.some((span) => span.start >= end) || !isWholeRest(text, title, spans, lifting)) return null
  return [
    { start: clause.start, end, kind: 'date' },
    { ...title, kind: null },
  ]
}

/** Facts that stay with what they belong to. */
const BOUND: ReadonlySet<Span['kind']> = new Set(['condition', 'action', 'contact', 'deadline', 'discount', 'bundle'])
