import { CLOSED } from '../closed.ts'
import { findReadingWords } from '../languages/reading/find-reading-words.ts'
import { isFee, isPriceRow, readEvent, saysWhen, statesOffer } from './read-stated.ts'
import { matchLimit } from '../request-reading/word-pattern.ts'
import { findLabel } from './join-lists.ts'
import type { Piece } from '../../model/pieces.ts'
import {
  isAbout,
  isAside,
  isCondition,
  isGreeting,
  isHerald,
  isInviting,
  isPriceOf,
  isReason,
  isSecondary,
} from './greetings.ts'
import { isNeeded, type PlacementPlan, type TypedRequest } from './plan.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** The longest texts that a slot can hold, in letters of scripts with spaces between words. A Han or Kana letter counts as two. */
const LONGEST = { eyebrow: 34, headline: 130, subline: 190, row: 80, answer: 120, list: 170 } as const

/**
 * Chooses the clause that leads a request as its headline, and a label or a greeting above it. Neither is chosen where a fact or a block leads.
 */
export function placeLead(
  plan: PlacementPlan,
  request: TypedRequest,
  { isVague, mayLead, language }: { isVague: (text: string) => boolean; mayLead: boolean; language: string },
): void {
  const { isBare, isLimit } = readLeads(plan, language)
  const messages = plan.listOpen().filter(({ kind }) => kind === 'message')
  const isBlock = plan.listOpen().length < plan.pieces.length
  // A list that begins the request has no title: what stands behind it is no subject.
  const isUntitled = isBlock && plan.pieces[0] !== undefined && !plan.listOpen().includes(plan.pieces[0])
  const able = messages.filter(
    (piece) =>
      !(isUntitled && !isGreeting(piece) && !SPEAKS_OF_US.test(piece.text)) &&
      !isAside(piece, language) &&
      !(isAbout(piece) && piece === plan.pieces[0] && plan.pieces.length > 1) &&
      !isHerald(piece, plan) &&
      !(isBlock && INCLUDED.test(piece.text) && !headsList(piece, plan, request)),
  )
  const lead =
    mayLead && plan.isFree('headline') && !isPriceOf(plan.pieces)
      ? (findNotice(plan, isBare) ??
        chooseLead(
          able.filter((piece) => !isBare(piece.text) && !isLimit(piece) && !(isContact(piece) && hasOffer(plan))),
          messages,
          request,
          isVague,
        ) ??
        (hasOffer(plan) || (isBlock && able.length === 0)
          ? null
          : (chooseLead(messages, messages, request, isVague) ?? chooseNotice(plan, messages))))
      : null
  if (lead) plan.put(lead, 'headline')
  const above = messages.find(
    (piece) =>
      piece !== lead &&
      fits(piece, 'eyebrow') &&
      (isLabel(piece, messages, request) ||
        isGreeting(piece) ||
        isHerald(piece, plan) ||
        isAbout(piece) ||
        isVague(piece.text) ||
        isBare(piece.text) ||
        isBesideQuotation(piece, plan, request)),
  )
  if (above && (!lead || plan.pieces.indexOf(above) < plan.pieces.indexOf(lead))) plan.put(above, 'eyebrow')
}

/**
 * Places the clauses behind the headline: the next one below it, if no row stands before it, and further short ones as rows. A clause that is
 * too long for its slot stands in the caption.
 */
