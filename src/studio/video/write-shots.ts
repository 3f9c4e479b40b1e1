import { findContacts } from '../copywriter/request-reading/find-contacts.ts'
import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import { EVENT_KINDS, statesOffer, readEvent } from '../copywriter/placing/read-stated.ts'
import type { Fact, FactKind } from '../copywriter/facts/fact.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Brief } from '../model/brief.ts'
import { divideShots } from './divide-shots.ts'
import { joinShots } from './join-shots.ts'
import { createShot, toHero, toMinor, type Shot } from './shot.ts'
import type { PostBlock } from '../copywriter/facts/post-block.ts'
import { splitHeadline } from '../layouts/text/split-headline.ts'

/** The fewest shots of a film. */
const SHOTS_MIN = 3

/** What a person changed in the design of a film: texts that are not shown, and texts besides those of the copy. */
export interface ShotEdits {
  hidden: ReadonlySet<string>
  added: readonly string[]
}

const NO_EDITS: ShotEdits = { hidden: new Set(), added: [] }

/**
 * Writes the shots of a film: the hook, the subject, what the request states in its order, and the end. Each text of the copy is in a shot,
 * also one for which the still has no space.
 */
export function writeShots(brief: Brief, copy: Copy, { hidden, added }: ShotEdits = NO_EDITS): Shot[] {
  const told = placeSubline(copy, brief.prompt)
  const events = listEvents(copy, told)
  const { lead, rest } = hidden.has(copy.headline) ? { lead: copy.headline, rest: null } : divideHeadline(copy)
  const dates = rest?.kind === 'event' ? rest.lines.map(({ text }) => ({ kind: 'date' as const, text })) : []
  // The date of the headline stands with the place behind it.
  const isJoined = dates.length > 0 && events.length > 0
  const whenAndWhere = isJoined ? [...dates, ...events] : events
  const listed = listMiddle(copy, told, whenAndWhere).filter((shot) => !isNameAlone(shot, brief.brand.name))
  const middle = [...listed, ...added.map((text) => createShot('point', [toHero(text)]))]
  const hook = createHook({ ...copy, headline: lead }, brief)
  const parts = rest && !isJoined ? [rest] : []
  const subject = told ? [] : createSubject(copy, brief, middle.length + parts.length)
  const end = createEnd(copy, brief, [...events, ...dates], subject)
  const usual = createUsualEnd(copy, brief.brand, subject)
  const shown = endWithLast([hook, ...parts, ...subject, ...middle, end], usual).map((shot) => ({
    ...shot,
    lines: shot.lines.filter(({ text }) => !hidden.has(text)),
  }))
  const filled = divideShots(
    shown.filter(({ lines, kind }) => lines.length > 0 || kind === 'end'),
    copy,
  )
  return joinShots(filled.length < SHOTS_MIN ? splitHook(filled) : filled)
}

/** A shot that says nothing but the brand's name: the end shows its mark. */
const isNameAlone = ({ kind, lines, number }: Shot, name: string): boolean =>
  kind === 'point' && number === null && lines.every(({ text }) => text.toLowerCase() === name.toLowerCase())

/** The shots of a film that shows a picture alone: the picture, and the end. */
export const writeImageShots = (brief: Brief, copy: Copy): Shot[] => [
  createShot('subject', []),
  createEnd(copy, brief, copy.details, []),
]

/** A subline that names who said the quotation in the headline. */
const SIGNATURE = /^[—–―-]\s*/u
const isSignature = (text: string | null): text is string => text !== null && SIGNATURE.test(text)

function createHook({ eyebrow, headline, subline }: Copy, { prompt }: Brief): Shot {
  const signature = isSignature(subline) ? [toMinor(subline, 'subline')] : []
  const text = signature.length > 0 ? quoteAsTyped(headline, prompt) : headline
  return createShot('hook', [...(eyebrow ? [toMinor(eyebrow, 'eyebrow')] : []), toHero(text), ...signature])
}

