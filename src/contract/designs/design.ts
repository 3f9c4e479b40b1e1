import '../schema/jitless.ts'
import { z } from 'zod'
import { FocalPoint } from '../brands/images/brand-images.ts'
import { ContentItem } from '../library/content.ts'
import { Design } from './design-document.ts'
import { EXPORT_MEDIA_TYPES, ExportChoice, ExportRequest } from './design-export.ts'
import { BLOCK_KINDS, COLOR_ROLES, MOTION_STYLES } from './design-options.ts'
import { DesignPreview, PixelBox, PreviewImage, PreviewRequest, Ratio } from './design-preview.ts'
import { ById, Id, Timestamp } from '../schema/fields.ts'
import { REFERENCE_MAX_BYTES } from '../limits.ts'
import {
  DRAFT_CHANGED,
  DESIGN_TOO_LONG,
  EXPORT_TOO_LARGE,
  EXPORT_UNAVAILABLE,
  NOT_EDITABLE,
  PREVIEW_SUPERSEDED,
  STILL_RUNNING,
} from '../messages.ts'
import { LAYOUTS } from '../options.ts'
import { routes } from '../route.ts'
import { IdempotencyKey, SUBMITS } from '../generation/submits.ts'

const Draft = z.object({ rev: z.number(), updated_at: Timestamp, design: Design })
export type Draft = z.output<typeof Draft>

/** `url` is null for a picture that a model generated. */
const DesignImage = z.object({
  id: z.string(),
  role: z.enum(['logo', 'product', 'reference', 'uploaded', 'generated']),
  url: z.string().nullable(),
  /** The clip that it is a still of, in seconds: scenes of films play it. */
  clip: z
    .object({ key: z.string(), seconds: z.number(), focus: FocalPoint.nullable(), title: z.string().nullable() })
    .optional(),
})
export type DesignImage = z.output<typeof DesignImage>

/** Everything that the editor needs to open. `saved` is the stored design of the item, with all its texts. */
export const DesignState = z.object({
  content_id: Id,
  content_type: z.enum(['image', 'video']),
  /** The name of the item. File names of exports also have the brand, and the product where there is no title. */
  title: z.string().nullable(),
  brand_name: z.string().optional(),
  /** The brand whose sounds a film can play. */
  brand_id: Id.nullable().optional(),
  product_name: z.string().nullable().optional(),
  /** A small image of the stored design, which is shown until the first preview is drawn. */
  thumbnail_url: z.string().optional(),
  saved: Design,
  /** The draft of this user, if there is one. The editor opens it instead of `saved`. */
  draft: Draft.nullable(),
  /** Every layout that can be requested. The call `layouts` draws those that suit this design. */
  layouts: z.array(z.enum(LAYOUTS)),
  size: z.object({ width: z.number(), height: z.number() }),
  /** The language of the texts: a BCP 47 tag, or `und` if it is not known. */
  language: z.string(),
  /** True when x in overrides counts from the right. */
  right_to_left: z.boolean(),
  /** The brand palette: `hex` is `#RRGGBB`, `name` is for users. */
  colors: z.array(z.object({ role: z.enum(COLOR_ROLES), name: z.string(), hex: z.string() })),
  pictures: z.array(DesignImage),
  /** What each platform leaves visible at this size. `is_own` marks the area that overrides are relative to. */
  safe_areas: z.array(
    z.object({ platform: z.string().nullable(), is_own: z.boolean(), box: PixelBox, keep_out: z.array(PixelBox) }),
  ),
  /** The box whose edges limit the layouts of the own platform. `pin` puts slots at its edges. */
  margins: PixelBox,
  /** What `rows` of the copy are. Null for a design without them. */
  block: z.enum(BLOCK_KINDS).nullable(),
  /** Only for a carousel: what the rows of each stored slide are, and the points of the request that have no slide. */
  carousel: z.object({ blocks: z.array(z.enum(BLOCK_KINDS).nullable()), left_out: z.array(z.string()) }).optional(),
  /** Null for an image. */
  motion: z.object({ style: z.enum(MOTION_STYLES), seconds: z.number() }).nullable(),
  /** Whether the design shows a clip, whose sound can be kept. */
  has_clip: z.boolean().optional(),
  /** The formats that this item can be exported in. WebM and half-size MP4 need an ffmpeg on the server. */
  exports: z.array(ExportChoice),
})
export type DesignState = z.output<typeof DesignState>

const Rev = z
  .string('If-Match must be the rev of the draft in quotes')
  .regex(/^"\d{1,9}"$/, 'If-Match must be the rev of the draft in quotes')
  .describe('The rev of the draft that was changed, in quotes; `"0"` when there was none')

/** One version of the design. `changes` describes the differences from the version before it. */
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
   * Image and boxes are in one JSON reply, with the image as base64 as in `content_data`: one request, one abort, and the typed
   * client. The client makes a Blob of it and shows it under an object URL.
   * For each of whole, `only` and `without`, at most one preview of a user is drawn at a time. Of the waiting requests the newest
   * one runs, and the others get 409. An aborted request leaves the queue.
   */
  preview: {
    method: 'POST',
    path: '/api/content/:id/design/preview',
    summary: 'Draw an edited design without saving it: the image, the boxes of its slots, and the brand check',
    access: 'user',
    params: ById,
    body: PreviewRequest,
    reply: DesignPreview,
    refuses: { 409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE}`, 422: `${DESIGN_TOO_LONG} Or: ${refuses[422]}` },
    uncounted: true,
    missing,
  },
  layouts: {
    method: 'POST',
    path: '/api/content/:id/design/layouts',
    summary: 'Draw this design in every layout that suits it, each once, as small images',
    access: 'user',
    params: ById,
    body: Design.omit({ carousel: true }).extend({ ratio: Ratio.max(0.5, 'ratio must be at most 0.5').default(0.2) }),
    reply: z.object({ layouts: z.array(z.object({ layout: z.enum(LAYOUTS), image: PreviewImage })) }),
    refuses: { 409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE}`, 422: `${DESIGN_TOO_LONG} Or: ${refuses[422]}` },
    missing,
  },
  /** Empty for a design that shows an image. The names are for `motif` of the call that revises content. */
  motifs: {
    method: 'GET',
    path: '/api/content/:id/design/motifs',
    summary: 'Draw this design with up to two other objects that fit its request, and with none, as small images',
    access: 'user',
    params: ById,
    reply: z.object({ motifs: z.array(z.object({ motif: z.string().nullable(), image: PreviewImage })) }),
    refuses: { 409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE}`, 422: DESIGN_TOO_LONG },
    missing,
  },
  /** Overrides refer to the uploaded picture by `pictures[].id` of the reply. */
  uploadPicture: {
    method: 'POST',
    path: '/api/content/:id/design/pictures',
    summary: 'Upload a picture for the overrides of an item',
    access: 'user',
    params: ById,
    files: { file: { min: 1, max: 1, maxBytes: REFERENCE_MAX_BYTES } },
    reply: DesignImage,
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
  /** The draft is not deleted. The client deletes it once the version is saved. */
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
  /** Every file states the digital source type of the design: as XMP, or in a comment of a WebM or a field of the JSON. */
  export: {
    method: 'POST',
    path: '/api/content/:id/design/export',
    summary: 'A file of the stored item or of an edited design, in another format or size',
    access: 'user',
    params: ById,
    body: ExportRequest,
    bytes: EXPORT_MEDIA_TYPES,
    refuses: { ...refuses, 422: `${EXPORT_TOO_LARGE} Or: ${EXPORT_UNAVAILABLE} Or: ${refuses[422]}` },
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
