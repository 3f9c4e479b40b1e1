import { AudioSample, AudioSampleSource, canEncodeAudio } from 'mediabunny'
import { createMusic } from '../../sound/create-music.ts'
import { fitTrack } from '../../sound/fit-track.ts'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { mixSounds } from '../../sound/mix-sounds.ts'
import type { DecodedSounds } from '../sound/open-sound.ts'
import type { Motion, Scene } from '../../model/scene.ts'

/** The encoder delays its sound by so many samples. The track begins earlier by them, and an edit list leaves them out. */
const PRIMING = 1024
const BITRATE = 160_000

/**
 * Creates the sound of a film: its music, the sound of its clip, and its voice, if there are any. A music file that could not be decoded is
 * left out. Returns null for a film without sound.
 */
export function createVideoSound(
  { seed, motion }: Pick<Scene, 'seed'> & { motion: Motion },
  { clip, clipSpans, track, voice }: DecodedSounds,
): Stereo | null {
  const { frames, fps, scenes = [], beat, sound } = motion
  const seconds = frames / fps
  const music =
    sound?.track && track
      ? fitTrack(track, sound.track, seconds)
      : sound?.music && beat
        ? createMusic({
            mood: sound.music,
            seed,
            beat: beat / fps,
            seconds,
            cuts: scenes.map(({ from }) => from / fps),
          })
        : null
  return mixSounds({ music, clip, clipSpans, voice }, seconds, sound?.is_clip_low)
}

/** Creates the source of an AAC track. */
export async function createAacSource(): Promise<AudioSampleSource> {
  if (!(await canEncodeAudio('aac'))) {
    // Loaded on first use: a thread that joins no film with sound never needs it.
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
    registerAacEncoder()
  }
  return new AudioSampleSource({ codec: 'aac', bitrate: BITRATE })
}

/** Adds a sound to its track, in step with the picture. */
export async function addSound(source: AudioSampleSource, { left, right }: Stereo): Promise<void> {
  for (let from = 0; from < left.length; from += SAMPLE_RATE) {
    const count = Math.min(SAMPLE_RATE, left.length - from)
    const data = new Float32Array(2 * count)
    data.set(left.subarray(from, from + count))
    data.set(right.subarray(from, from + count), count)
    const timestamp = (from - PRIMING) / SAMPLE_RATE
    const sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate: SAMPLE_RATE,
      timestamp,
    })
    await source.add(sample)
    sample.close()
  }
  source.close()
}
