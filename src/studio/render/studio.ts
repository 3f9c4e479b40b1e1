import { Piscina } from 'piscina'
import { clipStill } from './film/clip-still.ts'
import { findFfmpeg } from './film/ffmpeg.ts'
import { makeFilm } from './film/make-film.ts'
import type { CheckTask, ComposeTask, PosterTask, RenderTask } from './worker.ts'
import type { Film, FilmOptions } from './film/make-film.ts'
import type { Pictures } from './prepare.ts'
import type { Brief } from '../brief.ts'
import type { BrandCheck } from '../check/rule.ts'
import type { ComposeOptions } from '../compose.ts'
import type { Copy } from '../copy/copy.ts'
import type { Scene } from '../scene.ts'

export type { Pictures } from './prepare.ts'

export type { Film, FilmOptions } from './film/make-film.ts'

export interface Rendered {
  data: Uint8Array
  mime_type: 'image/png'
  width: number
  height: number
}

export interface Poster {
  data: Uint8Array
  mime_type: 'image/png' | 'image/webp'
}

export interface PosterOptions extends Abortable {
  /** PNG unless told. */
  mime_type?: Poster['mime_type']
  /** Pixels of the longer side at most; the still's own size unless told. */
  longest?: number
}

/** Aborting rejects with an AbortError and ends the thread that does the work. */
export interface Abortable {
  signal?: AbortSignal
}

/** Composes, draws and checks in worker threads. Every call is independent of all others. */
export interface Studio {
  /** Lays out words and pictures. A broken picture is skipped and named in `scene.notes`. */
  compose(brief: Brief, copy: Copy, pictures: Pictures, options?: ComposeOptions & Abortable): Promise<Scene>
  /** The scene as PNG of exactly its width and height. The same scene and pictures give the same bytes. */
  render(scene: Scene, pictures: Pictures, options?: Abortable): Promise<Rendered>
  /** Measures the delivered pixels against the brand. */
  check(scene: Scene, rendered: Rendered, options?: Abortable): Promise<BrandCheck>
  /**
   * The scene of a video as MP4: H.264 yuv420p in BT.709 limited range, header first, a silent sound track, exactly
   * `scene.width` x `scene.height`. The same scene and pictures give the same bytes on the same encoder. Aborting
   * rejects at once, and ends the work before the next frame.
   */
  film(scene: Scene, pictures: Pictures, options?: FilmOptions): Promise<Film>
  /** Frame 0 of the scene's film, which is its finished still. */
  poster(scene: Scene, pictures: Pictures, options?: PosterOptions): Promise<Poster>
  /**
   * A frame of an MP4 as PNG, to stand for it in `pictures`. Null where there is no ffmpeg (any will do; `ffmpeg` on PATH
   * unless told) or it cannot decode the clip within 20 seconds.
   */
  clipStill(clip: Uint8Array, options?: ClipStillOptions): Promise<Uint8Array | null>
  close(): Promise<void>
}

export interface ClipStillOptions extends Abortable {
  ffmpegPath?: string | null
}

type Task = ComposeTask | RenderTask | CheckTask | PosterTask | Uint8Array

/** Threads start when they are first needed; each holds one renderer and the fonts that were asked of it. */
export function openStudio({ threads = 2 }: { threads?: number } = {}): Studio {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: 60_000,
  })
  const run = async <Result>(name: string, task: Task, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    return (await pool.run(task, { name, signal })) as Result
  }
  let found: Promise<string | null> | undefined
  return {
    compose: (brief, copy, pictures, { signal, ...options } = {}) =>
      run<Scene>('compose', { brief, copy, pictures, options }, signal),
    render: async (scene, pictures, { signal } = {}) => {
      const data = await run<Uint8Array>('render', { scene, pictures }, signal)
      return { data, mime_type: 'image/png', width: scene.width, height: scene.height }
    },
    check: (scene, { data }, { signal } = {}) => run<BrandCheck>('check', { scene, data }, signal),
    film: async (scene, pictures, options = {}) => {
      options.signal?.throwIfAborted()
      const ffmpeg = options.ffmpegPath === undefined ? await (found ??= findFfmpeg()) : options.ffmpegPath
      return makeFilm(pool, scene, pictures, ffmpeg, options)
    },
    poster: async (scene, pictures, { signal, mime_type = 'image/png', longest = 4096 } = {}) => {
      const data = await run<Uint8Array>('poster', { scene, pictures, mime_type, longest }, signal)
      return { data, mime_type }
    },
    clipStill: async (clip, { signal, ffmpegPath } = {}) => {
      const seconds = await run<number | null>('seconds', clip, signal)
      return seconds === null ? null : clipStill(clip, seconds, ffmpegPath ?? 'ffmpeg', signal)
    },
    close: () => pool.destroy(),
  }
}
