import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PIXEL_LIMIT } from '../inspect.ts'
import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'

/** A video that was given as a picture: whose pictures it replaces, where it lies, and the ffmpeg that decodes it. */
export interface Footage {
  key: string
  path: string
  ffmpeg: string
}

/** How a film wants to see the frames of its footage. */
export interface View {
  /** Of the frames that come out, in pixels. Even. */
  width: number
  height: number
  /** ffmpeg's filters from a whole frame to that size, and the samples that come out: yuv420p is BT.709 limited range. */
  filters: readonly string[]
  format: 'yuv420p' | 'rgba'
}

/** The frames of one view, one after the other. */
export interface Reel {
  /** The next frame. Rejects when the footage cannot be decoded, or was closed. */
  next(): Promise<Uint8Array>
  /** Ends the program that decodes, and waits until it is gone. */
  close(): Promise<void>
}

/** A program that gives no frame for so long is ended. */
const PATIENCE_MS = 20_000

/**
 * Decodes the footage at `fps` from the film's frame `from` on, `count` frames. It begins with the film, and its last
 * frame stays when it is over. The program waits while nobody takes its frames, so that only a few lie ready.
 */
export function openReel(footage: Footage, view: View, fps: number, from: number, count: number): Reel {
  const size = view.width * view.height * (view.format === 'rgba' ? 4 : 1.5)
  const options = optionsFor(footage, view, fps, from, count)
  const child = spawn(footage.ffmpeg, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  const { stdout } = child
  const watch = watchOver(child)
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
      const alarm = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      return read().finally(() => clearTimeout(alarm))
    },
    close: async () => {
      child.kill('SIGKILL')
      stdout.destroy()
      await watch.exited
    },
  }
}

/** What a program says, when it has something, and when it is gone. */
function watchOver(child: ChildProcessByStdio<null, Readable, Readable>) {
  let [said, ended, wake] = ['', false, () => {}]
  const { promise: exited, resolve } = Promise.withResolvers<void>()
  const end = () => {
    ended = true
    wake()
  }
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-400)))
  // One listener for good: each new one is called at once while a part of a frame lies there.
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

/** Skipped frames are decoded but not scaled: seeking lands on other frames than counting where times are uneven. */
function optionsFor({ path }: Footage, view: View, fps: number, from: number, count: number): string[] {
  const timed = [`fps=${fps}:start_time=0`, 'tpad=stop=-1:stop_mode=clone', `trim=start_frame=${from}`]
  const filters = [...timed, 'setpts=PTS-STARTPTS', ...view.filters, `format=${view.format}`]
  const out = ['-frames:v', String(count), '-f', 'rawvideo', '-pix_fmt', view.format, 'pipe:1']
  return [...decoding(path), '-vf', filters.join(','), ...out]
}

/** Codecs of videos that models and cameras write; nothing else is decoded. */
const CODECS = 'h264,hevc,vp9,libvpx-vp9,av1,libdav1d,libaom-av1'

/** The arguments up to the input: an MP4 from a file and nothing it names, no sound, one thread. */
export function decoding(path: string, seek: readonly string[] = []): string[] {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-filter_threads', '1']
  const limits = ['-protocol_whitelist', 'file', '-codec_whitelist', CODECS, '-max_pixels', String(PIXEL_LIMIT)]
  return [...quiet, ...limits, '-threads', '1', '-f', 'mov', ...seek, '-i', `file:${path}`, '-an', '-sn', '-dn']
}

/** Lays a video where ffmpeg can go back and forth in it, for as long as `use` takes: many have their table at the end. */
export async function withFile<Result>(video: Uint8Array, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-clip-'))
  try {
    const path = join(folder, 'clip.mp4')
    await writeFile(path, video, { mode: 0o600 })
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
