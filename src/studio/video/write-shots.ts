import { sentenceCase } from '../copywriter/headlines/sentence-case.ts'
import { EVENT_KINDS, statesOffer, readEvent } from '../copywriter/placing/read-stated.ts'
import type { Fact, FactKind } from '../copywriter/facts/fact.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Brief } from '../model/brief.ts'
import type { Piece } from '../model/pieces.ts'
import { divideShots } from './divide-shots.ts'
import { createEnd, createUsualEnd, endWithLast, findUsual, isInvitation, leaveToEnd } from './end-shot.ts'
import { fillShots, SIGNATURE } from './fill-shots.ts'
import { joinShots } from './join-shots.ts'
import { createShot, toHero, toMinor, type Shot } from './shot.ts'
import { createTableShots } from './table-shot.ts'
import type { PostBlock } from '../copywriter/facts/post-block.ts'
import { splitHeadline } from '../layouts/text/split-headline.ts'

/** What else decides about the shots of a film: texts that a person removed or added, and whether a picture or an object shows the subject. */
export interface ShotWishes {
  hidden: ReadonlySet<string>
  added: readonly string[]
  hasSubject: boolean
}

const NO_WISHES: ShotWishes = { hidden: new Set(), added: [], hasSubject: false }

/**
 * Writes the shots of a film: the hook, the subject, what the request states in its order, and the end. Each text of the copy is in a shot,
 * also one for which the still has no space. A film that says little has four shots all the same.
 */
export function writeShots(brief: Brief, copy: Copy, wishes: Partial<ShotWishes> = {}): Shot[] {
  const { hasSubject, ...edits } = { ...NO_WISHES, ...wishes }
  return joinShots(fillShots(writeStatements(brief, copy, edits), { brief, copy, hasSubject }))
}

/** What a film says, statement by statement: its shots, and its end. */
export function writeStatements(
  brief: Brief,
  copy: Copy,
  { hidden, added }: Pick<ShotWishes, 'hidden' | 'added'> = NO_WISHES,
): Shot[] {
  const { pieces = [] } = copy
  const stated = placeSubline(copy, brief.prompt)
  const events = listEvents(copy, stated)
  const { lead, rest } = hidden.has(copy.headline) ? { lead: copy.headline, rest: null } : divideHeadline(copy)
  const dates = rest?.kind === 'event' ? rest.lines.map(({ text }) => ({ kind: 'date' as const, text })) : []
  // The date of the headline stands with the place behind it.
  const isJoined = dates.length > 0 && events.length > 0
  const whenAndWhere = isJoined ? [...dates, ...events] : events
  const label = readLabel(copy, brief.prompt)
  const listed = listMiddle(copy, stated, whenAndWhere)
    .filter((shot) => !isNameAlone(shot, brief.brand.name))
    .map((shot) => (label && shot.lines[0]?.text === label.of ? putAbove(label.text, shot) : shot))
  const more = added.map((text) => createShot('point', [toHero(text)]))
  const hook = createHook({ ...copy, headline: lead }, brief)
  const parts = rest && !isJoined ? [rest] : []
  const subject = stated || label ? [] : createSubject(copy, brief, listed.length + more.length + parts.length)
  const end = createEnd(copy, brief, [...events, ...dates], subject)
  const usual = createUsualEnd(copy, brief.brand, subject)
  const isStated = pieces.some(({ slot }) => slot === 'subline')
  const told = isStated ? sortByPlace([...subject, ...listed], copy) : [...subject, ...listed]
  const between = leaveToEnd([...parts, ...told, ...more], end, copy)
  const shown = endWithLast([hook, ...between, end], usual).map((shot) => ({
    ...shot,
    lines: shot.lines.filter(({ text }) => !hidden.has(text)),
  }))
  return divideShots(
    shown.filter(({ lines, kind }) => lines.length > 0 || kind === 'end'),
    copy,
  )
}

/** A subline that is the label of the text behind it: "Fact: climbing is all in the legs". */
function readLabel({ subline, pieces = [] }: Copy, prompt: string): { text: string; of: string } | null {
  const at = pieces.findIndex(({ slot, text }) => slot === 'subline' && text === subline)
  const [piece, next] = [pieces[at], pieces[at + 1]]
  const isLabel =
    piece?.source.field === 'prompt' && /[:：]\s?$/u.test(prompt.slice(piece.source.start, piece.source.end + 1))
  return at >= 0 && piece && next?.slot === 'benefit' && isLabel ? { text: piece.text, of: next.text } : null
}

