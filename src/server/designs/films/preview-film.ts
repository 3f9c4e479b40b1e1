import type { FilmPreview, FilmPreviewRequest } from '#contract/designs/films.ts'
import { SCENES_MAX } from '#contract/designs/film-options.ts'
import { DESIGN_TOO_LONG, NOT_A_FILM } from '#contract/messages.ts'
import { WorkLimitError } from '#studio/render/work-budget.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { clientGone, Problem } from '../../infrastructure/problem.ts'
import { findMadeDesign } from '../../generation/accept/revise-brief.ts'
import { loadSounds } from '../../files/brief-pictures.ts'
import { prepareDesign } from '../prepare-design.ts'
import { type Asking, encodePreview, startWork } from '../preview.ts'

/**
 * Draws scenes and frames of an edited film without saving it. Of stills and of frames, one request of a person is drawn at a time; of those
 * that wait, the newest wins.
 * @throws {UnreadableJson} when the stored scene or brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it is no film or a newer preview was requested, 422 for a picture of
 *   somebody else or when drawing takes too long, 499 when the client has disconnected
 */
export async function previewFilm(
  app: Core & StorageSeam & StudioSeam,
  { owner, id, gone }: Asking,
  { ratio, stills, frames, sound, ...design }: FilmPreviewRequest,
): Promise<FilmPreview> {
  const made = await findMadeDesign(app, owner, id)
  if (!made.scene.motion) throw new Problem(409, NOT_A_FILM)
  const lane = frames ? 'film-frames' : sound ? 'film-sound' : 'film'
  const drawn = await app
    .designPreviews(
      `${owner}:${lane}`,
      async () => {
        const { brief, copy, pictures, options, clip } = await prepareDesign(app, owner, made, design)
        const { budget } = startWork(gone)
        const wish = { ratio, stills: stills ?? ALL, frames, isHeard: sound }
        const voice = options.story ? options.story.voice : options.video?.voice
        const files = sound && {
          clip: clip?.data ?? null,
          sounds: await loadSounds(app, owner, [options.story?.track?.sound, voice?.sound]),
          ffmpegPath: app.config.ffmpegPath,
        }
        return app.renders(() =>
          app.studio.previewFilm(brief, copy, pictures, wish, {
            ...options,
            ...(files && { files }),
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
  const { story, ...film } = drawn
  const shown = design.film ?? story
  if (!shown) throw new Problem(409, NOT_A_FILM)
  const scenes = drawn.scenes.map(({ still, ...times }) => ({ ...times, still: still && encodePreview(still) }))
  return {
    ...film,
    film: shown,
    scenes,
    frames: drawn.frames.map(encode),
    sound: drawn.sound && encode(drawn.sound),
  }
}

const ALL = Array.from({ length: SCENES_MAX }, (_, index) => index)

const encode = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')
