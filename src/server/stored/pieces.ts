import { z } from 'zod'
import { PIECE_SLOTS } from '#contract/generation/piece-choices.ts'
import { FACT_KINDS } from '#studio/copywriter/facts/fact.ts'
import type { PieceChoice, PlacedPiece } from '#studio/model/pieces.ts'
import type { Same } from '../infrastructure/db/versioned-json.ts'

const Slot = z.enum(PIECE_SLOTS)
const Extent = z.object({ start: z.number(), end: z.number() })

/** A piece of a request, with its place in the design. */
export const StoredPiece = z.object({
  id: z.string(),
  kind: z.enum([...FACT_KINDS, 'message', 'quotation', 'signature', 'list_item']),
  text: z.string(),
  source: Extent.extend({ field: z.enum(['prompt', 'instructions']) }),
  emphasis: z.array(Extent.and(z.object({ kind: z.enum(FACT_KINDS) }))).readonly(),
  entry: z.object({ list: z.number(), index: z.number() }).optional(),
  slot: Slot,
  dropped: z.boolean().optional(),
})
true satisfies Same<z.output<typeof StoredPiece>, PlacedPiece>

/** A person's own place or words for a piece. */
export const StoredChoice = z.object({ id: z.string(), slot: Slot.optional(), text: z.string().optional() })
true satisfies Same<z.output<typeof StoredChoice>, PieceChoice>
