import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SAMPLE_RATE, type Stereo } from '../../sound/instruments.ts'

/** Decodes frame `index` of an MP4 with ffmpeg, as RGB (three bytes per pixel). */
export async function decodedFrame(ffmpeg: string, mp4: Uint8Array, index: number): Promise<Uint8Array> {
  return decoded(ffmpeg, mp4, [`select=eq(n\\,${index})`], ['-frames:v', '1'])
}

/** Decodes all frames of an MP4 as RGB, one after the other. */
export async function decodedFrames(ffmpeg: string, mp4: Uint8Array): Promise<Uint8Array> {
  return decoded(ffmpeg, mp4, [], [])
}

async function decoded(ffmpeg: string, mp4: Uint8Array, filters: string[], limits: string[]): Promise<Uint8Array> {
  const toRgb = 'scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int'
  const out = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1']
  return runFfmpeg(ffmpeg, ['-i', 'pipe:0', '-vf', [...filters, toRgb].join(','), ...limits, ...out], mp4)
}

/**
 * Creates an MP4 of plain colors, each for a number of seconds at 24 frames per second. `drawing` is an optional ffmpeg
 * filter.
 */
export async function colorClip(
  ffmpeg: string,
  colors: readonly (readonly [color: string, seconds: number])[],
  { size = '320x180', drawing = 'null' } = {},
): Promise<Uint8Array> {
  const inputs = colors.flatMap(([color, seconds]) => [
    '-f',
    'lavfi',
    '-i',
    `color=${color}:s=${size}:r=24:d=${seconds}`,
  ])
  const joined = `${colors.map((_, index) => `[${index}]`).join('')}concat=n=${colors.length},${drawing}`
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '10', '-pix_fmt', 'yuv420p']
  const out = ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1']
  return runFfmpeg(ffmpeg, [...inputs, '-filter_complex', joined, ...codec, ...out])
}

async function runFfmpeg(
  ffmpeg: string,
  args: readonly string[],
  input: Uint8Array = new Uint8Array(),
): Promise<Uint8Array> {
  const child = spawn(ffmpeg, ['-v', 'error', ...args])
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  await once(child, 'close')
  return new Uint8Array(Buffer.concat(parts))
}

/** By how many samples a sound is late, by the place where it fits best. */
export function findDelay({ left: heard }: Stereo, { left: created }: Stereo): number {
  const fits = Array.from({ length: 4001 }, (_, index) => {
    const shift = index - 2000
    let sum = 0
    for (let at = SAMPLE_RATE; at < 2 * SAMPLE_RATE; at += 3) sum += (heard[at + shift] ?? 0) * (created[at] ?? 0)
    return sum
  })
  return fits.indexOf(Math.max(...fits)) - 2000
}
