import {
  AdtsOutputFormat,
  ALL_FORMATS,
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny'

/** The kinds of sound files, which are their extensions, with the format that ffmpeg knows them by. */
export const SOUND_FORMATS = { mp3: 'mp3', m4a: 'mov', aac: 'aac', wav: 'wav', ogg: 'ogg' } as const
export type SoundKind = keyof typeof SOUND_FORMATS

const KIND_OF: Readonly<Record<string, SoundKind>> = {
  MP3: 'mp3',
  MP4: 'm4a',
  'QuickTime File Format': 'm4a',
  ADTS: 'aac',
  WAVE: 'wav',
  Ogg: 'ogg',
}

const OUTPUTS: Readonly<Record<SoundKind, () => OutputFormat>> = {
  mp3: () => new Mp3OutputFormat(),
  m4a: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  aac: () => new AdtsOutputFormat(),
  wav: () => new WavOutputFormat(),
  ogg: () => new OggOutputFormat(),
}

/** A sound file that was written again: only its sound is left, without tags, covers and other tracks. */
export interface InspectedSound {
  kind: SoundKind
  codec: AudioCodec
  seconds: number
  data: Uint8Array
}

/** Packets of a file at most: one of an hour has 160,000. */
const PACKETS_MAX = 400_000

/** Reads a sound file by its bytes. Returns null if it is none, or none whose packets can be written again. */
export async function inspectSound(bytes: Uint8Array): Promise<InspectedSound | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const kind = KIND_OF[(await input.getFormat()).name]
    const track = await input.getPrimaryAudioTrack()
    const codec = await track?.getCodec()
    const config = await track?.getDecoderConfig()
    if (!kind || !track || !codec || !config) return null
    const target = new BufferTarget()
    const output = new Output({ format: OUTPUTS[kind](), target })
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    let count = 0
    let seconds = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (++count > PACKETS_MAX) return null
      seconds = Math.max(seconds, packet.timestamp + packet.duration)
      await source.add(packet, { decoderConfig: config })
    }
    if (count === 0 || !Number.isFinite(seconds)) return null
    await output.finalize()
    return target.buffer && { kind, codec, seconds, data: new Uint8Array(target.buffer) }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
