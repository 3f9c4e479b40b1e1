import { encodeBundled } from './bundled-encoder.ts'
import { encodeGif } from './encode-gif.ts'
import { encodeWithFfmpeg } from './ffmpeg.ts'
import { type InputPlayback, openInputPlayback } from './play-inputs.ts'
import { openFrameRenderer } from './frame-renderer.ts'
import { type FrameMarker, openFrameMarker } from '../../mark/mark-frames.ts'
import type { FrameOutput, FrameSource, VideoOutput, VideoSegment } from './video-encoder.ts'
import type { InputVideo } from './decode-video.ts'
import type { FrameRenderer } from './frame-renderer.ts'
import type { MessagePort } from 'node:worker_threads'
import type { Motion, Scene } from '../../model/scene.ts'
import type { SceneMark } from '../../mark/mark-scene.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import type { PartRenderer } from './rasterize-track.ts'
import sharp from 'sharp'
import { toRgb } from './yuv-to-rgb.ts'
import { setImmediate as breath } from 'node:timers/promises'
import { makeZip } from 'client-zip'
import { createXmp } from '../image/provenance.ts'

/** The task to encode a segment of a video on one thread. */
export interface SegmentTask {
  /** The same for all segments of one video, so that a thread draws its layers only once. */
  videoId: string
  scene: Scene
  pictures: ImageBytes
  output: VideoOutput | FrameOutput
  from: number
  until: number
  /** The ffmpeg for encoding, or null for the bundled encoder. */
  ffmpeg: string | null
  /** The videos that play in it. */
  inputs: readonly InputVideo[]
  /** What is written into the luma of its pictures, or null. */
  mark: SceneMark | null
  /** Shared memory with one number, which is not 0 if the video was canceled. It is read before every frame. */
  stop: Int32Array<SharedArrayBuffer>
  /** Receives a message for every frame. */
  port: MessagePort
}

async function encode(source: FrameSource, { scene, output, ffmpeg }: SegmentTask): Promise<VideoSegment> {
  if (output.format === 'png') return { from: source.from, file: await encodeFrame(source) }
  if (output.format === 'gif') return { from: source.from, file: await encodeGif(source, scene) }
  if (output.format === 'frames') return { from: source.from, file: await encodeFrames(source, scene, output.ratio) }
  return ffmpeg ? encodeWithFfmpeg(ffmpeg, source, scene, output) : encodeBundled(source)
}

/** The frame renderer of this thread's latest video. It is dropped after a while. */
let latest: { videoId: string; renderer: Promise<FrameRenderer>; marker?: FrameMarker } | null = null
let cacheTimer: NodeJS.Timeout | undefined
const CACHE_MS = 5000

/**
 * Encodes one segment of a video.
 * @throws Error if the scene has no motion, the video was canceled, the encoder fails, or the input video cannot be
 * decoded.
 */
export async function encodeSegment(task: SegmentTask, by: PartRenderer): Promise<VideoSegment> {
  const { motion, width, height } = task.scene
  if (!motion) throw new Error('The scene has no motion')
  clearTimeout(cacheTimer)
  let playback: InputPlayback | undefined
  try {
    const renderer = await getFrameRenderer(task, motion, by)
    const { from, until, stop, port, mark } = task
    const markFrame = mark ? openMarkerOnce(task, motion, mark) : null
    playback = openStoppedPlayback(renderer, task, motion)
    const frame = async (index: number) => {
      throwIfCanceled(stop)
      await playback?.advance(index)
      const drawn = renderer.frame(index)
      return markFrame ? markFrame(drawn, index) : drawn
    }
    const source = { width, height, fps: motion.fps, from, until, frame, done: () => port.postMessage(1) }
    return await encode(source, task)
  } finally {
    // Wait for the exit of the process here. Between tasks, this thread sleeps and would leave a zombie process.
    await playback?.close()
    task.port.close()
    cacheTimer = setTimeout(() => (latest = null), CACHE_MS).unref()
  }
}

/** A canceled video does not wait for frames of the videos that play in it. */
const CANCEL_POLL_MS = 100

/** Plays the videos of a segment until it is canceled. */
function openStoppedPlayback(
  { inputs }: FrameRenderer,
  { from, until, stop }: SegmentTask,
  { fps }: Motion,
): InputPlayback {
  const playback = openInputPlayback(inputs, { from, until, fps })
  const look = setInterval(() => Atomics.load(stop, 0) !== 0 && void playback.close(), CANCEL_POLL_MS)
  return {
    advance: (frame) => playback.advance(frame),
    close: async () => {
      clearInterval(look)
      await playback.close()
    },
  }
}

async function getFrameRenderer(
  { videoId, scene, pictures, inputs, stop }: SegmentTask,
  motion: Motion,
  by: PartRenderer,
): Promise<FrameRenderer> {
  throwIfCanceled(stop)
  if (latest?.videoId !== videoId)
    latest = {
      videoId,
      renderer: openFrameRenderer(scene, motion, pictures, by, {
        inputs,
        throwIfCanceled: () => throwIfCanceled(stop),
      }),
    }
  return latest.renderer
}

function openMarkerOnce({ videoId, scene }: SegmentTask, motion: Motion, mark: SceneMark): FrameMarker {
  const kept = latest?.videoId === videoId ? latest.marker : undefined
  const marker = kept ?? openFrameMarker(scene, motion, mark)
  if (latest?.videoId === videoId) latest.marker = marker
  return marker
}

function throwIfCanceled(stop: SegmentTask['stop']): void {
  if (Atomics.load(stop, 0) !== 0) throw new Error('The video was canceled')
}

/**
 * Encodes the first frame of the source as PNG.
 * @throws what `source.frame` throws.
 */
async function encodeFrame(source: FrameSource): Promise<Uint8Array> {
  const { width, height, from } = source
  const rgb = toRgb(await source.frame(from), width, height)
  return new Uint8Array(
    await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
}

const FRAMES_PER_SECOND = 10
const QUALITY = 90
/** All entries have this time, so that the same film is the same file. It is the first one that a zip can state. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * Encodes a zip of JPEG files, ten for each second, with the provenance of the scene. Each name has the time of its frame.
 * @throws what `source.frame` throws.
 */
async function encodeFrames(source: FrameSource, scene: Scene, ratio: number): Promise<Uint8Array> {
  const { from, until, fps, width, height } = source
  const step = Math.max(1, Math.round(fps / FRAMES_PER_SECOND))
  const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)]
  const xmp = createXmp(scene)
  const files: { name: string; lastModified: Date; input: Uint8Array }[] = []
  for (let index = from; index < until; index++) {
    if ((index - from) % step === 0) {
      const raw = { width, height, channels: 3 as const }
      const image = sharp(toRgb(await source.frame(index), width, height), { raw })
      const scaled = ratio === 1 ? image : image.resize(columns, rows)
      const input = new Uint8Array(await scaled.withXmp(xmp).jpeg({ quality: QUALITY }).toBuffer())
      files.push({ name: `${((index - from) / fps).toFixed(1).padStart(5, '0')}s.jpg`, lastModified: NO_TIME, input })
      await breath()
    }
    source.done()
  }
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}
