import { MIB } from '../limits.ts'

/** Limits and options of sound files. This file does not import zod, so any page may import it. */

/** What a sound file is in a film. */
export const SOUND_KINDS = ['music', 'voice'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]

export const SOUND_MAX_BYTES = 25 * MIB
/** Sounds of a brand at most. */
export const SOUNDS_MAX = 200
/** Length of a music file in seconds, and that of a voice, which is never longer than a film. */
export const SOUND_SECONDS_MAX = 600
export const VOICE_SECONDS_MAX = 60
/** Length of a fade of music in seconds. */
export const FADE_SECONDS_MAX = 5
/** Characters of the text of a voice. */
export const VOICE_TEXT_MAX = 1500
/** What a file dialog offers. */
export const SOUND_FILES = '.mp3,.m4a,.aac,.wav,.ogg,.oga,.opus,audio/*'
