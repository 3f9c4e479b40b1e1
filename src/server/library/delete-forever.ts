import { CONTENT_KEYS, keysOfContent, keysOfPaidResults, PAID_KEYS } from '../infrastructure/blobs/references.ts'
import { releaseUploads, removeUnused } from '../infrastructure/blobs/removal.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { deleteOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { listImageKeys } from '../stored/brief.ts'
import { NO_PAID_RESULTS } from '../stored/paid-results.ts'
import { notFound } from '../infrastructure/problem.ts'

/** Rows per transaction. */
const BATCH = 200

/**
 * Deletes one item of the trash permanently. Its cost stays in the analytics.
 * @throws {Problem} 404 if the user's trash has no such item
 */
export async function deleteForever(app: Core & StorageSeam, owner: OwnerId, id: number) {
  const deleted = await deleteRows(app, owner, [id])
  if (deleted === 0) throw notFound('Content')
  return { message: 'Content deleted for good' }
}

/** Deletes everything that is in the trash at the start of the call. */
export async function emptyTrash(app: Core & StorageSeam, owner: OwnerId): Promise<{ deleted: number }> {
  const began = app.clock.now()
  let deleted = 0
  for (;;) {
    const next = await selectOwned(app.db, owner, 'content')
      .select('id')
      .where('deleted_at', '<=', began)
      .limit(BATCH)
      .execute()
    if (next.length === 0) return { deleted }
    const ids = next.map(({ id }) => id)
    deleted += await deleteRows(app, owner, ids)
  }
}

/** Deletes the rows, then the bytes that no other row references. After a crash in between, the daily sweep deletes the bytes. */
async function deleteRows(app: Core & StorageSeam, owner: OwnerId, ids: readonly number[]): Promise<number> {
  const { rows, keys } = await transact(app.db, async (trx) => {
    const gone = await deleteOwned(trx, owner, 'content')
      .where('id', 'in', ids)
      .where('deleted_at', 'is not', null)
      .returning(['item_id', ...CONTENT_KEYS])
      .execute()
    const items = gone.flatMap(({ item_id }) => item_id ?? [])
    return { rows: gone, keys: [...gone.flatMap(keysOfContent), ...(await releaseItems(trx, owner, items))] }
  })
  await releaseUploads(app, { owner, keys })
  await removeUnused(app, keys)
  return rows.length
}

/** What a provider sent for these items is not needed again by them. Returns its keys, and those of the pictures of their briefs. */
async function releaseItems(trx: Trx, owner: OwnerId, itemIds: readonly number[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const own = selectOwned(trx, owner, 'items').where('id', 'in', itemIds)
  const items = await own.select(['brief', ...PAID_KEYS]).execute()
  const emptied = { paid_results: JSON.stringify(NO_PAID_RESULTS) }
  await updateOwned(trx, owner, 'items').set(emptied).where('id', 'in', itemIds).execute()
  return items.flatMap(({ brief, ...paid }) => [...keysOfPaidResults(paid), ...listImageKeys(brief)])
}
