import { z } from 'zod'
import { BrandImageChoice } from '../brands/images/image-choice.ts'
import { NAME_MAX, PROMPT_MAX, PROMPT_MIN, SNAPSHOT_MAX_BYTES } from '../limits.ts'
import { BRAND_REQUIRED, DIMENSIONS_INVALID, PROMPT_REQUIRED, PROMPT_TOO_SHORT } from '../messages.ts'
import { RequestScenes } from '../designs/video-design.ts'
import { CAPTION_STYLES } from '../designs/video-options.ts'
import { CONTENT_TYPES, ENGINES, VIDEO_SOUNDS, VIDEO_VOICES, LAYOUT_MODES } from '../options.ts'
import { findFormat, FORMAT_SIZE, FORMAT_UNKNOWN, formatSize, listOffered } from '../platforms/formats.ts'
import { DEFAULT_DIMENSIONS, isAdSize } from '../platforms/presets.ts'
import { parseBoundedJson } from '../schema/bounded-json.ts'
import { DIMENSIONS_FORM, parseDimensions, QUICK_DIMENSIONS_FORM } from '../schema/dimensions.ts'
import { Language, OptionalText, RowId, Text } from '../schema/fields.ts'
import '../schema/jitless.ts'
import { JsonText } from '../schema/json-text.ts'
import { PieceChoicesText } from './piece-choices.ts'
import { SeedText } from './seed.ts'
import { PRODUCT_INVALID } from './submits.ts'

/** A snapshot, as JSON text of at most 64 KiB in a form. Its valid fields override the stored object for this request. */
export const Snapshot = z
  .union([
    z
      .string()
      .max(SNAPSHOT_MAX_BYTES, 'A snapshot may have at most 64 KB')
      .meta({ contentMediaType: 'application/json', contentSchema: { type: 'object' } }),
    z.record(z.string(), z.unknown()),
  ])
  .nullish()
  .transform((value, context) => {
    if (typeof value !== 'string') return value ?? null
    if (!value.trim()) return null
    const parsed = parseObject(value)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'brand_data and product_data must be JSON objects' })
    return z.NEVER
  })

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseBoundedJson(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** `WIDTHxHEIGHT` in the canonical spelling; blank means the default size. */
export const Dimensions = z
  .string(DIMENSIONS_INVALID)
  .meta(DIMENSIONS_FORM)
  .nullish()
  .transform((text, context) => {
    if (!text?.trim()) return DEFAULT_DIMENSIONS
    const size = parseDimensions(text)
    if (size) return `${size.width}x${size.height}`
    context.addIssue({ code: 'custom', message: DIMENSIONS_INVALID })
    return z.NEVER
  })

export const Prompt = Text(PROMPT_MAX, 'Prompt', { pattern: String.raw`\S[\s\S]{${PROMPT_MIN - 2},}\S` })
  .refine((text) => text.length > 0, { error: PROMPT_REQUIRED, abort: true })
  .refine((text) => text.length >= PROMPT_MIN, PROMPT_TOO_SHORT)

/** Like `Dimensions`, with the sizes of ads, which other sizes may not have. */
export const QuickDimensions = z
  .string(DIMENSIONS_INVALID)
  .meta(QUICK_DIMENSIONS_FORM)
  .nullish()
  .transform((text, context) => {
    const size = text?.replaceAll(/\s+/g, '').replace('×', 'x').toLowerCase() ?? ''
    if (isAdSize(size, 'image')) return size
    const { data, error } = Dimensions.safeParse(text)
    if (data) return data
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? DIMENSIONS_INVALID })
    return z.NEVER
  })

const QuickFields = z.object({
  brand_id: RowId(BRAND_REQUIRED),
  product_id: RowId(PRODUCT_INVALID).optional(),
  content_type: z.enum(CONTENT_TYPES, 'Please select a content type.').default('image'),
  prompt: Prompt,
  dimensions: QuickDimensions,
  /** The key of the format that the design is for, such as `instagram.story`. Absent: that of the preset with these dimensions, if there is one. */
  format: z
    .string(FORMAT_UNKNOWN)
    .refine((key) => findFormat(key)?.offered_in.includes('quick'), FORMAT_UNKNOWN)
    .meta({ enum: listOffered('quick').map(({ key }) => key) })
    .optional(),
  title: OptionalText(NAME_MAX, 'Title'),
  brand_data: Snapshot,
  product_data: Snapshot,
  /** The language of the design; absent lets the prompt, the product and the brand decide. */
  language: Language,
  /** What a video sounds like; absent means music. */
  sound: z.enum(VIDEO_SOUNDS, 'sound must be music, clip, none or one of the listed moods').optional(),
  /** Whether a video has a voice; absent means none. A spoken one is paid. */
  voice: z.enum(VIDEO_VOICES, 'voice must be none or spoken').optional(),
  /** How captions are burned into videos; absent means none. */
  captions: z.enum(CAPTION_STYLES, 'captions must be none, lines or words').optional(),
  layout: z.enum(LAYOUT_MODES, 'layout must be auto or none').default('auto'),
  engine: z.enum(ENGINES, 'engine must be auto or studio').default('auto'),
  /** The seed of a preview of this request, and what was chosen for its pieces there: the item is then that picture. */
  seed: SeedText,
  piece_choices: PieceChoicesText,
  /** The scenes of a video in their order, from a preview of this request; absent lets the studio write them. */
  scenes: JsonText(RequestScenes, 'scenes must be a list of scenes'),
  brand_picture: BrandImageChoice,
})
/** The fields of quick generate in a multipart form: all are text. Videos have no size that only ads in images have. */
export const QuickRequest = QuickFields.refine(
  ({ content_type, dimensions }) => parseDimensions(dimensions) !== null || isAdSize(dimensions, content_type),
  { error: DIMENSIONS_INVALID, path: ['dimensions'] },
).refine(
  ({ format, dimensions }) => {
    const named = findFormat(format ?? '')
    return named === null || formatSize(named) === dimensions
  },
  { error: FORMAT_SIZE, path: ['dimensions'] },
)
export type QuickRequest = z.output<typeof QuickRequest>
