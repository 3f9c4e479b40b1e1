import { MessageChannel } from 'node:worker_threads'
import { FRAMES_PER_SEGMENT } from './bundled-encoder.ts'
import { decodeClips } from '../sound/decode-clips.ts'
import { type DecodedSounds, NO_SOUNDS, openSounds } from '../sound/open-sound.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import { type InputVideo, withTempFiles } from './decode-video.ts'
import { canDecodeVideo } from './ffmpeg.ts'
import { GIF_SECONDS } from './encode-gif.ts'
import type { JoinedVideo } from './join-video.ts'
import type { VideoSegment } from './video-encoder.ts'
import type { SegmentTask } from './encode-segment.ts'
import { listClipKeys } from '../../video/list-clips.ts'
import type { Motion, Scene } from '../../model/scene.ts'
import type { SoundLevel } from '../../sound/measure-level.ts'
import type { SceneMark } from '../../mark/mark-scene.ts'
import type { Piscina } from 'piscina'

/** A rendered MP4. Sizes are pixels. */
export interface RenderedVideo {
  data: Uint8Array
  mime_type: 'video/mp4'
  width: number
  height: number
  duration_seconds: number
  frames: number
  /** The level of its sound; null for a silent one. */
  level: SoundLevel | null
}

export interface VideoOptions {
  signal?: AbortSignal
  /** Called after every frame with the number of finished frames of all threads. */
  onProgress?: (done: number, frames: number) => void
  /**
   * The path of an ffmpeg with libx264, or null for the bundled encoder. By default, `ffmpeg` on PATH if it has
   * libx264, otherwise the bundled encoder.
   */
  ffmpegPath?: string | null
  /**
   * An MP4 that replaces the image layers with `key`. `pictures` must contain a still of it under the same key. It
   * starts with the video, is cut with it, and repeats its last frame if it is shorter. `ffmpegPath`, or `ffmpeg` on
   * PATH, decodes it. Its sound is heard if `scene.motion.sound` says so.
   */
  clip?: { key: string; data: Uint8Array }
  /** The clips that scenes play, by their keys: MP4 files. Where one is missing, or no ffmpeg can decode it, its image is shown. */
  clips?: ImageBytes
  /** The sound files that `scene.motion.sound` names, by their keys. */
  sounds?: ImageBytes
  /** What is written into the luma of its pictures. */
  mark?: SceneMark | null
}

/** The threads that encode the segments of videos. */
export interface VideoThreads {
  run: (task: unknown, options: Parameters<Piscina['run']>[1]) => Promise<unknown>
}

/**
 * Renders a video in the format of `output`, or one frame of it, on the threads of `pool`. Clips are written to temporary files for ffmpeg.
 * @throws Error if the scene has no motion or odd sides, if the encoder fails, or if the clip cannot be decoded.
 * @throws AbortError if the signal aborts.
 */
export async function renderVideo(
  pool: VideoThreads,
  task: Pick<SegmentTask, 'scene' | 'pictures' | 'output' | 'ffmpeg'>,
  options: VideoOptions,
): Promise<Omit<RenderedVideo, 'mime_type'>> {
  const { mark = null, ffmpegPath } = options
  const ffmpeg = ffmpegPath ?? 'ffmpeg'
  const files = await listClipFiles(task.scene, options, ffmpeg)
  return withTempFiles(
    files.map(({ data }) => data),
    (paths) => {
      const inputs = files.map(({ key, replaces }, index) => ({ key, replaces, path: paths[index] ?? '', ffmpeg }))
      return renderSegments(pool, { ...task, mark, inputs }, options)
    },
  )
}

type ClipFile = Pick<InputVideo, 'key' | 'replaces'> & { data: Uint8Array }

/** The clips that a scene plays. A scene whose layers name their clips plays no other one. */
async function listClipFiles(
  { motion }: Scene,
  { clip, clips = {} }: VideoOptions,
  ffmpeg: string,
): Promise<ClipFile[]> {
  const keys = listClipKeys(motion)
  if (keys.length === 0) return clip ? [{ ...clip, replaces: true }] : []
  if (!(await canDecodeVideo(ffmpeg))) return []
  return keys.flatMap((key) => {
    const data = clips[key]
    return data ? [{ key, replaces: false, data }] : []
  })
}

