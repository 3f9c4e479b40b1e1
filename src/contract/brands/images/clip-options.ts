import { MIB } from '../../limits.ts'

/** Limits and sentences of clips. This file does not import zod, so any page may import it. */

export const CLIP_MAX_BYTES = 40 * MIB
/** Length of a clip in seconds. */
export const CLIP_SECONDS_MAX = 60
/** What a file dialog offers. */
export const CLIP_FILES = '.mp4,.mov,.m4v,.webm,video/*'

/** Why a clip cannot be used. */
export const CLIP_SENTENCES = {
  clipUnreadable: 'This clip could not be read. Upload an MP4, MOV or WebM file with H.264, HEVC, VP9 or AV1 video.',
  clipNoDecoder: 'This server cannot play clips. Upload a picture instead.',
  clipTooLong: 'This clip is too long. The limit is {1} seconds.',
  clipNotYours: 'This clip is not yours or no longer exists. Choose another one.',
} as const
