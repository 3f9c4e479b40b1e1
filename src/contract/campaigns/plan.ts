import '../schema/jitless.ts'
import { z } from 'zod'
import { CAMPAIGN_FORMATS, findCampaignFormat, FORMAT_UNKNOWN } from '../platforms/formats.ts'
import { DESIGN_LANGUAGES } from '../languages/languages.ts'
import { CAMPAIGN_PRODUCTS_MAX, PLAN_FORMATS_MAX, PLAN_VARIANTS_MAX } from '../limits.ts'
import { LANGUAGE_UNKNOWN } from '../messages.ts'
import { IdNumber, Timestamp } from '../schema/fields.ts'

const VARIANTS = `A plan has 1 to ${PLAN_VARIANTS_MAX} variants`

const FormatKey = z
  .string(FORMAT_UNKNOWN)
  .refine((key) => findCampaignFormat(key) !== null, FORMAT_UNKNOWN)
  .meta({ enum: CAMPAIGN_FORMATS.map(({ key }) => key) })

const unique = <T>(list: T[]) => [...new Set(list)]

/**
 * The matrix of a campaign: formats × languages × variants, for each product. `videos` are the formats whose cells are videos; a format
 * that takes only videos need not be named. The first format and the first language are those of the key visual.
 */
export const Plan = z
  .object({
    formats: z
      .array(FormatKey, 'formats must be a list of formats')
      .min(1, 'Choose at least one format')
      .max(PLAN_FORMATS_MAX, `Choose at most ${PLAN_FORMATS_MAX} formats`)
      .transform(unique),
    languages: z
      .array(z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN), 'languages must be a list of languages')
      .min(1, 'Choose at least one language')
      .transform(unique),
    variants: z.int(VARIANTS).min(1, VARIANTS).max(PLAN_VARIANTS_MAX, VARIANTS).default(1),
    videos: z.array(FormatKey, 'videos must be a list of formats').max(PLAN_FORMATS_MAX).transform(unique).default([]),
  })
  .refine(
    ({ videos, formats }) =>
      videos.every((key) => formats.includes(key) && findCampaignFormat(key)?.kinds.includes('video')),
    { error: 'Only chosen formats that take videos can be videos', path: ['videos'] },
  )
export type Plan = z.output<typeof Plan>

/** The products of a campaign; none means that it is about the brand. */
export const ProductIds = z
  .array(IdNumber('product_ids must be the numbers of products'), 'product_ids must be a list of numbers')
  .max(CAMPAIGN_PRODUCTS_MAX, `A campaign has at most ${CAMPAIGN_PRODUCTS_MAX} products`)
  .transform(unique)
  .default([])

/** The month of the user. `limit` 0 means no limit; `left` is null then. */
const Quota = z.object({
  used: z.number(),
  limit: z.number(),
  left: z.number().nullable(),
  resets_at: Timestamp,
})

/** What the designs of one language say of a brief in another language, before anything runs. */
const CarriedFacts = z.object({
  /** A BCP 47 tag. */
  language: z.string(),
  /** Dates, times, prices, codes and limits of the brief, as they will be written. */
  facts: z.array(z.string()),
  /** Words of the brief that are left out there, as typed. */
  left: z.array(z.string()),
  /** Whether its designs cannot be made until a person gives words in this language, because the message itself is left out. */
  needs_words: z.boolean(),
})
export type CarriedFacts = z.output<typeof CarriedFacts>

/** What a plan means before anything runs. */
export const PlanPreview = z.object({
  /** All cells of the plan: images and videos together. */
  cells: z.number(),
  images: z.number(),
  videos: z.number(),
  /** Cells that the campaign does not have yet or that were never made: what a run makes now. */
  new_cells: z.number(),
  /** Units that three proposals take; 0 once the key visual is chosen. */
  proposals: z.number(),
  /** Units of the month that proposals and new cells take together. */
  units: z.number(),
  /** The estimated cost of what a provider paints: one picture and its words for the key visual. Cells cost nothing. */
  cost_usd: z.number(),
  quota: Quota,
  /** Whether `units` fit into what is left of the month. */
  fits: z.boolean(),
  /** Runs that the new cells need: one makes at most 500. */
  runs: z.number(),
  /** The languages of the plan that the brief is not in. */
  carried: z.array(CarriedFacts),
  /** Cells whose language needs words that nobody gave yet. No run makes them. */
  needs_words: z.number(),
})
export type PlanPreview = z.output<typeof PlanPreview>
