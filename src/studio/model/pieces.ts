import type { FactKind } from '../copywriter/facts/fact.ts'

/** A part of a text. `start` and `end` are offsets in UTF-16 code units; `end` is exclusive. */
export interface Extent {
  start: number
  end: number
}

/** The texts of a request that a person wrote to be read. The title is the item's name in the library, and is never drawn. */
export type RequestField = 'prompt' | 'instructions'

/** Where a piece or an instruction stands in the request as it was typed. */
export interface RequestExtent extends Extent {
  field: RequestField
}

/** What a piece is: a whole clause (`message`), words between quotation marks, the sender's sign-off, an entry of a list, or a fact. */
export type PieceKind = FactKind | 'message' | 'quotation' | 'signature' | 'list_item'

/**
 * The smallest part of a request that may move: a whole clause, or a fact whose removal leaves its clause whole. Every character of a
 * message belongs to exactly one piece.
 */
export interface Piece {
  /** `field:start-end`. The same request gives the same ids. */
  id: string
  kind: PieceKind
  /** The words as they are drawn: those of the request, changed only as `listAllowedChanges` permits. */
  text: string
  source: RequestExtent
  /** Facts that stay inside of the piece and may be emphasized there, as offsets in `text`. */
  emphasis: readonly (Extent & { kind: FactKind })[]
  /** For an entry of a list: which list of the request it belongs to, and its place there. Both count from 0. */
  entry?: { list: number; index: number }
}

/** Words that are addressed to us. They are obeyed and never drawn. */
export interface Instruction {
  source: RequestExtent
  text: string
  /** The words that must appear nowhere, caption and alt text included; for example "$89" for "don't mention the price of $89". */
  withheld: readonly string[]
}

/** A request after it was read: its pieces in the order of the request, and what was addressed to us. */
export interface ReadRequest {
  /** The language of the request: a BCP 47 tag. */
  language: string
  pieces: readonly Piece[]
  instructions: readonly Instruction[]
}

/** Where a piece stands: a slot of the design, or the caption only. */
export type PieceSlot =
  | 'eyebrow'
  | 'headline'
  | 'subline'
  | 'badge'
  | 'price'
  | 'detail'
  | 'benefit'
  | 'block'
  | 'cta'
  | 'small_print'
  | 'caption'

/** A piece in its place. `dropped` says that the design had no space for it, so that it stands in the caption. */
export interface PlacedPiece extends Piece {
  slot: PieceSlot
  dropped?: boolean
}

/** A person's own choice for one piece: another place, or other words. */
export interface PieceChoice {
  id: string
  slot?: PieceSlot
  text?: string
}
