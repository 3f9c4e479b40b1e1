import { writePieceText } from '../request-reading/write-piece-text.ts'
import { statesHour } from './read-stated.ts'
import type { TypedRequest } from './plan.ts'
import type { Piece } from '../../model/pieces.ts'

/**
 * Joins a price with what it buys, as it was typed, where something else leads an event: "Family portraits, Sunday 10am. 20 min session + 10
 * images £95". Such a price is a row, and alone it would say nothing.
 */
export function joinEventPrice(pieces: readonly Piece[], request: TypedRequest, language: string): Piece[] {
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
      !/[,;:.!?–—-]\s*$/u.test(typed.slice(before.source.start, piece.source.start))
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
