import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { limitCommand, SHELL, WALL_CLOCK_FACTOR } from '../limited-command.ts'
import { startWatchdog } from '../watchdog.ts'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { DECODER_MIB, type InputVideo } from '../video/decode-video.ts'

const LIMITS = { cpuSeconds: 20, dataMib: DECODER_MIB }
const TIMEOUT_MS = LIMITS.cpuSeconds * 1000 * WALL_CLOCK_FACTOR
/** Two channels with four bytes for each sample. */
const BYTES_PER_SAMPLE = 8
/** Samples of a sound at most: 61 seconds of a film. Longer ones are decoded at a lower rate. */
const SAMPLES_MAX = 61 * SAMPLE_RATE
const CODECS = 'aac,mp3,mp3float,opus,libopus,vorbis,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s32le,pcm_f32le,pcm_u8,flac,alac'

/** Which part of a sound to decode, in seconds, and samples for each second, 44,100 by default. */
export interface SoundPart {
  start?: number
  seconds: number
  rate?: number
}

/**
 * Decodes the sound of a file by ffmpeg. `container` is the format that it is read as, by default that of MP4. Returns null if it has none, or
 * none that can be decoded within the limits of CPU time and memory.
 * @throws AbortError if the signal aborts.
 */
export async function decodeSound(
  { path, ffmpeg, container = 'mov' }: Pick<InputVideo, 'path' | 'ffmpeg'> & { container?: string },
  { start = 0, seconds, rate = SAMPLE_RATE }: SoundPart,
  signal?: AbortSignal,
): Promise<Stereo | null> {
  const watchdog = startWatchdog(TIMEOUT_MS)
  const stop = signal ? AbortSignal.any([signal, watchdog.signal]) : watchdog.signal
  const lasts = Math.min(seconds, SAMPLES_MAX / rate)
  const seek = start > 0 ? ['-ss', start.toFixed(3)] : []
  const read = [
    '-protocol_whitelist',
    'file',
    '-codec_whitelist',
    CODECS,
    '-f',
    container,
    ...seek,
    '-i',
    `file:${path}`,
  ]
  const cut = ['-vn', '-sn', '-dn', '-t', lasts.toFixed(3), '-ac', '2', '-ar', String(rate)]
  const options = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-threads', '1', ...read, ...cut]
  const decoded = await promisify(execFile)(
    SHELL,
    [...limitCommand(LIMITS, ffmpeg), ...options, '-f', 'f32le', 'pipe:1'],
    {
      signal: stop,
      maxBuffer: (SAMPLES_MAX + SAMPLE_RATE) * BYTES_PER_SAMPLE,
      killSignal: 'SIGKILL',
      encoding: 'buffer',
    },
  )
    .then(
      ({ stdout }) => stdout,
      () => null,
    )
    .finally(watchdog.stop)
  signal?.throwIfAborted()
  return decoded && decoded.length >= BYTES_PER_SAMPLE ? split(decoded) : null
}

/** Samples of both channels take turns. */
function split(bytes: Buffer): Stereo {
  const length = Math.floor(bytes.length / BYTES_PER_SAMPLE)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  for (let at = 0; at < length; at++) {
    left[at] = bytes.readFloatLE(at * BYTES_PER_SAMPLE)
    right[at] = bytes.readFloatLE(at * BYTES_PER_SAMPLE + BYTES_PER_SAMPLE / 2)
  }
  return { left, right }
}
