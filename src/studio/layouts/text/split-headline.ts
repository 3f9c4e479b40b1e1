import { splitRole } from './split-role.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import { findDanglingWords, isGlued } from '../../type/breaking/glue.ts'
import { needsNoun } from './split-figure.ts'
import { includeEarlierDays } from './whole-date.ts'
import { CLOSED } from '../../copywriter/closed.ts'
import type { Piece } from '../../model/pieces.ts'

/** Shorter headlines have one size. In UTF-16 code units. */
const LEAST_LENGTH = 30
const LEAST_LEAD = 9
const LEAST_REST = 8
/** The share of the headline that leads. */
const MOST_LEAD = 0.74

/** A headline in two parts: what leads, and what follows in a smaller size. A comma, colon or dash between them is not drawn. */
export interface SplitHeadline {
  lead: string
  rest: string
}

/** The facts that may follow in a smaller size. */
const FOLLOWING: readonly FactKind[] = ['date', 'deadline', 'price', 'quantity', 'condition', 'contact']
const DATES: readonly FactKind[] = ['date', 'deadline']
/** How much something is, which is no part of a day. */
const COUNTED: readonly FactKind[] = ['quantity', 'price', 'discount']
/** An offer at the start of a headline leads, however short the headline is. */
const DEALS: readonly FactKind[] = ['discount', 'bundle']
/** A fact at the start that leads: "3 months free". */
const LEADING: readonly FactKind[] = ['free', 'discount', 'bundle', 'quantity']

/**
 * Splits a long headline where both parts are whole by their meaning: at the end of a sentence, behind a colon or a dash, or where a fact
 * begins that can stand alone: "Pottery course for beginners" leads, "Saturday, 16 January, 2–5 pm" follows. Returns null for short ones,
 * for quotations, and where no place is good: such a headline has one size. Both parts are whole words, in the order of the headline.
 */
export function splitHeadline({
  headline,
  language,
  pieces = [],
}: Pick<Copy, 'headline' | 'language' | 'pieces'>): SplitHeadline | null {
  const dangling = findDanglingWords(language)
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  const deal = piece?.emphasis.find(({ kind, start }) => start === 0 && DEALS.includes(kind))
  if (piece && deal && headline.length - deal.end >= LEAST_REST)
    return divide(headline, findFactStart(headline, deal, dangling))
  if (headline.length < LEAST_LENGTH || !piece || piece.kind === 'quotation' || /\n/.test(headline)) return null
  // The job leads, and not the words that look for somebody.
  if (splitRole({ headline, pieces })) return null
  const inside = (at: number) => piece.emphasis.some(({ start, end }) => at > start && at < end)
  const written = headline.split(' ')
  // "3 for 2" is one figure.
  const isTorn = (at: number) => isGlued(written, headline.slice(0, at).trimEnd().split(' ').length, language)
  const isGood = (at: number) =>
    !isTorn(at) &&
    isLead(headline.slice(0, at), dangling) &&
    at <= headline.length * MOST_LEAD &&
    headline.length - at >= LEAST_REST
  const ends = listSentenceEnds(headline).filter((at) => !inside(at) || /:\s+$/u.test(headline.slice(0, at)))
  // "From this year's harvest, one litre for 18": the day belongs to what stands before the pause.
  const isPaused = ({ kind, end }: Piece['emphasis'][number]) =>
    DATES.includes(kind) &&
    /^[,،]\s/u.test(headline.slice(end)) &&
    piece.emphasis.some((other) => other.start > end && COUNTED.includes(other.kind))
  const facts = piece.emphasis.flatMap((fact) => (isPaused(fact) ? [] : findFactStart(headline, fact, dangling)))
  const strong = ends.filter(isGood)
  return divide(headline, strong.length > 0 ? strong : facts.filter(isGood))
}

/** A headline that starts with a number: "5" leads, "receipts you can throw away" follows. Null if it does not. */
export function splitNumber({
  headline,
  language,
  pieces = [],
}: Pick<Copy, 'headline' | 'language' | 'pieces'>): SplitHeadline | null {
  const piece = pieces.find(({ slot }) => slot === 'headline')
  const isWhole =
    piece?.kind === 'quotation' ||
    piece?.emphasis.some(({ start }) => start === 0) ||
    isGlued(headline.split(' '), 1, language)
  const number = isWhole ? null : /^\p{Nd}{1,3}[%+]? (?=\p{L})/u.exec(headline)
  // "2 boules achetées = 1 offerte": of two numbers, the first one is no hero.
  const isOnly = !/\p{Nd}/u.test(headline.slice(number?.[0].length ?? 0))
  return number && isOnly && headline.length - number[0].length >= LEAST_REST
    ? divide(headline, [number[0].length])
    : null
}

/** Divides a headline at the first of these places that is between two words. */
function divide(headline: string, places: readonly number[]): SplitHeadline | null {
  const able = places.filter((place) => headline.length - place >= LEAST_REST && /\s/u.test(headline.charAt(place - 1)))
  const at = Math.min(...able)
  return Number.isFinite(at) ? { lead: dropPause(headline.slice(0, at)), rest: dropPause(headline.slice(at)) } : null
}

/** A part without the comma, colon or dash that joined it to the next one. */
const dropPause = (text: string) =>
  text
    .trim()
    .replace(/(?:[,:;،؛、：]|(?<=\s)[–—-])$/u, '')
    .trimEnd()

/** A lead is a few words, or one word before a colon, and its last word asks for nothing behind it. */
const isLead = (text: string, dangling: RegExp) => {
  const last = readLastWord(text)
  return (
    text.trim().length >= LEAST_LEAD &&
    (/\S\s+\S/u.test(text.trim()) || /:\s*$/u.test(text)) &&
    !(last !== '' && (dangling.test(last) || OPEN_ENDED.test(last)))
  )
}

