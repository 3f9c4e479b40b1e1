import '../schema/jitless.ts'
import { z } from 'zod'
import { Design, DesignCopy } from '../designs/design-document.ts'
import { PreviewImage } from '../designs/design-preview.ts'
import { DESIGN_LANGUAGES } from '../languages/languages.ts'
import { LANGUAGE_UNKNOWN } from '../messages.ts'
import { Id, IdNumber, Timestamp } from '../schema/fields.ts'
import { Cell, CELL_FIELDS } from './cells.ts'

/** Words that a person gave, for one language and one product, or for all products if `product_id` is null. */
export const LanguageWords = z.object({
  language: z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN),
  product_id: IdNumber('product_id must be the number of a product').nullable().default(null),
  copy: DesignCopy,
})
export type LanguageWords = z.output<typeof LanguageWords>

/** The agreed design of a campaign. Every cell is laid out from it. */
export const KeyVisual = z.object({
  /** Null when the item was deleted. */
  content_id: Id.nullable(),
  thumbnail_url: z.string().nullable(),
  /** True while an edit draws it again. */
  is_running: z.boolean(),
  language: z.string(),
  layout: z.string(),
  seed: z.number(),
  overrides: Design.shape.overrides,
  /** The words of the key visual as drawn, in its own language. */
  copy: DesignCopy,
  /** Words that a person gave, also those of other languages. Without them, the studio writes from the same brief. */
  words: z.array(LanguageWords),
})
export type KeyVisual = z.output<typeof KeyVisual>

/** One of three candidates. */
export const Proposal = z.object({
  state: z.enum(['waiting', 'running', 'made', 'failed', 'cancelled']),
  /** The stage of a running one. */
  stage: z.string().nullable(),
  progress: z.number(),
  /** When it was asked for, and when it ended. */
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
  content_id: Id.nullable(),
  thumbnail_url: z.string().nullable(),
  headline: z.string().nullable(),
  layout: z.string().nullable(),
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  failure: z.string().nullable(),
  width: z.number(),
  height: z.number(),
})
export type Proposal = z.output<typeof Proposal>

/**
 * A change of the key visual that flows to all cells which do not own the property.
 * - `content_id`: a newer version of the key visual, saved in the editor: everything that differs from the present one flows
 * - `words`: new words by language; a missing field keeps its value, null or blank removes it
 * - `layout`; null lets the studio choose for each cell
 * - `overrides`: colors, pictures and what is hidden flow to all formats, places and sizes only to formats of the same size
 */
export const CampaignEdit = z
  .object({
    content_id: IdNumber('content_id must be the number of an item').optional(),
    words: z.array(LanguageWords, 'words must be a list').max(200, 'Change at most 200 texts at once').optional(),
    layout: Design.shape.layout.unwrap().optional(),
    overrides: Design.shape.overrides.optional(),
    /** The name of the edit in the history. */
    name: z.string().max(120, 'The name must be at most 120 characters').optional(),
  })
  .refine(
    ({ content_id, words, layout, overrides }) =>
      content_id !== undefined || layout !== undefined || overrides !== undefined || (words?.length ?? 0) > 0,
    'Name what changes',
  )
export type CampaignEdit = z.output<typeof CampaignEdit>

/** A made cell that an edit changes, as it is now: its thumbnail is the picture before the edit. */
const EditSample = Cell.pick({ id: true, format: true, width: true, height: true, language: true }).extend({
  thumbnail_url: z.string(),
})
export type EditSample = z.output<typeof EditSample>

/** The samples of an edit as they would be after it. */
export const EditImages = z.object({ images: z.array(z.object({ cell_id: Id, image: PreviewImage })) })
export type EditImages = z.output<typeof EditImages>

/** What an edit does before it is applied. It costs nothing and takes nothing from the month. */
export const EditPreview = z.object({
  /** Made cells that are drawn again. */
  changes: z.number(),
  /** Made cells that keep something of their own although it changes. */
  keeps: z.number(),
  /** Made cells that the edit does not concern. */
  unaffected: z.number(),
  /** Cells that were not made yet; they take the new design when they run. */
  planned: z.number(),
  /** Made cells that would change, but stay as they are because they are approved or their design is locked. */
  protected: z.number(),
  fields: z.array(z.object({ field: z.enum(CELL_FIELDS), changes: z.number(), keeps: z.number() })),
  changed_ids: z.array(Id),
  kept_ids: z.array(Id),
  /** Up to six of the changed cells, each of another format or language, in the order of the plan. */
  samples: z.array(EditSample),
  cost_usd: z.literal(0),
})
export type EditPreview = z.output<typeof EditPreview>

/** An edit that was applied. The newest one that was not undone can be undone. */
export const Edit = z.object({
  id: Id,
  name: z.string(),
  cells: z.number(),
  created_at: Timestamp,
  undone_at: Timestamp.nullable(),
})
export type Edit = z.output<typeof Edit>