export function placeMessages(plan: PlacementPlan, request: TypedRequest): void {
  const left = plan.listOpen().filter(({ kind }) => kind === 'message' || kind === 'feature')
  for (const piece of left) {
    const isBound = CONTINUING.test(piece.text) && isLost(plan, before(plan, piece))
    if (isBound || (isTableLabel(piece, plan) && putAboveTable(piece, plan))) continue
    if (isLeadIn(piece, plan, request)) {
      const isSingle = plan.pieces.filter(({ kind }) => kind === 'quotation').length === 1
      if (isSingle && fits(piece, 'eyebrow')) plan.put(piece, 'eyebrow')
      continue
    }
    const isLine =
      fits(piece, 'subline') &&
      !isListLine(piece) &&
      !isFragment(piece, plan) &&
      !isBehindList(piece, plan, request) &&
      !isFee(piece, plan.pieces)
    const isRow =
      fits(piece, isListLine(piece) ? 'list' : isContact(piece) ? 'answer' : 'row') &&
      (isNeeded(piece) || plan.countRowsLeft() > countNeeded(plan, piece))
    if (isLine && !(isRow && isBehindRow(piece, plan)) && plan.put(piece, 'subline')) continue
    // Behind a further clause, it is one as well: layouts may show facts before further clauses.
    const isBehind = plan.pieces.slice(0, plan.pieces.indexOf(piece)).some((other) => plan.isIn(other, 'benefit'))
    const row = !isBehind && readEvent(piece, before(plan, piece), request.prompt) ? 'detail' : 'benefit'
    if (isRow && !plan.put(piece, row) && isLine) plan.put(piece, 'subline')
  }
}

/** "We come to your door": a list without a title is what somebody offers who says so. */
const SPEAKS_OF_US =
  /^(?:we(?! (?:only|don|do not|are closed|close))|our|wir(?! (?:haben zu|nehmen kein))|unser[en]?|wij|we|onze|vi|vår[at]?|vores|våre|me|meidän) (?:\S+ ){1,}\S+$/iu

/** "What’s included: breakfast, parking, Wi-Fi": the label of a list is its title. */
function headsList(piece: Piece, { pieces }: PlacementPlan, request: TypedRequest): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]
  return next?.entry !== undefined && findLabel(pieces, next, request) === piece
}

const OFFERS: ReadonlySet<string> = new Set(['discount', 'bundle', 'free', 'price'])
const DEALS: ReadonlySet<string> = new Set(['discount', 'bundle', 'free'])
/** Facts that may be the headline where all clauses only limit them. */
const hasOffer = (plan: PlacementPlan): boolean => plan.listOpen().some(({ kind }) => OFFERS.has(kind))
/** Whether an offer is a piece, or stands in one. */
const offersSomething = (plan: PlacementPlan): boolean =>
  hasOffer(plan) || plan.listOpen().some(({ emphasis }) => emphasis.some(({ kind }) => OFFERS.has(kind)))

/** "Appointments: 0171 2345678" */
const isContact = ({ emphasis }: Piece) => emphasis.some(({ kind }) => kind === 'contact')

const compiled = new Map<string, RegExp>()

/** What leads no design: words that only announce ("Reminder"), and limits of what is offered. */
function readLeads({ pieces }: PlacementPlan, language: string) {
  const words = findReadingWords(language)
  const bare =
    compiled.get(words.tag) ?? compilePattern(`^(?:${words.bare})[\\s\\p{P}\\p{Extended_Pictographic}]*$`, 'iu')
  compiled.set(words.tag, bare)
  const limit = matchLimit(words)
  const isBare = (text: string) => bare.test(text)
  // "Flash sale: 48 hours only" is what a request is about, "not valid on Sundays" is not.
  const isLimit = (piece: Piece) => {
    const at = piece.text.length <= LONGEST.row ? limit.exec(piece.text)?.index : undefined
    // "40 instead of 60 on Tuesday only", "2 for 1 on all massages, Mon-Thurs only": an offer with its limit.
    if (isInviting(piece.text) || piece.emphasis.some(({ kind, end }) => DEALS.has(kind) && end <= (at ?? 0)))
      return false
    return at !== undefined && (piece !== pieces[0] || (at === 0 && !isCondition(piece.text)))
  }
  return { isBare, isLimit }
}

const countNeeded = (plan: PlacementPlan, piece: Piece): number =>
  plan.listOpen().filter((open) => open !== piece && isNeeded(open) && fits(open, isContact(open) ? 'answer' : 'row'))
    .length

/** The clause that leads: not a greeting, not a label, and short enough for a headline. */
function chooseLead(
  candidates: readonly Piece[],
  messages: readonly Piece[],
  request: TypedRequest,
  isVague: (text: string) => boolean,
): Piece | null {
  // "10–6" names nothing.
  const able = candidates.filter(
    (piece) => fits(piece, 'headline') && /\p{L}{2}|\p{Lo}/u.test(piece.text) && !isVague(piece.text),
  )
  const leads = able.filter((piece) => !isGreeting(piece) && !isLabel(piece, messages, request))
  return leads.find((piece) => !isSecondary(piece.text) && !isIncluded(piece)) ?? leads[0] ?? null
}

