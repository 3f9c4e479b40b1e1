import '../schema/jitless.ts'
import { z } from 'zod'
import { JobDetail } from '../generation/generator.ts'
import { ById, Id, Message, Page, RowId, Text, Timestamp } from '../schema/fields.ts'
import { LOGO_MAX_BYTES, REFERENCE_MAX_BYTES, REFERENCES_MAX, SEARCH_MAX } from '../limits.ts'
import { STILL_RUNNING } from '../messages.ts'
import { CONTENT_SORTS, CONTENT_TYPES, THUMBNAIL_WIDTHS } from '../options.ts'
import { QuickRequest } from '../generation/quick-request.ts'
import { Revision } from '../generation/revision.ts'
import { routes } from '../route.ts'
import { GenerateHeaders, SUBMITS } from '../generation/submits.ts'

const MAKING_FAILED = 'Failed to generate content'

const CheckBox = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** One rule of the brand check. `box` is [x, y, width, height] in pixels of the image. */
export const CheckRule = z.object({
  rule: z.string(),
  label: z.string(),
  passed: z.boolean(),
  value: z.number(),
  threshold: z.number(),
  unit: z.string(),
  box: CheckBox.nullable(),
  /** What was found in particular, for rules that find several things. */
  findings: z.array(z.object({ label: z.string(), box: CheckBox.nullable() })).optional(),
})
/** A design with at least this score can be published as it is. */
export const GOOD_SCORE = 80
export const BrandCheck = z.object({
  score: z.number(),
  passed: z.boolean(),
  rules: z.array(CheckRule),
  /** Rules about how good the design is, whatever its brand: they take points of the score, and a check is passed without them. */
  design: z.array(CheckRule).optional(),
})
export type BrandCheck = z.output<typeof BrandCheck>

/** The browser replaces a missing field with the value in `catch`. Fields after `created_at` may be absent. */
export const ContentItem = z.object({
  id: Id,
  brand_id: Id.nullable().catch(null),
  product_id: Id.nullable().optional(),
  content_type: z.enum(CONTENT_TYPES).catch('image'),
  prompt: z.string().catch(''),
  dimensions: z.string().catch(''),
  title: z.string().nullable().catch(null),
  is_favorite: z.boolean().catch(false),
  created_at: Timestamp.catch(''),
  brand_name: z.string().optional(),
  product_name: z.string().nullable().optional(),
  duration_seconds: z.number().nullable().optional(),
  caption: z.string().nullable().optional(),
  hashtags: z.array(z.string()).optional(),
  alt_text: z.string().nullable().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  mime_type: z.string().optional(),
  size_bytes: z.number().optional(),
  platform: z.string().nullable().optional(),
  /** The key of the format that the item is for; null for a size of its own. */
  format: z.string().nullable().optional(),
  model_used: z.string().optional(),
  job_id: Id.nullable().optional(),
  parent_id: Id.nullable().optional(),
  /** Whether an update of the brand leaves the design alone; the same for all its versions. */
  is_locked: z.boolean().optional(),
  /** How many versions the design of the item has. Only in a list with `grouped=true`. */
  version_count: z.number().optional(),
  brand_check: BrandCheck.nullable().optional(),
  notes: z.array(z.string()).optional(),
  /** The texts of the image and its layout: the initial values of 'Edit text'. */
  copy: z
    .object({
      headline: z.string(),
      subline: z.string().nullable(),
      badge: z.string().nullable(),
      cta: z.string().nullable(),
      layout: z.string(),
      /** Other headlines for the same request, best first. */
      alternatives: z.array(z.string()).readonly().optional(),
    })
    .optional(),
  thumbnail_url: z.string().optional(),
  file_url: z.string().optional(),
  /** The slides of a carousel in their order. The file of the item is that of the first slide. */
  slides: z
    .array(z.object({ role: z.string(), alt_text: z.string(), file_url: z.string(), thumbnail_url: z.string() }))
    .optional(),
})
export type ContentItem = z.output<typeof ContentItem>

const Data = { mime_type: z.string(), content_data: z.string() }
/** Whether the design shows no image, so that other drawn objects can be chosen for it. */
const HasMotif = { has_motif: z.boolean().optional() }

