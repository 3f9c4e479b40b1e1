import { sql } from 'kysely'
import { later, MINUTE } from '../clock.ts'
import type { Core } from '../core.ts'
import type { Db, Trx } from '../db/database.ts'
import { acrossOwners, updateOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import { transact } from '../db/transact.ts'
import { isKey, type StorageSeam } from '../storage/storage.ts'
import { listDependentKeys, nameOfUpload, toUploadKey } from './keys.ts'
import { isFileInUse, usedKeys } from './references.ts'

/** Deletes the bytes of keys that no row references. Call it after the transaction that deleted the rows. */
export async function removeUnused(app: Core & StorageSeam, keys: readonly string[]): Promise<void> {
  // Briefs of an earlier version can contain texts that are not keys.
  const candidates = [...new Set(keys)].filter(isKey)
  if (candidates.length === 0) return
  const used = await usedKeys(app, candidates)
  for (const key of candidates.filter((one) => !used.has(one)))
    for (const gone of [key, ...listDependentKeys(key)]) await app.storage.remove(gone)
}

/** Files per transaction. */
const BATCH = 200

/**
 * Drops uploads that nothing names any more, rows and bytes: those of one user or of all, these keys or any. An upload that a request
 * holds until it is accepted is left alone.
 */
export async function releaseUploads(
  app: Core & StorageSeam,
  { owner, keys }: { owner?: OwnerId; keys?: readonly string[] },
): Promise<void> {
  const storageKeys = keys?.flatMap((key) => nameOfUpload(key) ?? [])
  if (storageKeys?.length === 0) return
  for (let after = ''; ;) {
    const { next, dropped } = await transact(app.db, (trx) => dropBatch(app, trx, { owner, names: storageKeys, after }))
    await removeUnused(app, dropped)
    if (next === null) return
    after = next
  }
}

interface Batch {
  owner: OwnerId | undefined
  /** `<key>.<extension>`; any when undefined. */
  names: readonly string[] | undefined
  after: string
}

/**
 * The rows are locked before they are looked at again, so a brand that takes one of them meanwhile either comes first, and the
 * row stays, or finds it gone.
 */
async function dropBatch({ clock }: Core, trx: Trx, { owner, names, after }: Batch) {
  const now = clock.now()
  let matching = acrossOwners(trx)
    .selectFrom('files')
    .select('key')
    .where('key', '>', after)
    .where((of) => of.or([of('held_until', 'is', null), of('held_until', '<', now)]))
    .where((of) => of.not(isFileInUse(now)(of)))
  if (owner !== undefined) matching = matching.where('user_id', '=', owner)
  if (names !== undefined) matching = matching.where(sql<string>`key || '.' || extension`, 'in', names)
  const candidates = await matching.orderBy('key').limit(BATCH).forUpdate().execute()
  const dropped = candidates.length
    ? await acrossOwners(trx)
        .deleteFrom('files')
        .where(
          'key',
          'in',
          candidates.map(({ key }) => key),
        )
        .where((of) => of.not(isFileInUse(now)(of)))
        .returning(['key', 'extension'])
        .execute()
    : []
  return {
    dropped: dropped.map(({ key, extension }) => toUploadKey(`${key}.${extension}`)),
    next: candidates.length === BATCH ? (candidates.at(-1)?.key ?? null) : null,
  }
}

/** How long an upload is kept until its request is accepted. */
const HOLD_MS = 10 * MINUTE

/** The time until which an unreferenced upload is kept. */
export const heldUntil = ({ clock }: Core): Date => later(clock.now(), HOLD_MS)

/** Keeps uploads of an owner that nothing references for as long again. */
export async function prolongUploads(app: Core, owner: OwnerId, keys: readonly string[]): Promise<void> {
  await changeHold(app.db, owner, keys, heldUntil(app))
}

/** Marks uploads of an owner as referenced by an item's brief. Call it in the transaction that writes the brief. */
export async function adoptUploads(trx: Trx, owner: OwnerId, keys: readonly string[]): Promise<void> {
  await changeHold(trx, owner, keys, null)
}

async function changeHold(db: Db, owner: OwnerId, keys: readonly string[], held_until: Date | null): Promise<void> {
  const own = keys.flatMap((key) => nameOfUpload(key) ?? [])
  if (own.length === 0) return
  await updateOwned(db, owner, 'files')
    .set({ held_until })
    .where(sql<string>`key || '.' || extension`, 'in', own)
    .where('held_until', 'is not', null)
    .execute()
}
