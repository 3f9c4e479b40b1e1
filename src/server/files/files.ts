import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { UPLOAD_QUOTA_BYTES, UPLOAD_QUOTA_FILES } from '#contract/limits.ts'
import { NOT_YOURS } from '#contract/messages.ts'
import type { Core } from '../infrastructure/core.ts'
import type { ReceivedCredentials } from '../infrastructure/hooks.ts'
import { Problem } from '../infrastructure/problem.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import { heldUntil, releaseUploads } from '../infrastructure/blobs/removal.ts'
import { insertOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { acceptLogo, acceptImage, type Image } from './images.ts'

/** The path of an uploaded file. Its 128-bit key is the permission to read it. */
const FILE_PATH = '/api/files/'

/**
 * Checks, re-encodes, stores and records a picture that a user sent. It is held for ten minutes; whatever names it has to adopt it
 * (`adoptUploads`). Returns its name, `<key>.<extension>`.
 * @throws Problem 413, 415 or 422 where it cannot be taken.
 */
export async function keepImage(app: Core & StorageSeam, owner: OwnerId, bytes: Buffer): Promise<string> {
  await requireUploadSpace(app, owner)
  const received = await readForeign(app, bytes)
  return storeFile(app, owner, { ...(await acceptImage(owner, bytes)), received }, heldUntil(app))
}

/**
 * Stores and records a picture that was accepted, and holds it until a time. Returns its name, `<key>.<extension>`.
 * @throws {Problem} 413 if the uploads of the user are full
 */
export async function holdImage(app: Core & StorageSeam, owner: OwnerId, image: Image, until: Date): Promise<string> {
  await requireUploadSpace(app, owner)
  return storeFile(app, owner, image, until)
}

/**
 * `keepImage` for a logo, whose pixels stay exactly as they are. `mostBytes` is that of `acceptLogo`.
 * @throws Problem 413, 415 or 422 where it cannot be taken.
 */
export async function keepLogo(
  app: Core & StorageSeam,
  owner: OwnerId,
  bytes: Buffer,
  mostBytes?: number,
): Promise<string> {
  await requireUploadSpace(app, owner)
  return storeFile(app, owner, await acceptLogo(owner, bytes, mostBytes), heldUntil(app))
}

/** What a picture says about its origin, before it is written again without metadata. */
async function readForeign({ hooks }: Core, bytes: Buffer): Promise<ReceivedCredentials | null> {
  const read = await Promise.all(hooks.imageReceived.map((readCredentials) => readCredentials(bytes)))
  return read.find((credentials) => credentials !== null) ?? null
}

/** A file that was checked and written again. */
export interface CheckedFile {
  bytes: Buffer
  extension: string
  mime_type: string
}

/**
 * Stores and records a file that is no picture, and holds it until a time. Returns its name, `<key>.<extension>`.
 * @throws {Problem} 413 if the uploads of the user are full
 */
export async function storeUpload(
  app: Core & StorageSeam,
  owner: OwnerId,
  file: CheckedFile,
  until: Date,
): Promise<string> {
  await requireUploadSpace(app, owner)
  return storeFile(app, owner, file, until)
}

async function storeFile(
  app: Core & StorageSeam,
  owner: OwnerId,
  file: CheckedFile & { svg?: string | undefined; received?: ReceivedCredentials | null },
  held_until: Date,
): Promise<string> {
  const key = randomBytes(16).toString('hex')
  const { extension, mime_type, svg = null, received = null } = file
  await app.storage.write(toUploadKey(`${key}.${extension}`), file.bytes)
  await insertOwned(app.db, owner, 'files', {
    key,
    extension,
    mime_type,
    size_bytes: file.bytes.length,
    held_until,
    svg,
    credentials: received && JSON.stringify(received.told),
    manifest: received?.manifest ?? null,
    created_at: app.clock.now(),
  }).execute()
  return `${key}.${extension}`
}

/**
 * Checks that a user can store another upload. Unreferenced uploads do not count, but they are looked for only if the uploads are full.
 * @throws {Problem} 413 if the uploads of the user are full
 */
export async function requireUploadSpace(app: Core & StorageSeam, owner: OwnerId): Promise<void> {
  if (await hasSpace(app, owner)) return
  await releaseUploads(app, { owner })
  if (await hasSpace(app, owner)) return
  throw new Problem(413, 'Storage limit reached. Delete some content and try again.')
}

/** Pictures and uploaded fonts count together. */
async function hasSpace({ db }: Core, owner: OwnerId): Promise<boolean> {
  const files = await selectOwned(db, owner, 'files')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      // The size of a stored text is known without reading it.
      sql<number>`coalesce(sum(size_bytes + coalesce(pg_column_size(svg), 0) + coalesce(pg_column_size(manifest), 0)), 0)::bigint`.as(
        'bytes',
      ),
    ])
    .executeTakeFirstOrThrow()
  const fonts = await selectOwned(db, owner, 'brand_fonts')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return files.count + fonts.count < UPLOAD_QUOTA_FILES && files.bytes + fonts.bytes < UPLOAD_QUOTA_BYTES
}

/** Deletes the uploads of a user that nothing else references. URLs of other servers are ignored. */
export async function dropImages(app: Core & StorageSeam, owner: OwnerId, urls: (string | null)[]): Promise<void> {
  const names = urls.flatMap((url) => (url && nameOfFile(url)) || [])
  await releaseUploads(app, { owner, keys: names.map(toUploadKey) })
}

export const urlOfFile = (name: string) => FILE_PATH + name

/** Any path of uploaded files, whether or not the file exists. */
export const isOurs = (url: string) => url.startsWith(FILE_PATH)

/** A key and an extension, as `keepImage` makes them. */
const FILE_NAME = /^[0-9a-f]{32}\.(?:png|jpg)$/

/** The file name in an address that is, as a whole, that of a file; null for any other. */
export function nameOfFile(url: string): string | null {
  const name = isOurs(url) ? url.slice(FILE_PATH.length) : ''
  return FILE_NAME.test(name) ? name : null
}

/** The name itself where the user has such a file, which then stays until a transaction ends; null otherwise. */
export async function findOwnFile({ db }: Pick<Core, 'db'>, owner: OwnerId, name: string): Promise<string | null> {
  const [key = '', extension = ''] = name.split('.')
  const row = await selectOwned(db, owner, 'files')
    .select('key')
    .where('key', '=', key)
    .where('extension', '=', extension)
    .forKeyShare()
    .executeTakeFirst()
  return row ? name : null
}

/**
 * Call it in the transaction that writes the address. `field` is the field of a form that the refusal names, if there is one.
 * @throws Problem 422 for an address of ours that is not, as a whole, that of one of the user's own files.
 */
export async function requireOwnFile(
  trx: Core['db'],
  owner: OwnerId,
  url: string | null | undefined,
  field: string | null,
): Promise<void> {
  if (!url || !isOurs(url)) return
  const name = nameOfFile(url)
  if (name && (await findOwnFile({ db: trx }, owner, name))) return
  throw new Problem(422, NOT_YOURS, field === null ? {} : { extra: { errors: [{ field, message: NOT_YOURS }] } })
}
