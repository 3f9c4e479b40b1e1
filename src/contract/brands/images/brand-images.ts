import '../../schema/jitless.ts'
import { z } from 'zod'
import { NAME_MAX, PAGE_SKIP_MAX, REFERENCE_MAX_BYTES, SEARCH_MAX, SHORT_TEXT_MAX } from '../../limits.ts'
import { CLIP_MAX_BYTES } from './clip-options.ts'
import { NOTHING_SELECTED } from '../../messages.ts'
import { type RequestLimit, routes } from '../../route.ts'
import { ById, Id, IdNumber, Text, Timestamp } from '../../schema/fields.ts'

export const BRAND_IMAGES_MAX = 5000
export const IMAGE_TAGS_MAX = 20
export const IMAGES_PAGE_MAX = 200
/** Pictures that one call changes. */
const CHANGED_MAX = 500

/** Whether the persons on a picture agreed. Without their consent, no design gets it by itself. */
export const CONSENTS = ['not_needed', 'given', 'missing'] as const
export type Consent = (typeof CONSENTS)[number]

export const IMAGE_FILTERS = ['all', 'expired', 'unlicensed'] as const
export type ImageFilter = (typeof IMAGE_FILTERS)[number]

const Share = z.number('A focal point has shares of width and height, from 0 to 1').min(0).max(1)
/** The point of a picture that every crop keeps, as shares of its width and height. */
export const FocalPoint = z.object({ x: Share, y: Share })
export type FocalPoint = z.output<typeof FocalPoint>

/** A picture of the library of a brand. */
export const BrandImage = z.object({
  id: Id,
  /** What a storyboard names it by. */
  key: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** Null: it is found in the pixels. */
  focus: FocalPoint.nullish(),
  /** The clip that the picture is a still of; absent for a picture. Films play it, and `key` names it in a storyboard. */
  clip: z.object({ key: z.string(), url: z.string(), seconds: z.number() }).nullish(),
  title: z.string(),
  tags: z.array(z.string()),
  /** The product that it shows. */
  product_id: Id.nullable(),
  license: z.string().nullable(),
  source: z.string().nullable(),
  /** The last day on which it may be used. */
  expires_on: z.string().meta({ format: 'date' }).nullable(),
  is_expired: z.boolean(),
  consent: z.enum(CONSENTS),
  created_at: Timestamp,
})
export type BrandImage = z.output<typeof BrandImage>

const TAGS = `A picture has at most ${IMAGE_TAGS_MAX} tags`
const Line = (name: string) =>
  Text(SHORT_TEXT_MAX, name)
    .nullable()
    .transform((text) => text || null)

const ImageIds = z
  .array(IdNumber(NOTHING_SELECTED), NOTHING_SELECTED)
  .min(1, NOTHING_SELECTED)
  .max(CHANGED_MAX, `Change at most ${CHANGED_MAX} pictures at once`)

/** Changes several pictures alike; a missing field keeps its value. `tags` replaces all tags, `add_tags` adds to them. */
export const ImagesChange = z.object({
  ids: ImageIds,
  title: Text(NAME_MAX, 'Title', { pattern: '\\S' }).optional(),
  focus: FocalPoint.nullable().optional(),
  tags: z
    .array(Text(NAME_MAX, 'A tag', { pattern: '\\S' }), 'tags must be a list')
    .max(IMAGE_TAGS_MAX, TAGS)
    .optional(),
  add_tags: z
    .array(Text(NAME_MAX, 'A tag', { pattern: '\\S' }), 'add_tags must be a list')
    .max(IMAGE_TAGS_MAX, TAGS)
    .optional(),
  product_id: IdNumber('product_id must be the number of a product').nullable().optional(),
  license: Line('License').optional(),
  source: Line('Source').optional(),
  expires_on: z.iso.date('expires_on must be a date').nullable().optional(),
  consent: z.enum(CONSENTS, 'There is no such consent').optional(),
})
export type ImagesChange = z.output<typeof ImagesChange>

