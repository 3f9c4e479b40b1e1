import { changePiece } from './change-piece.ts'
import type { Piece, PieceChoice, PieceKind, PieceSlot, PlacedPiece } from '../../model/pieces.ts'
import type { Brief } from '../../model/brief.ts'

/** The request as it was typed, in which the pieces have their extents. */
export type TypedRequest = Pick<Brief, 'prompt' | 'instructions'>

/** The slots that hold one text. */
const SINGLE: ReadonlySet<PieceSlot> = new Set(['eyebrow', 'headline', 'subline', 'badge', 'price', 'cta'])
/** The most rows of facts and further clauses below a second line. */
export const MAX_ROWS = 5
/** The most lines below a headline: rows, and the second line. */
const MAX_LINES = MAX_ROWS + 1

/** What a post is for: when and where it is, and how to answer. Nothing else takes its row. */
const NEEDED: ReadonlySet<PieceKind> = new Set(['date', 'deadline', 'place', 'contact'])

/** Whether a piece says when, where, or how to answer, so that it has its row before others. */
export const isNeeded = ({ kind, emphasis }: Piece): boolean =>
  kind !== 'list_item' && (NEEDED.has(kind) || (kind === 'message' && emphasis.some((fact) => fact.kind === 'contact')))

/** Gives pieces their slots, one after the other. A piece that has one keeps it. */
export interface PlacementPlan {
  pieces: readonly Piece[]
  /** Pieces without a slot, in the order of the request. */
  listOpen(): Piece[]
  /** Whether a piece has a slot. */
  isIn(piece: Piece, slot: PieceSlot): boolean
  /** Whether a slot has space for another piece. */
  isFree(slot: PieceSlot): boolean
  /** How many more rows of facts and clauses there is space for. */
  countRowsLeft: () => number
  /** Puts a piece into a slot if that has space. Returns whether it had. */
  put(piece: Piece, slot: PieceSlot): boolean
  /** All pieces in the order of the request. Those without a slot are in the caption, and `dropped`. */
  finish(): PlacedPiece[]
}

/** Opens a plan. The choices of a person come first: a place, or words, for a piece with a given id. */
export function openPlan(given: readonly Piece[], choices: readonly PieceChoice[] = []): PlacementPlan {
  const chosen = new Map(choices.map((choice) => [choice.id, choice]))
  const pieces = given.map((piece) => {
    const text = chosen.get(piece.id)?.text?.trim()
    return text ? changePiece(piece, () => text) : piece
  })
  const slots = new Map<string, PieceSlot>()
  const count = (...names: PieceSlot[]) => [...slots.values()].filter((slot) => names.includes(slot)).length
  const countRowsLeft = () => MAX_LINES - count('subline', 'detail', 'benefit')
  const isFree = (slot: PieceSlot) =>
    SINGLE.has(slot) ? count(slot) === 0 : slot === 'detail' || slot === 'benefit' ? countRowsLeft() > 0 : true
  const put = (piece: Piece, slot: PieceSlot) => {
    if (slots.has(piece.id) || !isFree(slot)) return false
    slots.set(piece.id, slot)
    return true
  }
  for (const piece of pieces) {
    const slot = chosen.get(piece.id)?.slot
    if (slot) put(piece, slot)
  }
  return {
    pieces,
    listOpen: () => pieces.filter(({ id }) => !slots.has(id)),
    isIn: ({ id }, slot) => slots.get(id) === slot,
    isFree,
    countRowsLeft,
    put,
    finish: () =>
      pieces.map((piece) => {
        const slot = slots.get(piece.id)
        return slot ? { ...piece, slot } : { ...piece, slot: 'caption', dropped: true }
      }),
  }
}
