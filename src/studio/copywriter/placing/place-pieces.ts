import { isVague } from '../headlines/vague.ts'
import { joinLists, joinQuestion } from './join-lists.ts'
import { joinSpeaker, setQuotationMarks } from './join-speaker.ts'
import { leadWithFact, placeFacts } from './place-facts.ts'
import { placeLists } from './place-lists.ts'
import { placeLead, placeMessages } from './place-messages.ts'
import { openPlan, type TypedRequest } from './plan.ts'
import type { PostBlock } from '../facts/post-block.ts'
import type { Piece, PieceChoice, PlacedPiece } from '../../model/pieces.ts'
import { writePieceText, capitalize } from '../request-reading/write-piece-text.ts'
import { LONGEST_OFFER } from '../request-reading/lift-offer.ts'
import { statesHour } from './read-stated.ts'
import { findPatterns } from '../facts/languages.ts'
import { trimMarks } from '../facts/trim-marks.ts'
import { findDanglingWords } from '../../type/breaking/glue.ts'
import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { PlacementPlan } from './plan.ts'

/** The pieces of a request in their places, and the block that lists of it form. */
export interface Placement {
  pieces: PlacedPiece[]
  block: PostBlock | null
  /** What the headline says where it continues the figure of a block. */
  headline: string | null
}

/**
 * Gives every piece a slot by its importance. What has no slot stands whole in the caption, and is `dropped`. The result depends on the
 * request alone: not on the seed, the size, or the layout.
 */
export function placePieces(
  pieces: readonly Piece[],
  request: TypedRequest,
  { choices, language }: { choices?: readonly PieceChoice[] | undefined; language: string },
): Placement {
  const isChosen = choices?.some(({ id }) => pieces.some((piece) => piece.entry && piece.id === id)) === true
  const spoken = isChosen ? pieces : joinSpeaker(pieces, request, language)
  const asked = joinQuestion(spoken, request, language)
  const joined = isChosen
    ? spoken
    : joinEventPrice(joinBundle(joinLists(asked, request, language), request, language), request, language)
  const set = joined.map((piece) => setQuotationMarks(piece, language))
  const plan = openPlan(set, choices)
  placeQuotations(plan)
  const block = placeLists(plan, request, language)
  const figure = block ? null : (placeComparison(plan, request, language) ?? placeStatistic(plan, language))
  const mayLead = figure === null
  placeLead(plan, request, { isVague, mayLead, language })
  if (mayLead) leadWithFact(plan, language)
  if (block) putDateAboveList(plan)
  placeMessages(plan, request)
  placeFacts(plan)
  return { pieces: plan.finish(), block: block ?? figure?.block ?? null, headline: figure?.headline ?? null }
}

/** "New schedule from 5 January: Mon …": since when a table holds stands with its title. */
function putDateAboveList(plan: ReturnType<typeof openPlan>) {
  const title = plan.pieces.findIndex((piece) => plan.isIn(piece, 'headline'))
  const [date, first] = title < 0 ? [] : plan.pieces.slice(title + 1)
  if (date?.kind === 'date' && first?.entry) plan.put(date, 'subline')
}

/** Quotations first: the first is the headline, the second the line below it, the third the call to action. */
function placeQuotations(plan: ReturnType<typeof openPlan>) {
  const quotations = plan.listOpen().filter(({ kind }) => kind === 'quotation')
  for (const piece of quotations)
    if (!plan.put(piece, 'headline') && !plan.put(piece, 'subline') && !plan.put(piece, 'cta'))
      plan.put(piece, 'benefit')
  if (quotations.length === 0) return
  const author = plan.listOpen().find(({ kind }) => kind === 'person' || kind === 'signature')
  if (author) plan.put(author, 'subline')
}

/** What a bundle is made of. When and where something is, and what has a price of its own, is no part of it. */
const PARTS: ReadonlySet<Piece['kind']> = new Set(['message', 'feature', 'quantity', 'audience', 'free'])
const LEAST_PARTS = 2
const OWN: ReadonlySet<Piece['kind']> = new Set(['price', 'date', 'place', 'contact'])
/** "1 h" says how long, and not when. */
const DURATION = /^\p{Nd}{1,2}(?:[.,]\p{Nd})?\s?\p{L}{1,3}$/u

/**
 * Joins what is in a bundle with its price, as they were typed: "10 kids, 1 hr bowling, pizza + squash, £149" behind a title is one offer.
 * Parts of it alone would say something else.
 */
function joinBundle(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  for (const [at, price] of pieces.entries()) {
    if (!isPrice(price)) continue
    let first = at
    while (first > 1 && isPart(pieces[first - 1], pieces[first], request)) first -= 1
    const [start, title] = [pieces[first], pieces[first - 1]]
    if (at - first < LEAST_PARTS || !start || title?.source.field !== price.source.field) continue
    const typed = request[price.source.field] ?? ''
    const extent = { start: start.source.start, end: price.source.end }
    const { text } = writePieceText(typed, extent, language)
    const length = price.text.replace(/(?<![.!\s])[.!\s]+$/u, '').length
    const end = text.replace(/(?<![.!\s])[.!\s]+$/u, '').length
    if (!/[:：]\s*$/u.test(typed.slice(title.source.start, extent.start)) || text.length > LONGEST_OFFER) continue
    const source = { field: price.source.field, ...extent }
    const id = `${source.field}:${source.start}-${source.end}`
    const bundle: Piece = { id, kind: 'price', text, source, emphasis: [{ kind: 'price', start: end - length, end }] }
    return [...pieces.slice(0, first), bundle, ...pieces.slice(at + 1)]
  }
  return [...pieces]
}

