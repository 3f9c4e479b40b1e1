import type { ExportRequest } from '#contract/designs/design-export.ts'
import { EXPORT_TYPES } from '#contract/designs/design-options.ts'
import { EXPORT_TOO_LARGE, EXPORT_UNAVAILABLE } from '#contract/messages.ts'
import { isSignedType } from '#contract/proofs/proof-options.ts'
import { PROOF_SENTENCES } from '#contract/sentences/proof-sentences.ts'
import type { SceneMark } from '#studio/mark/mark-scene.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { findVisible } from '../library/content.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { findStoredDesign } from '../generation/accept/revise-brief.ts'
import { readClips, readSounds } from '../generation/run/draw-video.ts'
import { findMark } from '../proofs/marks/mark-key.ts'
import { openSignature } from '../proofs/signing/open-signature.ts'
import type { SigningParts } from '../proofs/signing/sign-content.ts'
import { signWithin } from '../proofs/signing/sign-within.ts'
import { Problem } from '../infrastructure/problem.ts'
import { readSavedDesign } from './design.ts'
import { writeCaptions } from '#studio/video/captions.ts'
import { listExports } from './list-exports.ts'
import { prepareDesign, type PreparedDesign } from './prepare-design.ts'

interface ExportedFile {
  data: Uint8Array
  mimeType: string
}

/**
 * Exports a stored item, or an edited design of it, as a file. The stored item in its own format and size is the stored file.
 * @throws {UnreadableJson} when the stored scene or brief is damaged
 * @throws {Problem} 404 when the content does not exist, 409 when it can no longer be edited, 422 when the format or size is not
 *   available, no quality fits `max_bytes`, or a picture belongs to another user; 503 when it could not be signed
 */
export async function exportDesign(
  app: SigningParts & StudioSeam,
  { owner, id, gone }: { owner: OwnerId; id: number; gone: AbortSignal },
  { design, credentials, ...request }: ExportRequest,
): Promise<ExportedFile> {
  const storedDesign = await findStoredDesign(app, owner, id)
  const choices = await listExports(app, storedDesign.scene)
  const choice = choices.find(({ format }) => format === request.format)
  if (!choice?.ratios.includes(request.ratio)) throw new Problem(422, EXPORT_UNAVAILABLE)
  const mimeType = EXPORT_TYPES[request.format]
  const sign = await openSignature(
    app,
    { owner, id, credentials },
    { mimeType, ratio: request.ratio, isStored: !design },
  )
  const stored = design ? null : await readStored(app, { owner, id }, request)
  if (stored) return { data: await sign(stored), mimeType }
  const prepared = await prepareDesign(app, owner, storedDesign, design ?? readSavedDesign(storedDesign))
  const limit = storedDesign.brief.content_type === 'video' ? app.videoRenders : app.renders
  const draw = (max_bytes: number | null) =>
    limit(async () => {
      const scene = design ? await compose(app, prepared, gone) : storedDesign.scene
      const mark = await findMark(app, storedDesign.itemId, scene)
      const heard = { sounds: await readSounds(app, owner, scene), clips: await readClips(app, owner, scene) }
      const data = await render(app, scene, prepared, { ...request, max_bytes, gone, mark, ...heard })
      return data && { data }
    })
  if (request.max_bytes !== null && credentials && isSignedType(mimeType)) {
    const within = await signWithin(request.max_bytes, draw, async ({ data }) => ({ data: await sign(data) }))
    if (!within)
      throw new Problem(422, (await draw(request.max_bytes)) ? PROOF_SENTENCES.credentialsTooLarge : EXPORT_TOO_LARGE)
    return { data: within.signed.data, mimeType }
  }
  const drawn = await draw(request.max_bytes)
  if (!drawn) throw new Problem(422, EXPORT_TOO_LARGE)
  return { data: await sign(drawn.data), mimeType }
}

type FileRequest = Omit<ExportRequest, 'design' | 'credentials'>

/** Reads the stored file if it is what was requested. */
async function readStored(
  app: Core & StorageSeam & StudioSeam,
  { owner, id }: { owner: OwnerId; id: number },
  { format, ratio, quality, max_bytes }: FileRequest,
): Promise<Uint8Array | null> {
  if (ratio !== 1 || quality !== null || max_bytes !== null) return null
  const { blob, mime_type } = await findVisible(app, id, { owner, viewKey: undefined })
  return mime_type === EXPORT_TYPES[format] ? app.storage.read(toBlobKey(blob)) : null
}

const compose = (
  app: Core & StorageSeam & StudioSeam,
  { brief, copy, pictures, options }: PreparedDesign,
  signal: AbortSignal,
) => app.studio.compose(brief, copy, pictures, { ...options, signal })

interface Heard {
  mark: SceneMark | null
  sounds: ImageBytes
  clips: ImageBytes
}

function render(
  { studio, config: { ffmpegPath } }: Core & StorageSeam & StudioSeam,
  scene: Scene,
  { pictures, clip }: PreparedDesign,
  {
    format,
    ratio,
    quality,
    max_bytes: maxBytes,
    gone: signal,
    mark,
    sounds,
    clips,
  }: FileRequest & Heard & { gone: AbortSignal },
): Promise<Uint8Array | null> {
  if (format === 'srt' || format === 'vtt')
    return Promise.resolve(new TextEncoder().encode(writeCaptions(scene, format)))
  if (format === 'storyboard') return studio.exportStoryboard(scene, pictures, { signal })
  if (format === 'mp4' || format === 'gif' || format === 'webm' || format === 'frames')
    return studio.exportVideo(
      scene,
      pictures,
      { format, ratio },
      { signal, mark, sounds, clips, ...(ffmpegPath && { ffmpegPath }), ...(clip && { clip }) },
    )
  return studio.exportStill(scene, pictures, { format, ratio, quality, maxBytes, signal, mark })
}
