import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** A clip that was written again as an MP4: only its picture and its sound are left, without metadata and other tracks. */
export interface InspectedClip {
  seconds: number
  data: Uint8Array
}

/** The codecs that `createInputArguments` lets an ffmpeg decode. */
const CODECS = ['avc', 'hevc', 'vp9', 'av1']
/** Packets of a track at most: a minute with 240 frames a second has 14,400. */
const PACKETS_MAX = 50_000

/** Reads a clip by its bytes. Returns null if it is none, or none whose packets can be written again. */
export async function inspectClip(bytes: Uint8Array): Promise<InspectedClip | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) return null
    const audio = await input.getPrimaryAudioTrack()
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
    const writeVideo = await addVideo(output, video)
    if (!writeVideo) return null
    const writeAudio = audio && (await addAudio(output, audio))
    await output.start()
    const [seconds] = await Promise.all([writeVideo(), writeAudio?.()])
    await output.finalize()
    return target.buffer && Number.isFinite(seconds) && seconds > 0
      ? { seconds, data: new Uint8Array(target.buffer) }
      : null
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

/** Writes the packets of a track. Returns the end of the last one in seconds. */
type WritePackets = () => Promise<number>

async function addVideo(output: Output, track: InputVideoTrack): Promise<WritePackets | null> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  if (!codec || !config || !CODECS.includes(codec)) return null
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { rotation: await track.getRotation() })
  return async () => {
    let seconds = 0
    let count = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (++count > PACKETS_MAX) throw new Error('A clip has too many packets')
      seconds = Math.max(seconds, packet.timestamp + packet.duration)
      await source.add(packet, { decoderConfig: config })
    }
    source.close()
    return seconds
  }
}

/** The sound of a clip, or null if it cannot be written into an MP4. Then the clip has none. */
async function addAudio(output: Output, track: InputAudioTrack): Promise<WritePackets | null> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  if (!codec || !config || !output.format.getSupportedAudioCodecs().includes(codec)) return null
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  return async () => {
    let count = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (++count > PACKETS_MAX) throw new Error('A clip has too many packets')
      await source.add(packet, { decoderConfig: config })
    }
    source.close()
    return 0
  }
}
