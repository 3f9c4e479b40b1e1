import './jitless.ts'
import { z } from 'zod'
import { CheckRule, ContentItem, Words } from './content.ts'
import {
  COLOR_ROLES,
  MOTION_STYLES,
  PREVIEW_RATIO_MAX,
  PREVIEW_RATIO_MIN,
  SLOT_FIELDS,
  SLOT_KINDS,
  VIDEO_SECONDS_MAX,
  VIDEO_SECONDS_MIN,
} from './design-options.ts'
import { ById, Id, Text, Timestamp } from './fields.ts'
import { COPY_ROWS_MAX, NAME_MAX, REFERENCE_MAX_BYTES, SEED_MAX, SHORT_TEXT_MAX, SLOT_NAME_MAX } from './limits.ts'
import { DRAFT_CHANGED, NOT_EDITABLE, PREVIEW_SUPERSEDED, STILL_RUNNING } from './messages.ts'
import { LAYOUTS } from './options.ts'
import { Overrides, SlotOverride } from './overrides.ts'
import { routes } from './route.ts'
import { IdempotencyKey, SUBMITS } from './submits.ts'

const Rows = (label: string) =>
  z
    .array(Text(SHORT_TEXT_MAX, label), `${label} must be a list of texts`)
    .max(COPY_ROWS_MAX, `At most ${COPY_ROWS_MAX} rows of one kind`)
    .readonly()

/**
 * The words of a design: a missing field keeps its value, null or blank removes it. `details` are the fact rows in their order; a
 * blank row is removed.
 */
export const DesignCopy = z.object({
  headline: Text(SHORT_TEXT_MAX, 'Headline', { pattern: '\\S' })
    .refine((text) => text.length > 0, 'Headline is required')
    .optional(),
  subline: Words(SHORT_TEXT_MAX, 'Subline'),
  eyebrow: Words(SHORT_TEXT_MAX, 'Eyebrow'),
  badge: Words(NAME_MAX, 'Badge'),
  price: Words(NAME_MAX, 'Price'),
  cta: Words(NAME_MAX, 'Call to action'),
  small_print: Words(SHORT_TEXT_MAX, 'Small print'),
  benefits: Rows('A benefit').optional(),
  details: Rows('A fact').optional(),
})
export type DesignCopy = z.output<typeof DesignCopy>

/** Motion of a video: a missing field is chosen by the studio. `seconds` is the length. */
const Motion = z.object({
  style: z.enum(MOTION_STYLES, 'style must be calm, lively or bold').nullish(),
  seconds: z
    .number('The length must be 3 to 30 seconds')
    .min(VIDEO_SECONDS_MIN, 'The length must be 3 to 30 seconds')
    .max(VIDEO_SECONDS_MAX, 'The length must be 3 to 30 seconds')
    .nullish(),
})

/** What a person edits: all of it together is one entry of the history, one draft, and one version. `layout` null lets the studio choose. */
export const Design = z.object({
  overrides: Overrides,
  copy: DesignCopy.default({}),
  layout: z.enum(LAYOUTS, 'There is no such layout').nullable().default(null),
  seed: z
    .int('The seed must be a whole number')
    .min(0, 'The seed must be a whole number')
    .max(SEED_MAX, `The seed must be at most ${SEED_MAX}`)
    .optional(),
  motion: Motion.nullish(),
})
export type Design = z.output<typeof Design>

/** [x, y, width, height] in pixels of the canvas, whatever the ratio of the preview. */
const PixelBox = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type PixelBox = z.output<typeof PixelBox>

const Draft = z.object({ rev: z.number(), updated_at: Timestamp, design: Design })
export type Draft = z.output<typeof Draft>

/** `url` is null for a picture that a model generated. */
const DesignPicture = z.object({
  id: z.string(),
  role: z.enum(['logo', 'product', 'reference', 'uploaded', 'generated']),
  url: z.string().nullable(),
})
export type DesignPicture = z.output<typeof DesignPicture>

/** Everything that the editor needs to open. `saved` is the stored design of the item, with every word of it. */
export const DesignState = z.object({
  content_id: Id,
  content_type: z.enum(['image', 'video']),
  title: z.string().nullable(),
  saved: Design,
  /** The draft of this person, if there is one: the editor opens it instead of `saved`. */
  draft: Draft.nullable(),
  /** The layouts that suit an item like this, by name. The call `layouts` draws them. */
  layouts: z.array(z.enum(LAYOUTS)),
  size: z.object({ width: z.number(), height: z.number() }),
  /** True when x in overrides counts from the right. */
  right_to_left: z.boolean(),
  /** The brand palette: `hex` is `#RRGGBB`, `name` what a person reads. */
  colors: z.array(z.object({ role: z.enum(COLOR_ROLES), name: z.string(), hex: z.string() })),
  pictures: z.array(DesignPicture),
  /** What each platform leaves visible at this size; `is_own` marks the one that overrides are relative to. */
  safe_areas: z.array(
    z.object({ platform: z.string().nullable(), is_own: z.boolean(), box: PixelBox, keep_out: z.array(PixelBox) }),
  ),
  /** Null for an image. */
  motion: z.object({ style: z.enum(MOTION_STYLES), seconds: z.number() }).nullable(),
})
export type DesignState = z.output<typeof DesignState>

