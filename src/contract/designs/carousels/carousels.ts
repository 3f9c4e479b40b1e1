import '../../schema/jitless.ts'
import { z } from 'zod'
import { CAROUSEL_PLATFORMS } from '../../platforms/platform.ts'
import { CAROUSEL_DIMENSIONS } from '../../platforms/presets.ts'
import { ContentItem, ThumbnailQuery } from '../../library/content.ts'
import { Dimensions, Prompt } from '../../generation/quick-request.ts'
import { CarouselDesign, Design } from '../design-document.ts'
import { PreviewImage, Ratio } from '../design-preview.ts'
import { JobDetail } from '../../generation/generator.ts'
import { NAME_MAX, SEED_MAX } from '../../limits.ts'
import { BRAND_REQUIRED, DESIGN_TOO_LONG, NOT_A_CAROUSEL, PREVIEW_SUPERSEDED, STILL_RUNNING } from '../../messages.ts'
import { ENGINES } from '../../options.ts'
import { routes } from '../../route.ts'
import { ById, Id, IdNumber, Language, OptionalText, Ordinal } from '../../schema/fields.ts'
import { GenerateHeaders, PRODUCT_INVALID, SUBMITS } from '../../generation/submits.ts'
import { CAROUSEL_FORMATS, CAROUSEL_TYPES, SLIDE_BACKGROUNDS, SLIDES_MAX, SLIDES_MIN } from './carousel-options.ts'

const SLIDES = `slides must be a whole number from ${SLIDES_MIN} to ${SLIDES_MAX}`

/**
 * What a carousel is written from. `slides` is the number of slides that is wanted; null lets the brief decide. A brief that says less
 * gives fewer slides: the studio invents nothing.
 */
export const CarouselRequest = z.object({
  brand_id: IdNumber(BRAND_REQUIRED),
  product_id: IdNumber(PRODUCT_INVALID).nullish(),
  prompt: Prompt,
  title: OptionalText(NAME_MAX, 'Title'),
  slides: z.int(SLIDES).min(SLIDES_MIN, SLIDES).max(SLIDES_MAX, SLIDES).nullable().default(null),
  background: z.enum(SLIDE_BACKGROUNDS, 'background must be continuous or plain').default('continuous'),
  dimensions: Dimensions.default(CAROUSEL_DIMENSIONS),
  /** The platform decides the safe area and the length of the caption. */
  platform: z.enum(CAROUSEL_PLATFORMS, 'There is no such platform').nullish(),
  language: Language,
  engine: z.enum(ENGINES, 'engine must be auto or studio').default('auto'),
})
export type CarouselRequest = z.output<typeof CarouselRequest>

const POSITION = `A position must be a whole number from 0 to ${SLIDES_MAX - 1}`

/** Positions of slides, from 0. */
const Positions = z
  .array(
    z
      .int(POSITION)
      .min(0, POSITION)
      .max(SLIDES_MAX - 1, POSITION),
    'positions must be a list',
  )
  .max(SLIDES_MAX, `At most ${SLIDES_MAX} slides can be drawn`)

const missing = 'Content not found'
const BySlide = z.object({ id: Id, slide: Ordinal(SLIDES_MAX) })

export const carouselRoutes = routes({
  create: {
    method: 'POST',
    path: '/api/carousels',
    summary: 'Make a carousel of 2 to 20 slides as one item; waits for it unless asked with Prefer: respond-async',
    access: 'user',
    headers: GenerateHeaders,
    limits: [SUBMITS],
    body: CarouselRequest,
    reply: ContentItem,
    accepted: JobDetail,
    status: 201,
    refuses: {
      404: 'Brand not found, or Product not found',
      409: 'The generation was canceled',
      422: 'The provider refused, or the Idempotency-Key belongs to another request',
      502: 'Failed to generate content',
      504: STILL_RUNNING,
    },
  },
  /** Draws slides of an edited carousel, one after another. Of several waiting requests of a user, the newest one runs. */
  preview: {
    method: 'POST',
    path: '/api/carousels/:id/preview',
    summary: 'Draw slides of an edited carousel as small images, without saving it',
    access: 'user',
    params: ById,
    body: z.object({
      carousel: CarouselDesign,
      seed: z.int('The seed must be a whole number').min(0).max(SEED_MAX).nullish(),
      positions: Positions,
      ratio: Ratio.max(0.5, 'ratio must be at most 0.5').default(0.2),
    }),
    reply: z.object({ slides: z.array(z.object({ position: z.number(), image: PreviewImage })) }),
    refuses: {
      409: `${PREVIEW_SUPERSEDED} Or: ${NOT_A_CAROUSEL}`,
      422: `${DESIGN_TOO_LONG} Or: A picture or an override that is not valid`,
    },
    uncounted: true,
    missing,
  },
  /** `design` null exports the stored slides. */
  export: {
    method: 'POST',
    path: '/api/carousels/:id/export',
    summary: 'All slides in order: numbered PNG files in a zip archive, or the pages of a PDF',
    access: 'user',
    params: ById,
    body: z.object({
      format: z.enum(CAROUSEL_FORMATS, 'format must be zip or pdf'),
      design: Design.nullable().default(null),
      credentials: z.boolean('credentials must be true or false').default(true),
    }),
    bytes: Object.values(CAROUSEL_TYPES),
    refuses: { 409: NOT_A_CAROUSEL, 422: 'A picture or an override that is not valid' },
    missing,
  },
  file: {
    method: 'GET',
    path: '/api/carousels/:id/slides/:slide/file',
    summary: 'The bytes of a slide, counted from 1, with ranges',
    access: 'view-key',
    params: BySlide,
    query: z.object({ k: z.string().max(64).optional() }),
    bytes: ['image/png'],
    uncounted: true,
    missing,
  },
  thumbnail: {
    method: 'GET',
    path: '/api/carousels/:id/slides/:slide/thumbnail',
    summary: 'A small picture of a slide, counted from 1',
    access: 'view-key',
    params: BySlide,
    query: ThumbnailQuery,
    bytes: ['image/webp'],
    uncounted: true,
    missing,
  },
})
