import { FACT_KINDS, type Fact, type FactKind } from '../facts/fact.ts'
import { readEvent } from './read-stated.ts'
import type { TypedRequest } from './plan.ts'
import type { PieceSlot, PlacedPiece } from '../../model/pieces.ts'
import type { Copy } from '../copy.ts'

/** The texts of a copy that are words of the request. */
export type SlotTexts = Pick<
  Copy,
  'eyebrow' | 'subline' | 'details' | 'benefits' | 'badge' | 'price' | 'cta' | 'small_print'
> & { headline: string | null }

/** Reads the texts of the slots. Pieces of one slot keep the order of the request. */
export function readSlots(pieces: readonly PlacedPiece[], { prompt }: TypedRequest): SlotTexts {
  const list = (slot: PieceSlot) => pieces.filter((piece) => piece.slot === slot)
  const first = (slot: PieceSlot) => list(slot)[0]?.text ?? null
  const terms = list('small_print').map(({ text }) => text)
  return {
    headline: first('headline'),
    eyebrow: first('eyebrow'),
    subline: readSubline(list('subline')[0]),
    details: list('detail').map((piece): Fact => ({ kind: readKind(piece, pieces, prompt), text: piece.text })),
    benefits: list('benefit').map(({ text }) => text),
    badge: first('badge'),
    price: first('price'),
    cta: first('cta'),
    small_print: terms.length > 0 ? terms.join(' · ') : null,
  }
}

/** A dash stands before the name of the person who is quoted. */
function readSubline(piece: PlacedPiece | undefined): string | null {
  if (!piece) return null
  const isAuthor = piece.kind === 'person' || piece.kind === 'signature'
  return isAuthor && !/^[—–-]/u.test(piece.text) ? `— ${piece.text}` : piece.text
}

/** A clause among the facts is one if it says when or where. */
const readKind = (piece: PlacedPiece, pieces: readonly PlacedPiece[], prompt: string): FactKind =>
  FACT_KINDS.find((of) => of === piece.kind) ?? readEvent(piece, pieces[pieces.indexOf(piece) - 1], prompt) ?? 'feature'
