import '../schema/jitless.ts'
import { z } from 'zod'
import { TEXT_SETS } from '../platforms/text-rules.ts'
import { TEXT_FIELDS } from '../platforms/text-set.ts'
import { DESIGN_LANGUAGES } from '../languages/languages.ts'
import { LANGUAGE_UNKNOWN, NOTHING_SELECTED } from '../messages.ts'
import { routes } from '../route.ts'
import { ById, Id, IdNumber, Timestamp } from '../schema/fields.ts'
import { SUBMITS } from '../generation/submits.ts'

export const TEXT_VARIANTS_MAX = 4
/** Texts of one request: one variant of one text set in one language each. */
export const TEXTS_PER_REQUEST_MAX = 100
/** Characters of any text, whatever its platform takes, and texts of any field. */
const TEXT_MAX = 10_000
const FIELD_TEXTS_MAX = 30

const SET_UNKNOWN = 'There is no such set of texts'
const FIELD_UNKNOWN = 'There is no such field'
const VARIANT_WRONG = `A variant is a number from 1 to ${TEXT_VARIANTS_MAX}`

const TextSetKey = z.enum(
  TEXT_SETS.map(({ key }) => key),
  SET_UNKNOWN,
)
const LanguageTag = z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN)
const Variant = z.int(VARIANT_WRONG).min(1, VARIANT_WRONG).max(TEXT_VARIANTS_MAX, VARIANT_WRONG)

/** One text as it is stored: without spaces at its ends, in Unicode's composed form. */
const OneText = z
  .string('A text must be text')
  .max(TEXT_MAX, `A text must be at most ${TEXT_MAX} characters`)
  .transform((text) => text.trim().normalize('NFC'))

/** Texts by field. A missing field keeps its texts; an empty list removes them. */
const Fields = z.partialRecord(
  z.enum(TEXT_FIELDS, FIELD_UNKNOWN),
  z.array(OneText, 'A field is a list of texts').max(FIELD_TEXTS_MAX, `A field has at most ${FIELD_TEXTS_MAX} texts`),
)

/** One variant of the texts of one set in one language; `product_id` null if they are for all products. */
const CampaignText = z.object({
  text_set: z.string(),
  language: z.string(),
  product_id: Id.nullable(),
  variant: z.number(),
  fields: z.partialRecord(z.enum(TEXT_FIELDS), z.array(z.string())),
  updated_at: Timestamp,
})
export type CampaignText = z.output<typeof CampaignText>

const TextChange = z.object({
  text_set: TextSetKey,
  language: LanguageTag,
  product_id: IdNumber('product_id must be the number of a product').nullable().default(null),
  variant: Variant,
  fields: Fields,
})
export type TextChange = z.output<typeof TextChange>

const WriteRequest = z.object({
  language: LanguageTag,
  /** The sets to write; absent means all sets of the plan. */
  text_sets: z.array(TextSetKey, 'text_sets must be a list').max(TEXT_SETS.length).optional(),
  product_id: IdNumber('product_id must be the number of a product').nullable().default(null),
  variants: Variant.default(3),
  /** Whether texts that are there are replaced. */
  replace: z.boolean('replace must be true or false').default(false),
})
export type WriteRequest = z.output<typeof WriteRequest>

const missing = 'Campaign not found'

export const campaignTextRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/campaigns/:id/texts',
    summary: 'The captions and ad copy of a campaign, and the sets of texts that its plan needs',
    access: 'user',
    params: ById,
    query: z.object({ language: LanguageTag.optional() }),
    reply: z.object({
      text_sets: z.array(z.string()),
      languages: z.array(z.string()),
      products: z.array(z.object({ id: Id, name: z.string() })),
      /** Whether a text model writes them: there is a key, and the key visual is chosen. */
      has_model: z.boolean(),
      texts: z.array(CampaignText),
    }),
    missing,
  },
  save: {
    method: 'PUT',
    path: '/api/campaigns/:id/texts',
    summary: 'Store texts; a text that its platform would refuse is refused',
    access: 'user',
    params: ById,
    body: z.object({
      texts: z
        .array(TextChange, NOTHING_SELECTED)
        .min(1, NOTHING_SELECTED)
        .max(TEXTS_PER_REQUEST_MAX, `Store at most ${TEXTS_PER_REQUEST_MAX} texts at once`),
    }),
    reply: z.object({ texts: z.array(CampaignText) }),
    refuses: { 404: 'Product not found', 422: 'A text is longer than its platform takes, or has what it refuses' },
    missing,
  },
  write: {
    method: 'POST',
    path: '/api/campaigns/:id/texts/write',
    summary: 'Write the texts of one language: with a key by the text model, otherwise by the rules of the studio',
    access: 'user',
    params: ById,
    limits: [SUBMITS],
    body: WriteRequest,
    reply: z.object({
      texts: z.array(CampaignText),
      /** Who wrote them. What the model left out or made too long is written by the rules. */
      by: z.enum(['studio', 'model']),
      /** Why the model did not write them although there is a key. */
      note: z.string().nullable(),
    }),
    refuses: { 404: 'Product not found', 429: 'The monthly limit is used up' },
    missing,
  },
  csv: {
    method: 'GET',
    path: '/api/campaigns/:id/texts.csv',
    summary: 'All texts as a table: one row for each text, with its length, its limit and where it is folded',
    access: 'user',
    params: ById,
    bytes: ['text/csv'],
    missing,
  },
})
