import type { Film, Pictures } from '#studio/render/studio.ts'
import type { Scene } from '#studio/scene.ts'
import type { App } from '../app.ts'
import { MINUTE, SECOND } from '../clock.ts'
import { type BegunItem, reportFrames, reportStage } from './items.ts'

const FRAME_PATIENCE_MS = 60 * SECOND
const FILM_PATIENCE_MS = 10 * MINUTE
const REPORT_EVERY_MS = SECOND

interface Footage {
  scene: Scene
  pictures: Pictures
  /** Runs in the place of the picture of its key. */
  clip?: { key: string; data: Uint8Array } | undefined
}

/** Films a scene and tells how far it is. Stopped after a minute without a frame, and after ten in all. */
export async function filmScene(
  app: App,
  item: BegunItem,
  { scene, pictures, clip }: Footage,
  signal: AbortSignal,
): Promise<Film> {
  await reportStage(app, item, 'render')
  return app.renders(async () => {
    const stuck = new AbortController()
    const alarm = setTimeout(() => stuck.abort(new Error('No frame came for a minute')), FRAME_PATIENCE_MS)
    let reported = Date.now()
    const onProgress = (done: number, frames: number) => {
      alarm.refresh()
      if (Date.now() - reported < REPORT_EVERY_MS) return
      reported = Date.now()
      reportFrames(app, item, done / frames).catch((error: unknown) =>
        app.log.warn({ err: error }, 'progress not kept'),
      )
    }
    try {
      const signals = [signal, stuck.signal, AbortSignal.timeout(FILM_PATIENCE_MS)]
      const { ffmpegPath } = app.config
      return await app.studio.film(scene, pictures, {
        signal: AbortSignal.any(signals),
        onProgress,
        ...(ffmpegPath && { ffmpegPath }),
        ...(clip && { clip }),
      })
    } finally {
      clearTimeout(alarm)
    }
  })
}
