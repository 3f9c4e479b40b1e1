import type { Transaction } from 'kysely'
import { keysOfContent, keysOfPaidResults, PAID_KEYS } from '../blobs/references.ts'
import { releaseUploads, removeUnused } from '../blobs/removal.ts'
import type { HasClock } from '../clock.ts'
import type { HasDb } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { listPictureKeys } from '../generation/stored/brief.ts'
import { NO_PAID_RESULTS } from '../generation/stored/paid-results.ts'
import { notFound } from '../problem.ts'
import type { HasStorage } from '../storage/storage.ts'

type TrashApp = HasClock & HasDb & HasStorage

/** Rows per transaction. */
const BATCH = 200

/**
 * Deletes one item of the trash permanently. Its cost stays in the analytics.
 * @throws {Problem} 404 if the user's trash has no such item
 */
export async function deleteForever(app: TrashApp, userId: number, id: number) {
  const deleted = await deleteRows(app, userId, [id])
  if (deleted === 0) throw notFound('Content')
  return { message: 'Content deleted for good' }
}

/** Deletes everything that is in the trash at the start of the call. */
export async function emptyTrash(app: TrashApp, userId: number): Promise<{ deleted: number }> {
  const began = app.clock.now()
  let deleted = 0
  for (;;) {
    const next = await app.db
      .selectFrom('content')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', '<=', began)
      .limit(BATCH)
      .execute()
    if (next.length === 0) return { deleted }
    const ids = next.map(({ id }) => id)
    deleted += await deleteRows(app, userId, ids)
  }
}

/** Deletes the rows, then the bytes that no other row references. After a crash in between, the daily sweep deletes the bytes. */
async function deleteRows(app: TrashApp, userId: number, ids: readonly number[]): Promise<number> {
  const { rows, keys } = await transact(app.db, async (trx) => {
    const gone = await trx
      .deleteFrom('content')
      .where('id', 'in', ids)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is not', null)
      .returning(['item_id', 'blob', 'poster', 'original'])
      .execute()
    const items = gone.flatMap(({ item_id }) => item_id ?? [])
    return { rows: gone, keys: [...gone.flatMap(keysOfContent), ...(await releaseItems(trx, userId, items))] }
  })
  await releaseUploads(app, { userId, keys })
  await removeUnused(app, keys)
  return rows.length
}

/** What a provider sent for these items is not needed again by them. Returns its keys, and those of the pictures of their briefs. */
async function releaseItems(trx: Transaction<Schema>, userId: number, itemIds: readonly number[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const own = trx.selectFrom('items').where('id', 'in', itemIds).where('user_id', '=', userId)
  const items = await own.select(['brief', ...PAID_KEYS]).execute()
  const emptied = { paid_results: JSON.stringify(NO_PAID_RESULTS) }
  await trx.updateTable('items').set(emptied).where('id', 'in', itemIds).where('user_id', '=', userId).execute()
  return items.flatMap(({ brief, ...paid }) => [...keysOfPaidResults(paid), ...listPictureKeys(brief)])
}
