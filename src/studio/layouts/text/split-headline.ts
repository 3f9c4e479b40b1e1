import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import { CLOSED } from '../../copywriter/closed.ts'
import type { Piece } from '../../model/pieces.ts'

/** Shorter headlines have one size. In UTF-16 code units. */
const LEAST_LENGTH = 30
const LEAST_LEAD = 9
const LEAST_REST = 8
/** The share of the headline that leads. */
const MOST_LEAD = 0.74

/** A headline in two parts: what leads, and what follows in a smaller size. */
export interface SplitHeadline {
  lead: string
  rest: string
}

/** The facts that may follow in a smaller size. */
const FOLLOWING: readonly FactKind[] = ['date', 'deadline', 'price', 'quantity', 'condition', 'contact']
/** An offer at the start of a headline leads, however short the headline is. */
const DEALS: readonly FactKind[] = ['discount', 'bundle']
/** A fact at the start that leads: "3 months free". */
const LEADING: readonly FactKind[] = ['free', 'discount', 'bundle', 'quantity']

/**
 * Splits a long headline where a pause or a fact begins: "Pottery course for beginners:" leads, "Saturday, 16 January, 2–5 pm" follows.
 * Returns null for short ones, for quotations, and where no place is good. Both parts are whole words, in the order of the headline.
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
  const places = [
    ...listPauses(headline).filter(
      (at) => /:\s+$/u.test(headline.slice(0, at)) || !piece.emphasis.some(({ start, end }) => at > start && at < end),
    ),
    ...piece.emphasis.flatMap((fact) => findFactStart(headline, fact, dangling)),
  ]
  return divide(
    headline,
    places.filter((at) => {
      const lead = headline.slice(0, at)
      return isLead(lead) && !dangling.test(readLastWord(lead)) && at <= headline.length * MOST_LEAD
    }),
  )
}

/** A headline that starts with a number: "5" leads, "receipts you can throw away" follows. Null if it does not. */
export function splitNumber({ headline, pieces = [] }: Pick<Copy, 'headline' | 'pieces'>): SplitHeadline | null {
  const piece = pieces.find(({ slot }) => slot === 'headline')
  const isWhole =
    piece?.kind === 'quotation' || piece?.emphasis.some(({ start, kind }) => start === 0 && LEADING.includes(kind))
  const number = isWhole ? null : /^\p{Nd}{1,3}[%+]? (?=\p{L})/u.exec(headline)
  return number && headline.length - number[0].length >= LEAST_REST ? divide(headline, [number[0].length]) : null
}

/** Divides a headline at the first of these places that is between two words. */
function divide(headline: string, places: readonly number[]): SplitHeadline | null {
  const able = places.filter((place) => headline.length - place >= LEAST_REST && /\s/u.test(headline.charAt(place - 1)))
  const at = Math.min(...able)
  return Number.isFinite(at) ? { lead: headline.slice(0, at).trim(), rest: headline.slice(at).trim() } : null
}

/** A lead is a few words, or one word before a colon. */
const isLead = (text: string) =>
  text.trim().length >= LEAST_LEAD && (/\S\s+\S/u.test(text.trim()) || /:\s*$/u.test(text))

/** A pause: behind a colon, a comma, a dash or the end of a sentence, or before a parenthesis. */
const listPauses = (text: string): number[] => [
  ...[...text.matchAll(/(?:[,:;!?]|(?<=\p{L}{4})\.) +(?=\S)| [–—-] +/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  ),
  ...[...text.matchAll(/(?<! ) +\(/gu)].map(({ index }) => index + 1),
]

/** The last word of a text; empty if a mark stands behind it. */
const readLastWord = (text: string): string => /(?<![\p{L}\p{M}'’])[\p{L}\p{M}'’]+$/u.exec(text.trimEnd())?.[0] ?? ''

/** Where a fact begins with the short words that belong to it: "on Thursday", "vom 24. Dezember". None where it should not follow. */
function findFactStart(text: string, { kind, start, end }: Piece['emphasis'][number], dangling: RegExp): number[] {
  if (start === 0) return LEADING.includes(kind) ? [end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0)] : []
  if (!FOLLOWING.includes(kind)) return []
  // A number of things is what its sentence is about, unless more than a few words lead to it: "We raised 300 meals".
  if (kind === 'quantity' && text.slice(0, start).trim().split(/\s+/).length < 3) return []
  // "Studio closed from 24 December": "closed" belongs to what leads.
  const fact = text.slice(start, end)
  const closed = CLOSED.exec(fact)
  let at = start + (closed?.index === 0 ? (/^\S+\s*/u.exec(fact)?.[0].length ?? 0) : 0)
  for (
    let word = readLastWord(text.slice(0, at));
    word !== '' && dangling.test(word);
    word = readLastWord(text.slice(0, at))
  )
    at = text.slice(0, at).trimEnd().length - word.length
  return [at]
}
