import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { withTempFile } from './decode-video.ts'
import { describeSource } from '../image/provenance.ts'
import type { Scene } from '../../model/scene.ts'
import type { VideoOutput, VideoSegment, FrameSource } from './video-encoder.ts'

/**
 * Returns `path` if it is an ffmpeg with libx264, otherwise null. ffmpeg runs only as a separate process. x264 is
 * licensed under the GPL, and loading it into this process would put the whole program under the GPL.
 */
export async function findFfmpeg(path = 'ffmpeg'): Promise<string | null> {
  return /\blibx264\b/.test(await listCapabilities(path, '-encoders')) ? path : null
}

/** Returns `path` if it is an ffmpeg that can encode WebM, otherwise null. */
export async function findWebmEncoder(path = 'ffmpeg'): Promise<string | null> {
  return /\blibvpx-vp9\b/.test(await listCapabilities(path, '-encoders')) ? path : null
}

/** Returns the encoder of `path` for the sound of a WebM; null if it has none. */
export async function findWebmSoundEncoder(path: string): Promise<'libopus' | 'libvorbis' | null> {
  const encoders = await listCapabilities(path, '-encoders')
  if (/\blibopus\b/.test(encoders)) return 'libopus'
  return /\blibvorbis\b/.test(encoders) ? 'libvorbis' : null
}

/** Whether `path` is an ffmpeg that can decode H.264. */
export const canDecodeVideo = async (path = 'ffmpeg'): Promise<boolean> =>
  /\bh264\b/.test(await listCapabilities(path, '-decoders'))

/** The answers of ffmpeg by command. They do not change while the process runs. */
const capabilities = new Map<string, Promise<string>>()

/** Runs ffmpeg once for each question. A failed run gives an empty list, and is repeated next time. */
function listCapabilities(path: string, what: '-encoders' | '-decoders'): Promise<string> {
  const command = `${path} ${what}`
  const known = capabilities.get(command)
  if (known) return known
  const listing = promisify(execFile)(path, ['-hide_banner', what], { timeout: 10_000 }).then(
    ({ stdout }) => stdout,
    () => {
      capabilities.delete(command)
      return ''
    },
  )
  capabilities.set(command, listing)
  return listing
}

/**
 * Encodes MP4 with x264, or WebM with libvpx. Frames are written in order, and at most two of them wait.
 * @throws Error if ffmpeg fails; what `source.frame` throws.
 */
export async function encodeWithFfmpeg(
  path: string,
  source: FrameSource,
  scene: Scene,
  output: VideoOutput,
): Promise<VideoSegment> {
  if (output.format === 'mp4') {
    const { file, times } = await runEncoder(path, source, [...toArguments(source, output), ...MP4], { repeats: false })
    return { from: source.from, file, times }
  }
  // The length and the index of a WebM are written at its beginning, when everything else is written. A pipe cannot do that.
  return withTempFile(new Uint8Array(), async (target) => {
    const metadata = ['-metadata', `comment=${describeSource(scene)}`]
    const options = [...toArguments(source, output), ...metadata, ...WEBM, '-y', `file:${target}`]
    await runEncoder(path, source, options, { repeats: true })
    return { from: source.from, file: new Uint8Array(await readFile(target)) }
  })
}

/** Whether an encoder also gets the frames that only repeat the one before them. */
interface SentFrames {
  repeats: boolean
}

/** Runs an encoder and returns what it writes to its output, and how often each frame that it got is shown. */
async function runEncoder(
  path: string,
  source: FrameSource,
  options: readonly string[],
  sent: SentFrames,
): Promise<{ file: Uint8Array; times: number[] }> {
  const child = spawn(path, options, { stdio: ['pipe', 'pipe', 'pipe'] })
  const parts: Buffer[] = []
  const complaints: string[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stderr.on('data', (text: Buffer) => complaints.push(text.toString()))
  child.stdin.on('error', () => undefined)
  const ended = Promise.race([
    once(child, 'close').then(([code]) => code as number | null),
    once(child, 'error').then(() => null),
  ])
  ended.catch(() => undefined)
  try {
    const write = (bytes: Uint8Array) => new Promise<void>((resolve) => child.stdin.write(bytes, () => resolve()))
    const times = await writeFrames(source, write, ended, sent)
    child.stdin.end()
    const code = await ended
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaints.join('').slice(-400)}`)
    return { file: new Uint8Array(Buffer.concat(parts)), times }
  } finally {
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
  }
}

const ENDED = Symbol('the encoder has ended')

/**
 * Whether a repeat of a frame is sent all the same. Where a film stands still, x264 has to see that, because it gives more bits to a frame
 * that the next ones look like.
 */
const isHint = (repeated: number): boolean => repeated > 3 && repeated <= 12

/** Draws one frame while the previous one is written. If the encoder ends, it stops waiting. Returns how often each written frame is shown. */
async function writeFrames(
  source: FrameSource,
  write: (bytes: Uint8Array) => Promise<void>,
  ended: Promise<unknown>,
  { repeats }: SentFrames,
): Promise<number[]> {
  const size = (source.width * source.height * 3) / 2
  const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const
  const times: number[] = []
  let repeated = 0
  let sent: Promise<unknown> = Promise.resolve()
  for (let index = source.from; index < source.until; index++) {
    const frame = await source.frame(index)
    const [next, last] = times.length % 2 === 0 ? buffers : [buffers[1], buffers[0]]
    const isRepeat = times.length > 0 && last.equals(frame)
    repeated = isRepeat ? repeated + 1 : 0
    if (isRepeat && !repeats && !isHint(repeated)) times.push((times.pop() ?? 0) + 1)
    else {
      next.set(frame)
      if ((await sent) === ENDED) return times
      sent = Promise.race([write(next), ended.then(() => ENDED)])
      sent.catch(() => undefined)
      times.push(1)
    }
    source.done()
  }
  await sent
  return times
}

/** The arguments for the input, the size, and the colors of the output. */
function toArguments({ width, height, fps }: FrameSource, { ratio }: VideoOutput): string[] {
  const color = ['-color_range', 'tv', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(fps), ...color]
  const scaled = ratio === 1 ? [] : ['-vf', `scale=${toEven(width * ratio)}:${toEven(height * ratio)}`]
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin']
  return [...quiet, ...input, '-i', 'pipe:0', ...scaled, '-g', String(fps * 2), '-pix_fmt', 'yuv420p', ...color]
}

/**
 * Frames are encoded in their order, and each refers to the one before it, so that `repeatFrames` can add those that repeat. Without B-frames
 * x264 also takes less time.
 */
const IN_ORDER = ['-bf', '0', '-refs', '1', '-x264-params', 'weightp=0:slices=1']
/** Fragmented, because a pipe cannot be rewound. The muxer writes the final file. */
const MP4_CODEC = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-profile:v', 'high', ...IN_ORDER]
const MP4 = [...MP4_CODEC, '-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4', 'pipe:1']

const WEBM_SPEED = ['-deadline', 'realtime', '-cpu-used', '5', '-row-mt', '1']
/** Without the time and the random id that the muxer writes. */
export const EXACT = ['-fflags', '+bitexact']
const WEBM = [...EXACT, '-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', ...WEBM_SPEED, '-f', 'webm']

const toEven = (side: number) => 2 * Math.round(side / 2)
