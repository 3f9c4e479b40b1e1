import { createHash } from 'node:crypto'
import { LOGO_MAX_BYTES } from '#contract/limits.ts'
import { toFetchedKey } from '../infrastructure/blobs/keys.ts'
import { DAY, later } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import { MissingObject, type StorageSeam } from '../infrastructure/storage/storage.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { fetchPublic, getFetchRules } from './ssrf-safe-fetch.ts'
import { acceptLogo } from './pictures.ts'
import { getErrorText } from '../infrastructure/error-code.ts'

const KEPT_MS = DAY

/**
 * Fetches a logo from another server, re-encodes it like an upload, and caches it for a day. Null if it cannot be fetched. Returns the
 * bytes of a re-encoded PNG or JPEG.
 */
export async function fetchPicture(app: Core & StorageSeam, owner: OwnerId, url: string): Promise<Buffer | null> {
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
