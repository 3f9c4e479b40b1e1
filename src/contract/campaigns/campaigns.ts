import '../schema/jitless.ts'
import { z } from 'zod'
import { RequestScenes } from '../designs/video-design.ts'
import { PieceChoices } from '../generation/piece-choices.ts'
import { Seed } from '../generation/seed.ts'
import { PROMPT_MAX, URL_MAX } from '../limits.ts'
import { WIZARD_BRAND_REQUIRED, WIZARD_GOAL_REQUIRED, WIZARD_TONE_REQUIRED } from '../messages.ts'
import { GOALS, THEMES, WIZARD_TONES } from '../options.ts'
import { Id, IdNumber, Name, Text, Timestamp } from '../schema/fields.ts'
import { fromKeys } from '../schema/from-keys.ts'
import { CELL_STATES, CELL_STATUSES } from './cells.ts'
import { Edit, KeyVisual, Proposal } from './key-visual.ts'
import { Plan, ProductIds } from './plan.ts'

const LANDING = 'The landing page must start with http:// or https://.'
const UTM_MAX = 200

const UtmField = Text(UTM_MAX, 'A UTM value')
  .nullish()
  .transform((text) => text?.toLowerCase() || null)

/** UTM parameters of links. A field that is null follows the rule: platform, kind of medium, slug, and key of the cell. */
export const Utm = z.object({
  enabled: z.boolean('enabled must be true or false').default(true),
  source: UtmField,
  medium: UtmField,
  campaign: UtmField,
  content: UtmField,
  term: UtmField,
})
export type Utm = z.output<typeof Utm>

const Day = (name: string) =>
  z.iso
    .date(`${name} must be a date`)
    .nullish()
    .transform((day) => day ?? null)

const CampaignFields = {
  brand_id: IdNumber(WIZARD_BRAND_REQUIRED),
  product_ids: ProductIds,
  name: Name,
  /** What the campaign is about: the prompt of its designs. */
  brief: Text(PROMPT_MAX, 'Brief').default(''),
  /** What was chosen for pieces of the brief in its preview, and the seed of the design there, which becomes the first proposal. */
  piece_choices: PieceChoices.default([]),
  seed: Seed.nullish().transform((seed) => seed ?? null),
  /** The scenes of its films in the first language of the plan, from a preview of the brief; null lets the studio write them. */
  scenes: RequestScenes.nullish().transform((scenes) => scenes ?? null),
  tone: z.enum(WIZARD_TONES, WIZARD_TONE_REQUIRED).default('professional'),
  goal: z.enum(GOALS, WIZARD_GOAL_REQUIRED).default('awareness'),
  theme: z
    .enum(THEMES, 'Please select one of the listed themes.')
    .nullish()
    .transform((theme) => theme ?? null),
  starts_on: Day('starts_on'),
  ends_on: Day('ends_on'),
  landing_url: Text(URL_MAX, 'Landing page')
    .nullish()
    .transform((text) => text || null)
    .refine((text) => text === null || /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text), LANDING),
  utm: Utm.prefault({}),
  plan: Plan,
}

export const CampaignInput = z
  .object(CampaignFields)
  .refine(({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on, {
    error: 'The campaign must end after it starts',
    path: ['ends_on'],
  })
export type CampaignInput = z.output<typeof CampaignInput>

const Counts = <const K extends string>(keys: readonly K[]) => z.object(fromKeys(keys, () => z.number()))

/** A campaign in the list. */
export const CampaignSummary = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  brand_id: Id.nullable(),
  brand_name: z.string().nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** The key visual, if there is one. */
  thumbnail_url: z.string().nullable(),
  /** Cells of the plan, those that were made, and those that are approved. */
  cells: z.number(),
  made: z.number(),
  /** Made cells that no run has to make again. */
  up_to_date: z.number(),
  approved: z.number(),
  is_running: z.boolean(),
})
export type CampaignSummary = z.output<typeof CampaignSummary>

/** A campaign with everything but its cells. */
export const Campaign = CampaignSummary.extend({
  product_ids: z.array(Id),
  products: z.array(z.object({ id: Id, name: z.string() })),
  brief: z.string(),
  piece_choices: PieceChoices,
  seed: z.number().nullable(),
  scenes: RequestScenes.nullable(),
  tone: z.string(),
  goal: z.string(),
  theme: z.string().nullable(),
  landing_url: z.string().nullable(),
  utm: Utm,
  plan: Plan,
  /** Cells by state and by status, without those that the plan no longer has. */
  states: Counts(CELL_STATES),
  statuses: Counts(CELL_STATUSES),
  key_visual: KeyVisual.nullable(),
  /** The candidates that were asked for last. */
  proposals: z.array(Proposal),
  /** Newest first. */
  edits: z.array(Edit),
})
export type Campaign = z.output<typeof Campaign>
