import '../schema/jitless.ts'
import { z } from 'zod'
import { Design } from './design-document.ts'
import { MOTION_STYLES } from './design-options.ts'
import { PreviewImage, Ratio } from './design-preview.ts'
import { VideoDesign } from './video-design.ts'
import { FRAMES_MAX, MOODS, SCENES_MAX } from './video-options.ts'

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

/** What to play of a film: some of its frames, its music, or both. The sound of a clip is heard in the film only. */
export const VideoPart = z.object({
  frames: FrameRange.nullable().default(null),
  sound: z.boolean('sound must be true or false').default(false),
})

/** What to draw of a film. `stills` are the places of scenes that are drawn at rest, from 0; without it, all are. */
export const VideoPreviewRequest = Design.omit({ carousel: true }).extend({
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
  ...VideoPart.shape,
})
export type VideoPreviewRequest = z.output<typeof VideoPreviewRequest>

/** Times are seconds. `least` is how long the texts of a scene take to read at least, in whole beats. */
const VideoPreviewScene = z.object({
  from: z.number(),
  until: z.number(),
  least: z.number(),
  still: PreviewImage.nullable(),
})

/** Parts of a film as it plays. `frames` are JPEG files in base64, in their order; `sound` is a WAV file in base64. `seconds` is its length. */
export const VideoFrames = z.object({
  seconds: z.number(),
  frames: z.array(z.string()),
  sound: z.string().nullable(),
})
export type VideoFrames = z.output<typeof VideoFrames>

/** A film with its scenes at rest. */
export const DrawnStoryboard = z.object({
  /** The storyboard of the film: that of the request, or what the studio wrote. Its scenes have the order of `scenes`. */
  film: VideoDesign,
  style: z.enum(MOTION_STYLES),
  seconds: z.number(),
  beat: z.number(),
  /** The mood that is heard; null for none. */
  music: z.enum(MOODS).nullable(),
  scenes: z.array(VideoPreviewScene),
})
export type DrawnStoryboard = z.output<typeof DrawnStoryboard>

export const VideoPreview = DrawnStoryboard.extend(VideoFrames.shape)
export type VideoPreview = z.output<typeof VideoPreview>
