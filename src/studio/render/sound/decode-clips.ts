import type { HeardClip, Span, VideoAudio } from '../../model/video-sound.ts'
import { fade } from '../../sound/fit-track.ts'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import type { InputVideo } from '../video/decode-video.ts'
import { decodeSound } from './decode-sound.ts'

/** What is heard of clips, and when. */
export interface DecodedClips {
  clip: Stereo | null
  clipSpans?: Span[]
}

/** How long the sound of a clip fades in and out, in seconds. A cut without it would click. */
const FADE = 0.06

/**
 * Decodes what a film of `seconds` length plays of its clips: that of scenes where they play, or that of the whole film.
 * @throws AbortError if the signal aborts.
 */
export async function decodeClips(
  inputs: readonly Pick<InputVideo, 'key' | 'path' | 'ffmpeg' | 'replaces'>[],
  sound: VideoAudio | undefined,
  seconds: number,
  signal?: AbortSignal,
): Promise<DecodedClips> {
  if (!sound?.clip) return { clip: null }
  const [whole] = inputs.filter(({ replaces }) => replaces)
  if (whole) return { clip: await decodeSound(whole, { seconds }, signal) }
  const heard: { at: HeardClip; part: Stereo }[] = []
  for (const at of sound.clips ?? []) {
    const input = inputs.find(({ key }) => key === at.key)
    const part = input ? await decodeSound(input, at, signal) : null
    if (part) heard.push({ at, part })
  }
  return heard.length === 0 ? { clip: null } : placeClips(heard, seconds)
}

function placeClips(heard: readonly { at: HeardClip; part: Stereo }[], seconds: number): DecodedClips {
  const length = Math.round(seconds * SAMPLE_RATE)
  const clip = { left: new Float32Array(length), right: new Float32Array(length) }
  const clipSpans = heard.map(({ at: { from }, part }): Span => {
    const first = Math.round(from * SAMPLE_RATE)
    const count = Math.max(0, Math.min(part.left.length, length - first))
    const cut = { left: part.left.slice(0, count), right: part.right.slice(0, count) }
    fade(cut, FADE, FADE)
    clip.left.set(cut.left, first)
    clip.right.set(cut.right, first)
    return [from, from + count / SAMPLE_RATE]
  })
  return { clip, clipSpans }
}
