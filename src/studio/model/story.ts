import type { VideoTrack, VideoVoice } from './video-sound.ts'
import type { Mood } from '../sound/moods.ts'
import type { CaptionStyle } from './captions.ts'

/** What a shot does in its film: it opens it, shows the subject, makes a point, states an offer or an event, or ends it. */
export const SHOT_KINDS = ['hook', 'subject', 'point', 'offer', 'event', 'end'] as const
export type ShotKind = (typeof SHOT_KINDS)[number]

/** How a scene takes the place of the one before it. */
export type TransitionKind = 'cut' | 'dissolve' | 'mask' | 'slide' | 'zoom' | 'bands'

/** The roles that a line of a scene can have. */
export type StoryRole =
  | 'headline'
  | 'subline'
  | 'eyebrow'
  | 'detail'
  | 'benefit'
  | 'badge'
  | 'price'
  | 'cta'
  | 'small_print'

/** A text of a scene. `hero` texts are large, `minor` ones are beside them. */
export interface StoryLine {
  text: string
  role: StoryRole
  size: 'hero' | 'minor'
}

/**
 * The part of a clip that a scene plays in place of its image, in seconds of the clip. `key` identifies its bytes in the renderer's input,
 * `focus` is the point that every crop keeps (shares of width and height), where the one of the image is not wanted.
 */
export interface StoryClip {
  key: string
  start: number
  end: number
  focus: { x: number; y: number } | null
  is_muted: boolean
}

/** One scene of a storyboard. Null lets the studio choose. */
export interface StoryScene {
  id: string
  kind: ShotKind
  /** Its texts in reading order. */
  lines: readonly StoryLine[]
  /** The place of an entry in its list, which is shown large. */
  number: number | null
  /** How long it is shown. It is never shorter than its texts take to read, and it ends on a beat. */
  seconds: number | null
  /** The key of its image, or `none`. */
  picture: string | null
  /** How it comes. */
  transition: TransitionKind | null
  /** The clip that it plays; its image is a still of it. */
  clip?: StoryClip | null | undefined
}

/** What the sound of a clip does: it is in front of the music, behind it, or left out. */
export type ClipSound = 'kept' | 'ducked' | 'removed'

/** The storyboard of a film: what a person changed, or what the studio wrote. */
export interface Story {
  scenes: readonly StoryScene[]
  /** Null lets the tone choose. */
  music: Mood | 'none' | null
  clip: ClipSound
  /** Music from a file, in place of that of a mood. */
  track: VideoTrack | null
  voice: VideoVoice | null
  /** How captions are burned in. */
  captions: CaptionStyle
}