const OPENING = '"“„«‹「『”‚‘'
const CLOSING = '"”“»›」』’'

/** A quotation with the marks that stand around it in the request. */
function quoteAsTyped(text: string, prompt: string): string {
  const at = prompt.toLowerCase().indexOf(text.toLowerCase())
  const [before, after] = [prompt.charAt(at - 1), prompt.charAt(at + text.length)]
  const isQuoted = at > 0 && after !== '' && OPENING.includes(before) && CLOSING.includes(after)
  return isQuoted ? `${before === '"' ? '“' : before}${text}${after === '"' ? '”' : after}` : text
}

/** The subject has a shot of its own where the copy says something of it, or where the film would say almost nothing. */
function createSubject(copy: Copy, { brand, product }: Brief, points: number): Shot[] {
  const { subline, headline } = copy
  if (isSignature(subline) || isInvitation(copy)) return []
  if (subline) return [createShot('subject', [toHero(subline, 'subline')])]
  if (points > 1) return []
  const isFree = (text: string | null | undefined): text is string =>
    Boolean(text) && !headline.toLowerCase().includes((text ?? '').toLowerCase())
  const text = [product?.name, findUsual(copy, brand)].find(isFree)
  return text ? [createShot('subject', [toHero(text, 'subline')])] : []
}

/** What a brand says of itself, if the writer found it fit for the design. */
const findUsual = ({ alternatives }: Copy, { description }: Brief['brand']): string | null =>
  description && alternatives.includes(description) ? description : null

/** The second line of the hook, or the subject without words, gets a shot of its own. */
function splitHook([hook, ...others]: readonly Shot[]): Shot[] {
  if (!hook) return []
  const [minor] = hook.lines.filter(({ size }) => size === 'minor')
  if (!minor) return [hook, createShot('subject', []), ...others]
  const rest = hook.lines.filter((line) => line !== minor)
  const alone = createShot('subject', [toHero(minor.text.replace(SIGNATURE, ''), 'subline')])
  const split = { ...hook, lines: rest }
  return hook.lines[0] === minor
    ? [{ ...alone, kind: 'hook' }, { ...split, kind: 'subject' }, ...others]
    : [split, alone, ...others]
}

/** When and where, in the order of the request. */
function listEvents({ details }: Copy, told: ToldSubline | null): Fact[] {
  const events = details.filter(({ kind }) => EVENT_KINDS.includes(kind))
  return told?.event ? events.toSpliced(told.place, 0, { kind: told.event, text: told.text }) : events
}

/** What stands between hook and end, in the order of the request. `told` is what the subline states. */
function listMiddle(copy: Copy, told: ToldSubline | null, events: readonly Fact[]): Shot[] {
  const { details, benefits, pieces = [], block, language } = copy
  const facts = details.filter(({ kind }) => !EVENT_KINDS.includes(kind)).map(({ text }) => text)
  const isOffer = (fact: string) => pieces.some((piece) => piece.text === fact && statesOffer(piece))
  const [offers, others] = [facts.filter(isOffer), facts.filter((fact) => !isOffer(fact))]
  const said = [
    copy.headline,
    copy.subline,
    copy.badge,
    copy.price,
    copy.eyebrow,
    copy.cta,
    ...benefits,
    ...details.map(({ text }) => text),
  ]
  // Where no piece but a quotation has a slot, the copy says the request in other words: those of another language, or of a model.
  const isReworded = pieces.every(({ slot, kind }) => slot === 'caption' || kind === 'quotation')
  const captioned = pieces
    .filter(({ slot, text }) => !isReworded && slot === 'caption' && !said.includes(text))
    .map(({ text }) => sentenceCase(text, language))
  const shots = [
    ...createBlockShots(block),
    ...(told && !told.event ? [createShot('offer', [toHero(told.text, 'price')])] : []),
    ...createOfferShots(copy),
    ...offers.map((text) => createShot('offer', [toHero(text, 'price')])),
    ...createEventShots(events),
    ...[...others, ...benefits, ...captioned].map((text) => createShot('point', [toHero(text, 'benefit')])),
  ]
  const findPlace = ({ lines }: Shot) => {
    const places = lines.map(({ text }) => pieces.findIndex((piece) => piece.text.toLowerCase() === text.toLowerCase()))
    const known = places.filter((index) => index >= 0)
    return known.length > 0 ? Math.min(...known) : pieces.length
  }
  return shots.toSorted((a, b) => findPlace(a) - findPlace(b))
}