type RenderInput = Pick<SegmentTask, 'scene' | 'pictures' | 'output' | 'ffmpeg' | 'inputs' | 'mark'>

/** Encodes all segments on the studio's threads, and joins them on one of them. */
async function renderSegments(
  pool: VideoThreads,
  task: RenderInput,
  options: VideoOptions,
): Promise<Omit<RenderedVideo, 'mime_type'>> {
  const { signal, onProgress } = options
  const { scene, output } = task
  const { motion, width, height } = scene
  if (!motion) throw new Error('Only a scene with motion can be rendered as a video.')
  if (width % 2 || height % 2) throw new Error(`A video needs even sides, not ${width}x${height}.`)
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const canceled = rejectOnAbort(signal, () => Atomics.store(stop, 0, 1))
  try {
    const segments = encodeAll(pool, { ...task, stop }, motion, onProgress)
    segments.catch(() => Atomics.store(stop, 0, 1))
    const encoded = await Promise.race([segments, canceled.promise])
    const [only] = encoded
    const { frames, fps } = motion
    const facts = { width, height, duration_seconds: frames / fps, frames }
    if (output.format !== 'mp4' && output.format !== 'webm' && only) return { data: only.file, ...facts, level: null }
    const sounds = await Promise.race([decodeSounds(pool, task, motion, options), canceled.promise])
    const webm = output.format === 'webm' ? task.ffmpeg : null
    const joining = pool.run({ scene, segments: encoded, fps, sounds, webm }, { name: 'mux' }) as Promise<JoinedVideo>
    return { ...(await Promise.race([joining, canceled.promise])), ...facts }
  } finally {
    canceled.release()
  }
}

/** Decodes what is heard besides the film's own music. */
async function decodeSounds(
  pool: VideoThreads,
  { inputs }: Pick<RenderInput, 'inputs'>,
  { frames, fps, sound }: Motion,
  { signal, ffmpegPath, sounds = {} }: VideoOptions,
): Promise<DecodedSounds> {
  const seconds = frames / fps
  const run = (name: string, task: unknown) => pool.run(task, { name })
  const heard = await decodeClips(inputs, sound, seconds, signal)
  if (!sound?.track && !sound?.voice) return { ...NO_SOUNDS, ...heard }
  return { ...(await openSounds(sound, sounds, seconds, { run, ffmpeg: ffmpegPath ?? 'ffmpeg', signal })), ...heard }
}

let videoCount = 0

/** The bundled encoder encodes one closed segment per task; all others encode all frames in one task. */
async function encodeAll(
  pool: VideoThreads,
  task: RenderInput & Pick<SegmentTask, 'stop'>,
  { frames: all, fps }: Motion,
  onProgress: VideoOptions['onProgress'],
): Promise<VideoSegment[]> {
  videoCount += 1
  const videoId = String(videoCount)
  const { output } = task
  const start = output.format === 'png' ? Math.min(output.frame, all - 1) : 0
  const end = output.format === 'png' ? start + 1 : output.format === 'gif' ? Math.min(all, GIF_SECONDS * fps) : all
  const frames = end - start
  const length = task.ffmpeg || output.format !== 'mp4' ? frames : FRAMES_PER_SEGMENT
  let done = 0
  const { promise: drawn, resolve } = Promise.withResolvers<void>()
  const runs = Array.from({ length: Math.ceil(frames / length) }, async (_, index) => {
    if (index > 0) await drawn
    const { port1, port2 } = new MessageChannel()
    port1.on('message', () => {
      resolve()
      onProgress?.(++done, frames)
    })
    const from = start + index * length
    const segment: SegmentTask = { ...task, videoId, from, until: Math.min(end, from + length), port: port2 }
    const encoded = pool.run(segment, { name: 'encodeVideoSegment', transferList: [port2] }) as Promise<VideoSegment>
    encoded.catch(() => port1.close()).finally(resolve)
    return encoded
  })
  return Promise.all(runs)
}

/** Returns a promise that rejects with the signal's reason on abort, after `stop` was called. It may stay unhandled. */
function rejectOnAbort(signal: AbortSignal | undefined, stop: () => void) {
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
