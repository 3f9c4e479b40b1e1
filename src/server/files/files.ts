import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { UPLOAD_QUOTA_BYTES, UPLOAD_QUOTA_FILES } from '#contract/limits.ts'
import { NOT_YOURS } from '#contract/messages.ts'
import { Problem } from '../problem.ts'
import type { App } from '../app.ts'
import { acceptPicture } from './pictures.ts'

/** Where an uploaded file is served; the 128-bit key in it is the permission to see it. */
const FILE_PATH = '/api/files/'

export const storageKeyOf = (name: string) => `uploads/${name}`

type FilesApp = Pick<App, 'db' | 'storage' | 'clock'>

/** Takes a picture that a user sent: checked, written anew, stored, then recorded. Returns its name, `<key>.<extension>`. */
export async function keepPicture(app: FilesApp, userId: number, bytes: Buffer): Promise<string> {
  await requireRoom(app, userId)
  const picture = await acceptPicture(bytes)
  const key = randomBytes(16).toString('hex')
  const { extension, mime_type } = picture
  await app.storage.write(storageKeyOf(`${key}.${extension}`), picture.bytes)
  await app.db
    .insertInto('files')
    .values({
      key,
      user_id: userId,
      extension,
      mime_type,
      size_bytes: picture.bytes.length,
      created_at: app.clock.now(),
    })
    .execute()
  return `${key}.${extension}`
}

async function requireRoom({ db }: Pick<App, 'db'>, userId: number): Promise<void> {
  const { count, bytes } = await db
    .selectFrom('files')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count < UPLOAD_QUOTA_FILES && bytes < UPLOAD_QUOTA_BYTES) return
  throw new Problem(413, 'Storage limit reached. Delete some content and try again.')
}

/** Removes pictures of a user that nothing names any more; addresses elsewhere are none of ours. */
export async function dropPictures(
  { db, storage }: Pick<App, 'db' | 'storage'>,
  userId: number,
  urls: (string | null)[],
): Promise<void> {
  for (const url of urls) {
    const name = url && nameOfFile(url)
    if (!name) continue
    const [key = ''] = name.split('.')
    const row = await db
      .deleteFrom('files')
      .where('key', '=', key)
      .where('user_id', '=', userId)
      .returning('key')
      .executeTakeFirst()
    if (row) await storage.remove(storageKeyOf(name))
  }
}

export const urlOfFile = (name: string) => FILE_PATH + name

/** The file name in one of our own addresses; null for an address elsewhere. */
export const nameOfFile = (url: string): string | null =>
  url.startsWith(FILE_PATH) ? url.slice(FILE_PATH.length) : null

/** Refuses an address of ours that is not one of the user's own files. */
export async function requireOwnFile(
  { db }: Pick<App, 'db'>,
  userId: number,
  url: string,
  field: string,
): Promise<void> {
  const name = nameOfFile(url)
  if (name === null) return
  const [key = '', extension = ''] = name.split('.')
  const row = await db
    .selectFrom('files')
    .select('key')
    .where('key', '=', key)
    .where('extension', '=', extension)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Problem(422, NOT_YOURS, { extra: { errors: [{ field, message: NOT_YOURS }] } })
}
