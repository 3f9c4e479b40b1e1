import '../schema/jitless.ts'
import { z } from 'zod'
import { GenerateHeaders, SUBMITS } from '../generation/submits.ts'
import { ContentItem } from '../library/content.ts'
import {
  ALREADY_TURNED,
  DESIGN_TOO_LONG,
  NOT_A_FILM,
  NOT_EDITABLE,
  PREVIEW_SUPERSEDED,
  STILL_RUNNING,
} from '../messages.ts'
import { routes } from '../route.ts'
import { ById } from '../schema/fields.ts'
import { Design } from './design-document.ts'
import { MOTION_STYLES } from './design-options.ts'
import { PreviewImage, Ratio } from './design-preview.ts'
import { FilmDesign } from './film-design.ts'
import { FRAMES_MAX, MOODS, SCENES_MAX } from './film-options.ts'

const PLACE = `A scene is one of at most ${SCENES_MAX}`
const TIME = 'Times are seconds from 0 to 60'
const Seconds = z.number(TIME).min(0, TIME).max(60, TIME)
const RATE = 'fps must be a whole number from 1 to 30'

/** Which frames to draw: `from` and `until` are seconds, `fps` is how many of each. */
const FrameRange = z
  .object({ from: Seconds, until: Seconds, fps: z.int(RATE).min(1, RATE).max(30, RATE).default(12) })
  .refine(
    ({ from, until, fps }) => (until - from) * fps <= FRAMES_MAX,
    `At most ${FRAMES_MAX} frames are drawn at once`,
  )

/** What to draw of a film. `stills` are the places of scenes that are drawn at rest, from 0; without it, all are. */
export const FilmPreviewRequest = Design.omit({ carousel: true }).extend({
  ratio: Ratio.max(0.5, 'ratio must be at most 0.5').default(0.2),
  stills: z
    .array(
      z
        .int(PLACE)
        .min(0, PLACE)
        .max(SCENES_MAX - 1, PLACE),
      'stills must be a list',
    )
    .max(SCENES_MAX, PLACE)
    .optional(),
  frames: FrameRange.nullable().default(null),
  /** Whether to play the music. The sound of a clip is heard in the film only. */
  sound: z.boolean('sound must be true or false').default(false),
})
export type FilmPreviewRequest = z.output<typeof FilmPreviewRequest>

/** Times are seconds. `least` is how long the texts of a scene take to read at least, in whole beats. */
const FilmPreviewScene = z.object({
  from: z.number(),
  until: z.number(),
  least: z.number(),
  still: PreviewImage.nullable(),
})

export const FilmPreview = z.object({
  /** The storyboard of the film: that of the request, or what the studio wrote. Its scenes have the order of `scenes`. */
  film: FilmDesign,
  style: z.enum(MOTION_STYLES),
  seconds: z.number(),
  beat: z.number(),
  /** The mood that is heard; null for none. */
  music: z.enum(MOODS).nullable(),
  scenes: z.array(FilmPreviewScene),
  /** JPEG files in base64, in their order. */
  frames: z.array(z.string()),
  /** A WAV file in base64. */
  sound: z.string().nullable(),
})
export type FilmPreview = z.output<typeof FilmPreview>

const missing = 'Content not found'

export const filmRoutes = routes({
  /** Of stills and of frames, one request of a person is drawn at a time. Of those that wait, the newest runs, and the others get 409. */
  preview: {
    method: 'POST',
    path: '/api/content/:id/design/film',
    summary: 'Draw scenes and frames of an edited film for its storyboard, without saving it',
    access: 'user',
    params: ById,
    body: FilmPreviewRequest,
    reply: FilmPreview,
    refuses: {
      409: `${PREVIEW_SUPERSEDED} Or: ${NOT_EDITABLE} Or: ${NOT_A_FILM}`,
      422: `${DESIGN_TOO_LONG} Or: A picture or an override that is not valid`,
    },
    uncounted: true,
    missing,
  },
  /** The new item is not a version of the old one: it takes one unit of the month. The studio makes it, so no provider is paid. */
  turn: {
    method: 'POST',
    path: '/api/content/:id/design/turn',
    summary: 'Make a film of a picture or a carousel, or a carousel of a film, with the same words and pictures',
    access: 'user',
    params: ById,
    headers: GenerateHeaders,
    limits: [SUBMITS],
    body: z.object({ into: z.enum(['film', 'carousel'], 'into must be film or carousel') }),
    reply: ContentItem,
    refuses: { 409: NOT_EDITABLE, 422: ALREADY_TURNED, 502: 'Failed to generate content', 504: STILL_RUNNING },
    status: 201,
    missing,
  },
})