/** The price with its conditions, or a badge that says something on its own. */
function createOfferShots({ price, badge, small_print }: Copy): Shot[] {
  const print = small_print ? [toMinor(small_print, 'small_print')] : []
  const mark = badge ? [toMinor(badge, 'badge')] : []
  if (price) return [createShot('offer', [toHero(price, 'price'), ...mark, ...print])]
  if (badge) return [createShot('offer', [toHero(badge, 'badge'), ...print])]
  return small_print ? [createShot('point', [toHero(small_print, 'small_print')])] : []
}

/** Date and place stand together; more facts of an event follow in pairs. */
function createEventShots(events: readonly Fact[]): Shot[] {
  const pairs = Array.from({ length: Math.ceil(events.length / 2) }, (_, at) => events.slice(at * 2, at * 2 + 2))
  return pairs.map((pair) =>
    createShot(
      'event',
      pair.map(({ text }, index) => (index === 0 ? toHero(text, 'detail') : toMinor(text, 'detail'))),
    ),
  )
}

/** A short subline with an address says what to do: the film ends with it, unless it has a call of its own. */
const isInvitation = ({ subline, cta, language }: Copy): boolean =>
  subline !== null && cta === null && subline.length <= LONGEST_CALL && findContacts(subline, language).length > 0
/** In UTF-16 code units. */
const LONGEST_CALL = 60

/** The most addresses that an end shows. */
const MOST_WAYS = 2

/**
 * The end: what to do in words, and where. Without a call, it repeats when and where, or says what the brand says of itself. The brand mark
 * is added when it is composed.
 */
function createEnd(copy: Copy, { brand }: Brief, events: readonly Fact[], told: readonly Shot[]): Shot {
  const { details, badge, subline, headline, benefits, language, price } = copy
  const cta = isInvitation(copy) ? subline : copy.cta
  const said = [headline, subline, badge, price, ...details.map(({ text }) => text), ...benefits].filter(
    (text) => text !== null,
  )
  const contacts = [
    ...details.filter(({ kind }) => kind === 'contact').map(({ text }) => text),
    ...said.flatMap((text) => findContacts(text, language).map(({ start, end }) => text.slice(start, end))),
  ]
  const places = events.filter(({ kind }) => kind === 'place').map(({ text }) => text)
  const dated = events.find(({ kind }) => kind === 'date' || kind === 'deadline')?.text
  const when = dated ?? (contacts.length > 0 ? null : badge)
  const dates = cta || !when ? [] : [when]
  const ways = [...new Set([...contacts, ...dates, ...places])].filter((text) => !cta?.includes(text))
  const shown = ways.slice(0, MOST_WAYS)
  if (cta) return createShot('end', [toHero(cta, 'cta'), ...shown.map((text) => toMinor(text, 'detail'))])
  const [first, ...others] = shown
  if (first) return createShot('end', [toHero(first, 'detail'), ...others.map((text) => toMinor(text, 'detail'))])
  return createUsualEnd(copy, brand, told)
}

/** The end that says what the brand says of itself, unless a shot before it does. */
function createUsualEnd(copy: Copy, brand: Brief['brand'], told: readonly Shot[]): Shot {
  const usual = findUsual(copy, brand)
  const isNew = usual && !told.some(({ lines }) => lines.some(({ text }) => text === usual))
  return createShot('end', isNew ? [toHero(usual, 'subline')] : [])
}

