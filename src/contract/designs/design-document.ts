import '../schema/jitless.ts'
import { z } from 'zod'
import { Words } from '../generation/revision.ts'
import { SLIDE_BACKGROUNDS, SLIDE_ROLES, SLIDES_MAX, SLIDES_MIN } from './carousels/carousel-options.ts'
import { VideoDesign } from './video-design.ts'
import { MOTION_STYLES, VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from './design-options.ts'
import { Text } from '../schema/fields.ts'
import { BLOCK_TEXTS_MAX, COPY_ROWS_MAX, NAME_MAX, SEED_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { LAYOUTS } from '../options.ts'
import { NO_OVERRIDES, Overrides } from './overrides.ts'

const Rows = (label: string, most = COPY_ROWS_MAX) =>
  z
    .array(Text(SHORT_TEXT_MAX, label), `${label} must be a list of texts`)
    .max(most, `At most ${most} rows of one kind`)
    .readonly()

/**
 * The texts of a design: a missing field keeps its value, null or blank removes it. `details` are the fact rows in their order; a
 * blank row is removed. `rows` are the texts of a menu (name and price of each row), of steps, of a comparison (label and text of each
 * side), or of a statistic (its figure).
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
  rows: Rows('A row', BLOCK_TEXTS_MAX).optional(),
})
export type DesignCopy = z.output<typeof DesignCopy>

/** Motion of a video: a missing field is chosen by the studio. `seconds` is the length; `poster` is when the frame is shown that thumbnails use. */
const Motion = z.object({
  style: z.enum(MOTION_STYLES, 'style must be calm, lively or bold').nullish(),
  seconds: z
    .number('The length must be 3 to 30 seconds')
    .min(VIDEO_SECONDS_MIN, 'The length must be 3 to 30 seconds')
    .max(VIDEO_SECONDS_MAX, 'The length must be 3 to 30 seconds')
    .nullish(),
  poster: z
    .number('The poster frame must be at 0 to 30 seconds')
    .min(0, 'The poster frame must be at 0 to 30 seconds')
    .max(VIDEO_SECONDS_MAX, 'The poster frame must be at 0 to 30 seconds')
    .nullish(),
})

const SLIDE_ID = 'A slide has an id of up to 16 letters and digits'
const TOO_FEW = `A carousel has ${SLIDES_MIN} to ${SLIDES_MAX} slides`

const NUMBER = 'The number of a point is 0 to 99'
export const SlideNumber = z.int(NUMBER).min(0, NUMBER).max(99, NUMBER)

/**
 * One slide of an edited carousel. `id` names it while it is edited. `from` is the position of the stored slide whose other texts it keeps;
 * null for a slide that is new.
 */
export const SlideDesign = z.object({
  id: z.string(SLIDE_ID).regex(/^[a-z0-9]{1,16}$/, SLIDE_ID),
  role: z.enum(SLIDE_ROLES, 'role must be hook, point, proof or cta'),
  /** The number of a point in the list of the request; null for none. Without it, points are counted. */
  number: SlideNumber.nullable().optional(),
  from: z
    .int('from must be the position of a slide')
    .min(0, 'from must be the position of a slide')
    .max(SLIDES_MAX - 1, 'from must be the position of a slide')
    .nullable()
    .default(null),
  overrides: Overrides.default(NO_OVERRIDES),
  copy: DesignCopy.default({}),
})
export type SlideDesign = z.output<typeof SlideDesign>

/** The slides of an edited carousel in their order. */
export const CarouselDesign = z.object({
  background: z.enum(SLIDE_BACKGROUNDS, 'background must be continuous or plain'),
  slides: z
    .array(SlideDesign, TOO_FEW)
    .min(SLIDES_MIN, TOO_FEW)
    .max(SLIDES_MAX, TOO_FEW)
    .refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length, 'Two slides have the same id')
    .readonly(),
})
export type CarouselDesign = z.output<typeof CarouselDesign>

/**
 * Everything that a user edits. It is stored as one document: one step of the history, one draft, or one version. With `layout`
 * null the studio chooses the layout. In a carousel, the slides have the texts and overrides, and those of the document do not count.
 */
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
  carousel: CarouselDesign.optional(),
  /** The storyboard of a video. Without it, the studio writes the scenes from the texts. */
  film: VideoDesign.optional(),
})
export type Design = z.output<typeof Design>
