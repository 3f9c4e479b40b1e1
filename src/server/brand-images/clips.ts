import type { BrandImage } from '#contract/brands/images/brand-images.ts'
import { CLIP_SECONDS_MAX, CLIP_SENTENCES } from '#contract/brands/images/clip-options.ts'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { NOT_YOURS } from '#contract/messages.ts'
import type { ClipRef, ImageRef } from '#studio/model/brief.ts'
import type { ClipFault } from '#studio/render/studio.ts'
import { listStoryClips } from '#studio/video/list-clips.ts'
import { requireBrand } from '../brands/brands.ts'
import { keepImage, nameOfFile, storeUpload, urlOfFile } from '../files/files.ts'
import { nameOfUpload, toUploadKey } from '../infrastructure/blobs/keys.ts'
import { heldUntil } from '../infrastructure/blobs/removal.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { Problem } from '../infrastructure/problem.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'
import { insertImage, isExpired, readToday, requireImageSpace, writeExpired } from './brand-images.ts'

/**
 * Adds a clip to the library of a brand, as a picture of it that films play. Only its picture and its sound are stored, without metadata.
 * @throws {Problem} 404 if the user has no such brand; 413, 415 or 422 if the clip cannot be taken
 */
export async function addBrandClip(
  app: Core & StorageSeam & StudioSeam,
  owner: OwnerId,
  { brandId, title }: { brandId: number; title: string | null },
  [file]: readonly UploadedFile[],
): Promise<BrandImage> {
  await requireBrand(app, owner, brandId)
  if (!file) throw new Problem(415, CLIP_SENTENCES.clipUnreadable)
  await requireImageSpace(app, owner, brandId)
  const { ffmpegPath } = app.config
  const read = await file.withBytes((bytes) =>
    app.renders(() => app.studio.readClip(bytes, { secondsMax: CLIP_SECONDS_MAX, ffmpegPath })),
  )
  if (typeof read === 'string') throw refuse(read)
  const name = await keepImage(app, owner, Buffer.from(read.still))
  const upload = { bytes: Buffer.from(read.data), extension: 'mp4', mime_type: 'video/mp4' }
  const clip = { name: await storeUpload(app, owner, upload, heldUntil(app)), seconds: read.seconds }
  return insertImage(app, owner, { brandId, title: title || 'Clip', name, clip })
}

function refuse(fault: ClipFault): Problem {
  if (fault === 'too_long') return new Problem(422, CLIP_SENTENCES.clipTooLong.replace('{1}', String(CLIP_SECONDS_MAX)))
  if (fault === 'no_decoder') return new Problem(422, CLIP_SENTENCES.clipNoDecoder)
  return new Problem(415, CLIP_SENTENCES.clipUnreadable)
}

/**
 * Finds the clips that scenes name: those that their item has, and those of the user.
 * @throws {Problem} 422 for any other clip
 */
export async function findClips(
  { db }: Pick<Core, 'db'>,
  owner: OwnerId,
  scenes: readonly StoryScene[] | undefined,
  known: readonly ClipRef[],
): Promise<ClipRef[]> {
  const keys = listStoryClips(scenes)
  if (keys.length === 0) return []
  const own = await selectOwned(db, owner, 'brand_pictures')
    .select(['url', 'clip', 'clip_seconds'])
    .where(
      'clip',
      'in',
      keys.flatMap((key) => nameOfUpload(key) ?? []),
    )
    .where('deleted_at', 'is', null)
    .execute()
  return keys.map((key) => {
    const row = own.find(({ clip }) => clip !== null && toUploadKey(clip) === key)
    const found = row ? toClipRef(row) : known.find((one) => one.key === key)
    if (!found) throw new Problem(422, CLIP_SENTENCES.clipNotYours)
    return found
  })
}

/** The clip of a picture of the library; null for one that is none. */
export function toClipRef({
  url,
  clip,
  clip_seconds,
}: {
  url: string
  clip: string | null
  clip_seconds: number | null
}): ClipRef | null {
  const still = nameOfFile(url)
  return clip && still ? { key: toUploadKey(clip), picture: toUploadKey(still), seconds: clip_seconds ?? 0 } : null
}

/**
 * Finds the pictures of a brand that scenes show, and the clips that they play.
 * @throws {Problem} 422 for a picture or a clip that the brand does not have, or that has expired
 */
export async function findSceneImages(
  app: Core,
  owner: OwnerId,
  brandId: number,
  scenes: readonly StoryScene[] = [],
): Promise<{ pictures: ImageRef[]; clips: ClipRef[] }> {
  const keys = [...new Set(scenes.flatMap(({ picture }) => (picture && picture !== 'none' ? [picture] : [])))]
  if (keys.length === 0) return { pictures: [], clips: [] }
  const rows = await selectImages(app, owner, keys).where('brand_id', '=', brandId).execute()
  const today = readToday(app)
  const expired = rows.filter((row) => isExpired(row, today)).map(({ title }) => title)
  if (expired.length > 0) throw new Problem(422, writeExpired(expired))
  const images = keys.map((key): ImageRef => {
    const row = rows.find(({ url }) => keyOf(url) === key)
    if (!row) throw new Problem(422, NOT_YOURS)
    return { key, role: 'spare', ...(row.focus && { focus: row.focus }) }
  })
  return { pictures: images, clips: await findClips(app, owner, scenes, []) }
}

/** The clips that pictures of the library are stills of. */
export async function findClipsOf(app: Core, owner: OwnerId, keys: readonly string[]): Promise<ClipRef[]> {
  const rows = await selectImages(app, owner, keys).execute()
  return rows.flatMap((row) => toClipRef(row) ?? [])
}

const selectImages = ({ db }: Core, owner: OwnerId, keys: readonly string[]) =>
  selectOwned(db, owner, 'brand_pictures')
    .select(['url', 'focus', 'title', 'expires_on', 'clip', 'clip_seconds'])
    .where(
      'url',
      'in',
      keys.map((key) => urlOfFile(nameOfUpload(key) ?? '')),
    )
    .where('deleted_at', 'is', null)

const keyOf = (url: string): string | null => {
  const name = nameOfFile(url)
  return name && toUploadKey(name)
}
