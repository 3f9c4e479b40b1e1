import type { VideoFrames } from '#contract/designs/video-preview.ts'
import type { RequestVideoInput } from '#contract/generation/request-preview.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { loadFiles, loadImages } from '../../files/brief-images.ts'
import { readEdits } from '../../generation/run/read-edits.ts'
import { runDrawing, startWork } from '../preview.ts'
import { buildPreviewBrief } from '../request-preview.ts'
import { encodeFrames } from './draw-storyboard.ts'

/**
 * Draws frames and sound of the film that a request would become, without storing anything. Of frames and of sounds, one request of a person
 * is drawn at a time; of those that wait, the newest wins.
 * @throws {Problem} as `buildPreviewBrief` does, 409 when a newer part was requested, 422 when drawing takes too long, 499 when the client
 *   has disconnected
 */
export async function playRequestVideo(
  app: Core & StorageSeam & StudioSeam,
  owner: OwnerId,
  { ratio, part: { frames, sound }, ...request }: RequestVideoInput,
  gone: AbortSignal,
): Promise<VideoFrames> {
  return app.designPreviews(
    `${owner}:request-${frames ? 'frames' : 'sound'}`,
    async () => {
      const brief = await buildPreviewBrief(app, owner, { ...request, content_type: 'video' })
      const { pictures } = await loadImages(app, owner, brief)
      const work = startWork(gone)
      const copy = await runDrawing(app, work, () => app.studio.writeCopy(brief, { signal: gone }))
      const options = {
        ...readEdits(brief),
        files: {
          clip: null,
          sounds: {},
          clips: frames || sound ? await loadFiles(app, owner, brief.clips?.map(({ key }) => key) ?? []) : {},
          ffmpegPath: app.config.ffmpegPath,
        },
        signal: gone,
        budget: work.budget,
      }
      const wish = { ratio, stills: [], frames, isHeard: sound }
      return encodeFrames(
        await runDrawing(app, work, () => app.studio.previewVideo(brief, copy, pictures, wish, options)),
      )
    },
    gone,
  )
}
