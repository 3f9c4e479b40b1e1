import { findFormer, splitCode, splitOffer } from './split-offer.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { Fact } from '../../copywriter/facts/fact.ts'

/**
 * Whether a price is what an event or a course costs: it says of no former price and no discount. The event is the hero then, and its price
 * one of its facts. A price for a unit of what has a day is such a fee: "£28 a day".
 */
export function isEntryFee(copy: Copy, role: 'price' | 'badge' | 'subline'): boolean {
  const piece = copy.pieces?.find(({ slot }) => slot === role)
  const text = copy[role] ?? ''
  if (!piece || [piece, ...piece.emphasis].some(({ kind }) => DEALS.includes(kind))) return false
  if (findFormer(text) !== null || splitCode(text) !== null) return false
  if (isEvent(copy)) return true
  const days = listSaid(copy).filter(({ kind }) => kind === 'date')
  const isBare = splitOffer(text)?.[0]?.kind === 'figure' && !/[%٪]/u.test(text)
  return isBare && (days.some((day) => HOURS.test(day.text)) || (days.length > 0 && PER_UNIT.test(text)))
}
const DEALS: readonly string[] = ['discount', 'bundle']

/** Whether the price of a copy is the list price of one unit: "£28 an hour". It is no larger than the name of what it buys. */
export function isUnitPrice(copy: Copy): boolean {
  const piece = copy.pieces?.find(({ slot }) => slot === 'price')
  const isDeal = !piece || [piece, ...piece.emphasis].some(({ kind }) => DEALS.includes(kind))
  return !isDeal && PER_UNIT.test(piece.text) && findFormer(piece.text) === null && splitCode(piece.text) === null
}

/** Whether the headline of a copy is an event with what it costs, or a service with the price of one unit: "Sourdough workshop £65". */
export function isFeeInHeadline(copy: Pick<Copy, 'headline' | 'details' | 'pieces'>): boolean {
  const headline = copy.pieces?.find(({ slot }) => slot === 'headline')
  if (!headline || [headline, ...headline.emphasis].some(({ kind }) => DEALS.includes(kind))) return false
  const isDay = listSaid(copy).some(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text))
  return (
    (isDay || isEvent(copy) || PER_UNIT.test(copy.headline)) &&
    findFormer(copy.headline) === null &&
    splitCode(copy.headline) === null
  )
}

/** Whether a request names a day with a place or an hour, on its own or inside of a clause. */
export function isEvent(copy: Pick<Copy, 'details' | 'pieces'>): boolean {
  const said = listSaid(copy)
  const days = said.filter(({ kind }) => kind === 'date')
  return days.length > 0 && (days.some(({ text }) => HOUR.test(text)) || said.some(({ kind }) => kind === 'place'))
}

/** The facts of a request, on their own or inside of a clause. */
const listSaid = ({ details, pieces = [] }: Pick<Copy, 'details' | 'pieces'>): Fact[] => [
  ...details,
  ...pieces.flatMap(({ text, emphasis }) =>
    emphasis.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end) })),
  ),
]
const HOUR = /\p{Nd}[:.]\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?(?:h|am|pm|uhr|時)|\bore \p{Nd}/iu
/** Hours without their unit: "Sundays 10–11", "ogni mercoledì alle 17". Of "16–20 February", they are days. */
const HOURS =
  /\p{L}{2}\.? \p{Nd}{1,2}[–-]\p{Nd}{1,2}(?![\p{Nd}.]| ?\p{L})|(?<!\p{L})(?:at|um|à|a las|alle|às|om|kl\.|o godz\.) \p{Nd}{1,2}(?!\p{Nd})/iu
/** What a price is for, behind it: "£28 a day", "12 € a lezione", "8 € pro Stunde". */
const PER_UNIT =
  /\p{Nd}(?: ?\p{L}{0,2}\p{Sc}| ?(?:zł|kr|TL|EUR|CHF))? ?(?:\/|(?:an?|per|each|pro|je|par|por|al?|la|le|el|il|za|od|om|per)(?!\p{L}))/iu
