import type { ComposeOptions } from '../../compose.ts'
import type { VideoAudio, SoundRef, Span } from '../../model/video-sound.ts'
import { findSpeech } from '../../sound/find-speech.ts'
import type { Stereo } from '../../sound/instruments.ts'
import { withTempFile } from '../video/decode-video.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import { decodeSound, type SoundPart } from './decode-sound.ts'
import type { DecodeSoundTask } from './decode-without-ffmpeg.ts'
import { type InspectedSound, SOUND_FORMATS, type SoundKind } from './inspect-sound.ts'

export interface SoundDecoder {
  /** Runs a function of `worker.ts` on a thread of the studio. */
  run: (
    name: 'inspectClipFile' | 'inspectSoundFile' | 'decodeSoundFile',
    task: Uint8Array | DecodeSoundTask,
  ) => Promise<unknown>
  ffmpeg: string
  signal?: AbortSignal | undefined
}

/** A sound file that a user sent: without its metadata, `seconds` long. */
export interface ReadSound extends Omit<SoundRef, 'key'> {
  kind: SoundKind
  data: Uint8Array
}

/** Why a sound file cannot be taken. `no_decoder` is AAC on a server without an ffmpeg. */
export type SoundFault = 'unreadable' | 'no_decoder' | 'too_long' | 'silent'

/** Speech is found in so many samples for each second. */
const SPEECH_RATE = 8000

/**
 * Reads a sound file: which kind it is, how long it is, and when somebody speaks in it. All of it is decoded once.
 * @throws AbortError if the signal aborts.
 */
export async function readSound(
  bytes: Uint8Array,
  secondsMax: number,
  decoder: SoundDecoder,
): Promise<ReadSound | SoundFault> {
  const file = await inspect(bytes, decoder)
  if (!file) return 'unreadable'
  const { kind, codec, seconds, data } = file
  if (seconds > secondsMax) return 'too_long'
  const heard = await decode(file, { seconds: secondsMax, rate: SPEECH_RATE }, decoder)
  if (!heard) return codec === 'aac' ? 'no_decoder' : 'unreadable'
  const speech = findSpeech(
    heard.left.map((value, at) => (value + (heard.right[at] ?? 0)) / 2),
    SPEECH_RATE,
  )
  if (speech.length === 0) return 'silent'
  return { kind, data, seconds: heard.left.length / SPEECH_RATE, speech }
}

/** The decoded sounds of a film besides its own music. */
export interface DecodedSounds {
  clip: Stereo | null
  /** When clips of scenes play; without them, one plays from the beginning. Seconds. */
  clipSpans?: readonly Span[]
  track: Stereo | null
  voice: Stereo | null
}
export const NO_SOUNDS: DecodedSounds = { clip: null, track: null, voice: null }

/**
 * Decodes the files that a film plays, at most `seconds` of each. A missing file is not heard.
 * @throws AbortError if the signal aborts.
 */
export async function openSounds(
  { track, voice }: Pick<VideoAudio, 'track' | 'voice'>,
  files: ImageBytes,
  seconds: number,
  decoder: SoundDecoder,
): Promise<Pick<DecodedSounds, 'track' | 'voice'>> {
  const open = async (key: string | undefined, part: SoundPart) => {
    const bytes = key === undefined ? undefined : files[key]
    const file = bytes && (await inspect(bytes, decoder))
    return file ? decode(file, part, decoder) : null
  }
  return {
    track: await open(track?.sound, { start: track?.start ?? 0, seconds }),
    voice: await open(voice?.sound, { seconds }),
  }
}

/** The files that a film plays: the bytes of its clip, and of its sounds by their keys. */
export interface HeardFiles {
  clip: Uint8Array | null
  sounds: ImageBytes
  /** The clips that scenes play, by their keys. */
  clips?: ImageBytes
  ffmpegPath?: string | null
}

/** The longest film, in seconds. */
const VIDEO_SECONDS_MAX = 60

/**
 * Decodes what a film plays besides its own music, as far as its storyboard says before it is composed.
 * @throws AbortError if the signal aborts.
 */
export async function openHeard(
  { story, video }: ComposeOptions,
  { clip, sounds }: HeardFiles,
  decoder: SoundDecoder,
): Promise<DecodedSounds> {
  const { ffmpeg, signal } = decoder
  const voice = story ? story.voice : video?.voice
  const audio = {
    ...(story?.track && { track: story.track }),
    ...(voice && { voice: { sound: voice.sound, seconds: 0 } }),
  }
  const heard = await openSounds(audio, sounds, VIDEO_SECONDS_MAX, decoder)
  if (!clip) return { ...heard, clip: null }
  const part = { seconds: VIDEO_SECONDS_MAX }
  return { ...heard, clip: await withTempFile(clip, (path) => decodeSound({ path, ffmpeg }, part, signal)) }
}

const inspect = async (bytes: Uint8Array, { run }: SoundDecoder) =>
  (await run('inspectSoundFile', bytes)) as InspectedSound | null

/** By ffmpeg; where there is none, or none for this codec, by a thread of the studio. */
async function decode(file: InspectedSound, part: SoundPart, { run, ffmpeg, signal }: SoundDecoder) {
  const container = SOUND_FORMATS[file.kind]
  const heard = await withTempFile(file.data, (path) => decodeSound({ path, ffmpeg, container }, part, signal))
  return heard ?? ((await run('decodeSoundFile', { file, part })) as Stereo | null)
}

/** What decodes files: `run` runs a task on a thread of the studio. */
export const toDecoder = (
  run: (name: string, task: object, signal?: AbortSignal) => Promise<unknown>,
  ffmpegPath: string | null | undefined,
  signal: AbortSignal | undefined,
): SoundDecoder => ({
  run: (name, task) => run(name, task, signal),
  ffmpeg: ffmpegPath ?? 'ffmpeg',
  signal,
})
