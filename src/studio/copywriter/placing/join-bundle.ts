import { writePieceText } from '../request-reading/write-piece-text.ts'
import { LONGEST_OFFER } from '../request-reading/lift-offer.ts'
import type { TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

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
export function joinBundle(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
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
