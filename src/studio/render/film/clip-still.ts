import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { decoding, withFile } from './footage.ts'

const PATIENCE_MS = 20_000
const MOST_BYTES = 64e6

/** Beginnings fade in and ends fade out. */
const GOOD_MOMENT = 0.4

/** One frame of an MP4 that lasts `seconds`, as PNG with square pixels; null where `ffmpeg` cannot be run or gives none. */
export async function clipStill(
  clip: Uint8Array,
  seconds: number,
  ffmpeg: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | null> {
  const limits = { timeout: PATIENCE_MS, maxBuffer: MOST_BYTES, killSignal: 'SIGKILL' } as const
  const seek = ['-ss', (seconds * GOOD_MOMENT).toFixed(3)]
  const upright = ['scale=trunc(iw*sar+0.5):ih', 'setsar=1', 'format=rgb24', 'setparams=color_trc=iec61966-2-1']
  const out = ['-vf', upright.join(','), '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1']
  const made = await withFile(clip, (path) =>
    promisify(execFile)(ffmpeg, [...decoding(path, seek), ...out], { ...limits, signal, encoding: 'buffer' }).then(
      ({ stdout }) => stdout,
      () => null,
    ),
  )
  signal?.throwIfAborted()
  return made && made.length > 0 ? new Uint8Array(made) : null
}
