import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { describeSource, createXmp } from '../image/provenance.ts'
import { isKeyFrame, repeatFrames } from './repeat-frames.ts'
import { addSound } from './video-sound.ts'
import type { Stereo } from '../../sound/instruments.ts'
import type { VideoSegment } from './video-encoder.ts'
import type { Scene } from '../../model/scene.ts'

/**
 * Joins encoded segments to one MP4: header first, its sound or a silent audio track, color metadata, and provenance metadata.
 * @throws Error if a segment contains no video.
 */
export async function muxVideo(
  segments: readonly VideoSegment[],
  scene: Scene,
  fps: number,
  sound: Stereo | null = null,
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const video = new EncodedVideoPacketSource('avc')
  const audio = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(video, { frameRate: fps })
  output.addAudioTrack(audio)
  output.setMetadataTags({ comment: describeSource(scene), raw: { '©too': 'Signet' } })
  await output.start()
  let frames = 0
  for (const segment of segments) frames += await addSegment(video, segment, fps)
  if (sound) await addSound(audio, sound)
  else await addSilence(audio, frames / fps)
  await output.finalize()
  if (!target.buffer) throw new Error('The muxer returned no file')
  return finalizeMp4(new Uint8Array(target.buffer), scene)
}

async function addSegment(video: EncodedVideoPacketSource, segment: VideoSegment, fps: number): Promise<number> {
  const input = new Input({ source: new BufferSource(segment.file), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('The encoder returned no frame')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const first = Math.min(...packets.map((packet) => packet.timestamp))
  const { from, times } = segment
  const encoded = packets.map(({ data, timestamp }) => ({ data, at: Math.round((timestamp - first) * fps) }))
  const units = packets.map(({ data }) => data)
  const isRepeated = times?.some((count) => count > 1)
  const frames = times && isRepeated ? repeatFrames(units, times, toBytes(config.description)) : encoded
  for (const { data, at } of frames) {
    const type = isKeyFrame(data) ? 'key' : 'delta'
    const packet = new EncodedPacket(data, type, (from + at) / fps, 1 / fps)
    await video.add(packet, { decoderConfig: { ...config, colorSpace: BT709 } })
  }
  return frames.length
}

function toBytes(source: ArrayBufferView | ArrayBufferLike | undefined): Uint8Array {
  if (!source) throw new Error('The encoder returned no configuration')
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}

const BT709 = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

/** One silent frame of 1024 samples: AAC-LC, 44.1 kHz, stereo. Some networks reject videos without an audio track. */
const SILENCE = new Uint8Array([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c])
const SOUND = {
  codec: 'mp4a.40.2',
  numberOfChannels: 2,
  sampleRate: 44_100,
  description: new Uint8Array([0x12, 0x10]),
}

/**
 * Returns the length of an MP4 in seconds.
 * @throws Error if the bytes are not an MP4.
 */
export async function readDuration(mp4: Uint8Array): Promise<number> {
  return new Input({ source: new BufferSource(mp4), formats: [MP4] }).computeDuration()
}

async function addSilence(audio: EncodedAudioPacketSource, seconds: number): Promise<void> {
  const lasts = 1024 / SOUND.sampleRate
  for (let index = 0; (index + 1) * lasts <= seconds; index++)
    await audio.add(new EncodedPacket(SILENCE, 'key', index * lasts, lasts), { decoderConfig: SOUND })
}

/** The UUID of the XMP box in an MP4 (XMP specification part 3, section 1.2.7). */
const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac'

/**
 * Adds an XMP packet to the end of an MP4, and clears its creation times. So the same video always has the same bytes.
 * `mp4` is modified.
 */
function finalizeMp4(mp4: Uint8Array, scene: Scene): Uint8Array {
  clearTimes(mp4, 0, mp4.length)
  const packet = Buffer.from(createXmp(scene))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(24 + packet.length)
  head.write('uuid', 4, 'latin1')
  return new Uint8Array(Buffer.concat([mp4, head, Buffer.from(XMP_BOX, 'hex'), packet]))
}

const CONTAINER_BOXES = ['moov', 'trak', 'mdia']
const DATED_BOXES = ['mvhd', 'tkhd', 'mdhd']

/**
 * Sets creation and modification times of movie, tracks, and media to zero, which means unknown (ISO/IEC 14496-12,
 * 8.2.2).
 */
function clearTimes(bytes: Uint8Array, from: number, until: number): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = from; at + 8 <= until;) {
    const size = view.readUInt32BE(at)
    const type = view.toString('latin1', at + 4, at + 8)
    if (CONTAINER_BOXES.includes(type)) clearTimes(bytes, at + 8, at + size)
    if (DATED_BOXES.includes(type)) bytes.fill(0, at + 12, at + 12 + (view[at + 8] === 1 ? 16 : 8))
    if (size < 8) return
    at += size
  }
}
