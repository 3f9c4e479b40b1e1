import type { Scene } from '../../model/scene.ts'
import { measureLevel, type SoundLevel } from '../../sound/measure-level.ts'
import type { DecodedSounds } from '../sound/open-sound.ts'
import { createVideoSound } from './video-sound.ts'
import { muxVideo } from './mux.ts'
import type { VideoSegment } from './video-encoder.ts'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { withTempFile } from './decode-video.ts'
import { EXACT, findWebmSoundEncoder } from './ffmpeg.ts'

export interface JoinTask {
  scene: Scene
  segments: readonly VideoSegment[]
  /** Frames per second. */
  fps: number
  sounds: DecodedSounds
  /** The ffmpeg that encoded a WebM; null for MP4. */
  webm: string | null
}

/** A film with the level of its sound; null for a silent one. */
export interface JoinedVideo {
  data: Uint8Array
  level: SoundLevel | null
}

/**
 * Joins segments to one MP4, or adds the sound to the only segment of a WebM.
 * @throws Error if a segment contains no video, or if ffmpeg fails.
 */
export async function joinVideo({ scene, segments, fps, sounds, webm }: JoinTask): Promise<JoinedVideo> {
  const { seed, motion } = scene
  const sound = motion ? createVideoSound({ seed, motion }, sounds) : null
  const level = sound && measureLevel(sound)
  const [only] = segments
  if (!webm || !only) return { data: await muxVideo(segments, scene, fps, sound), level }
  return { data: sound ? await addWebmSound(only.file, sound, webm) : only.file, level }
}

const BITRATE = '128k'

/**
 * Adds a sound to a WebM whose pictures stay as they are. Returns the same file if the ffmpeg has no encoder for it.
 * @throws Error if ffmpeg fails.
 */
async function addWebmSound(webm: Uint8Array, sound: Stereo, ffmpeg: string): Promise<Uint8Array> {
  const encoder = await findWebmSoundEncoder(ffmpeg)
  if (!encoder) return webm
  const samples = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2']
  const codecs = ['-c:v', 'copy', '-c:a', encoder, '-b:a', BITRATE, '-flags:a', '+bitexact']
  return withTempFile(webm, (images) =>
    withTempFile(join(sound), (heard) =>
      withTempFile(new Uint8Array(), async (target) => {
        const inputs = ['-f', 'matroska', '-i', `file:${images}`, ...samples, '-i', `file:${heard}`]
        const chosen = ['-map', '0:v', '-map', '1:a', '-map_metadata', '0', ...EXACT, ...codecs]
        const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin']
        await promisify(execFile)(ffmpeg, [...quiet, ...inputs, ...chosen, '-f', 'webm', '-y', `file:${target}`])
        return new Uint8Array(await readFile(target))
      }),
    ),
  )
}

/** The samples of both channels in turns. */
function join({ left, right }: Stereo): Uint8Array {
  const both = new Float32Array(left.length * 2)
  for (let at = 0; at < left.length; at++) {
    both[2 * at] = left[at] ?? 0
    both[2 * at + 1] = right[at] ?? 0
  }
  return new Uint8Array(both.buffer)
}
