import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Stereo } from '../../sound/instruments.ts'

const require = createRequire(import.meta.url)

/** FFmpeg's encoder as WebAssembly. Its functions are those of `src/bridge.c` in `@mediabunny/aac-encoder`. */
interface Encoder {
  HEAPU8: Uint8Array
  _init_encoder: (channels: number, rate: number, bitrate: number) => number
  _get_encoder_frame_size: (context: number) => number
  _get_encoder_extradata: (context: number) => number
  _get_encoder_extradata_size: (context: number) => number
  _get_encode_input_ptr: (context: number, bytes: number) => number
  _send_frame: (context: number, at: bigint) => number
  _receive_packet: (context: number) => number
  _get_encoded_data: (context: number) => number
  _get_encoded_duration: (context: number) => number
  _flush_encoder_start: (context: number) => void
  _close_encoder: (context: number) => void
}

/** An encoded frame. `at` and `duration` are in samples. */
export interface AacFrame {
  data: Uint8Array
  at: number
  duration: number
}

let loading: Promise<Encoder> | undefined

/**
 * The encoder of this thread. The package starts a thread for each film, which compiles the encoder again: half a second of CPU time. Its
 * module is neither CommonJS nor an ES module, because it has both `exports` and `import.meta`, whose value it does not need.
 */
function loadEncoder(): Promise<Encoder> {
  const bundles = dirname(require.resolve('@mediabunny/aac-encoder'))
  const source = readFileSync(join(bundles, '../modules/build/aac.js'), 'utf8').replace('import.meta.url', "''")
  const exports: { default?: () => Promise<Encoder> } = {}
  compileFunction(source, ['exports'])(exports)
  if (!exports.default) throw new Error('@mediabunny/aac-encoder has no module')
  return exports.default()
}

/**
 * Encodes a sound as AAC-LC, beginning at `start` in samples. `bitrate` is in bits per second. Each frame is given to `onFrame` with the
 * configuration of a decoder (AudioSpecificConfig), and the next one is encoded when it is done. The last frame is filled with silence.
 * @throws Error if the encoder fails
 */
export async function encodeAac(
  { left, right }: Stereo,
  { rate, bitrate, start }: { rate: number; bitrate: number; start: number },
  onFrame: (frame: AacFrame, description: Uint8Array) => Promise<void>,
): Promise<void> {
  loading ??= loadEncoder()
  const encoder = await loading
  const context = encoder._init_encoder(2, rate, bitrate)
  if (context === 0) throw new Error('The AAC encoder does not start')
  const read = (at: number, bytes: number) => encoder.HEAPU8.slice(at, at + bytes)
  try {
    const description = read(encoder._get_encoder_extradata(context), encoder._get_encoder_extradata_size(context))
    let at = start
    const giveFrames = async () => {
      for (let bytes = encoder._receive_packet(context); bytes > 0; bytes = encoder._receive_packet(context)) {
        const duration = encoder._get_encoded_duration(context)
        await onFrame({ data: read(encoder._get_encoded_data(context), bytes), at, duration }, description)
        at += duration
      }
    }
    const count = encoder._get_encoder_frame_size(context)
    const frame = new Float32Array(2 * count)
    for (let from = 0; from < left.length; from += count) {
      frame.fill(0)
      for (let index = 0; index < count && from + index < left.length; index += 1) {
        frame[2 * index] = left[from + index] ?? 0
        frame[2 * index + 1] = right[from + index] ?? 0
      }
      const input = encoder._get_encode_input_ptr(context, frame.byteLength)
      if (input === 0) throw new Error('The AAC encoder has no memory')
      encoder.HEAPU8.set(new Uint8Array(frame.buffer), input)
      if (encoder._send_frame(context, BigInt(start + from)) < 0) throw new Error('The AAC encoder failed')
      await giveFrames()
    }
    encoder._flush_encoder_start(context)
    await giveFrames()
  } finally {
    encoder._close_encoder(context)
  }
}
