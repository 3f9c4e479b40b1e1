import type { DesignImage } from '#contract/designs/design.ts'
import { NOT_YOURS } from '#contract/messages.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import type { Overrides } from '#contract/designs/overrides.ts'
import { readToday } from '../brand-images/brand-images.ts'
import { findClips, toClipRef } from '../brand-images/clips.ts'
import { findVideoSounds } from '../brand-images/sounds/sounds.ts'
import type { ClipRef } from '#studio/model/brief.ts'
import type { SoundRef } from '#studio/model/video-sound.ts'
import type { Core } from '../infrastructure/core.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { readLogoVariants } from '../stored/stored-logos.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import { findStored } from '../library/content.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { findOwnFile, keepImage, nameOfFile, urlOfFile } from '../files/files.ts'
import { listVideoImages, listImages, type StoredDesign } from '../generation/accept/revise-brief.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'
import { listPaidClips, listPaidSounds } from '../stored/paid-results.ts'
import { Problem } from '../infrastructure/problem.ts'

/** The pictures that a person can put into a design: those of its request, the generated one, and those that are in it. */
export function listDesignImages({ brief, paid }: StoredDesign): DesignImage[] {
  const own = brief.pictures.flatMap(({ key, role }): DesignImage[] => {
    const url = urlOfUpload(key)
    const clip = brief.clips?.find(({ picture }) => picture === key)
    const played = clip && { key: clip.key, seconds: clip.seconds, focus: null, title: null }
    const shown = { id: key, role: role === 'spare' ? ('uploaded' as const) : role, url }
    return url && role !== 'logo' ? [{ ...shown, ...(played && { clip: played }) }] : []
  })
  const clips = listPaidClips(paid).map(({ key, picture, seconds }): DesignImage => ({
    id: picture,
    role: 'generated',
    url: null,
    clip: { key, seconds, focus: null, title: null },
  }))
  const painted: DesignImage[] = paid.picture ? [{ id: paid.picture, role: 'generated', url: null }] : []
  const generated = [...clips, ...painted]
  const all = [...generated, ...own]
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

/** Of the products of a brand, and of the uploads of a user, so many of the newest are offered. */
const OFFERED = 24

/** Other pictures of the user for a design: those of the brand's products and of its library, and the newest uploads. Logos are left out. */
export async function listOwnImages(app: Core, owner: OwnerId, brandId: number | null): Promise<DesignImage[]> {
  const products = await selectOwned(app.db, owner, 'products')
    .select('image_url')
    .where('brand_id', '=', brandId ?? 0)
    .where('image_url', 'is not', null)
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .execute()
  const library = await selectOwned(app.db, owner, 'brand_pictures')
    .select(['url', 'clip', 'clip_seconds', 'focus', 'title'])
    .where('brand_id', '=', brandId ?? 0)
    .where('deleted_at', 'is', null)
    .where('consent', '!=', 'missing')
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', readToday(app))]))
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .execute()
  const logos = await selectOwned(app.db, owner, 'brands').select(['logo_url', 'logo_variants']).execute()
  const files = await selectOwned(app.db, owner, 'files')
    .select(['key', 'extension'])
    .where('held_until', 'is', null)
    .where('extension', 'in', ['png', 'jpg'])
    .orderBy('created_at', 'desc')
    .limit(2 * OFFERED)
    .execute()
  const isLogo = new Set(
    logos.flatMap((brand) => [brand.logo_url, ...readLogoVariants(brand.logo_variants).map(({ url }) => url)]),
  )
  const shown = products.flatMap(({ image_url: url }): DesignImage[] => {
    const name = url && nameOfFile(url)
    return name ? [{ id: toUploadKey(name), role: 'product', url }] : []
  })
  const ofBrand = library.flatMap((row): DesignImage[] => {
    const { url, focus, title } = row
    const name = nameOfFile(url)
    const clip = toClipRef(row)
    const played = clip && { key: clip.key, seconds: clip.seconds, focus, title }
    return name ? [{ id: toUploadKey(name), role: 'uploaded', url, ...(played && { clip: played }) }] : []
  })
  const uploads = files
    .map(({ key, extension }) => `${key}.${extension}`)
    .filter((name) => !isLogo.has(urlOfFile(name)))
    .slice(0, OFFERED)
    .map((name): DesignImage => ({ id: toUploadKey(name), role: 'uploaded', url: urlOfFile(name) }))
  return [...shown, ...ofBrand, ...uploads]
}

const UPLOADS = 'uploads/'

/** The address of an upload by its storage key; null for other keys. */
function urlOfUpload(key: string): string | null {
  const url = key.startsWith(UPLOADS) ? urlOfFile(key.slice(UPLOADS.length)) : null
  return url && nameOfFile(url) ? url : null
}

/**
 * Checks that every picture of an override document and a storyboard belongs to the item or is an upload of the user, which then stays until the
 * transaction ends.
 * @throws {Problem} 422 for any other picture
 */
export async function requireImages(
  app: Pick<Core, 'db'>,
  owner: OwnerId,
  storedDesign: StoredDesign,
  overrides: Overrides,
  video?: VideoDesign | null,
): Promise<void> {
  const known = new Set(listDesignImages(storedDesign).map(({ id }) => id))
  for (const key of [...listImages(overrides), ...listVideoImages(video)]) {
    if (known.has(key)) continue
    const url = urlOfUpload(key)
    const name = url && nameOfFile(url)
    if (!name || !(await findOwnFile(app, owner, name))) throw new Problem(422, NOT_YOURS)
  }
}

/**
 * Finds the sound files that a storyboard of an item names.
 * @throws {Problem} 422 for a sound that is neither of the item nor of the user
 */
export const findDesignSounds = (
  app: Pick<Core, 'db'>,
  owner: OwnerId,
  { brief, paid }: StoredDesign,
  video: VideoDesign | null | undefined,
): Promise<SoundRef[]> => findVideoSounds(app, owner, video, [...(brief.sounds ?? []), ...listPaidSounds(paid)])

/**
 * Finds the clips that a storyboard of an item plays.
 * @throws {Problem} 422 for a clip that is neither of the item nor of the user
 */
export const findDesignClips = (
  app: Pick<Core, 'db'>,
  owner: OwnerId,
  { brief, paid }: StoredDesign,
  video: VideoDesign | null | undefined,
): Promise<ClipRef[]> => findClips(app, owner, video?.scenes, [...(brief.clips ?? []), ...listPaidClips(paid)])

/**
 * Stores a picture for a design. It is kept for ten minutes unless a draft or a version shows it.
 * @throws {Problem} 404 when the content does not exist; 413, 415 or 422 where the file cannot be taken
 */
export async function uploadDesignImage(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
  [file]: UploadedFile[],
): Promise<DesignImage> {
  await findStored(app, owner, id)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepImage(app, owner, bytes))
  return { id: toUploadKey(name), role: 'uploaded', url: urlOfFile(name) }
}
