import { encodeBundled } from './bundled-encoder.ts'
import { encodeWithFfmpeg } from './ffmpeg.ts'
import { openReel } from './footage.ts'
import { openStage } from './stage.ts'
import type { Clip } from './encoder.ts'
import type { Footage } from './footage.ts'
import type { Stage } from './stage.ts'
import type { MessagePort } from 'node:worker_threads'
import type { Motion, Scene } from '../../scene.ts'
import type { Pictures } from '../prepare.ts'
import type { Drawing } from './raster.ts'

/** A run of a film's frames, as one thread is asked for it. */
export interface ClipTask {
  /** The same for all clips of one film, so that a thread draws its layers once. */
  film: string
  scene: Scene
  pictures: Pictures
  from: number
  until: number
  /** The ffmpeg to encode with, or null for the bundled encoder. */
  ffmpeg: string | null
  /** The video that some of its pictures are, or null. */
  footage: Footage | null
  /** Not 0 once the film is no longer wanted; looked at before every frame. */
  stop: Int32Array<SharedArrayBuffer>
  /** Told of every frame. */
  port: MessagePort
}

/** The layers of the film that this thread worked on last, and when they are let go of. */
let latest: { film: string; stage: Promise<Stage> } | null = null
let forgetting: NodeJS.Timeout | undefined
const KEPT_MS = 5000

export async function encodeClip(task: ClipTask, by: Drawing): Promise<Clip> {
  const { motion, width, height } = task.scene
  if (!motion) throw new Error('The scene has no motion')
  clearTimeout(forgetting)
  let projection: Projection | undefined
  try {
    const stage = await stageFor(task, motion, by)
    const { from, until, ffmpeg, stop, port } = task
    projection = projectOnto(stage, task, motion)
    const frame = async (index: number) => {
      checkWanted(stop)
      await projection?.advance()
      return stage.frame(index)
    }
    const source = { width, height, fps: motion.fps, from, until, frame, done: () => port.postMessage(1) }
    return await (ffmpeg ? encodeWithFfmpeg(ffmpeg, source) : encodeBundled(source))
  } finally {
    // Between tasks this thread sleeps, and would leave a dead process unburied.
    await projection?.close()
    task.port.close()
    forgetting = setTimeout(() => (latest = null), KEPT_MS).unref()
  }
}

interface Projection {
  /** Shows the next frame of the footage. */
  advance(): Promise<void>
  close(): Promise<void>
}

/** A film that is no longer wanted does not wait for footage. */
const LOOK_EVERY_MS = 100

/** The footage on all screens of the stage, from the task's first frame on. */
function projectOnto({ screens }: Stage, { footage, from, until, stop }: ClipTask, { fps }: Motion): Projection {
  const running = footage
    ? screens.map(({ view, take }) => ({ take, reel: openReel(footage, view, fps, from, until - from) }))
    : []
  const stopAll = () => Promise.all(running.map(({ reel }) => reel.close()))
  const look = setInterval(() => Atomics.load(stop, 0) !== 0 && void stopAll(), LOOK_EVERY_MS)
  return {
    advance: async () => {
      for (const { reel, take } of running) take(await reel.next())
    },
    close: async () => {
      clearInterval(look)
      await stopAll()
    },
  }
}

async function stageFor(
  { film, scene, pictures, footage, stop }: ClipTask,
  motion: Motion,
  by: Drawing,
): Promise<Stage> {
  checkWanted(stop)
  if (latest?.film !== film) latest = { film, stage: openStage(scene, motion, pictures, by, footage?.key) }
  return latest.stage
}

function checkWanted(stop: ClipTask['stop']): void {
  if (Atomics.load(stop, 0) !== 0) throw new Error('The film was cancelled')
}
