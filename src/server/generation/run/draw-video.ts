import type { SceneProgress } from '#contract/generation/generator.ts'
import type { ImageBytes, RenderedImage, RenderedVideo } from '#studio/render/studio.ts'
import { listClipKeys } from '#studio/video/list-clips.ts'
import { startWatchdog } from '#studio/render/watchdog.ts'
import type { SceneMark } from '#studio/mark/mark-scene.ts'
import type { Scene } from '#studio/model/scene.ts'
import { MINUTE, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { loadFiles } from '../../files/brief-images.ts'
import { reportFrames, reportStage } from './items.ts'
import type { StartedItem } from '../../stored/started-item.ts'

const FRAME_PATIENCE_MS = 60 * SECOND
const VIDEO_PATIENCE_MS = 10 * MINUTE
const REPORT_EVERY_MS = SECOND

interface Footage {
  scene: Scene
  pictures: ImageBytes
  /** Storage key of the clip that replaces the image with the same key. */
  clip?: string | undefined
  mark?: SceneMark | null
}

type VideoParts = Core & StudioSeam & StorageSeam

/** The sound files that a film plays. */
export const readSounds = (
  app: Core & StorageSeam,
  owner: OwnerId,
  { motion }: Pick<Scene, 'motion'>,
): Promise<ImageBytes> => loadFiles(app, owner, [motion?.sound?.track?.sound, motion?.sound?.voice?.sound])

/** The clips that the scenes of a film play. */
export const readClips = (
  app: Core & StorageSeam,
  owner: OwnerId,
  { motion }: Pick<Scene, 'motion'>,
): Promise<ImageBytes> => loadFiles(app, owner, listClipKeys(motion))

/** The clip as the studio takes it: encoded video bytes, in memory for as long as it is rendered. */
const readClip = async ({ storage }: VideoParts, key: string | undefined) =>
  key === undefined ? {} : { clip: { key, data: await storage.read(key) } }

/** Renders a scene as a video and reports progress. It is aborted after one minute without a frame, and after ten in total. */
export async function drawVideo(
  app: VideoParts & NotifierSeam,
  item: StartedItem,
  { scene, pictures, clip, mark = null }: Footage,
  signal: AbortSignal,
): Promise<RenderedVideo> {
  await reportStage(app, item, 'render')
  return app.renders(async () => {
    const footage = await readClip(app, clip)
    const sounds = await readSounds(app, item.user_id, scene)
    const clips = await readClips(app, item.user_id, scene)
    const frames = startWatchdog(FRAME_PATIENCE_MS)
    const whole = startWatchdog(VIDEO_PATIENCE_MS)
    let reported = performance.now()
    const onProgress = (done: number, count: number) => {
      frames.refresh()
      if (performance.now() - reported < REPORT_EVERY_MS) return
      reported = performance.now()
      const finished = { share: done / count, scene: findScene(scene.motion, done) }
      reportFrames(app, item, finished).catch((error: unknown) => app.log.warn({ err: error }, 'progress not kept'))
    }
    try {
      const signals = [signal, frames.signal, whole.signal]
      const { ffmpegPath } = app.config
      return await app.studio.renderVideo(scene, pictures, {
        signal: AbortSignal.any(signals),
        onProgress,
        mark,
        sounds,
        clips,
        ...(ffmpegPath && { ffmpegPath }),
        ...footage,
      })
    } finally {
      frames.stop()
      whole.stop()
    }
  })
}

/** The scene of the frame that follows `done` frames. Segments are rendered side by side, so it is that of as many frames in a row. */
function findScene(motion: Scene['motion'], done: number): SceneProgress | null {
  const scenes = motion?.scenes ?? []
  const index = scenes.findIndex(({ until }) => done < until)
  if (!motion || scenes.length === 0) return null
  const number = (index < 0 ? scenes.length - 1 : index) + 1
  return { number, count: scenes.length, frame: done, frames: motion.frames }
}

/** Draws the frame that a video shows after `seconds`. It is aborted after one minute. */
export function drawFrame(
  app: VideoParts,
  owner: OwnerId,
  { scene, pictures, clip }: Footage,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<RenderedImage> {
  const { ffmpegPath } = app.config
  return app.renders(async () => {
    const footage = { ...(await readClip(app, clip)), clips: await readClips(app, owner, scene) }
    const watchdog = startWatchdog(FRAME_PATIENCE_MS)
    const options = {
      signal: AbortSignal.any([signal, watchdog.signal]),
      ...(ffmpegPath && { ffmpegPath }),
      ...footage,
    }
    return app.studio.renderFrame(scene, pictures, seconds, options).finally(watchdog.stop)
  })
}
