import '../schema/jitless.ts'
import { z } from 'zod'
import { BrandImageChoice } from '../brands/images/image-choice.ts'
import { PixelBox, PreviewImage, Ratio } from '../designs/design-preview.ts'
import { CAPTION_STYLES } from '../designs/video-options.ts'
import { RequestScenes } from '../designs/video-design.ts'
import { DrawnStoryboard, VideoFrames, VideoPart } from '../designs/video-preview.ts'
import { INSTRUCTIONS_MAX, LOGO_MAX_BYTES, PROMPT_MAX, REFERENCE_MAX_BYTES, REFERENCES_MAX } from '../limits.ts'
import { BRAND_REQUIRED, DESIGN_TOO_LONG, NOT_YOURS, PREVIEW_SUPERSEDED } from '../messages.ts'
import { CONTENT_TYPES, ENGINES, VIDEO_SOUNDS, GOALS, LAYOUT_MODES, THEMES, WIZARD_TONES } from '../options.ts'
import { findFormat, FORMAT_UNKNOWN, FORMATS } from '../platforms/formats.ts'
import { WIZARD_PLATFORMS } from '../platforms/platform.ts'
import { routes } from '../route.ts'
import { IdNumber, Language, OptionalText, Text } from '../schema/fields.ts'
import { PIECE_SLOTS, PieceChoices } from './piece-choices.ts'
import { QuickDimensions, Snapshot } from './quick-request.ts'
import { Seed } from './seed.ts'
import { PRODUCT_INVALID } from './submits.ts'

/** A picture that belongs to a request which is still being written: its logo, or a reference image. */
const PreviewUpload = z.object({ url: z.string(NOT_YOURS), role: z.enum(['logo', 'reference'], NOT_YOURS) })
export type PreviewUpload = z.output<typeof PreviewUpload>

/** A request that is still being written: the fields of both generate calls, of which only the brand is required. */
export const RequestPreviewInput = z.object({
  brand_id: IdNumber(BRAND_REQUIRED),
  product_id: IdNumber(PRODUCT_INVALID).nullish(),
  content_type: z.enum(CONTENT_TYPES, 'Please select a content type.').default('image'),
  prompt: Text(PROMPT_MAX, 'Prompt').default(''),
  instructions: OptionalText(INSTRUCTIONS_MAX, 'Instructions'),
  tone: z.enum(WIZARD_TONES, 'Please select one of the listed tones.').nullish(),
  goal: z.enum(GOALS, 'Please select one of the listed goals.').nullish(),
  theme: z.enum(THEMES, 'Please select one of the listed themes.').nullish(),
  /** Where the design goes: the key of a format, or a platform of the wizard, whose size is that of the user. Otherwise `dimensions`. */
  format: z
    .string(FORMAT_UNKNOWN)
    .refine((key) => findFormat(key) !== null, FORMAT_UNKNOWN)
    .meta({ enum: FORMATS.map(({ key }) => key) })
    .optional(),
  platform: z.enum(WIZARD_PLATFORMS, 'Please select one of the listed platforms.').optional(),
  dimensions: QuickDimensions,
  brand_data: Snapshot,
  product_data: Snapshot,
  language: Language,
  layout: z.enum(LAYOUT_MODES, 'layout must be auto or none').default('auto'),
  engine: z.enum(ENGINES, 'engine must be auto or studio').default('auto'),
  /** The seed of the preview before this one. Absent chooses another composition. */
  seed: Seed.optional(),
  piece_choices: PieceChoices.default([]),
  /** Of a video: its scenes, what it sounds like, and its captions. */
  scenes: RequestScenes.optional(),
  sound: z.enum(VIDEO_SOUNDS, 'sound must be music, clip, none or one of the listed moods').optional(),
  captions: z.enum(CAPTION_STYLES, 'captions must be none, lines or words').optional(),
  brand_picture: BrandImageChoice,
  /** Pictures that `keepImages` has kept, in the order in which the generate call gets their files. */
  pictures: z
    .array(PreviewUpload, 'pictures must be a list')
    .max(REFERENCES_MAX + 1, `At most ${REFERENCES_MAX + 1} pictures`)
    .default([]),
  /** Pixels of the image for each pixel of the canvas. Absent draws it for a screen: its longer side has 640 pixels. */
  ratio: Ratio.optional(),
})
export type RequestPreviewInput = z.output<typeof RequestPreviewInput>

/** A request for a video that is still being written, and what to play of its film. */
export const RequestVideoInput = z.object({
  ...RequestPreviewInput.shape,
  ratio: Ratio.max(0.5, 'ratio must be at most 0.5').default(0.2),
  part: VideoPart,
})
export type RequestVideoInput = z.output<typeof RequestVideoInput>