/** What a price includes is said beside it: "Certificate for your insurance included". */
const INCLUDED =
  /(?<![\p{L}\p{M}])(?:included|inklusive|inkl\.?|inbegriffen|enthalten|compris(?:e|es)?|inclus(?:e|es|i|o|a)?|incluid[oa]s?|incluíd[oa]s?|compres[oaie]|inbegrepen|inclusief|wliczon\p{L}{1,3}|w cenie|dahil(?:dir)?|включ[её]н\p{L}{0,2}|включено|входит в стоимость)[.!\s]*$|(?:込み|込|含む|付き|包含|已含|포함|مشمول|شامل|כלול|शामिल|รวมแล้ว)[.!。！\s]*$/iu

/** "Giovedì giro pizza 15 €, bibita inclusa" is what a price is for. */
const isIncluded = ({ text, emphasis }: Piece): boolean =>
  INCLUDED.test(text) && !emphasis.some(({ kind }) => kind === 'date')

/** A request that begins with what is closed, or with what does not take place on a date, is about that. */
function findNotice(plan: PlacementPlan, isBare: (text: string) => boolean): Piece | null {
  const first = plan.pieces.find(
    (piece) => !isHerald(piece, plan) && !isGreeting(piece) && !isReason(piece) && !isBare(piece.text),
  )
  if (!first || first.entry || !plan.listOpen().includes(first) || !fits(first, 'headline')) return null
  const isCalledOff = isSecondary(first.text) && first.emphasis.some(({ kind }) => kind === 'date')
  if (CLOSED.test(first.text) || (isCalledOff && first.kind === 'message' && !offersSomething(plan))) return first
  // "Caro amico, da noi il tagliando costa 99 €": a sentence, and no price beside something else.
  const isSaid = first.kind === 'price' && (first.text.match(/\p{L}{4}/gu)?.length ?? 0) > 2
  const previous = before(plan, first)
  return isSaid && previous && isGreeting(previous) ? first : null
}

/** Without such a clause: that something is closed, otherwise the first clause of all. */
function chooseNotice(plan: PlacementPlan, messages: readonly Piece[]): Piece | null {
  const notice = plan.listOpen().find((piece) => !messages.includes(piece) && CLOSED.test(piece.text))
  return notice ?? messages.find((piece) => fits(piece, 'headline')) ?? null
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

function fits({ text }: Piece, slot: keyof typeof LONGEST): boolean {
  return text.length + (text.match(WIDE)?.length ?? 0) <= LONGEST[slot]
}

/**
 * "Webinar: Close your books in a day": the words before the colon, if a clause follows. Before a time or a place, as in
 * "Free webinar on pensions: Wed 14 Oct, 18:00 CET. 40 minutes", they are the subject.
 */
function isLabel(piece: Piece, messages: readonly Piece[], request: TypedRequest): boolean {
  const { source, text } = piece
  if (source.field !== 'prompt' || text.split(' ').length > 4 || !fits(piece, 'eyebrow')) return false
  const next = messages[messages.indexOf(piece) + 1]
  const typed = request.prompt.slice(source.start, next?.source.start ?? source.end)
  const gap = request.prompt.slice(source.end, next?.source.start ?? source.end)
  if (next?.source.field !== 'prompt' || saysWhen(next)) return false
  return /^[^:：]*[:：]\s*$/u.test(typed) && !/[\p{L}\p{N}]/u.test(gap)
}

/** Words that only lead to a quotation: "Invite people to our bakery’s “Cardamom night”". */
function isLeadIn(piece: Piece, { pieces }: PlacementPlan, request: TypedRequest): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]
  if (next?.kind !== 'quotation' || next.source.field !== piece.source.field) return false
  const gap = (request[piece.source.field] ?? '').slice(piece.source.start, next.source.start)
  return !endsSentence(gap)
}

