import '../schema/jitless.ts'
import { z } from 'zod'
import { CheckRule } from '../library/content.ts'
import { COLOR_ROLES, PREVIEW_RATIO_MAX, PREVIEW_RATIO_MIN, SLOT_FIELDS, SLOT_KINDS } from './design-options.ts'
import { SLIDES_MAX } from './carousels/carousel-options.ts'
import { CarouselDesign, Design, SlideDesign, SlideNumber } from './design-document.ts'
import { SLOT_NAME_MAX } from '../limits.ts'
import { SlotOverride } from './overrides.ts'

/** [x, y, width, height] in pixels of the canvas, whatever the ratio of the preview. */
export const PixelBox = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type PixelBox = z.output<typeof PixelBox>

/** One slot as it was drawn. Slots are listed back to front. */
export const DesignBox = z.object({
  slot: z.string(),
  kind: z.enum(SLOT_KINDS),
  /** The name that users read: `Headline`. */
  name: z.string(),
  box: PixelBox,
  /** Degrees clockwise around the center of `box`. */
  angle: z.number(),
  /** The fields of `SlotOverride` that have an effect on this slot. */
  edits: z.array(z.enum(SLOT_FIELDS)),
  /**
   * The text as entered, and its place in the copy: `headline` or `benefits.0`; for an added slot its name. Null for text that
   * cannot be edited.
   */
  text: z.string().nullable(),
  text_field: z.string().nullable(),
  /** The drawn lines, and their font. Sizes are pixels of the canvas. */
  lines: z.array(z.string()),
  family: z.string().nullable(),
  weight: z.number().nullable(),
  size: z.number().nullable(),
  align: z.enum(['start', 'center', 'end']).nullable(),
  /** The color of the text or the shape, its role if it has one, and the color behind it. */
  color: z.string().nullable(),
  color_role: z.enum(COLOR_ROLES).nullable(),
  ground: z.string().nullable(),
  /** Contrast of each role to `ground` by WCAG 2.2, and the minimum for this text: 4.5 or 3. */
  contrasts: z.array(z.object({ role: z.enum(COLOR_ROLES), ratio: z.number() })),
  contrast_min: z.number().nullable(),
  /** For an image: its id, and the part of it that is shown. */
  picture: z.object({ id: z.string(), focus: z.tuple([z.number(), z.number()]), zoom: z.number() }).nullable(),
  /** Whether CSS must blend a lifted image with `mix-blend-mode: multiply`. */
  is_multiplied: z.boolean(),
})
export type DesignBox = z.output<typeof DesignBox>

/**
 * An override that has no effect in this design and stays in the document, or something else that is not as wanted. `message` is a sentence
 * for users. A note without a slot is about the whole design.
 */
const DesignNote = z.object({
  code: z.enum(['override_dropped', 'override_clamped', 'words_left_out', 'slot_missing', 'brand_font_missing']),
  slot: z.string().nullable(),
  field: z.string().nullable(),
  message: z.string(),
})
export type DesignNote = z.output<typeof DesignNote>

/** One rule of the brand check. `fix` is present if a certain repair exists: merge `set` into the overrides of `slot`. */
const DesignFinding = CheckRule.extend({
  slot: z.string().nullable(),
  fix: z.object({ slot: z.string(), set: SlotOverride, label: z.string() }).nullable(),
})
export type DesignFinding = z.output<typeof DesignFinding>

/** `content_data` is base64. `box` is the part of the canvas that the image covers, in pixels of the canvas. */
export const PreviewImage = z.object({
  mime_type: z.enum(['image/png', 'image/jpeg']),
  content_data: z.string(),
  width: z.number(),
  height: z.number(),
  box: PixelBox,
})
export type PreviewImage = z.output<typeof PreviewImage>

/** The `layout` that was drawn. A requested layout that does not suit the content is replaced by another. */
export const DesignPreview = z.object({
  image: PreviewImage,
  layout: z.string(),
  boxes: z.array(DesignBox),
  notes: z.array(DesignNote),
  /** Null if it was not requested, and for `only` and `without`. */
  check: z
    .object({
      score: z.number(),
      passed: z.boolean(),
      findings: z.array(DesignFinding),
      /** Rules about how good the design is: see `BrandCheck`. */
      design: z.array(DesignFinding).optional(),
    })
    .nullable(),
})
export type DesignPreview = z.output<typeof DesignPreview>

/** Pixels of an image for each pixel of the canvas. */
export const Ratio = z
  .number('ratio must be a number from 0.1 to 2')
  .min(PREVIEW_RATIO_MIN, 'ratio must be a number from 0.1 to 2')
  .max(PREVIEW_RATIO_MAX, 'ratio must be a number from 0.1 to 2')
const SlotName = z.string('A slot is a name').max(SLOT_NAME_MAX, 'A slot is a name').optional()

const PLACE = `A slide is one of at most ${SLIDES_MAX}`
const Place = z.int(PLACE).min(0, PLACE).max(SLIDES_MAX, PLACE)

/** Where a slide is in its edited carousel: position from 0, number of slides, and its number among the points. */
const SlidePlace = z
  .object({
    ...SlideDesign.pick({ role: true, from: true }).shape,
    number: SlideNumber.nullable(),
    ...CarouselDesign.pick({ background: true }).shape,
    index: Place,
    count: Place,
  })
  .refine(({ index, count }) => index < count, PLACE)
export type SlidePlace = z.output<typeof SlidePlace>

/**
 * `ratio` is pixels of the image for each pixel of the canvas. It is lowered if a side would be longer than 4096 pixels.
 * - whole: PNG if the design has no picture or `ratio` is 1 or more, otherwise JPEG. At ratio 1 its pixels are those of the
 *   export
 * - `only`: the slot alone on a transparent background, as a PNG of its box
 * - `without`: the whole design without the slot
 */
export const PreviewRequest = Design.omit({ carousel: true }).extend({
  ratio: Ratio.default(0.5),
  only: SlotName,
  without: SlotName,
  /** The slide of a carousel that this design is. */
  slide: SlidePlace.optional(),
  /** Whether to run the brand check. */
  check: z.boolean('check must be true or false').default(true),
})
export type PreviewRequest = z.output<typeof PreviewRequest>
