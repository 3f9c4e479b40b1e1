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
  const days = listSaid(copy).filter((fact) => fact.kind === 'date' && !OPEN_HOURS.test(fact.text))
  const isBare = splitOffer(text)?.[0]?.kind === 'figure' && !/[%٪]/u.test(text)
  return isBare && (days.some((day) => HOURS.test(day.text)) || (days.length > 0 && PER_UNIT.test(text)))
}
const DEALS: readonly string[] = ['discount', 'bundle']

/**
 * Whether the price of a copy is a list price: that of one unit, or the least one of a service: "£28 an hour", "from £38,000". What it buys
 * leads then, and where the price itself is what is new, the figure does.
 */
export function isListPrice(copy: Copy): boolean {
  const piece = copy.pieces?.find(({ slot }) => slot === 'price')
  const isDeal = !piece || [piece, ...piece.emphasis].some(({ kind }) => DEALS.includes(kind))
  const isListed = piece !== undefined && (PER_UNIT.test(piece.text) || FROM.test(piece.text))
  return !isDeal && isListed && findFormer(piece.text) === null && splitCode(piece.text) === null
}
/** What says that a price is the least one. */
const FROM =
  /^(?:prices? |preise? |prix |precios? |prezzi |preços? )?(?:from|starting (?:at|from)|ab|schon ab|dès|à partir de|desde|a partir de|da|a partire da|vanaf|od|från|fra) [^\p{L}]*\p{Nd}|\p{Nd} ?\p{L}{0,3}\p{Sc}?円?(?:から|より|에서|부터)/iu

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

/** Whether a request names a day with a place or an hour, on its own or inside of a clause. When a shop is open is no event. */
export function isEvent(copy: Pick<Copy, 'details' | 'pieces'>): boolean {
  const said = listSaid(copy)
  const days = said.filter(({ kind, text }) => kind === 'date' && !OPEN_HOURS.test(text))
  return days.length > 0 && (days.some(({ text }) => HOUR.test(text)) || said.some(({ kind }) => kind === 'place'))
}

/** The facts of a request, on their own or inside of a clause. */
const listSaid = ({ details, pieces = [] }: Pick<Copy, 'details' | 'pieces'>): Fact[] => [
  ...details,
  ...pieces.flatMap(({ text, emphasis }) =>
    emphasis.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end) })),
  ),
]
/** Hours of every day, or of a range of weekdays: "täglich 8–18 Uhr", "her gün 08.00–14.00", "Mo–Fr 8–17 Uhr". */
const OPEN_HOURS =
  /(?:(?<!\p{L})(?:daily|every day|täglich|tous les jours|chaque jour|todos los días|todos os dias|tutti i giorni|ogni giorno|dagelijks|elke dag|codziennie|her gün)|(?<!\p{L})\p{L}{2,10}\.? ?[–-] ?\p{L}{2,10}\.?)[,:]? (?:from |von |de |dalle |das |van |od )?\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})? ?(?:h|am|pm|uhr)? ?(?:[–-]|to|bis|à|a|alle|às|tot|do) ?\p{Nd}/iu
const HOUR = /\p{Nd}[:.]\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?(?:h|am|pm|uhr|時)|\bore \p{Nd}/iu
/** Hours without their unit: "Sundays 10–11", "ogni mercoledì alle 17". Of "16–20 February", they are days. */
const HOURS =
  /\p{L}{2}\.? \p{Nd}{1,2}[–-]\p{Nd}{1,2}(?![\p{Nd}.]| ?\p{L})|(?<!\p{L})(?:at|um|à|a las|alle|às|om|kl\.|o godz\.) \p{Nd}{1,2}(?!\p{Nd})/iu
/** What a price is for, behind it: "£28 a day", "12 € a lezione", "8 € pro Stunde". */
const PER_UNIT =
  /\p{Nd}(?: ?\p{L}{0,2}\p{Sc}| ?(?:zł|kr|TL|EUR|CHF))? ?(?:\/|(?:an?|per|each|pro|je|par|por|al?|la|le|el|il|za|od|om|per)(?!\p{L}))/iu
