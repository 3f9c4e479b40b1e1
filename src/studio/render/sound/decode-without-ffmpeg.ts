import { AudioSampleSink, BufferSource, Input, WAVE } from 'mediabunny'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import type { SoundPart } from './decode-sound.ts'
import type { InspectedSound } from './inspect-sound.ts'

export interface DecodeSoundTask {
  file: InspectedSound
  part: SoundPart
}

interface Decoded {
  channelData: readonly Float32Array[]
  sampleRate: number
}

/**
 * Decodes MP3, Ogg and WAV in this thread, for servers without an ffmpeg. Returns null for AAC, and for a sound that cannot be decoded.
 */
export async function decodeWithoutFfmpeg({ file, part: wanted }: DecodeSoundTask): Promise<Stereo | null> {
  const { kind, codec, data } = file
  const { start = 0, seconds, rate = SAMPLE_RATE } = wanted
  const decoded = await decodeFile(kind === 'wav' ? 'wav' : codec, data).catch(() => null)
  const [left, right = left] = decoded?.channelData ?? []
  if (!decoded || !left || !right || left.length === 0) return null
  const part = { from: start, seconds, from_rate: decoded.sampleRate, rate }
  return { left: resample(left, part), right: resample(right, part) }
}

/** The decoders are loaded on first use: most servers have an ffmpeg. */
async function decodeFile(codec: string, data: Uint8Array): Promise<Decoded | null> {
  if (codec === 'wav') return decodeWave(data)
  const decoder = await openDecoder(codec)
  if (!decoder) return null
  await decoder.ready
  try {
    return await decoder.decode(data)
  } finally {
    decoder.free()
  }
}

async function openDecoder(codec: string) {
  if (codec === 'mp3') {
    const { MPEGDecoder } = await import('mpg123-decoder')
    return new MPEGDecoder()
  }
  if (codec === 'vorbis') {
    const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis')
    const decoder = new OggVorbisDecoder()
    return { ready: decoder.ready, decode: (data: Uint8Array) => decoder.decodeFile(data), free: () => decoder.free() }
  }
  if (codec === 'opus') {
    const { OggOpusDecoder } = await import('ogg-opus-decoder')
    const decoder = new OggOpusDecoder()
    return { ready: decoder.ready, decode: (data: Uint8Array) => decoder.decodeFile(data), free: () => decoder.free() }
  }
  return null
}

async function decodeWave(data: Uint8Array): Promise<Decoded | null> {
  const input = new Input({ source: new BufferSource(data), formats: [WAVE] })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return null
    const { sampleRate, numberOfChannels } = track
    const parts: Float32Array[][] = []
    for await (const sample of new AudioSampleSink(track).samples()) {
      const channels = Array.from({ length: Math.min(2, numberOfChannels) }, (_, planeIndex) => {
        const samples = new Float32Array(sample.numberOfFrames)
        sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
        return samples
      })
      parts.push(channels)
      sample.close()
    }
    const channelData = Array.from({ length: Math.min(2, numberOfChannels) }, (_, channel) =>
      join(parts.flatMap((part) => part[channel] ?? [])),
    )
    return { channelData, sampleRate }
  } finally {
    input.dispose()
  }
}

function join(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Samples at another rate, between the given ones by cubic interpolation. */
function resample(
  samples: Float32Array,
  { from, seconds, from_rate, rate }: { from: number; seconds: number; from_rate: number; rate: number },
): Float32Array {
  const first = Math.round(from * from_rate)
  const count = Math.min(Math.round(seconds * from_rate), Math.max(0, samples.length - first))
  const part = samples.subarray(first, first + count)
  if (from_rate === rate) return part.slice()
  const step = from_rate / rate
  return Float32Array.from({ length: Math.floor(part.length / step) }, (_, index) => {
    const place = index * step
    const at = Math.floor(place)
    const share = place - at
    const [a, b, c, d] = [part[at - 1] ?? 0, part[at] ?? 0, part[at + 1] ?? 0, part[at + 2] ?? 0]
    return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
  })
}
