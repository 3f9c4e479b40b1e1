import type { Brief, ImageRef } from '#studio/model/brief.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import type { Core } from '../infrastructure/core.ts'
import { readLogoVariants } from '../stored/stored-logos.ts'
import { listUploaded } from '#studio/type/uploaded-family.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { findOwnFile, isOurs, nameOfFile } from './files.ts'
import { fetchPicture } from './fetched-pictures.ts'
import { toBriefCutOut } from '../stored/stored-cut-out.ts'
import { isKey, MissingObject, type StorageSeam } from '../infrastructure/storage/storage.ts'

/** Marks a logo on another server that has not been fetched yet. */
export const REMOTE = 'remote:'

/** Finds the logo of a brand: an uploaded file, or a remote URL that is fetched when the item runs. */
export async function findLogo(app: Core, owner: OwnerId, url: string | null): Promise<ImageRef | null> {
  if (!url) return null
  if (!isOurs(url)) return { key: REMOTE + url, role: 'logo' }
  const key = await ownPicture(app, owner, url)
  return key ? { key, role: 'logo' } : null
}

/** What a row of a brand knows of its logos. */
interface LogosOfBrand {
  logo_url: string | null
  logo_variants: unknown
}

/** Lists the logo of a brand and its variants, in this order. Variants whose files are gone are left out. */
export async function listLogos(app: Core, owner: OwnerId, brand: LogosOfBrand): Promise<ImageRef[]> {
  const logo = await findLogo(app, owner, brand.logo_url)
  return [...(logo ? [logo] : []), ...(await listVariants(app, owner, brand))]
}

/** Lists the variants of the logo of a brand. */
export async function listVariants(
  app: Core,
  owner: OwnerId,
  { logo_variants }: Pick<LogosOfBrand, 'logo_variants'>,
): Promise<ImageRef[]> {
  const variants: ImageRef[] = []
  for (const { kind, url } of readLogoVariants(logo_variants)) {
    const key = await ownPicture(app, owner, url)
    if (key) variants.push({ key, role: 'logo', variant: kind })
  }
  return variants
}

/** Finds the storage key of one of the user's uploads; null for any other URL. */
async function ownPicture({ db }: Core, owner: OwnerId, url: string | null): Promise<string | null> {
  const name = url ? nameOfFile(url) : null
  const own = name && (await findOwnFile({ db }, owner, name))
  return own ? toUploadKey(own) : null
}

/** Finds the picture of a product among the user's uploads, with what was decided about its cut-out; null for any other URL. */
export async function findProductPicture(app: Core, owner: OwnerId, url: string | null): Promise<ImageRef | null> {
  const key = await ownPicture(app, owner, url)
  if (!key || !url) return null
  const upload = await selectOwned(app.db, owner, 'files')
    .select('cut_out')
    .where('key', '=', nameOfFile(url)?.split('.')[0] ?? '')
    .executeTakeFirst()
  return { key, role: 'product', ...toBriefCutOut(upload?.cut_out) }
}

/**
 * Loads the encoded bytes of a brief's images, and the files of its uploaded fonts. An image that is missing or cannot be fetched is left
 * out and noted; of a missing font, the scene has a note.
 */
export async function loadPictures(
  app: Core & StorageSeam,
  owner: OwnerId,
  brief: Brief,
): Promise<{ pictures: ImageBytes; notes: string[] }> {
  const pictures: Record<string, Uint8Array> = {}
  const notes: string[] = []
  for (const { key, role, variant } of brief.pictures) {
    const bytes = await loadBytes(app, owner, key)
    if (bytes) pictures[key] = bytes
    else if (!variant) notes.push(role === 'logo' ? 'logo_skipped' : 'picture_skipped')
  }
  for (const { key } of listUploaded(brief.brand.fonts).flatMap(({ faces }) => faces)) {
    const bytes = await loadBytes(app, owner, key)
    if (bytes) pictures[key] = bytes
  }
  return { pictures, notes }
}

async function loadBytes(app: Core & StorageSeam, owner: OwnerId, key: string): Promise<Uint8Array | null> {
  if (key.startsWith(REMOTE)) return fetchPicture(app, owner, key.slice(REMOTE.length))
  // An earlier version took addresses that lead nowhere into briefs.
  if (!isKey(key)) return null
  try {
    return await app.storage.read(key)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}
