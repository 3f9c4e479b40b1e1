import { execFile } from 'node:child_process'
import type { Luma } from '../../mark/luma.ts'
import { limitCommand, SHELL } from '../limited-command.ts'
import { createInputArguments, DECODER_MIB, withTempFile } from './decode-video.ts'

const LIMITS = { cpuSeconds: 2, dataMib: DECODER_MIB }
const [FRAMES_PER_SECOND, FRAMES_MAX] = [4, 32]
/** The frames have at most as many pixels as a square of this side. */
const SIDE = 768
const MAX_BYTES = FRAMES_MAX * (SIDE + 64) ** 2

/**
 * Decodes the luma of some frames from the beginning of an MP4, four a second, in a process with limits. Returns those that were ready when
 * `signal` aborted or the limits were reached; none if the file cannot be decoded.
 */
export async function extractLumas(video: Uint8Array, ffmpeg: string, signal: AbortSignal): Promise<Luma[]> {
  const side = (name: string) => `${name}='max(16,trunc(i${name}*min(1,${SIDE}/sqrt(iw*ih))))'`
  const filters = [`fps=${FRAMES_PER_SECOND}`, `scale=${side('w')}:${side('h')}:flags=area`, 'format=gray']
  const out = ['-vf', filters.join(','), '-frames:v', String(FRAMES_MAX), '-c:v', 'pgm', '-f', 'image2pipe', 'pipe:1']
  return withTempFile(video, async (path) => {
    const command = [...limitCommand(LIMITS, ffmpeg), ...createInputArguments(path), ...out]
    const options = { signal, maxBuffer: MAX_BYTES, killSignal: 'SIGKILL', encoding: 'buffer' } as const
    const { promise, resolve } = Promise.withResolvers<Buffer>()
    // What was written before the process was ended is used too.
    execFile(SHELL, command, options, (_, stdout) => resolve(stdout))
    return readLumas(await promise)
  })
}

/** Images as PGM (P5) one after another. The last one may be cut off. */
function readLumas(bytes: Buffer): Luma[] {
  const lumas: Luma[] = []
  for (let at = 0; at < bytes.length;) {
    const head = /^P5\s(\d{1,5})\s(\d{1,5})\s255\s/.exec(bytes.toString('latin1', at, at + 32))
    const [width, height] = [Number(head?.[1]), Number(head?.[2])]
    const from = at + (head?.[0].length ?? 0)
    if (!head || width * height === 0 || from + width * height > bytes.length) break
    lumas.push({ data: Float32Array.from(bytes.subarray(from, from + width * height)), width, height })
    at = from + width * height
  }
  return lumas
}