/** Whether the last word of a text asks for another one behind it: an article, a preposition, "is", "nur". */
export function isOpenEnded(text: string, language: string): boolean {
  const last = readLastWord(text)
  return last !== '' && (findDanglingWords(language).test(last) || OPEN_ENDED.test(last))
}

/** Verbs and adverbs that ask for more words, in the languages of the copywriter. */
const OPEN_ENDED =
  /^(?:is|are|was|were|be|will|can|has|have|get|gets|join|only|just|now|from|before|until|till|than|not|ist|sind|war|wird|werden|hat|haben|bist|seid|kann|können|nur|jetzt|bereits|ab|est|sont|sera|seront|seulement|dès|avant|es|son|está|están|solo|sólo|desde|antes|hasta|è|sono|sarà|solo|fino|é|são|está|estão|só|is|zijn|wordt|alleen|slechts|vanaf|jest|są|będzie|tylko|już|är|blir|bara|endast)$/iu

/** Where a sentence or its head ends: behind its mark, an emoji, a colon or a dash, or before a parenthesis at the end. */
const listSentenceEnds = (text: string): number[] => [
  ...[
    ...text.matchAll(
      /(?:[:;!?…]|(?<=\p{L}{4})\.|(?=\P{N})\p{Extended_Pictographic}\uFE0F?) +(?=[^\s\p{Extended_Pictographic}])| [–—-] +/gu,
    ),
  ].map(({ index, 0: mark }) => index + mark.length),
  ...[...text.matchAll(/(?<! ) +\((?=[^()]*\)[.!?]?$)/gu)].map(({ index }) => index + 1),
]

/** The last word of a text; empty if a mark stands behind it. */
const readLastWord = (text: string): string => /(?<![\p{L}\p{M}'’])[\p{L}\p{M}'’]+$/u.exec(text.trimEnd())?.[0] ?? ''

/** Where a fact begins with the short words that belong to it: "on Thursday", "vom 24. Dezember". None where it should not follow. */
function findFactStart(text: string, fact: Piece['emphasis'][number], dangling: RegExp): number[] {
  const { kind, end } = fact
  const start = DATES.includes(kind) ? includeEarlierDays(text, fact.start) : fact.start
  if (start === 0)
    return LEADING.includes(kind) && !needsNoun(kind, text.slice(end), dangling)
      ? [end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0)]
      : []
  if (!FOLLOWING.includes(kind)) return []
  // "Studio closed from 24 December": "closed" belongs to what leads.
  const said = text.slice(start, end)
  const closed = CLOSED.exec(said)
  let at = start + (closed?.index === 0 ? (/^\S+\s*/u.exec(said)?.[0].length ?? 0) : 0)
  const first = at
  for (
    let word = readLastWord(text.slice(0, at));
    word !== '' && (dangling.test(word) || LEADS_TO_FACT.test(word));
    word = readLastWord(text.slice(0, at))
  )
    at = text.slice(0, at).trimEnd().length - word.length
  // A verb parts no sentence: "Unsere Praxis | ist vom 23.12. bis 3.1. geschlossen".
  if (
    text
      .slice(at, first)
      .split(/\s+/u)
      .some((word) => VERBS.test(word))
  )
    return []
  const pause = findPause(text.slice(0, at))
  if (pause !== null) return [pause]
  // A price or a number in the middle of a clause is what its verb asks for: "We raised 300 meals", "Thanks to you for 5 years".
  const lead = text.slice(at, first).trim().split(' ')[0] ?? ''
  if (NEEDS_PAUSE.includes(kind) && !(kind === 'price' && LEADS_TO_FACT.test(lead))) return []
  const follows = text.slice(end).trimStart()
  const next = /^[\p{L}\p{M}'’]+/u.exec(follows)?.[0] ?? ''
  // Words behind the fact that belong to the verb before it: "vom 23.12. bis 3.1. geschlossen".
  const isInside = next !== '' && /^\s/u.test(text.slice(end)) && !dangling.test(next) && !STARTS_TAIL.test(next)
  return isInside ? [] : [at]
}

/** Forms of "to be" that begin what a sentence says of its subject. */
export const VERBS =
  /^(?:is|are|was|were|be|will|ist|sind|war|wird|werden|est|sont|sera|es|son|está|están|è|sono|é|são|estão|zijn|wordt|jest|są|är)$/iu

/** Behind a comma, or behind a comma and up to three words that belong to the fact: "whitening, normally £320". Null without one. */
function findPause(text: string): number | null {
  const comma = /[,;،؛、](?:\s+[^\s,;]+){0,3}\s*$/u.exec(text)
  return comma && comma.index + 1 + (/^\s*/u.exec(text.slice(comma.index + 1))?.[0].length ?? 0)
}

/** The facts that are often what a verb asks for. */
const NEEDS_PAUSE: readonly FactKind[] = ['price', 'quantity', 'condition', 'contact']
/** Words that belong to the fact behind them. */
export const LEADS_TO_FACT =
  /^(?:from|only|just|now|before|until|till|every|each|all|todos|todas|tous|toutes|tutti|tutte|alle|nur|jetzt|ab|bis|jeden|jede|seulement|dès|avant|chaque|solo|sólo|desde|hasta|cada|fino|ogni|só|até|alleen|vanaf|elke|tylko|od|do|bara|från|till|varje)$/iu
/** Words that begin what may follow a fact. */
const STARTS_TAIL =
  /^(?:with|mit|avec|con|com|met|z|ze|med|before|until|till|instead|statt|au|en|invece|em|zamiast|this|each|per|pro|par|por)$/iu
