import '../schema/jitless.ts'
import { z } from 'zod'
import { IMAGE_ID_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { Text } from '../schema/fields.ts'
import { FADE_SECONDS_MAX, SOUND_SECONDS_MAX, VOICE_TEXT_MAX } from '../sounds/sound-options.ts'
import { CLIP_SECONDS_MAX } from '../brands/images/clip-options.ts'
import { FocalPoint } from '../brands/images/brand-images.ts'
import {
  CAPTION_STYLES,
  CLIP_PART_SECONDS_MIN,
  CLIP_SOUNDS,
  LINE_ROLES,
  MOODS,
  SCENE_KINDS,
  SCENE_LINES_MAX,
  SCENE_SECONDS_MAX,
  SCENE_SECONDS_MIN,
  SCENES_MAX,
  SCENES_MIN,
  TRANSITIONS,
} from './video-options.ts'

const SCENE_ID = 'A scene has an id of up to 16 letters and digits'
const COUNT = `A film has ${SCENES_MIN} to ${SCENES_MAX} scenes`
const LINES = `A scene has at most ${SCENE_LINES_MAX} texts`
const SECONDS = `A scene lasts ${SCENE_SECONDS_MIN} to ${SCENE_SECONDS_MAX} seconds`
const NUMBER = 'The number of a scene is 0 to 99'
const IMAGE = 'picture must be the id of a picture, or none'
const CLIP = 'key must be that of a clip'
const PART = `A clip lasts at most ${CLIP_SECONDS_MAX} seconds`
const SHORT_PART = `A scene plays at least ${CLIP_PART_SECONDS_MIN} seconds of its clip`
const SOUND = 'sound must be the id of a sound'
const START = `Music starts at most ${SOUND_SECONDS_MAX} seconds into its file`
const FADE = `A fade lasts 0 to ${FADE_SECONDS_MAX} seconds`
const SoundId = z.string(SOUND).min(1, SOUND).max(IMAGE_ID_MAX, SOUND)

/** A text of a scene. `hero` texts are large, `minor` ones are beside them. Blank texts are not drawn. */
export const StoryLine = z.object({
  text: Text(SHORT_TEXT_MAX, 'A text of a scene'),
  role: z.enum(LINE_ROLES, 'role must be one of the listed roles of a text'),
  size: z.enum(['hero', 'minor'], 'size must be hero or minor'),
})
export type StoryLine = z.output<typeof StoryLine>

/**
 * The part of a clip that a scene plays, in seconds of the clip: `key` is that of its file, and the picture of the scene is a still of it.
 * Every crop keeps `focus`; null takes that of the picture.
 */
export const StoryClip = z
  .object({
    key: z.string(CLIP).min(1, CLIP).max(IMAGE_ID_MAX, CLIP),
    start: z.number(PART).min(0, PART).max(CLIP_SECONDS_MAX, PART),
    end: z.number(PART).min(0, PART).max(CLIP_SECONDS_MAX, PART),
    focus: FocalPoint.nullable().default(null),
    is_muted: z.boolean('is_muted must be true or false').default(false),
  })
  .refine(({ start, end }) => end - start >= CLIP_PART_SECONDS_MIN, SHORT_PART)
export type StoryClip = z.output<typeof StoryClip>

/**
 * One scene of a film. Null lets the studio choose.
 * - `lines`: its texts in reading order; `number`: the place of an entry in its list, which is shown large
 * - `seconds`: how long it is shown. It is never shorter than its texts take to read, and it ends on a beat
 * - `picture`: an id from `pictures` of the editing state, or `none`
 * - `transition`: how it comes; that of the first scene is ignored
 * - `clip`: the clip that it plays in place of its picture
 */
export const StoryScene = z.object({
  id: z.string(SCENE_ID).regex(/^[a-z0-9]{1,16}$/, SCENE_ID),
  kind: z.enum(SCENE_KINDS, 'kind must be hook, subject, point, offer, event or end'),
  lines: z.array(StoryLine, LINES).max(SCENE_LINES_MAX, LINES).readonly().default([]),
  number: z.int(NUMBER).min(0, NUMBER).max(99, NUMBER).nullable().default(null),
  seconds: z.number(SECONDS).min(SCENE_SECONDS_MIN, SECONDS).max(SCENE_SECONDS_MAX, SECONDS).nullable().default(null),
  picture: z.string(IMAGE).min(1, IMAGE).max(IMAGE_ID_MAX, IMAGE).nullable().default(null),
  transition: z.enum(TRANSITIONS, 'transition must be one of the listed transitions').nullable().default(null),
  clip: StoryClip.nullish(),
})
export type StoryScene = z.output<typeof StoryScene>

/** Music from a file: the second of it with which the film begins, and how long it fades in and out, in seconds. */
const VideoTrack = z.object({
  sound: SoundId,
  start: z.number(START).min(0, START).max(SOUND_SECONDS_MAX, START).default(0),
  fade_in: z.number(FADE).min(0, FADE).max(FADE_SECONDS_MAX, FADE).default(0),
  fade_out: z.number(FADE).min(0, FADE).max(FADE_SECONDS_MAX, FADE).default(1),
})
export type VideoTrack = z.output<typeof VideoTrack>

/** A voice from a file, which begins with the film. `text` is what it says; captions have it. */
const VideoVoice = z.object({ sound: SoundId, text: Text(VOICE_TEXT_MAX, 'The text of a voice').default('') })
export type VideoVoice = z.output<typeof VideoVoice>

/** Makes the schema of the scenes of a film, in their order. */
const toSceneList = <Scene extends z.ZodType<{ id: string }>>(scene: Scene) =>
  z
    .array(scene, COUNT)
    .min(SCENES_MIN, COUNT)
    .max(SCENES_MAX, COUNT)
    .refine((scenes) => new Set(scenes.map(({ id }) => id)).size === scenes.length, 'Two scenes have the same id')
    .readonly()

/** The scenes of a film that is not made yet. Their pictures are those of the brand's library. */
export const RequestScenes = toSceneList(StoryScene)
export type RequestScenes = z.output<typeof RequestScenes>

/**
 * The storyboard of a film: its scenes in their order, and what is heard. `music` null lets the tone choose. `clip` is the sound of a
 * model's clip or of an uploaded one. `track` is music from a file, in place of that of a mood. Music is lower while a voice is heard.
 * `captions` are burned into the picture in the brand's type; files with captions can be had without them.
 */
export const VideoDesign = z.object({
  scenes: toSceneList(StoryScene),
  music: z
    .enum([...MOODS, 'none'], 'music must be one of the listed moods, or none')
    .nullable()
    .default(null),
  clip: z.enum(CLIP_SOUNDS, 'clip must be kept, ducked or removed').default('kept'),
  track: VideoTrack.nullable().default(null),
  voice: VideoVoice.nullable().default(null),
  captions: z.enum(CAPTION_STYLES, 'captions must be none, lines or words').default('none'),
})
export type VideoDesign = z.output<typeof VideoDesign>
