import '../schema/jitless.ts'
import { z } from 'zod'
import { Design } from '../designs/design-document.ts'
import { PreviewImage } from '../designs/design-preview.ts'
import { DESIGN_TOO_LONG, NOT_EDITABLE, NOT_YOURS, PREVIEW_SUPERSEDED } from '../messages.ts'
import { LAYOUTS } from '../options.ts'
import { routes } from '../route.ts'
import { ById } from '../schema/fields.ts'
import { RequestPreviewInput } from './request-preview.ts'
import { Seed } from './seed.ts'

/** The most directions of one request. */
export const DIRECTIONS_MAX = 6

/** What a design shows besides its words: a photo over all of it, a photo, a product cut out of its picture, a drawing, or words alone. */
export const DIRECTION_IMAGES = ['full_photo', 'photo', 'product', 'drawing', 'type'] as const
/** The color behind most of a design: the first or the second of the brand, or a light or a dark one. */
export const DIRECTION_GROUNDS = ['brand', 'second', 'light', 'dark'] as const

/** One of the designs that can be made of a request. With its seed, the design of the request is this one. */
export const Direction = z.object({
  seed: z.number(),
  /** The layout; null in a carousel, whose slides have one of their own. */
  layout: z.enum(LAYOUTS).nullable(),
  picture: z.enum(DIRECTION_IMAGES),
  ground: z.enum(DIRECTION_GROUNDS),
  image: PreviewImage,
})
export type Direction = z.output<typeof Direction>

/** Designs that look different from each other. Empty for a request whose design is its image alone. */
const Directions = z.object({ directions: z.array(Direction) })

/**
 * A request as its preview gets it. With `seed`, the first direction is the design of this seed; without it, the best one. `seeds` are those
 * of the directions before a change of the request: they stay where they are, unless two of them have become alike.
 */
export const DirectionsInput = RequestPreviewInput.omit({ ratio: true }).extend({
  seeds: z.array(Seed, 'seeds must be a list of seeds').max(DIRECTIONS_MAX).readonly().default([]),
})
export type DirectionsInput = z.output<typeof DirectionsInput>

export const directionRoutes = routes({
  /** One call of a person is drawn at a time, and the newest of the others waits; those before it get 409. */
  ofRequest: {
    method: 'POST',
    path: '/api/generator/directions',
    summary: 'Draw up to six different designs of a request, small; costs nothing',
    access: 'user',
    body: DirectionsInput,
    reply: Directions,
    refuses: {
      404: 'Brand not found, or Product not found',
      409: PREVIEW_SUPERSEDED,
      422: `${DESIGN_TOO_LONG} Or, of a picture: ${NOT_YOURS}`,
    },
    uncounted: true,
  },
  /** The first one is the item itself, or its edited design. A version with seed and layout of another one is that design. */
  ofContent: {
    method: 'POST',
    path: '/api/content/:id/design/directions',
    summary: 'Draw this design and up to five other designs of the same words and pictures, small; costs nothing',
    access: 'user',
    params: ById,
    body: z.object({ design: Design.omit({ carousel: true }).nullable().default(null) }),
    reply: Directions,
    refuses: { 409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE}`, 422: DESIGN_TOO_LONG },
    uncounted: true,
    missing: 'Content not found',
  },
})