const putAbove = (label: string, shot: Shot): Shot => ({ ...shot, lines: [toMinor(label, 'eyebrow'), ...shot.lines] })

/** A shot that says nothing but the brand's name: the end shows its mark. */
const isNameAlone = ({ kind, lines, number }: Shot, name: string): boolean =>
  kind === 'point' && number === null && lines.every(({ text }) => text.toLowerCase() === name.toLowerCase())

/** The shots of a film that shows a picture alone: the picture, and the end. */
export const writeImageShots = (brief: Brief, copy: Copy): Shot[] => [
  createShot('subject', []),
  createEnd(copy, brief, copy.details, []),
]

/** A subline that names who said the quotation in the headline. */
const isSignature = (text: string | null): text is string => text !== null && SIGNATURE.test(text)
/** A subline that says nothing without the headline: who said it, or an emoji. */
const isBesideHeadline = (text: string | null): text is string =>
  text !== null && (SIGNATURE.test(text) || !/[\p{L}\p{N}]/u.test(text))

function createHook({ eyebrow, headline, subline }: Copy, { prompt }: Brief): Shot {
  const beside = isBesideHeadline(subline) ? [toMinor(subline, 'subline')] : []
  const text = isSignature(subline) ? quoteAsTyped(headline, prompt) : headline
  return createShot('hook', [...(eyebrow ? [toMinor(eyebrow, 'eyebrow')] : []), toHero(text), ...beside])
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
  if (isBesideHeadline(subline) || isInvitation(copy)) return []
  if (subline) return [createShot('subject', [toHero(subline, 'subline')])]
  if (points > 1) return []
  const isFree = (text: string | null | undefined): text is string =>
    Boolean(text) && !headline.toLowerCase().includes((text ?? '').toLowerCase())
  const text = [product?.name, findUsual(copy, brand)].find(isFree)
  return text ? [createShot('subject', [toHero(text, 'subline')])] : []
}

/** When and where, in the order of the request. */
function listEvents({ details }: Copy, told: ToldSubline | null): Fact[] {
  const events = details.filter(({ kind }) => EVENT_KINDS.includes(kind))
  return told?.event ? events.toSpliced(told.place, 0, { kind: told.event, text: told.text }) : events
}

/** What stands between hook and end, in the order of the request. `stated` is what the subline states. */
function listMiddle(copy: Copy, stated: ToldSubline | null, events: readonly Fact[]): Shot[] {
  const { details, benefits, pieces = [], block, language } = copy
  const facts = details.filter(({ kind }) => !EVENT_KINDS.includes(kind)).map(({ text }) => text)
  const isOffer = (fact: string) =>
    pieces.some((piece) => piece.text === fact && (statesOffer(piece) || endsWithPrice(piece)))
  const told = [...facts, ...benefits]
  const [offers, others] = [told.filter(isOffer), told.filter((fact) => !isOffer(fact))]
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
    ...createBlockShots(block, language),
    ...(stated && !stated.event ? [createShot('offer', [toHero(stated.text, 'price')])] : []),
    ...createOfferShots(copy),
    ...offers.map((text) => createShot('offer', [toHero(text, 'price')])),
    ...createEventShots(events),
    ...[...others, ...captioned].map((text) => createShot('point', [toHero(text, 'benefit')])),
  ]
  return sortByPlace(shots, copy)
}

/** "Wreaths from £18": a scene shows the figure large below its name. */
const endsWithPrice = ({ emphasis, text }: Piece): boolean =>
  emphasis.some(({ kind, end }) => kind === 'price' && end === text.length)

/** Shots in the order in which the request states them. */
function sortByPlace(shots: readonly Shot[], { block, pieces = [] }: Copy): Shot[] {
  const rows = block?.kind === 'menu' ? block.rows.map(({ text }) => text) : []
  const findPlace = ({ lines }: Shot) => {
    const places = lines.map(({ text }) =>
      // The rows of a table are parts of their pieces.
      pieces.findIndex((piece) =>
        rows.includes(text) ? piece.slot === 'block' : piece.text.toLowerCase() === text.toLowerCase(),
      ),
    )
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

/** The shots of a table, or one for each entry of a list, each side of a comparison, or a figure. */
function createBlockShots(block: PostBlock | null, language: string): Shot[] {
  switch (block?.kind) {
    case 'steps':
      return block.steps.map((text, index) => createShot('point', [toHero(text)], index + 1))
    case 'menu':
      return createTableShots(block.rows, language)
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