/**
 * The last shot before the end becomes the end if the end only repeats a part of it: nothing is said twice in a row. `usual` is an end that
 * repeats nothing.
 */
function endWithLast(shots: readonly Shot[], usual: Shot): Shot[] {
  const [last, end] = shots.slice(-2)
  if (!last || !end || last.kind === 'hook' || last.number !== null) return [...shots]
  const [said, ...besides] = last.lines
  const [first, ...others] = end.lines
  if (!said || besides.length > 0 || first?.role !== 'detail' || !said.text.includes(first.text)) return [...shots]
  // A film this short ends with its mark, and with what the brand says of itself.
  if (shots.length <= SHOTS_MIN) return said.text === first.text ? [...shots.slice(0, -1), usual] : [...shots]
  const besidesIt = others.filter(({ text }) => !said.text.includes(text))
  return [...shots.slice(0, -2), createShot('end', [toHero(said.text, 'cta'), ...besidesIt])]
}

/** One shot for each entry of a list, each side of a comparison, or a figure. */
function createBlockShots(block: PostBlock | null): Shot[] {
  switch (block?.kind) {
    case 'steps':
      return block.steps.map((text, index) => createShot('point', [toHero(text)], index + 1))
    case 'menu':
      return block.rows.map(({ text, price }) => createShot('point', [toHero(text), toMinor(price, 'price')]))
    case 'comparison':
      return block.sides.map(({ label, text }) => createShot('point', [toMinor(label, 'eyebrow'), toHero(text)]))
    case 'statistic':
      return [createShot('point', [toHero(block.figure, 'price')])]
    default:
      return []
  }
}

/** The facts that are shown in a scene of their own, as the part that they fill. */
const APART: readonly FactKind[] = [...EVENT_KINDS, 'price']
/** The share of a part that is such facts, at least. */
const MOST_OF_PART = 0.4

/**
 * Divides a headline that also says when, where, or for how much: a scene says one thing. Returns what leads, and the scene of the rest. A
 * headline that says something else behind its lead stays whole, and `rest` is null.
 */
function divideHeadline(copy: Pick<Copy, 'headline' | 'language' | 'pieces'>): {
  lead: string
  rest: Shot | null
} {
  const { headline, language, pieces = [] } = copy
  const split = splitHeadline(copy)
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  const from = split ? headline.lastIndexOf(split.rest) : -1
  const facts = (piece?.emphasis ?? []).filter(({ kind, end }) => end > from && APART.includes(kind))
  const covered = facts.reduce((sum, { start, end }) => sum + end - Math.max(start, from), 0)
  if (!split || covered < split.rest.length * MOST_OF_PART) return { lead: headline, rest: null }
  const text = sentenceCase(split.rest, language)
  const isOffer = facts[0]?.kind === 'price'
  return {
    lead: split.lead,
    rest: isOffer ? createShot('offer', [toHero(text, 'price')]) : createShot('event', [toHero(text, 'detail')]),
  }
}

/** A subline that states an event or an offer. `place` is its place among the facts of the event. */
interface ToldSubline {
  text: string
  /** What it states of an event; null for an offer. */
  event: FactKind | null
  place: number
}

/**
 * Reads what a subline states: an event or an offer. Null for a subline that says what something is.
 */
function placeSubline({ subline, details, pieces = [] }: Copy, prompt: string): ToldSubline | null {
  const at = pieces.findIndex(({ slot, text }) => slot === 'subline' && text === subline)
  const piece = pieces[at]
  if (!subline || !piece) return null
  const earlier = pieces.slice(0, at).map(({ text }) => text)
  const place = details.filter(({ kind, text }) => EVENT_KINDS.includes(kind) && earlier.includes(text)).length
  if (statesOffer(piece)) return { text: subline, event: null, place }
  const before = pieces[at - 1]
  const event = readEvent(piece, before?.slot === 'detail' ? before : undefined, prompt)
  return event && { text: subline, event, place }
}
