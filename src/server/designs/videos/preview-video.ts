import type { VideoPreview, VideoPreviewRequest } from '#contract/designs/video-preview.ts'
import { DESIGN_TOO_LONG, NOT_A_VIDEO } from '#contract/messages.ts'
import { WorkLimitError } from '#studio/render/work-budget.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { clientGone, Problem } from '../../infrastructure/problem.ts'
import { findStoredDesign } from '../../generation/accept/revise-brief.ts'
import { loadFiles } from '../../files/brief-images.ts'
import { prepareDesign } from '../prepare-design.ts'
import { type Asking, startWork } from '../preview.ts'
import { encodeFrames, encodeStoryboard, EVERY_SCENE } from './draw-storyboard.ts'

/**
 * Draws scenes and frames of an edited film without saving it. Of stills and of frames, one request of a person is drawn at a time; of those
 * that wait, the newest wins.
 * @throws {UnreadableJson} when the stored scene or brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it is no film or a newer preview was requested, 422 for a picture of
 *   somebody else or when drawing takes too long, 499 when the client has disconnected
 */
export async function previewVideo(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: Asking,
  { ratio, stills, frames, sound, ...design }: VideoPreviewRequest,
): Promise<VideoPreview> {
  const storedDesign = await findStoredDesign(app, owner, id)
  if (!storedDesign.scene.motion) throw new Problem(409, NOT_A_VIDEO)
  const lane = frames ? 'film-frames' : sound ? 'film-sound' : 'film'
  const drawn = await app
    .designPreviews(
      `${owner}:${lane}`,
      async () => {
        const { brief, copy, pictures, options, clip } = await prepareDesign(app, owner, storedDesign, design)
        const { budget } = startWork(gone)
        const wish = { ratio, stills: stills ?? EVERY_SCENE, frames, isHeard: sound }
        const voice = options.story ? options.story.voice : options.video?.voice
        const files = {
          clip: clip?.data ?? null,
          sounds: sound ? await loadFiles(app, owner, [options.story?.track?.sound, voice?.sound]) : {},
          clips: frames || sound ? await loadFiles(app, owner, brief.clips?.map(({ key }) => key) ?? []) : {},
          ffmpegPath: app.config.ffmpegPath,
        }
        return app.renders(() =>
          app.studio.previewVideo(brief, copy, pictures, wish, {
            ...options,
            files,
            signal: gone,
            budget,
          }),
        )
      },
      gone,
    )
    .catch((error: unknown) => {
      if (gone.aborted) throw clientGone()
      throw error instanceof WorkLimitError ? new Problem(422, DESIGN_TOO_LONG) : error
    })
  const storyboard = encodeStoryboard(drawn)
  if (!storyboard) throw new Problem(409, NOT_A_VIDEO)
  return { ...storyboard, ...encodeFrames(drawn), ...(design.film && { film: design.film }) }
}
