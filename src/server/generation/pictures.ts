import type { Brief, PictureRef } from '#studio/brief.ts'
import type { Pictures } from '#studio/render/studio.ts'
import type { App } from '../app.ts'
import { nameOfFile, storageKeyOf } from '../files/files.ts'
import { fetchPicture } from '../files/fetched-pictures.ts'
import { MissingObject } from '../storage/storage.ts'

type PicturesApp = Pick<App, 'db' | 'storage' | 'clock' | 'log'>

/** Marks a logo that stands on somebody else's server, until it is fetched. */
const REMOTE = 'remote:'

/** The logo of a brand as a picture of a brief: one of our files, or an address to be fetched when composing. */
export async function logoOf({ db }: Pick<App, 'db'>, userId: number, url: string | null): Promise<PictureRef | null> {
  if (!url) return null
  const name = nameOfFile(url)
  if (name === null) return { key: REMOTE + url, role: 'logo' }
  const own = await db
    .selectFrom('files')
    .select('key')
    .where('key', '=', name.slice(0, 32))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own ? { key: storageKeyOf(name), role: 'logo' } : null
}

/** The bytes of a brief's pictures. One that is gone or cannot be fetched is left out, and the item says so. */
export async function loadPictures(app: PicturesApp, brief: Brief): Promise<{ pictures: Pictures; notes: string[] }> {
  const pictures: Record<string, Uint8Array> = {}
  const notes: string[] = []
  for (const { key, role } of brief.pictures) {
    const bytes = await bytesOf(app, key)
    if (bytes) pictures[key] = bytes
    else notes.push(role === 'logo' ? 'logo_skipped' : 'picture_skipped')
  }
  return { pictures, notes }
}

async function bytesOf(app: PicturesApp, key: string): Promise<Uint8Array | null> {
  if (key.startsWith(REMOTE)) return fetchPicture(app, key.slice(REMOTE.length))
  try {
    return await app.storage.read(key)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}
