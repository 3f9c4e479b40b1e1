import { z } from 'zod'
import { LOGO_VARIANTS } from '#contract/brands/logos/logo-variants.ts'
import { SLIDE_BACKGROUNDS, SLIDE_ROLES } from '#contract/designs/carousels/carousel-options.ts'
import { AI_LABELS } from '#contract/proofs/proof-options.ts'
import { MOTION_STYLES } from '#contract/designs/design-options.ts'
import { CAPTION_STYLES } from '#contract/designs/video-options.ts'
import {
  CONTENT_TYPES,
  ENGINES,
  VIDEO_SOUNDS,
  VIDEO_VOICES,
  FORMS_OF_ADDRESS,
  LAYOUT_MODES,
} from '#contract/options.ts'
import { VideoDesign, RequestScenes } from '#contract/designs/video-design.ts'
import { Overrides } from '#contract/designs/overrides.ts'
import { ACCENT_ROLES } from '#contract/brands/palette/palette-options.ts'
import type { BrandBrief, Brief, ImageRef, ProductBrief } from '#studio/model/brief.ts'
import { type Same, versionedJson } from '../infrastructure/db/versioned-json.ts'
import { addFacts, StoredCopy } from './copy.ts'
import { StoredMarks } from './cut-out-marks.ts'
import { StoredChoice } from './pieces.ts'
import { StoredFonts } from './uploaded-family.ts'

const texts = z.array(z.string()).readonly()

const StoredBrand = z.object({
  name: z.string(),
  description: z.string().nullable(),
  primary_color: z.string(),
  secondary_color: z.string(),
  typography: z.string(),
  tone: z.string(),
  voice: z.string().nullish(),
  audience: z.string().nullish(),
  do: texts.optional(),
  ctas: texts.optional(),
  claims: z
    .array(z.object({ text: z.string(), market: z.string().nullish(), expires_on: z.string().nullable() }))
    .readonly()
    .optional(),
  keywords: texts.optional(),
  dont: texts.optional(),
  language: z.string().nullish(),
  currency: z.string().nullish(),
  form_of_address: z.enum(FORMS_OF_ADDRESS).optional(),
  extended_palette: z
    .object({
      neutral: z.string().nullable(),
      accents: z.array(z.object({ hex: z.string(), role: z.enum(ACCENT_ROLES) })),
    })
    .optional(),
  fonts: StoredFonts.optional(),
  ai_label: z.object({ text: z.enum(AI_LABELS), always: z.boolean() }).optional(),
})
true satisfies Same<z.output<typeof StoredBrand>, BrandBrief>

const StoredProduct = z.object({
  name: z.string(),
  description: z.string().nullable(),
  proposition: z.string().nullable(),
  benefits: texts,
  price_text: z.string().nullable(),
  cta: z.string().nullable(),
  amount: z.number().nullish(),
  currency: z.string().nullish(),
  language: z.string().nullish(),
})
true satisfies Same<z.output<typeof StoredProduct>, ProductBrief>

