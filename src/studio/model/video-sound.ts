import type { Mood } from '../sound/moods.ts'

/** From and until, in seconds. */
export type Span = readonly [from: number, until: number]

/** A sound file of a film. `key` identifies its bytes in the renderer's input, `speech` is when somebody speaks in it. */
export interface SoundRef {
  key: string
  seconds: number
  speech: readonly Span[]
}

/** Music from a file: the second of it with which the film begins, and how long it fades in and out, in seconds. */
export interface VideoTrack {
  sound: string
  start: number
  fade_in: number
  fade_out: number
}

/** A voice from a file, which begins with the film, and what it says, if that is known. */
export interface VideoVoice {
  sound: string
  text: string
}

/** A clip that is heard in a scene: its file, when it begins in the film, and which part of it is heard. Seconds. */
export interface HeardClip {
  key: string
  from: number
  start: number
  seconds: number
}

/**
 * What is heard: music of a mood or from a file, the sound of the clip, which may be lower than the music, and a voice. Films of older
 * releases are silent.
 */
export interface VideoAudio {
  music: Mood | null
  clip: boolean
  /** The clips of scenes that are heard. */
  clips?: readonly HeardClip[] | undefined
  is_clip_low?: boolean | undefined
  track?: VideoTrack | undefined
  voice?: { sound: string; seconds: number } | undefined
}
