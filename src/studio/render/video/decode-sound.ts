import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { limitCommand, SHELL, WALL_CLOCK_FACTOR } from '../limited-command.ts'
import { startWatchdog } from '../watchdog.ts'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { DECODER_MIB, type InputVideo } from './decode-video.ts'

const LIMITS = { cpuSeconds: 20, dataMib: DECODER_MIB }
const TIMEOUT_MS = LIMITS.cpuSeconds * 1000 * WALL_CLOCK_FACTOR
/** Two channels with four bytes for each sample. */
const BYTES_PER_SAMPLE = 8
const MOST_SECONDS = 60
const CODECS = 'aac,mp3,mp3float,opus,libopus,pcm_s16le,pcm_s16be,flac,alac'

/**
 * Decodes the sound of a video file, at most `seconds` of it. Returns null if it has none, or none that can be decoded within the limits of
 * CPU time and memory.
 * @throws AbortError if the signal aborts.
 */
export async function decodeSound(
  { path, ffmpeg }: Pick<InputVideo, 'path' | 'ffmpeg'>,
  seconds: number,
  signal?: AbortSignal,
): Promise<Stereo | null> {
  const watchdog = startWatchdog(TIMEOUT_MS)
  const stop = signal ? AbortSignal.any([signal, watchdog.signal]) : watchdog.signal
  const lasts = Math.min(seconds, MOST_SECONDS)
  const input = ['-protocol_whitelist', 'file', '-codec_whitelist', CODECS, '-f', 'mov', '-i', `file:${path}`]
  const output = [
    '-vn',
    '-sn',
    '-dn',
    '-t',
    lasts.toFixed(3),
    '-ac',
    '2',
    '-ar',
    String(SAMPLE_RATE),
    '-f',
    'f32le',
    'pipe:1',
  ]
  const options = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-threads', '1', ...input, ...output]
  const decoded = await promisify(execFile)(SHELL, [...limitCommand(LIMITS, ffmpeg), ...options], {
    signal: stop,
    maxBuffer: (MOST_SECONDS + 1) * SAMPLE_RATE * BYTES_PER_SAMPLE,
    killSignal: 'SIGKILL',
    encoding: 'buffer',
  })
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