/** One slot as it was drawn. */
export const DesignBox = z.object({
  slot: z.string(),
  kind: z.enum(SLOT_KINDS),
  /** What a person reads: `Headline`. */
  name: z.string(),
  box: PixelBox,
  /** Degrees clockwise around the center of `box`. */
  angle: z.number(),
  /** The fields of `SlotOverride` that change something here. */
  edits: z.array(z.enum(SLOT_FIELDS)),
  /** The words as given, and where they are in the copy: `headline` or `benefits.0`. Null for words that cannot be edited. */
  text: z.string().nullable(),
  text_field: z.string().nullable(),
  /** The drawn lines, and their font. Sizes are pixels of the canvas. */
  lines: z.array(z.string()),
  family: z.string().nullable(),
  weight: z.number().nullable(),
  size: z.number().nullable(),
  align: z.enum(['start', 'center', 'end']).nullable(),
  /** The color of the words or the shape, its role where it is one, and the color behind it. */
  color: z.string().nullable(),
  color_role: z.enum(COLOR_ROLES).nullable(),
  ground: z.string().nullable(),
  /** Contrast of each role to `ground` by WCAG 2.2, and the least that these words need: 4.5 or 3. */
  contrasts: z.array(z.object({ role: z.enum(COLOR_ROLES), ratio: z.number() })),
  contrast_min: z.number().nullable(),
  /** For a picture: its id, and what is shown of it. */
  picture: z.object({ id: z.string(), focus: z.tuple([z.number(), z.number()]), zoom: z.number() }).nullable(),
  /** Whether CSS must blend a lifted image with `mix-blend-mode: multiply`. */
  is_multiplied: z.boolean(),
})
export type DesignBox = z.output<typeof DesignBox>

/** An override that this design could not follow: it stays in the document. `message` is a sentence for a person. */
const DesignNote = z.object({
  code: z.enum(['override_dropped', 'override_clamped', 'words_left_out', 'slot_missing']),
  slot: z.string(),
  field: z.string().nullable(),
  message: z.string(),
})
export type DesignNote = z.output<typeof DesignNote>

/** One rule of the brand check. `fix` is present where a fix is certain: merge `set` into the overrides of `slot`. */
const DesignFinding = CheckRule.extend({
  slot: z.string().nullable(),
  fix: z.object({ slot: z.string(), set: SlotOverride, label: z.string() }).nullable(),
})
export type DesignFinding = z.output<typeof DesignFinding>

/** `content_data` is base64. `box` is the part of the canvas that the image covers, in pixels of the canvas. */
const PreviewImage = z.object({
  mime_type: z.enum(['image/png', 'image/jpeg']),
  content_data: z.string(),
  width: z.number(),
  height: z.number(),
  box: PixelBox,
})
export type PreviewImage = z.output<typeof PreviewImage>

/** `layout` is the one that was drawn: one that does not suit the content falls back to another. */
export const DesignPreview = z.object({
  image: PreviewImage,
  layout: z.string(),
  boxes: z.array(DesignBox),
  notes: z.array(DesignNote),
  /** Null where it was not asked for, and for `only` and `without`. */
  check: z.object({ score: z.number(), passed: z.boolean(), findings: z.array(DesignFinding) }).nullable(),
})
export type DesignPreview = z.output<typeof DesignPreview>

const ratio = z
  .number('ratio must be a number from 0.1 to 2')
  .min(PREVIEW_RATIO_MIN, 'ratio must be a number from 0.1 to 2')
  .max(PREVIEW_RATIO_MAX, 'ratio must be a number from 0.1 to 2')
const SlotName = z.string('A slot is a name').max(SLOT_NAME_MAX, 'A slot is a name').optional()

/**
 * `ratio` is pixels of the image for each pixel of the canvas; it is lowered where a side would be longer than 4096 pixels.
 * - whole: PNG where no picture is in the design or `ratio` is 1 or more, otherwise JPEG. At ratio 1 its pixels are those of the export
 * - `only`: the slot alone on clear ground, as a PNG of its box
 * - `without`: the whole design without the slot
 */
