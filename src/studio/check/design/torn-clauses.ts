import { isOfferFirst } from './offer-rule.ts'
import type { Brief } from '../../model/brief.ts'
import type { PieceSlot, PlacedPiece } from '../../model/pieces.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'

/** A clause whose parts stand apart: its words, and the text of its second part. */
interface TornClause {
  words: string
  layer: TextLayer
}

/** A piece that is drawn, and its place among all texts from the top. */
interface DrawnPiece {
  piece: PlacedPiece
  layer: TextLayer
  at: number
}

/** Texts that a clause may go on behind: its first words are large, and the rest is read with them. */
const LEADING: readonly PieceSlot[] = ['headline', 'price', 'eyebrow']

/**
 * Finds clauses that are torn over two small texts, and those between whose parts something else is read that could own the second one: "New routes", "First session £9", "Every Tuesday". What
 * comes between is an offer of another sentence, or another part of the same sentence.
 */
export function findTornClauses({ copy }: Scene, texts: readonly TextLayer[], brief: Brief): TornClause[] {
  if (copy.block) return []
  const read = texts.toSorted((one, two) => one.box.y - two.box.y || one.box.x - two.box.x)
  const pieces = (copy.pieces ?? []).toSorted((one, two) => one.source.start - two.source.start)
  const drawn = pieces.flatMap((piece): DrawnPiece[] => {
    const at = read.findIndex(({ text }) => text === piece.text)
    const layer = read[at]
    return layer ? [{ piece, layer, at }] : []
  })
  return drawn.flatMap((first, index): TornClause[] => {
    const second = drawn[index + 1]
    if (!second || !isOneClause(first.piece, second.piece, brief)) return []
    const isTorn =
      !LEADING.includes(first.piece.slot) ||
      drawn.some((other) => first.at < other.at && other.at < second.at && isOwner(other.piece, second.piece, brief))
    return isTorn ? [{ words: `${first.layer.text} / ${second.layer.text}`, layer: second.layer }] : []
  })
}

/** Whether nothing but a space stands between two pieces of the request. */
function isOneClause({ source: one }: PlacedPiece, { source: two }: PlacedPiece, brief: Brief): boolean {
  if (one.field !== two.field || two.start < one.end) return false
  const text = brief[one.field] ?? ''
  return /^[\p{L}\p{M}\p{Nd})%€]?\s*$/u.test(text.slice(one.end - 1, two.start))
}

/** Whether a text has words of two letters or more before its first digit. An amount alone owns nothing. */
const isNamed = (text: string): boolean => {
  const [beforeDigit = ''] = text.split(/\p{Nd}/u)
  return beforeDigit.split(/\s/u).filter((word) => /[\p{L}\p{M}]{2}/u.test(word)).length >= 2
}

function isOwner(between: PlacedPiece, second: PlacedPiece, brief: Brief): boolean {
  if (!isNamed(between.text) || between.source.field !== second.source.field) return false
  const [from, to] = [between.source, second.source].toSorted((one, two) => one.start - two.start)
  const gap = (brief[second.source.field] ?? '').slice((from?.end ?? 1) - 1, to?.start)
  return (
    !/[.!?。！？\n]/u.test(gap) || isOfferFirst(between) || between.emphasis.some(({ kind }) => OFFERED.includes(kind))
  )
}

const OFFERED: readonly string[] = ['price', 'discount', 'free']
