import { createHash } from 'node:crypto'
import type { Brief, PictureRef } from '#studio/brief.ts'
import type { Pictures } from '#studio/render/studio.ts'
import type { App } from '../app.ts'
import { nameOfFile, storageKeyOf } from '../files/files.ts'
import { fetchPicture } from '../files/fetched-pictures.ts'
import type { Kept } from './items.ts'
import { MissingObject } from '../storage/storage.ts'

type PicturesApp = Pick<App, 'db' | 'storage' | 'clock' | 'log'>

/** Marks a logo that stands on somebody else's server, until it is fetched. */
const REMOTE = 'remote:'

/** The logo of a brand as a picture of a brief: one of our files, or an address to be fetched when composing. */
export async function logoOf(app: Pick<App, 'db'>, userId: number, url: string | null): Promise<PictureRef | null> {
  if (!url) return null
  if (nameOfFile(url) === null) return { key: REMOTE + url, role: 'logo' }
  const key = await ownPicture(app, userId, url)
  return key ? { key, role: 'logo' } : null
}

/** The storage key of one of the user's own files; null for anything else. */
export async function ownPicture({ db }: Pick<App, 'db'>, userId: number, url: string | null): Promise<string | null> {
  const name = url ? nameOfFile(url) : null
  if (name === null) return null
  const own = await db
    .selectFrom('files')
    .select('key')
    .where('key', '=', name.slice(0, 32))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own ? storageKeyOf(name) : null
}

/** Where what a provider sent is kept, untouched. */
export const originalKeyOf = (data: Uint8Array): string =>
  `originals/${createHash('sha256').update(data).digest('hex')}`

/** Storage keys of what a provider sent for an item. */
export const originalsOf = ({ picture, clip }: Kept): string[] => [picture, clip].filter((key) => key !== undefined)

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