export const PreviewRequest = Design.extend({
  ratio: ratio.default(0.5),
  only: SlotName,
  without: SlotName,
  /** Whether to run the brand check. */
  check: z.boolean('check must be true or false').default(true),
})
export type PreviewRequest = z.output<typeof PreviewRequest>

const Rev = z
  .string('If-Match must be the rev of the draft in quotes')
  .regex(/^"\d{1,9}"$/, 'If-Match must be the rev of the draft in quotes')
  .describe('The rev of the draft that was changed, in quotes; `"0"` when there was none')

/** One version in the strip. `changes` says in words what is different from the version before it. */
const Version = z.object({
  id: Id,
  parent_id: Id.nullable(),
  created_at: Timestamp,
  title: z.string().nullable(),
  layout: z.string(),
  headline: z.string(),
  thumbnail_url: z.string(),
  changes: z.array(z.string()),
})
export type Version = z.output<typeof Version>

const missing = 'Content not found'
const refuses = { 409: NOT_EDITABLE, 422: 'A picture or an override that is not valid' }

export const designRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/content/:id/design',
    summary: 'The editing state of an item: its stored design, the draft of this person, and what can be chosen',
    access: 'user',
    params: ById,
    reply: DesignState,
    refuses: { 409: NOT_EDITABLE },
    missing,
  },
  /**
   * Image and boxes come in one JSON reply with the image as base64, as `content_data` elsewhere: one request, one abort, and the
   * typed client. Make a Blob of it and show it under an object URL. At most one preview of a person is drawn at a time for each of
   * whole, `only` and `without`; of those that wait, the newest wins and the others get 409. Aborting the request drops it from the
   * queue.
   */
  preview: {
    method: 'POST',
    path: '/api/content/:id/design/preview',
    summary: 'Draw an edited design without saving it: the image, the boxes of its slots, and the brand check',
    access: 'user',
    params: ById,
    body: PreviewRequest,
    reply: DesignPreview,
    refuses: { ...refuses, 409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE}` },
    uncounted: true,
    missing,
  },
  layouts: {
    method: 'POST',
    path: '/api/content/:id/design/layouts',
    summary: 'Draw this design in every layout that suits it, each once, as small images',
    access: 'user',
    params: ById,
    body: Design.extend({ ratio: ratio.max(0.5, 'ratio must be at most 0.5').default(0.2) }),
    reply: z.object({ layouts: z.array(z.object({ layout: z.string(), image: PreviewImage })) }),
    refuses: { ...refuses, 409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE}` },
    missing,
  },
  /** Use `pictures[].id` of the reply in overrides. */
  uploadPicture: {
    method: 'POST',
    path: '/api/content/:id/design/pictures',
    summary: 'Upload a picture for the overrides of an item',
    access: 'user',
    params: ById,
    files: { file: { min: 1, max: 1, maxBytes: REFERENCE_MAX_BYTES } },
    reply: DesignPicture,
    refuses: {
      413: 'The uploads are full, or the picture is too large',
      415: 'The file is no picture',
      422: 'The picture cannot be read',
    },
    status: 201,
    missing,
  },
  /** 412 has the newer draft in its body as `draft`; `get` returns it too. */
  saveDraft: {
    method: 'PUT',
    path: '/api/content/:id/design/draft',
    summary: 'Store the draft of this person if it is still at the given rev',
    access: 'user',
    params: ById,
    headers: z.object({ 'if-match': Rev }),
    body: Design,
    reply: z.object({ rev: z.number(), updated_at: Timestamp }),
    refuses: { ...refuses, 412: DRAFT_CHANGED },
    missing,
  },
  dropDraft: {
    method: 'DELETE',
    path: '/api/content/:id/design/draft',
    summary: 'Delete the draft of this person',
    access: 'user',
    params: ById,
    status: 204,
    missing,
  },
  /** The draft stays: drop it once the version is there. */
  saveVersion: {
    method: 'POST',
    path: '/api/content/:id/design/versions',
    summary: 'Make a new item from a made one with an edited design; costs nothing and takes nothing from the month',
    access: 'user',
    params: ById,
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    limits: [SUBMITS],
    body: Design,
    reply: ContentItem,
    refuses: { ...refuses, 502: 'Failed to generate content', 504: STILL_RUNNING },
    status: 201,
    missing,
  },
  versions: {
    method: 'GET',
    path: '/api/content/:id/versions',
    summary: 'All versions of a design from the first to the newest',
    access: 'user',
    params: ById,
    reply: z.object({ versions: z.array(Version) }),
    missing,
  },
})
