import type { Brief, ImageRef } from '#studio/brief.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import { toUploadKey } from '../../blobs/keys.ts'
import type { HasClock } from '../../clock.ts'
import type { HasDb } from '../../db/database.ts'
import { selectOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'
import { findOwnFile, isOurs, nameOfFile } from '../../files/files.ts'
import type { HasConfig } from '../../config.ts'
import { fetchPicture } from '../../files/fetched-pictures.ts'
import type { HasLog } from '../../request-context.ts'
import { toBriefCutOut } from '../../products/cut-outs/stored-cut-out.ts'
import { isKey, MissingObject, type HasStorage } from '../../storage/storage.ts'

type PicturesApp = HasConfig & HasLog & HasClock & HasDb & HasStorage

/** Marks a logo on another server that has not been fetched yet. */
export const REMOTE = 'remote:'

/** Finds the logo of a brand: an uploaded file, or a remote URL that is fetched when the item runs. */
export async function findLogo(app: HasDb, owner: OwnerId, url: string | null): Promise<ImageRef | null> {
  if (!url) return null
  if (!isOurs(url)) return { key: REMOTE + url, role: 'logo' }
  const key = await ownPicture(app, owner, url)
  return key ? { key, role: 'logo' } : null
}

/** Finds the storage key of one of the user's uploads; null for any other URL. */
export async function ownPicture({ db }: HasDb, owner: OwnerId, url: string | null): Promise<string | null> {
  const name = url ? nameOfFile(url) : null
  const own = name && (await findOwnFile({ db }, owner, name))
  return own ? toUploadKey(own) : null
}

/** Finds the picture of a product among the user's uploads, with what was decided about its cut-out; null for any other URL. */
export async function findProductPicture(app: HasDb, owner: OwnerId, url: string | null): Promise<ImageRef | null> {
  const key = await ownPicture(app, owner, url)
  if (!key || !url) return null
  const upload = await selectOwned(app.db, owner, 'files')
    .select('cut_out')
    .where('key', '=', nameOfFile(url)?.split('.')[0] ?? '')
    .executeTakeFirst()
  return { key, role: 'product', ...toBriefCutOut(upload?.cut_out) }
}

/** Loads the encoded bytes of a brief's images. An image that is missing or cannot be fetched is left out and noted. */
export async function loadPictures(app: PicturesApp, brief: Brief): Promise<{ pictures: ImageBytes; notes: string[] }> {
  const pictures: Record<string, Uint8Array> = {}
  const notes: string[] = []
  for (const { key, role } of brief.pictures) {
    const bytes = await loadBytes(app, key)
    if (bytes) pictures[key] = bytes
    else notes.push(role === 'logo' ? 'logo_skipped' : 'picture_skipped')
  }
  return { pictures, notes }
}

async function loadBytes(app: PicturesApp, key: string): Promise<Uint8Array | null> {
  if (key.startsWith(REMOTE)) return fetchPicture(app, key.slice(REMOTE.length))
  // An earlier version took addresses that lead nowhere into briefs.
  if (!isKey(key)) return null
  try {
    return await app.storage.read(key)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}
