import type { Scene } from '../../model/scene.ts'
import { measureLevel, type SoundLevel } from '../../sound/measure-level.ts'
import type { DecodedSounds } from '../sound/open-sound.ts'
import { createVideoSound } from './video-sound.ts'
import { muxVideo } from './mux.ts'
import type { VideoSegment } from './video-encoder.ts'
import { addWebmSound } from './webm-sound.ts'

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
