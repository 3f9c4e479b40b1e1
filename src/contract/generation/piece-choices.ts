import '../schema/jitless.ts'
import { z } from 'zod'
import { PIECE_CHOICES_MAX, PROMPT_MAX } from '../limits.ts'
import { Text } from '../schema/fields.ts'
import { JsonText } from '../schema/json-text.ts'

/** The places that a piece of a request can have: slots of the design, or its caption. */
export const PIECE_SLOTS = [
  'eyebrow',
  'headline',
  'subline',
  'badge',
  'price',
  'detail',
  'benefit',
  'block',
  'cta',
  'small_print',
  'caption',
] as const

const INVALID = 'piece_choices must be a list of pieces with their place or their words'

const PieceChoice = z.object({
  /** The id of a piece, from a preview of the same request. */
  id: z.string(INVALID).regex(/^(?:prompt|instructions):\d{1,5}-\d{1,5}(?:\.\d{1,5})?$/, INVALID),
  slot: z.enum(PIECE_SLOTS, INVALID).optional(),
  text: Text(PROMPT_MAX, 'The text of a piece', { pattern: '\\S' })
    .refine((text) => text.length > 0, 'The text of a piece is required')
    .optional(),
})

/** What a person chose for pieces of the request: another place, or other words. */
export const PieceChoices = z.array(PieceChoice, INVALID).max(PIECE_CHOICES_MAX, INVALID)
export type PieceChoices = z.output<typeof PieceChoices>

/** The same as JSON text, for a multipart form. */
export const PieceChoicesText = JsonText(PieceChoices, INVALID)
