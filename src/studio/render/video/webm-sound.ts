import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'
import { withTempFile } from './decode-video.ts'
import { EXACT, findWebmSoundEncoder } from './ffmpeg.ts'

const BITRATE = '128k'

/**
 * Adds a sound to a WebM whose pictures stay as they are. Returns the same file if the ffmpeg has no encoder for it.
 * @throws Error if ffmpeg fails.
 */
export async function addWebmSound(webm: Uint8Array, sound: Stereo, ffmpeg: string): Promise<Uint8Array> {
  const encoder = await findWebmSoundEncoder(ffmpeg)
  if (!encoder) return webm
  const samples = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2']
  const codecs = ['-c:v', 'copy', '-c:a', encoder, '-b:a', BITRATE, '-flags:a', '+bitexact']
  return withTempFile(webm, (images) =>
    withTempFile(join(sound), (heard) =>
      withTempFile(new Uint8Array(), async (target) => {
        const inputs = ['-f', 'matroska', '-i', `file:${images}`, ...samples, '-i', `file:${heard}`]
        const chosen = ['-map', '0:v', '-map', '1:a', '-map_metadata', '0', ...EXACT, ...codecs]
        const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin']
        await promisify(execFile)(ffmpeg, [...quiet, ...inputs, ...chosen, '-f', 'webm', '-y', `file:${target}`])
        return new Uint8Array(await readFile(target))
      }),
    ),
  )
}

/** The samples of both channels in turns. */
function join({ left, right }: Stereo): Uint8Array {
  const both = new Float32Array(left.length * 2)
  for (let at = 0; at < left.length; at++) {
    both[2 * at] = left[at] ?? 0
    both[2 * at + 1] = right[at] ?? 0
  }
  return new Uint8Array(both.buffer)
}
