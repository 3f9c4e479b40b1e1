import { findBanned } from '../copywriter/banned.ts'
import { isInLanguage } from '../copywriter/requests/language.ts'
import { callsReader } from '../copywriter/call-to-action.ts'
import { findContacts } from '../copywriter/request-reading/find-contacts.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Fact } from '../copywriter/facts/fact.ts'
import type { Brief } from '../model/brief.ts'
import type { Piece } from '../model/pieces.ts'
import { createShot, toHero, toMinor, type Shot } from './shot.ts'

/** In UTF-16 code units. */
const LONGEST_CALL = 60
/** The most addresses that an end shows. */
const MOST_WAYS = 2
/** The most that a call says besides its address, in UTF-16 code units. */
const MOST_BESIDES = 36

/** So many alternatives leave out others that are as fit. */
const FULL = 3

/** What a brand says of itself, if the writer found it fit for the design, or had too many lines to name it. */
export function findUsual(
  { alternatives, language }: Copy,
  { name, description, dont }: Brief['brand'],
): string | null {
  if (!description || name.toLowerCase().includes(description.toLowerCase())) return null
  if (alternatives.includes(description)) return description
  const isFit = alternatives.length >= FULL && description.length <= LONGEST_CALL && isInLanguage(description, language)
  return isFit && !findBanned(description, dont) ? description : null
}

/** A subline that says what to do: the film ends with it, unless it has a call of its own. */
export const isInvitation = (copy: Copy): boolean =>
  copy.cta === null && copy.subline !== null && findCall(copy) === copy.subline

/** The call of the copy, or else the last clause of the request that says what to do: "DM us to book". Null without one. */
function findCall(copy: Copy): string | null {
  const { subline, details, benefits, pieces = [], language } = copy
  if (copy.cta !== null) return copy.cta
  const contacts = details.filter(({ kind }) => kind === 'contact').map(({ text }) => text)
  const isCall = (text: string) => {
    const facts = pieces.find((piece) => piece.text === text)?.emphasis ?? []
    const isShort = text.length <= LONGEST_CALL && facts.every(({ kind }) => kind === 'contact')
    return isShort && (isCallWithAddress(text, language) || callsReader(text, language))
  }
  return [...(subline === null ? [] : [subline]), ...benefits, ...contacts].filter(isCall).at(-1) ?? null
}

/** A short text that says what to do at an address: "Order at crust.com", "Call 0113 496 0000". */
function isCallWithAddress(text: string, language: string): boolean {
  const [contact] = findContacts(text, language)
  const besides = contact ? text.length - (contact.end - contact.start) : 0
  return besides > 0 && besides <= MOST_BESIDES
}

/**
 * The end: what to do in words, and where. Without a call, it repeats when and where, or says what the brand says of itself. The brand mark
 * is added when it is composed.
 */
export function createEnd(copy: Copy, { brand }: Brief, events: readonly Fact[], told: readonly Shot[]): Shot {
  const { details, badge, subline, headline, benefits, language, price, pieces = [] } = copy
  const cta = findCall(copy)
  const said = [headline, subline, badge, price, ...details.map(({ text }) => text), ...benefits].filter(
    (text) => text !== null,
  )
  const contacts = [
    ...details.filter(({ kind }) => kind === 'contact').map(({ text }) => text),
    ...said.flatMap((text) => findContacts(text, language).map(({ start, end }) => text.slice(start, end))),
    ...pieces.flatMap((piece) => (piece.slot === 'caption' ? [] : listContacts(piece))),
    ...pieces.filter(({ kind, slot }) => kind === 'contact' && slot === 'caption').map(({ text }) => text),
  ]
  const places = events.filter(({ kind }) => kind === 'place').map(({ text }) => text)
  const dated = events.find(({ kind }) => kind === 'date' || kind === 'deadline')?.text
  const when = dated ?? (contacts.length > 0 ? null : badge)
  const dates = cta || !when ? [] : [when]
  const all = [...new Set([...contacts, ...dates, ...places])].filter((text) => !cta?.includes(text))
  const ways = all.filter((text) => !all.some((other) => other !== text && other.includes(text)))
  const shown = ways.slice(0, MOST_WAYS)
  if (cta) return createShot('end', [toHero(cta, 'cta'), ...shown.map((text) => toMinor(text, 'detail'))])
  const [first, ...others] = shown
  if (first) return createShot('end', [toHero(first, 'detail'), ...others.map((text) => toMinor(text, 'detail'))])
  return createUsualEnd(copy, brand, told)
}

const listContacts = ({ text, emphasis }: Piece): string[] =>
  emphasis.filter(({ kind }) => kind === 'contact').map(({ start, end }) => text.slice(start, end))

/** The end that says what the brand says of itself, unless a shot before it does. */
export function createUsualEnd(copy: Copy, brand: Brief['brand'], told: readonly Shot[]): Shot {
  const usual = findUsual(copy, brand)
  const isNew = usual && !told.some(({ lines }) => lines.some(({ text }) => text === usual))
  return createShot('end', isNew ? [toHero(usual, 'subline')] : [])
}

/** The shots without those that say nothing but what the end says: its call, an address or a hashtag. */
export function leaveToEnd(shots: readonly Shot[], end: Shot, { language }: Pick<Copy, 'language'>): Shot[] {
  const isAddress = (text: string) =>
    findContacts(text, language).some((contact) => contact.end - contact.start === text.length)
  const ends = new Set(end.lines.filter(({ text, role }) => role === 'cta' || isAddress(text)).map(({ text }) => text))
  return shots.filter(({ lines, number }) => number !== null || !lines.every(({ text }) => ends.has(text)))
}

/** A film of so many shots keeps its last one. */
const FEW = 3

/**
 * The last shot before the end becomes the end if the end only repeats a part of it: nothing is said twice in a row. `usual` is an end that
 * repeats nothing. A film of three shots or fewer keeps both.
 */
export function endWithLast(shots: readonly Shot[], usual: Shot): Shot[] {
  const [last, end] = shots.slice(-2)
  if (!last || !end || last.kind === 'hook' || last.number !== null) return [...shots]
  const [said, ...besides] = last.lines
  const [first, ...others] = end.lines
  if (!said || besides.length > 0 || first?.role !== 'detail' || !said.text.includes(first.text)) return [...shots]
  // A film this short ends with its mark, and with what the brand says of itself.
  if (shots.length <= FEW) return said.text === first.text ? [...shots.slice(0, -1), usual] : [...shots]
  if (said.text.length - first.text.length > MOST_BESIDES) return [...shots]
  const besidesIt = others.filter(({ text }) => !said.text.includes(text))
  return [...shots.slice(0, -2), createShot('end', [toHero(said.text, 'cta'), ...besidesIt])]
}
