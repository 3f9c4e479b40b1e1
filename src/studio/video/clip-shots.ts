import type { Brief, ClipRef } from '../model/brief.ts'
import type { StoryClip } from '../model/story.ts'
import type { HeardClip } from '../model/video-sound.ts'
import { SHOTS_MAX } from './join-shots.ts'
import { createShot, type Shot } from './shot.ts'
import type { VideoTimes } from './time-shots.ts'

/** How much of a clip the studio shows, in seconds. A person may choose more. */
const SHOWN_SECONDS = 5

/**
 * Gives the clip of a request a scene: its own, without words, after the hook. In a film that has no space for one more, it plays in the
 * scene of the subject, or else in the hook.
 */
export function showClip(shots: readonly Shot[], { clips = [], pictures }: Pick<Brief, 'clips' | 'pictures'>): Shot[] {
  const first = pictures.find(({ role }) => role === 'product' || role === 'reference')
  const ref = clips.find(({ picture }) => picture === first?.key)
  if (!ref) return [...shots]
  const bare = shots.findIndex(({ kind, lines }) => kind === 'subject' && lines.length === 0)
  const isFull = shots.length >= SHOTS_MAX
  const at =
    bare >= 0
      ? bare
      : isFull
        ? Math.max(
            0,
            shots.findIndex(({ kind }) => kind === 'subject'),
          )
        : -1
  if (at >= 0) return shots.map((shot, index) => (index === at ? playClip(shot, ref) : shot))
  return shots.toSpliced(1, 0, playClip(createShot('subject', []), ref))
}

const playClip = (shot: Shot, { key, picture, seconds }: ClipRef): Shot => ({
  ...shot,
  chosen: {
    picture,
    seconds: null,
    transition: null,
    clip: { key, start: 0, end: Math.min(seconds, SHOWN_SECONDS), focus: null, is_muted: false },
  },
})

/** How long the part of a clip is, in seconds. */
export const measurePart = ({ start, end }: StoryClip): number => Math.max(0, end - start)

/** The clips that are heard in a film, where their scenes begin. A clip ends with its scene. */
export const listHeardClips = ({ shots }: Pick<VideoTimes, 'shots'>, fps: number): HeardClip[] =>
  shots.flatMap(({ shot, from, until }): HeardClip[] => {
    const clip = shot.chosen?.clip
    if (!clip || clip.is_muted) return []
    const seconds = Math.min(measurePart(clip), (until - from) / fps)
    return [{ key: clip.key, from: from / fps, start: clip.start, seconds }]
  })