export const ImagesQuery = z.object({
  search: Text(SEARCH_MAX, 'Search').nullish(),
  show: z.enum(IMAGE_FILTERS, 'There is no such filter').default('all'),
  skip: z.coerce.number('skip must be a number').int().min(0).max(PAGE_SKIP_MAX).default(0),
  limit: z.coerce.number('limit must be a number').int().min(1).max(IMAGES_PAGE_MAX).default(60),
})
export type ImagesQuery = z.output<typeof ImagesQuery>

/** A design that shows a picture. */
const ImageUse = z.object({ content_id: Id, title: z.string().nullable(), thumbnail_url: z.string() })
export type ImageUse = z.output<typeof ImageUse>

/** 500 photos are uploaded one by one. */
const MANY_UPLOADS: RequestLimit = { per: 'user', count: 600, seconds: 60 }
const CLIP_UPLOADS: RequestLimit = { per: 'user', count: 60, seconds: 60 }
const missing = 'Brand not found'
const imageMissing = 'Picture not found'

export const brandImageRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/brands/:id/pictures',
    summary: 'A page of the pictures of a brand, newest first; `search` finds words of title, tags, source and license',
    access: 'user',
    params: ById,
    query: ImagesQuery,
    reply: z.object({ pictures: z.array(BrandImage), total: z.number() }),
    missing,
  },
  upload: {
    method: 'POST',
    path: '/api/brands/:id/pictures',
    summary: 'Add a picture to the library of a brand',
    access: 'user',
    params: ById,
    form: z.object({ title: Text(NAME_MAX, 'Title').nullish() }),
    files: { file: { min: 1, max: 1, maxBytes: REFERENCE_MAX_BYTES } },
    limits: [MANY_UPLOADS],
    reply: BrandImage,
    refuses: {
      413: `The uploads are full, the picture is too large, or the brand has ${BRAND_IMAGES_MAX} pictures`,
      415: 'No picture',
      422: 'The picture cannot be read',
    },
    status: 201,
    missing,
  },
  uploadClip: {
    method: 'POST',
    path: '/api/brands/:id/clips',
    summary: 'Add a clip to the pictures of a brand: MP4, MOV or WebM. Films play it, and images show a still of it',
    access: 'user',
    params: ById,
    form: z.object({ title: Text(NAME_MAX, 'Title').nullish() }),
    files: { file: { min: 1, max: 1, maxBytes: CLIP_MAX_BYTES } },
    limits: [CLIP_UPLOADS],
    reply: BrandImage,
    refuses: {
      413: `The uploads are full, the clip is too large, or the brand has ${BRAND_IMAGES_MAX} pictures`,
      415: 'No clip',
      422: 'The clip is too long, or this server cannot play clips',
    },
    status: 201,
    missing,
  },
  change: {
    method: 'PATCH',
    path: '/api/brands/:id/pictures',
    summary: 'Change pictures of a brand: title, focal point, tags, product, license, source, last day, and consent',
    access: 'user',
    params: ById,
    body: ImagesChange,
    reply: z.object({ pictures: z.array(BrandImage) }),
    refuses: { 404: `${imageMissing}, or Product not found`, 422: TAGS },
    missing,
  },
  remove: {
    method: 'POST',
    path: '/api/brands/:id/pictures/remove',
    summary: 'Delete pictures of a brand; they can be restored for 30 days, and designs keep them',
    access: 'user',
    params: ById,
    body: z.object({ ids: ImageIds }),
    reply: z.object({ removed: z.number() }),
    missing: imageMissing,
  },
  restore: {
    method: 'POST',
    path: '/api/brands/:id/pictures/restore',
    summary: 'Restore pictures of a brand that were deleted',
    access: 'user',
    params: ById,
    body: z.object({ ids: ImageIds }),
    reply: z.object({ pictures: z.array(BrandImage) }),
    missing: imageMissing,
  },
  uses: {
    method: 'GET',
    path: '/api/brands/:id/pictures/:picture/uses',
    summary: 'The designs that show a picture, newest first, at most 100',
    access: 'user',
    params: z.object({ id: Id, picture: Id }),
    reply: z.object({ uses: z.array(ImageUse), total: z.number() }),
    missing: imageMissing,
  },
})
