import { findQuotations, type QuotedSpan } from '../headlines/quotes.ts'
import { changePiece } from './change-piece.ts'
import type { Piece } from '../../model/pieces.ts'
import type { TypedRequest } from './plan.ts'

/**
 * Makes quotations of clauses with words between quotation marks: of several quotations each, and of a single one that has no words behind
 * it. Words between several quotations that only join them belong to none.
 */
export const splitQuotations = (pieces: readonly Piece[], request: TypedRequest): Piece[] =>
  pieces
    .flatMap((piece) => (piece.kind === 'message' || piece.kind === 'quotation' ? splitPiece(piece, request) : [piece]))
    .map((piece, index, all) => (isAuthor(piece, all[index - 1], request) ? { ...piece, kind: 'signature' } : piece))

/** The dash and the longest name with a role or a town. */
const MOST_WORDS = 9

/** Words behind a quotation and a dash name who said it. */
function isAuthor({ kind, source }: Piece, previous: Piece | undefined, request: TypedRequest): boolean {
  if (kind !== 'message' || previous?.kind !== 'quotation' || previous.source.field !== source.field) return false
  const typed = (request[source.field] ?? '').slice(previous.source.end - 1, source.end)
  return /^[”“"»’]?\s*[—–-]\s*\p{Lu}[^!?\n]{1,60}$/u.test(typed) && typed.split(' ').length <= MOST_WORDS
}

function splitPiece(piece: Piece, request: TypedRequest): Piece[] {
  const { start, end, field } = piece.source
  const typed = (request[field] ?? '').slice(start, end)
  const quotations = findQuotations(typed)
  if (quotations.length === 0) return [piece]
  const outside = listOutside(typed, quotations).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const [first] = quotations
  const isInside = first && outside.some(({ start: from }) => from > first.start) && !ENDED.test(typed.slice(first.end))
  if (quotations.length === 1 && isInside) return [piece]
  const parts = [
    ...quotations.map((span) => ({ ...span, kind: 'quotation' as const, text: span.words })),
    ...outside
      .filter(({ text }) => !JOINER.test(text) && !SAYING.test(text))
      .map((part) => ({ ...part, kind: 'message' as const })),
  ].toSorted((a, b) => a.start - b.start)
  return parts.map(({ kind, text, start: from, end: to }): Piece => {
    const source = { field, start: start + from, end: start + to }
    return { ...changePiece(piece, () => text), id: `${field}:${source.start}-${source.end}`, kind, source }
  })
}

/** The end of the sentence behind a quotation. */
const ENDED = /^\s*[.!?…。！？]/u

/** "and", "und", "with the line": words that join quotations. */
const JOINER = /^(?:and|und|et|y|e|en|i|ve|plus|then|dann|puis)$/iu

/** Words before a quotation that are addressed to us. */
const SAYING =
  /^(?:(?:please )?(?:say|write|use|put|add)(?: the (?:words|text|line|headline))?|(?:that )?says|headline|text|title|slogan|schreibe?|sage?|dis|écris|di|escribe|scrivi|diga|escreva|zeg|schrijf|napisz|yaz)$/iu

interface Part {
  text: string
  start: number
  end: number
}

/** The words around quotations. */
function listOutside(typed: string, quotations: readonly QuotedSpan[]): Part[] {
  const edges = [0, ...quotations.flatMap(({ start, end }) => [start, end]), typed.length]
  return edges.flatMap((start, index) => {
    const end = edges[index + 1]
    if (index % 2 === 1 || end === undefined) return []
    return [
      { text: typed.slice(start, end).replace(/^[\s,;:.!?…。–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, ''), start, end },
    ]
  })
}
