import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PIXEL_LIMIT } from '../image/inspect-image.ts'
import { limitCommand, SHELL, WALL_CLOCK_FACTOR } from '../limited-command.ts'
import { startWatchdog } from '../watchdog.ts'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'

/**
 * A video that plays in a film: its key, its file, and the ffmpeg that decodes it. It plays in the layers whose clip has the key. One that
 * `replaces` images plays in all images with the key, and begins with the film.
 */
export interface InputVideo {
  key: string
  replaces: boolean
  path: string
  ffmpeg: string
}

/** The part of an input video that is shown, in seconds. `end` null is its end. */
export interface InputPart {
  start: number
  end: number | null
}

/** The format in which frames of the input video are decoded. */
export interface OutputFormat {
  /** Size of the decoded frames in pixels, even. */
  width: number
  height: number
  /** ffmpeg filters from a whole frame to that size, and the pixel format. yuv420p is BT.709 limited range. */
  filters: readonly string[]
  format: 'yuv420p' | 'rgba'
}

/** Reads the frames of an input video in order. */
export interface FrameReader {
  /**
   * Returns the bytes of the next frame in the requested format.
   * @throws Error if the video cannot be decoded or the reader was closed.
   */
  next(): Promise<Uint8Array>
  /** Ends the ffmpeg process and waits for its exit. */
  close(): Promise<void>
}

/** Memory of an ffmpeg that decodes, in MiB. 3,840 x 2,160 pixels take 215. A small file of 40 megapixels with 16 references would take 1,500. */
export const DECODER_MIB = 768
/** CPU time of an ffmpeg that decodes: for its start, and for a second of the rendered video. */
const START_CPU_SECONDS = 20
const CPU_PER_SECOND = 10
/** An ffmpeg process that computes nothing and gives no frame for this long is ended. */
const TIMEOUT_MS = START_CPU_SECONDS * 1000 * WALL_CLOCK_FACTOR

/**
 * Decodes `count` frames at `fps` frames per second, starting with frame `from` of the shown part. Its last frame is repeated. The process
 * pauses while nobody reads, so only a few frames are buffered.
 * @throws Error (from `next`) if the video cannot be decoded or the reader was closed.
 */
export function openFrameReader(
  input: Pick<InputVideo, 'path' | 'ffmpeg'>,
  part: InputPart,
  view: OutputFormat,
  { fps, from, count }: { fps: number; from: number; count: number },
): FrameReader {
  const size = view.width * view.height * (view.format === 'rgba' ? 4 : 1.5)
  const options = createArguments(input.path, part, view, { fps, from, count })
  const cpuSeconds = START_CPU_SECONDS + Math.ceil((CPU_PER_SECOND * (from + count)) / fps)
  const limits = limitCommand({ cpuSeconds, dataMib: DECODER_MIB }, input.ffmpeg)
  const child = spawn(SHELL, [...limits, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  const { stdout } = child
  const watch = watchProcess(child)
  const read = async (): Promise<Uint8Array> => {
    for (;;) {
      const frame = stdout.read(size) as Buffer | null
      if (frame?.length === size) return frame
      if (frame || watch.ended()) throw new Error(`The clip could not be decoded: ${watch.said()}`)
      await watch.news()
    }
  }
  return {
    next: async () => {
      const watchdog = startWatchdog(TIMEOUT_MS)
      watchdog.signal.addEventListener('abort', () => child.kill('SIGKILL'))
      return read().finally(watchdog.stop)
    },
    close: async () => {
      child.kill('SIGKILL')
      stdout.destroy()
      await watch.exited
    },
  }
}

/** Collects the error output of a process and reports new data and its end. */
function watchProcess(child: ChildProcessByStdio<null, Readable, Readable>) {
  let [said, ended, wake] = ['', false, () => {}]
  const { promise: exited, resolve } = Promise.withResolvers<void>()
  const end = () => {
    ended = true
    wake()
  }
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-400)))
  // One permanent listener: a new listener is called at once while a partial frame is buffered.
  child.stdout.on('readable', () => wake())
  child.once('exit', () => resolve())
  child.once('close', end)
  child.once('error', (error) => {
    said ||= error.message
    end()
    resolve()
  })
  const news = () => new Promise<void>((done) => (wake = done))
  return { said: () => said || 'ffmpeg was ended', ended: () => ended, news, exited }
}

/** Skipped frames are decoded but not scaled. Seeking by time would give other frames if frame times are irregular. */
function createArguments(
  path: string,
  { start, end }: InputPart,
  view: OutputFormat,
  { fps, from, count }: { fps: number; from: number; count: number },
): string[] {
  const seek = start > 0 ? ['-ss', start.toFixed(3)] : []
  const length = end === null ? [] : ['-t', Math.max(0.04, end - start).toFixed(3)]
  const timed = [`fps=${fps}:start_time=0`, 'tpad=stop=-1:stop_mode=clone', `trim=start_frame=${from}`]
  const filters = [...timed, 'setpts=PTS-STARTPTS', ...view.filters, `format=${view.format}`]
  const out = ['-frames:v', String(count), '-f', 'rawvideo', '-pix_fmt', view.format, 'pipe:1']
  return [...createInputArguments(path, [...seek, ...length]), '-vf', filters.join(','), ...out]
}

/** The codecs that models and cameras use. Nothing else is decoded. */
const CODECS = 'h264,hevc,vp9,libvpx-vp9,av1,libdav1d,libaom-av1'

/** Returns the ffmpeg arguments up to the input: an MP4 file only, no other protocols, no audio, one thread. */
export function createInputArguments(path: string, seek: readonly string[] = []): string[] {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-filter_threads', '1']
  const limits = ['-protocol_whitelist', 'file', '-codec_whitelist', CODECS, '-max_pixels', String(PIXEL_LIMIT)]
  return [...quiet, ...limits, '-threads', '1', '-f', 'mov', ...seek, '-i', `file:${path}`, '-an', '-sn', '-dn']
}

/** `withTempFile` for several videos. */
export const withTempFiles = <Result>(
  [video, ...others]: readonly Uint8Array[],
  use: (paths: readonly string[]) => Promise<Result>,
): Promise<Result> =>
  video ? withTempFile(video, (path) => withTempFiles(others, (paths) => use([path, ...paths]))) : use([])

/**
 * Writes a video to a temporary file while `use` runs. ffmpeg must seek in it, because many MP4 files have their index
 * at the end.
 */
export async function withTempFile<Result>(video: Uint8Array, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-clip-'))
  try {
    const path = join(folder, 'clip.mp4')
    await writeFile(path, video, { mode: 0o600 })
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