/** An amount with nothing beside it. */
const isPrice = ({ text, kind, emphasis, entry }: Piece): boolean =>
  !entry &&
  /\p{Nd}/u.test(text) &&
  (kind === 'price'
    ? !/\p{L}{5}/u.test(text)
    : emphasis.length === 1 &&
      emphasis[0]?.kind === 'price' &&
      !/[\p{L}\p{N}]/u.test(text.slice(0, emphasis[0].start) + text.slice(emphasis[0].end)))

/** Whether a piece with a comma behind it is a part of what has the price. */
function isPart(piece: Piece | undefined, next: Piece | undefined, request: TypedRequest): boolean {
  if (!piece || !next || piece.entry || !PARTS.has(piece.kind) || piece.source.field !== next.source.field) return false
  const isOwn = ({ kind, start, end }: Piece['emphasis'][number]) =>
    OWN.has(kind) && !DURATION.test(piece.text.slice(start, end))
  if (piece.emphasis.some(isOwn)) return false
  const typed = (request[piece.source.field] ?? '').slice(piece.source.start, next.source.start)
  return /[,，、،]\s*$/u.test(typed) && !/[.!?。\n]\s/u.test(typed)
}

/**
 * Joins a price with what it buys, as it was typed, where something else leads an event: "Family portraits, Sunday 10am. 20 min session + 10
 * images £95". Such a price is a row, and alone it would say nothing.
 */
function joinEventPrice(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
  if (!pieces.some(statesHour)) return [...pieces]
  const lead = pieces.find(({ kind }) => kind === 'message')
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const typed = request[piece.source.field] ?? ''
    const isBeside =
      piece.kind === 'price' &&
      before?.kind === 'message' &&
      before !== lead &&
      !before.entry &&
      before.source.field === piece.source.field &&
      typed.slice(before.source.end, piece.source.start).trim() === '' &&
      !/[,;:.!?、，。！？：；–—-]\s*$/u.test(typed.slice(before.source.start, piece.source.start))
    if (!isBeside) {
      joined.push(piece)
      continue
    }
    const source = { ...before.source, end: piece.source.end }
    const { text } = writePieceText(typed, source, language)
    const start = Math.max(0, text.length - piece.text.length)
    joined[joined.length - 1] = {
      id: `${source.field}:${source.start}-${source.end}`,
      kind: 'message',
      text,
      source,
      emphasis: [...before.emphasis, { kind: 'price', start, end: text.length }],
    }
  }
  return joined
}

/** A block whose words are those of clauses, and the headline that continues it. */
interface FigureBlock {
  block: PostBlock
  headline: string | null
}

/** "Before: three hours of paperwork. After: ten minutes." Null if the request has other words as well. */
function placeComparison(plan: PlacementPlan, { prompt }: TypedRequest, language: string): FigureBlock | null {
  const block = readComparison(prompt, findPatterns(language), language)
  const open = plan.listOpen()
  if (block === null || open.length === 0) return null
  const words = new Set(block.sides.flatMap(({ label, text }) => listWords(`${label} ${text}`)))
  if (open.some(({ text, source }) => source.field !== 'prompt' || listWords(text).some((word) => !words.has(word))))
    return null
  for (const piece of open) plan.put(piece, 'block')
  return { block, headline: null }
}

type Comparison = Extract<PostBlock, { kind: 'comparison' }>

/** A side with more words is a sentence. */
const MOST_WORDS = 8

function readComparison(text: string, { before, after }: LanguagePatterns, language: string): Comparison | null {
  const [start, middle] = [before.exec(text), after.exec(text)]
  if (!start || !middle || middle.index < start.index) return null
  const toSide = (match: RegExpExecArray, end: number) => ({
    label: capitalize(trimMarks(match[0].trim()), language),
    text: capitalize(trimMarks(text.slice(match.index + match[0].length, end).trim()), language),
  })
  const sides = [toSide(start, middle.index), toSide(middle, text.length)] as const
  const isShort = sides.every(({ text: said }) => said !== '' && said.split(' ').length <= MOST_WORDS)
  return isShort ? { kind: 'comparison', sides } : null
}

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** "9 out of 10 dry hands feel softer": the figure is shown large, and the headline continues it. Null if the rest would not stand alone. */
function placeStatistic(plan: PlacementPlan, language: string): FigureBlock | null {
  const messages = plan.listOpen().filter(({ kind }) => kind === 'message')
  const [piece] = messages.slice(-1)
  if (!piece || messages.length > 2 || !plan.isFree('headline')) return null
  const [whole = '', figure = ''] = piece.text.match(findPatterns(language).statistic) ?? []
  const rest = piece.text.slice(figure.length).trim()
  const isWhole = piece.text.startsWith(figure) && rest.split(' ').length > 1
  const [first = ''] = rest.split(' ')
  if (whole === '' || figure === '' || !isWhole || findDanglingWords(language).test(first)) return null
  plan.put(piece, 'block')
  return { block: { kind: 'statistic', figure: figure.trim() }, headline: capitalize(rest, language) }
}
