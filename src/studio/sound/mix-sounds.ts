import type { Span } from '../model/video-sound.ts'
import { fade } from './fit-track.ts'
import { findSpeech } from './find-speech.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { normalizeLoudness } from './loudness.ts'

/** The level of what is behind: 12 dB below the sound of a clip, and 10 dB below a voice. */
const BEHIND_CLIP = 10 ** (-12 / 20)
const BEHIND_VOICE = 10 ** (-10 / 20)
/** How long the music takes to go down and to come back, and how long a clip fades out. Seconds. */
const RAMP = 0.35
/** Music does not come back in pauses that are shorter. Seconds. */
const SHORT_PAUSE = 0.8
/** A sound whose samples are all below this level is silent. */
const SILENT = 0.001

/** What is heard in a film. Each begins with it. */
export interface VideoSounds {
  music: Stereo | null
  clip?: Stereo | null
  /** When clips play; without them, one plays from the beginning. Seconds. */
  clipSpans?: readonly Span[] | undefined
  voice?: Stereo | null
}

/**
 * Mixes the sounds of a film. Music is lower while a clip or a voice is heard, and so is a clip while a voice is heard. With `isClipLow`, the
 * clip is lower than the music instead. Returns null if nothing is heard.
 */
export function mixSounds(
  { music, clipSpans, ...given }: VideoSounds,
  seconds: number,
  isClipLow = false,
): Stereo | null {
  const [clip, voice] = [prepare(given.clip), prepare(given.voice)]
  if (!clip && !voice) return music
  const length = Math.round(seconds * SAMPLE_RATE)
  const spoken = voice ? createPresence(listPhrases(voice.sound), length, 'after') : null
  const shown = clip ? createPresence(clipSpans ?? [[0, clip.end / SAMPLE_RATE]], length, 'within') : null
  const isBehind = isClipLow && music !== null
  const mixed = { left: new Float32Array(length), right: new Float32Array(length) }
  for (const side of ['left', 'right'] as const)
    for (let at = 0; at < length; at++) {
      const speaks = spoken?.[at] ?? 0
      const plays = shown?.[at] ?? 0
      const underVoice = 1 - (1 - BEHIND_VOICE) * speaks
      const musicLevel = isBehind ? underVoice : underVoice * (1 - (1 - BEHIND_CLIP) * plays)
      const clipLevel = (isBehind ? BEHIND_CLIP : 1) * underVoice * plays * Math.min(1, at / 200)
      mixed[side][at] =
        (music?.[side][at] ?? 0) * musicLevel + (clip?.sound[side][at] ?? 0) * clipLevel + (voice?.sound[side][at] ?? 0)
    }
  fade(mixed, 0, 0)
  normalizeLoudness(mixed)
  return mixed
}

/** A sound at the loudness of platforms, and the number of samples until the last one that is heard. Null for a silent one. */
function prepare(sound: Stereo | null | undefined): { sound: Stereo; end: number } | null {
  if (!sound) return null
  const end = findEnd(sound)
  if (end === 0) return null
  const cut = { left: sound.left.slice(0, end), right: sound.right.slice(0, end) }
  fade(cut, 0, 0)
  normalizeLoudness(cut)
  return { sound: cut, end }
}

const findEnd = ({ left, right }: Stereo): number =>
  Math.max(
    left.findLastIndex((value) => Math.abs(value) > SILENT),
    right.findLastIndex((value) => Math.abs(value) > SILENT),
  ) + 1

/** When a voice is heard, with the pauses that are too short for the music. */
function listPhrases({ left, right }: Stereo): Span[] {
  const middle = left.map((value, at) => (value + (right[at] ?? 0)) / 2)
  const phrases: [number, number][] = []
  for (const [from, until] of findSpeech(middle, SAMPLE_RATE)) {
    const last = phrases.at(-1)
    if (last && from - last[1] < SHORT_PAUSE) last[1] = until
    else phrases.push([from, until])
  }
  return phrases
}

/** 0 to 1 for each sample: whether a sound is heard. It rises before its spans, and falls at their end, within or after them. */
function createPresence(spans: readonly Span[], length: number, falls: 'within' | 'after'): Float32Array {
  const presence = new Float32Array(length)
  const ramp = Math.round(RAMP * SAMPLE_RATE)
  for (const [from, until] of spans) {
    const first = Math.round(from * SAMPLE_RATE)
    const end = Math.round(until * SAMPLE_RATE) + (falls === 'after' ? ramp : 0)
    for (let at = Math.max(0, first - ramp); at < Math.min(length, end); at++) {
      const share = Math.min(1, (at - first + ramp) / ramp, (end - at) / ramp)
      presence[at] = Math.max(presence[at] ?? 0, share)
    }
  }
  return presence
}