const StoredImageRef = z.object({
  key: z.string(),
  role: z.enum(['logo', 'product', 'reference', 'spare']),
  cut_out: z.union([z.literal('off'), StoredMarks]).optional(),
  as_is: z.boolean().optional(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
  variant: z.enum(LOGO_VARIANTS).optional(),
})
true satisfies Same<z.output<typeof StoredImageRef>, ImageRef>

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const StudioBrief = z.object({
  content_type: z.enum(CONTENT_TYPES),
  width: z.number(),
  height: z.number(),
  platform: z.string().nullable(),
  brand: StoredBrand,
  product: StoredProduct.nullable(),
  title: z.string().nullable(),
  prompt: z.string(),
  tone: z.string().nullable(),
  goal: z.string().nullable(),
  theme: z.string().nullable(),
  instructions: z.string().nullable(),
  pictures: z.array(StoredImageRef).readonly(),
  sounds: z
    .array(
      z.object({
        key: z.string(),
        seconds: z.number(),
        speech: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
      }),
    )
    .readonly()
    .optional(),
  clips: z
    .array(z.object({ key: z.string(), picture: z.string(), seconds: z.number() }))
    .readonly()
    .optional(),
  seed: z.number(),
  language: z.string().nullish(),
  motif: z.string().nullish(),
  keeps_clauses: z.boolean().optional(),
  leaves_out_quotations: z.boolean().optional(),
  safe_area: z.object({ box: Box, keep_out: z.array(Box).readonly() }).nullish(),
  choices: z.array(StoredChoice).readonly().optional(),
  /** The key of the format that the design is for. Null for a size of its own, absent in briefs from before formats were stored. */
  format: z.string().nullish(),
})
true satisfies Same<z.output<typeof StudioBrief>, Brief>

/** The brief that is stored with an item: with its engine and its layout mode. */
const ItemBrief = StudioBrief.extend({
  version: z.literal(2),
  /** Whether the seed is only where the search for the best design starts: the request named none. It is absent once that is found. */
  chooses_seed: z.boolean().optional(),
  engine: z.enum(ENGINES),
  layout: z.enum(LAYOUT_MODES),
  /** What a video sounds like; absent means music. */
  sound: z.enum(VIDEO_SOUNDS).optional(),
  voice: z.enum(VIDEO_VOICES).optional(),
  /** How captions are burned into a video; absent means none. */
  captions: z.enum(CAPTION_STYLES).optional(),
  /** The scenes of a video that a person edited before it was made. A new version has them in its own storyboard. */
  scenes: RequestScenes.optional(),
  brand_id: z.number().nullable(),
  /** The version of the brand that the snapshot is of. */
  brand_version: z.number().optional(),
  product_id: z.number().nullable(),
  /** What tells the item apart from the others of its campaign, which have the same title: `Instagram Story`. */
  placement: z.string().optional(),
  /**
   * Set for a candidate of a key visual: the layout to use if it suits, and whether the picture is that of the first item of the job. Until
   * the layout is chosen, `languages` has the other languages of the plan.
   */
  proposal: z
    .object({ layout: z.string().nullable(), shares_picture: z.boolean(), languages: z.array(z.string()).optional() })
    .optional(),
  /**
   * Set for a carousel: the number of slides that was asked for; null lets the brief decide. Without `slides`, the studio writes them when
   * the item runs.
   */
  carousel: z
    .object({
      background: z.enum(SLIDE_BACKGROUNDS),
      count: z.number().nullable(),
      /** The most slides that the platform takes. */
      most: z.number().optional(),
      /** Points of the request that have no slide, for a carousel whose slides are given. */
      left_out: texts.optional(),
      slides: z
        .array(
          z.object({
            role: z.enum(SLIDE_ROLES),
            number: z.number().nullish(),
            copy: StoredCopy,
            overrides: Overrides.optional(),
          }),
        )
        .readonly()
        .optional(),
    })
    .optional(),
  /**
   * Set for what the studio makes from a given design: its texts, and the layout to use; null lets the studio choose. `parent_id` is the
   * content of which this is a new version; null for the first one of a cell of a campaign.
   */
  revision: z
    .object({
      parent_id: z.number().nullable(),
      /** Whether a person saw the overrides at this size. Otherwise another layout is tried if the brand check fails. */
      is_laid_out_again: z.boolean().optional(),
      copy: StoredCopy,
      layout: z.string().nullable(),
      overrides: Overrides.optional(),
      motion: z
        .object({
          style: z.enum(MOTION_STYLES).nullish(),
          seconds: z.number().nullish(),
          poster: z.number().nullish(),
        })
        .optional(),
      /** The storyboard that a person made. Without it, the studio writes the scenes from the copy. */
      film: VideoDesign.optional(),
    })
    .optional(),
})
export type ItemBrief = z.output<typeof ItemBrief>

export const BRIEF_VERSION = 2

/**
 * Reads `items.brief`. The first briefs had neither engine nor layout mode, and did not name brand and product by id.
 * @throws {UnreadableJson}
 */
export const parseBrief = versionedJson('brief', ItemBrief, {
  1: ({ revision, ...brief }) => ({
    engine: 'auto',
    layout: 'auto',
    brand_id: null,
    product_id: null,
    ...brief,
    ...(revision !== undefined && { revision: upgradeRevision(revision) }),
  }),
})

const upgradeRevision = (revision: unknown): unknown =>
  typeof revision === 'object' && revision && 'copy' in revision
    ? { ...revision, copy: addFacts(revision.copy) }
    : revision

const WithImages = z.object({ pictures: z.array(StoredImageRef) })

/** Lists the storage keys of a brief's images. Empty for a damaged brief, so that its row can always be deleted. */
export function listImageKeys(brief: unknown): string[] {
  const { data } = WithImages.safeParse(brief)
  return data?.pictures.map(({ key }) => key) ?? []
}