export const ContentQuery = z.object({
  ...Page,
  brand_id: RowId('brand_id must be a number', 'brand_id must be 1 or more').optional(),
  tag_id: Id.optional(),
  collection_id: Id.optional(),
  content_type: z.enum(CONTENT_TYPES, 'content_type must be image or video').optional(),
  favorites_only: z
    .enum(['true', 'false'], 'favorites_only must be true or false')
    .default('false')
    .transform((text) => text === 'true'),
  search: Text(SEARCH_MAX, 'Search')
    .nullish()
    .transform((text) => text || null),
  sort: z.enum(CONTENT_SORTS, 'sort must be newest, oldest or name').default('newest'),
  /** Lists of each design only the newest version that matches. */
  grouped: z
    .enum(['true', 'false'], 'grouped must be true or false')
    .default('false')
    .transform((text) => text === 'true'),
})
export type ContentQuery = z.output<typeof ContentQuery>

const ViewKey = z.string().max(64).optional()

/** The width of a thumbnail, in pixels. */
export const ThumbnailWidth = z.coerce
  .number('w must be 320, 640 or 1280')
  .refine((width) => THUMBNAIL_WIDTHS.some((of) => of === width), 'w must be 320, 640 or 1280')
  .meta({ enum: THUMBNAIL_WIDTHS })

export const ThumbnailQuery = z.object({ k: ViewKey, w: ThumbnailWidth.default(640) })

const missing = 'Content not found'

export const contentRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/content',
    summary: 'A page of the library',
    access: 'user',
    query: ContentQuery,
    // With `grouped=true`, `groups` counts the designs and `total` all their versions that match.
    reply: z.object({ content: z.array(ContentItem), total: z.number(), groups: z.number().optional() }),
  },
  get: {
    method: 'GET',
    path: '/api/content/:id',
    summary: 'An item with its bytes as base64',
    access: 'user',
    params: ById,
    headers: z.object({
      'content-credentials': z
        .enum(['include'], 'content-credentials must be include')
        .optional()
        .describe(
          '`include` answers a file with Content Credentials, for a download; else the bytes as they are stored',
        ),
    }),
    refuses: { 503: 'The file could not be signed' },
    // Of its fields only the bytes and their type are agreed.
    reply: ContentItem.extend({ ...Data, ...HasMotif, id: Id.optional() }),
    missing,
  },
  file: {
    method: 'GET',
    path: '/api/content/:id/file',
    summary: 'The bytes of an item, with ranges',
    access: 'view-key',
    params: ById,
    query: z.object({ k: ViewKey }),
    bytes: ['image/png', 'video/mp4'],
    uncounted: true,
    missing,
  },
  thumbnail: {
    method: 'GET',
    path: '/api/content/:id/thumbnail',
    summary: 'A small picture of an item',
    access: 'view-key',
    params: ById,
    query: ThumbnailQuery,
    bytes: ['image/webp'],
    uncounted: true,
    missing,
  },
  toggleFavorite: {
    method: 'PATCH',
    path: '/api/content/:id/favorite',
    summary: 'Turn the favorite mark of an item on or off',
    access: 'user',
    params: ById,
    reply: z.object({ id: Id, is_favorite: z.boolean() }),
    openReply: true,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/content/:id',
    summary: 'Put an item into the trash, from which it can be restored for 30 days',
    access: 'user',
    params: ById,
    reply: Message,
    openReply: true,
    missing,
  },
  restore: {
    method: 'POST',
    path: '/api/content/:id/restore',
    summary: 'Bring an item back from the trash',
    access: 'user',
    params: ById,
    reply: ContentItem,
    missing,
  },
})

/** The calls of `content` that make an item. */
export const contentMakingRoutes = routes({
  revise: {
    method: 'POST',
    path: '/api/content/:id/revise',
    summary:
      'Make a new item from a made one with other words, layout or seed; costs nothing and takes nothing from the month',
    access: 'user',
    refuses: { 409: 'The item can no longer be edited', 502: MAKING_FAILED, 504: STILL_RUNNING },
    params: ById,
    body: Revision,
    reply: ContentItem.extend({ ...Data, ...HasMotif }),
    status: 201,
    missing,
  },
  generate: {
    method: 'POST',
    path: '/api/content/generate',
    summary: 'Quick Generate: make one item; waits for it unless asked with Prefer: respond-async',
    access: 'user',
    refuses: {
      404: 'Brand not found, or Product not found',
      409: 'The generation was canceled',
      413: 'The uploads are full, or a picture is too large',
      415: 'A file is no picture',
      422: 'The provider refused, or the Idempotency-Key belongs to another request',
      502: MAKING_FAILED,
      504: STILL_RUNNING,
    },
    headers: GenerateHeaders,
    limits: [SUBMITS],
    form: QuickRequest,
    files: {
      image: { max: 1, maxBytes: LOGO_MAX_BYTES },
      references: { max: REFERENCES_MAX, maxBytes: REFERENCE_MAX_BYTES },
    },
    reply: z.object({ ...ContentItem.partial().shape, ...Data }),
    accepted: JobDetail,
  },
})
