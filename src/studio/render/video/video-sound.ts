import { type EncodedAudioPacketSource, EncodedPacket } from 'mediabunny'
import { createMusic } from '../../sound/create-music.ts'
import { fitTrack } from '../../sound/fit-track.ts'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { mixSounds } from '../../sound/mix-sounds.ts'
import { encodeAac } from './aac-encoder.ts'
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

/** Adds a sound to its track, in step with the picture. */
export const addSound = (track: EncodedAudioPacketSource, sound: Stereo): Promise<void> =>
  encodeAac(sound, { rate: SAMPLE_RATE, bitrate: BITRATE, start: -PRIMING }, ({ data, at, duration }, description) =>
    track.add(new EncodedPacket(data, 'key', at / SAMPLE_RATE, duration / SAMPLE_RATE), {
      decoderConfig: { codec: 'mp4a.40.2', numberOfChannels: 2, sampleRate: SAMPLE_RATE, description },
    }),
  )
