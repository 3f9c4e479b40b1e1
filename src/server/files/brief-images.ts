import { createHash } from 'node:crypto'
import { LOGO_MAX_BYTES } from '#contract/limits.ts'
import type { Brief, ImageRef } from '#studio/model/brief.ts'
import type { ImageBytes } from '#studio/render/studio.ts'
import { listUploaded } from '#studio/type/uploaded-family.ts'
import { toFetchedKey, toUploadKey } from '../infrastructure/blobs/keys.ts'
import { DAY, later } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { getErrorText } from '../infrastructure/error-code.ts'
import { isKey, MissingObject, type StorageSeam } from '../infrastructure/storage/storage.ts'
import { toBriefCutOut } from '../stored/stored-cut-out.ts'
import { readLogoVariants } from '../stored/stored-logos.ts'
import { findOwnFile, isOurs, nameOfFile } from './files.ts'
import { acceptLogo } from './images.ts'
import { fetchPublic, getFetchRules } from './ssrf-safe-fetch.ts'

/** Marks a logo on another server that has not been fetched yet. */
export const REMOTE = 'remote:'

/** Finds the logo of a brand: an uploaded file, or a remote URL that is fetched when the item runs. */
export async function findLogo(app: Core, owner: OwnerId, url: string | null): Promise<ImageRef | null> {
  if (!url) return null
  if (!isOurs(url)) return { key: REMOTE + url, role: 'logo' }
  const key = await ownImage(app, owner, url)
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
    const key = await ownImage(app, owner, url)
    if (key) variants.push({ key, role: 'logo', variant: kind })
  }
  return variants
}

/** Finds the storage key of one of the user's uploads; null for any other URL. */
async function ownImage({ db }: Core, owner: OwnerId, url: string | null): Promise<string | null> {
  const name = url ? nameOfFile(url) : null
  const own = name && (await findOwnFile({ db }, owner, name))
  return own ? toUploadKey(own) : null
}

/** Finds the picture of a product among the user's uploads, with what was decided about its cut-out; null for any other URL. */
export async function findProductImage(app: Core, owner: OwnerId, url: string | null): Promise<ImageRef | null> {
  const key = await ownImage(app, owner, url)
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
export async function loadImages(
  app: Core & StorageSeam,
  owner: OwnerId,
  brief: Brief,
): Promise<{ pictures: ImageBytes; notes: string[] }> {
  const images: Record<string, Uint8Array> = {}
  const notes: string[] = []
  for (const { key, role, variant } of brief.pictures) {
    const bytes = await loadBytes(app, owner, key)
    if (bytes) images[key] = bytes
    else if (!variant) notes.push(role === 'logo' ? 'logo_skipped' : 'picture_skipped')
  }
  for (const { key } of listUploaded(brief.brand.fonts).flatMap(({ faces }) => faces)) {
    const bytes = await loadBytes(app, owner, key)
    if (bytes) images[key] = bytes
  }
  return { pictures: images, notes }
}

/** Loads the sound files and the clips that a film plays, by their keys. Those that are gone are left out. */
export async function loadFiles(
  app: Core & StorageSeam,
  owner: OwnerId,
  keys: readonly (string | undefined)[],
): Promise<ImageBytes> {
  const files: Record<string, Uint8Array> = {}
  for (const key of keys) {
    const bytes = key === undefined ? null : await loadBytes(app, owner, key)
    if (key !== undefined && bytes) files[key] = bytes
  }
  return files
}

async function loadBytes(app: Core & StorageSeam, owner: OwnerId, key: string): Promise<Uint8Array | null> {
  if (key.startsWith(REMOTE)) return fetchImage(app, owner, key.slice(REMOTE.length))
  // An earlier version took addresses that lead nowhere into briefs.
  if (!isKey(key)) return null
  try {
    return await app.storage.read(key)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

const KEPT_MS = DAY

/**
 * Fetches a logo from another server, re-encodes it like an upload, and caches it for a day. Null if it cannot be fetched. Returns the
 * bytes of a re-encoded PNG or JPEG.
 */
async function fetchImage(app: Core & StorageSeam, owner: OwnerId, url: string): Promise<Buffer | null> {
  const url_hash = createHash('sha256').update(url).digest()
  const kept = await readKept(app, url_hash)
  if (kept) return kept
  try {
    const { bytes } = await acceptLogo(owner, await fetchPublic(url, LOGO_MAX_BYTES, getFetchRules(app, owner)))
    const storage_key = toFetchedKey(url_hash)
    const fetched_at = app.clock.now()
    await app.storage.write(storage_key, bytes)
    await app.db
      .insertInto('fetched_pictures')
      .values({ url_hash, storage_key, fetched_at })
      .onConflict((on) => on.column('url_hash').doUpdateSet({ fetched_at }))
      .execute()
    return bytes
  } catch (error) {
    app.log.info(
      { event: 'picture_fetch', outcome: 'failed', reason: getErrorText(error) },
      'a picture could not be fetched',
    )
    return null
  }
}

async function readKept({ db, storage, clock }: Core & StorageSeam, url_hash: Buffer): Promise<Buffer | null> {
  const row = await db
    .selectFrom('fetched_pictures')
    .select('storage_key')
    .where('url_hash', '=', url_hash)
    .where('fetched_at', '>', later(clock.now(), -KEPT_MS))
    .executeTakeFirst()
  if (!row) return null
  return storage.read(row.storage_key).catch((error: unknown) => {
    if (error instanceof MissingObject) return null
    throw error
  })
}