/** A part of the request as it was typed, without the spaces around it. Offsets are UTF-16 code units. */
const RequestSpan = z.object({ field: z.enum(['prompt', 'instructions']), start: z.number(), end: z.number() })
export type RequestSpan = z.output<typeof RequestSpan>

/** A part of the request that is never cut. `text` are the words as they are drawn, `boxes` their places in the picture. */
export const PreviewPiece = z.object({
  id: z.string(),
  /** What it is: `message`, `quotation`, `list_item`, `signature`, or a kind of fact such as `price`, `date` or `place`. */
  kind: z.string(),
  text: z.string(),
  span: RequestSpan,
  slot: z.enum(PIECE_SLOTS),
  /** Whether the picture had no space for it, so that it stands in the caption. */
  is_left_out: z.boolean(),
  /** Whether its place or its words were chosen. */
  is_chosen: z.boolean(),
  boxes: z.array(PixelBox),
})
export type PreviewPiece = z.output<typeof PreviewPiece>

/** The design of a request as it would be made now. */
export const RequestPreview = z.object({
  image: PreviewImage,
  /** The canvas, in pixels. */
  size: z.object({ width: z.number(), height: z.number() }),
  alt_text: z.string(),
  layout: z.string(),
  /** Sent with a generate call, the item is this picture. */
  seed: z.number(),
  language: z.string(),
  /** Whether the design is in another language than the request. Then only facts whose form is certain are shown, and no piece can be moved. */
  is_carried: z.boolean(),
  caption: z.string(),
  pieces: z.array(PreviewPiece),
  /** Texts of the picture that are no words of the request: of the brand, of the product, or ours. */
  added: z.array(z.object({ text: z.string(), boxes: z.array(PixelBox) })),
  /** Parts of the request that appear nowhere: instructions are obeyed, and words on the brand's don't-list are not said. */
  unsaid: z.array(
    z.object({
      text: z.string(),
      span: RequestSpan,
      reason: z.enum(['instruction', 'brand']),
      withheld: z.array(z.string()),
    }),
  ),
  /** The ids of choices that belong to no piece of this request. */
  unknown_choices: z.array(z.string()),
  /** The storyboard of a video; null for images. `image` is its cover. */
  film: DrawnStoryboard.nullable(),
  /** The models that will decide the rest, by their names; null for what the studio makes. The pieces are the facts that they must keep. */
  models: z.object({ copy: z.string().nullable(), picture: z.string().nullable(), film: z.string().nullable() }),
})
export type RequestPreview = z.output<typeof RequestPreview>

export const requestPreviewRoutes = routes({
  /** Nothing is stored. Of the previews of a person one is drawn at a time, and the newest of the others waits; those before it get 409. */
  draw: {
    method: 'POST',
    path: '/api/generator/preview',
    summary: 'Draw the picture that a request would become, with the place of each of its words; costs nothing',
    access: 'user',
    body: RequestPreviewInput,
    reply: RequestPreview,
    refuses: {
      404: 'Brand not found, or Product not found',
      409: PREVIEW_SUPERSEDED,
      422: `${DESIGN_TOO_LONG} Or, of a picture: ${NOT_YOURS}`,
    },
    uncounted: true,
  },
  /** Of the previews of a person's film one is drawn at a time, and the newest of the others waits; those before it get 409. */
  playFilm: {
    method: 'POST',
    path: '/api/generator/preview/film',
    summary: 'Draw frames and sound of the film that a request would become; costs nothing',
    access: 'user',
    body: RequestVideoInput,
    reply: VideoFrames,
    refuses: {
      404: 'Brand not found, or Product not found',
      409: PREVIEW_SUPERSEDED,
      422: `${DESIGN_TOO_LONG} Or, of a picture: ${NOT_YOURS}`,
    },
    uncounted: true,
  },
  /** They are kept for ten minutes after the last preview with them. The generate call gets the files themselves. */
  keepPictures: {
    method: 'POST',
    path: '/api/generator/preview/pictures',
    summary: 'Keep the pictures of a request for its previews',
    access: 'user',
    form: z.object({}),
    files: {
      image: { max: 1, maxBytes: LOGO_MAX_BYTES },
      references: { max: REFERENCES_MAX, maxBytes: REFERENCE_MAX_BYTES },
    },
    reply: z.object({ pictures: z.array(PreviewUpload) }),
    refuses: {
      413: 'The uploads are full, or a picture is too large',
      415: 'A file is no picture',
      422: 'A picture cannot be read',
    },
  },
})
