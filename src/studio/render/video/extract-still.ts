import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { limitCommand, SHELL, WALL_CLOCK_FACTOR } from '../limited-command.ts'
import { startWatchdog } from '../watchdog.ts'
import type { SoundDecoder } from '../sound/open-sound.ts'
import { createInputArguments, DECODER_MIB, withTempFile } from './decode-video.ts'
import { canDecodeVideo } from './ffmpeg.ts'
import type { InspectedClip } from './inspect-clip.ts'

const LIMITS = { cpuSeconds: 20, dataMib: DECODER_MIB }
const TIMEOUT_MS = LIMITS.cpuSeconds * 1000 * WALL_CLOCK_FACTOR
const MAX_BYTES = 64e6

/** The position of the still, as a share of the length. Starts often fade in, and ends fade out. */
const POSITION_SHARE = 0.4

/**
 * Extracts one frame of an MP4 of `seconds` length as PNG with square pixels. Returns null if `ffmpeg` cannot be run or
 * gives no frame within its CPU time and memory.
 * @throws AbortError if the signal aborts.
 */
export async function extractStill(
  clip: Uint8Array,
  seconds: number,
  ffmpeg: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | null> {
  const watchdog = startWatchdog(TIMEOUT_MS)
  const stop = signal ? AbortSignal.any([signal, watchdog.signal]) : watchdog.signal
  const limits = { signal: stop, maxBuffer: MAX_BYTES, killSignal: 'SIGKILL' } as const
  const seek = ['-ss', (seconds * POSITION_SHARE).toFixed(3)]
  const upright = ['scale=trunc(iw*sar+0.5):ih', 'setsar=1', 'format=rgb24', 'setparams=color_trc=iec61966-2-1']
  const out = ['-vf', upright.join(','), '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1']
  const still = await withTempFile(clip, (path) =>
    promisify(execFile)(SHELL, [...limitCommand(LIMITS, ffmpeg), ...createInputArguments(path, seek), ...out], {
      ...limits,
      encoding: 'buffer',
    }).then(
      ({ stdout }) => stdout,
      () => null,
    ),
  ).finally(watchdog.stop)
  signal?.throwIfAborted()
  return still && still.length > 0 ? new Uint8Array(still) : null
}

/** A clip that a user sent: an MP4 of `seconds` length, and one frame of it as PNG. */
export interface ReadClip extends InspectedClip {
  still: Uint8Array
}

/** Why a clip cannot be taken. `no_decoder` is a server without an ffmpeg. */
export type ClipFault = 'unreadable' | 'no_decoder' | 'too_long'

/**
 * Reads a clip: how long it is, and one frame of it.
 * @throws AbortError if the signal aborts.
 */
export async function readClip(
  bytes: Uint8Array,
  secondsMax: number,
  { run, ffmpeg, signal }: SoundDecoder,
): Promise<ReadClip | ClipFault> {
  const clip = (await run('inspectClipFile', bytes)) as InspectedClip | null
  if (!clip) return 'unreadable'
  if (clip.seconds > secondsMax) return 'too_long'
  const still = await extractStill(clip.data, clip.seconds, ffmpeg, signal)
  if (still) return { ...clip, still }
  return (await canDecodeVideo(ffmpeg)) ? 'unreadable' : 'no_decoder'
}
