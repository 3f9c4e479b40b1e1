import { MessageChannel } from 'node:worker_threads'
import { FRAMES_A_CLIP } from './bundled-encoder.ts'
import { withFile } from './footage.ts'
import type { Clip } from './encoder.ts'
import type { ClipTask } from './film.ts'
import type { Motion, Scene } from '../../scene.ts'
import type { Pictures } from '../prepare.ts'
import type { Piscina } from 'piscina'

export interface Film {
  data: Uint8Array
  mime_type: 'video/mp4'
  width: number
  height: number
  duration_seconds: number
  frames: number
}

export interface FilmOptions {
  signal?: AbortSignal
  /** Told after every frame how many of all are done; frames of different threads count alike. */
  onProgress?: (done: number, frames: number) => void
  /** An ffmpeg with libx264; null for the bundled encoder; unset for `ffmpeg` on PATH where it has libx264, else the bundled one. */
  ffmpegPath?: string | null
  /**
   * An MP4 whose frames are the pixels of the picture layers named `key`; `pictures` holds a still of it under that key.
   * It begins with the film, is cut with it, and holds its last frame where it is shorter. Decoded by `ffmpegPath`, or
   * `ffmpeg` on PATH with any encoders; the film rejects where there is none.
   */
  clip?: { key: string; data: Uint8Array }
}

/** The film with its clip, if it has one, laid down where ffmpeg finds it. */
export async function makeFilm(
  pool: Piscina,
  scene: Scene,
  pictures: Pictures,
  ffmpeg: string | null,
  options: FilmOptions,
): Promise<Film> {
  const { clip, ffmpegPath } = options
  if (!clip) return shoot(pool, { scene, pictures, ffmpeg, footage: null }, options)
  return withFile(clip.data, (path) => {
    const footage = { key: clip.key, path, ffmpeg: ffmpegPath ?? 'ffmpeg' }
    return shoot(pool, { scene, pictures, ffmpeg, footage }, options)
  })
}

type Shooting = Pick<ClipTask, 'scene' | 'pictures' | 'ffmpeg' | 'footage'>

/** Clips are encoded on the studio's threads and joined on one of them. Rejects where the scene has no motion. */
async function shoot(pool: Piscina, shooting: Shooting, { signal, onProgress }: FilmOptions): Promise<Film> {
  const { scene } = shooting
  const { motion, width, height } = scene
  if (!motion) throw new Error('Only the scene of a video can be filmed: this one has no motion.')
  if (width % 2 || height % 2) throw new Error(`A film has even sides, not ${width}x${height}.`)
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const cancelled = rejectionOf(signal, () => Atomics.store(stop, 0, 1))
  try {
    const clips = encodeAll(pool, { ...shooting, stop }, motion, onProgress)
    clips.catch(() => Atomics.store(stop, 0, 1))
    const encoded = await Promise.race([clips, cancelled.promise])
    const joining = pool.run({ scene, clips: encoded, fps: motion.fps }, { name: 'mux' }) as Promise<Uint8Array>
    const data = await Promise.race([joining, cancelled.promise])
    const { frames, fps } = motion
    return { data, mime_type: 'video/mp4', width, height, duration_seconds: frames / fps, frames }
  } finally {
    cancelled.release()
  }
}

let films = 0

/** x264 takes all frames in one process; the bundled encoder takes a closed run of them on each thread. */
async function encodeAll(
  pool: Piscina,
  task: Shooting & Pick<ClipTask, 'stop'>,
  { frames }: Motion,
  onProgress: FilmOptions['onProgress'],
): Promise<Clip[]> {
  films += 1
  const film = String(films)
  const length = task.ffmpeg ? frames : FRAMES_A_CLIP
  let done = 0
  const { promise: drawn, resolve } = Promise.withResolvers<void>()
  const runs = Array.from({ length: Math.ceil(frames / length) }, async (_, index) => {
    if (index > 0) await drawn
    const { port1, port2 } = new MessageChannel()
    port1.on('message', () => {
      resolve()
      onProgress?.(++done, frames)
    })
    const from = index * length
    const clip: ClipTask = { ...task, film, from, until: Math.min(frames, from + length), port: port2 }
    const encoded = pool.run(clip, { name: 'clip', transferList: [port2] }) as Promise<Clip>
    encoded.catch(() => port1.close()).finally(resolve)
    return encoded
  })
  return Promise.all(runs)
}

/** A promise that rejects with the signal's reason when it aborts, after `stop`; nobody has to wait for it. */
function rejectionOf(signal: AbortSignal | undefined, stop: () => void) {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => undefined)
  const abort = () => {
    stop()
    reject(signal?.reason)
  }
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort, { once: true })
  return { promise, release: () => signal?.removeEventListener('abort', abort) }
}