/** Whether a quotation stands right behind a piece. Words to us between both say what the quotation is. */
function isBesideQuotation({ source }: Piece, { pieces }: PlacementPlan, request: TypedRequest): boolean {
  const next = pieces.find((other) => other.source.field === source.field && other.source.start >= source.end)
  const gap = (request[source.field] ?? '').slice(source.end, next?.source.start)
  return next?.kind === 'quotation' && !/[\p{L}\p{N}]/u.test(gap)
}

/** Whether a text ends with a mark that closes a sentence or opens a quotation, or with a line break. */
export function endsSentence(text: string): boolean {
  const end = text.slice(Math.max(0, text.trimEnd().length - 1))
  return /^[.!?:…–—-]/u.test(end) || end.includes('\n')
}

/** One or two words behind a fact, such as the town of an address, are a row like the fact. */
function isFragment(piece: Piece, plan: PlacementPlan): boolean {
  const previous = before(plan, piece)
  const isBehindFact = previous !== undefined && !['message', 'quotation', 'list_item'].includes(previous.kind)
  return isBehindFact && piece.text.split(/\s+/).length <= 2 && (piece.text.match(WIDE)?.length ?? 0) < 6
}

/** What stands behind a list with a label is no line between the two. */
function isBehindList(piece: Piece, plan: PlacementPlan, request: TypedRequest): boolean {
  const rows = plan.pieces.slice(0, plan.pieces.indexOf(piece))
  if (rows.some(isListLine)) return plan.countRowsLeft() > 0
  const first = rows.find(({ entry }) => entry)
  return first !== undefined && plan.countRowsLeft() > 0 && findLabel(plan.pieces, first, request) !== undefined
}

/** Facts that have a row. Prices, and offers with a figure, stand directly below the headline. */
const ROWS: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>([
  'date',
  'deadline',
  'place',
  'contact',
  'quantity',
  'audience',
  'person',
  'free',
])
const ROW_SLOTS = ['detail', 'benefit', 'block'] as const
/** A second line would stand before a row that was typed before it: "Saturday 9 May. Bring a friend". An offer may, as a price does. */
const isBehindRow = (piece: Piece, plan: PlacementPlan): boolean => {
  if (statesOffer(piece)) return false
  const [open, before] = [new Set(plan.listOpen()), plan.pieces.slice(0, plan.pieces.indexOf(piece))]
  const isRow = (other: Piece) => ROW_SLOTS.some((slot) => plan.isIn(other, slot))
  const becomesRow = (other: Piece) => ROWS.has(other.kind) || isPriceRow(other, plan.pieces)
  return before.some((other) => (open.has(other) ? becomesRow(other) : isRow(other)))
}

/** "We can't take: car seats, mattresses, videos": a list is one of the rows, like others of the request. */
const isListLine = ({ text }: Piece) => /^[^:：]{2,40}[:：].*[,，、،;؛].*[,，、،;؛]/u.test(text)

/** "Tickets" right before the rows of a table stands right above them. */
const isTableLabel = (piece: Piece, plan: PlacementPlan): boolean => {
  const next = plan.pieces[plan.pieces.indexOf(piece) + 1]
  return next?.entry !== undefined && plan.isIn(next, 'block') && piece.text.split(/\s+/u).length <= 2
}

/** The date before such a label stands in the second line, so that the label is the row behind it. */
function putAboveTable(piece: Piece, plan: PlacementPlan): boolean {
  const previous = before(plan, piece)
  const isDate = previous?.kind === 'date' && !isPlaced(plan, previous)
  return isDate && plan.put(previous, 'subline') ? plan.put(piece, 'detail') : plan.put(piece, 'subline')
}

const CONTINUING = /^(?:and|but|so|also|und|aber|also|et|mais|donc|y|pero|e|ma|mas|en|maar|i|ale|ve|ama)(?=[\s,])/iu

const before = (plan: PlacementPlan, piece: Piece) => plan.pieces[plan.pieces.indexOf(piece) - 1]

const isLost = (plan: PlacementPlan, piece: Piece | undefined) =>
  piece === undefined || (piece.kind === 'message' && !isPlaced(plan, piece))

const isPlaced = (plan: PlacementPlan, piece: Piece | undefined) =>
  piece !== undefined && !plan.listOpen().includes(piece)
