import { sql, type Transaction } from 'kysely'
import type { App } from '../app.ts'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { Kept } from '../generation/items.ts'
import { originalsOf } from '../generation/pictures.ts'
import { blobKeyOf } from '../generation/store.ts'
import { notFound } from '../problem.ts'
import { thumbnailKeysOf } from './thumbnails.ts'

type TrashApp = Pick<App, 'db' | 'storage' | 'clock'>

/** Rows that go in one transaction. */
const BATCH = 200

/** Deletes one item of the trash for good. What it cost stays in the analytics. */
export async function deleteForever(app: TrashApp, userId: number, id: number) {
  const deleted = await deleteRows(app, userId, [id])
  if (deleted === 0) throw notFound('Content')
  return { message: 'Content deleted for good' }
}

/** Deletes all that was in the trash when this began. */
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

/** First the rows, then the bytes that no other row names: a crash between them leaves files for the daily sweep. */
async function deleteRows(app: TrashApp, userId: number, ids: readonly number[]): Promise<number> {
  const { rows, kept } = await transact(app.db, async (trx) => {
    const gone = await trx
      .deleteFrom('content')
      .where('id', 'in', ids)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is not', null)
      .returning(['item_id', 'blob', 'poster', 'original'])
      .execute()
    const items = gone.flatMap(({ item_id }) => item_id ?? [])
    return { rows: gone, kept: await releaseKept(trx, userId, items) }
  })
  const blobs = rows.flatMap(({ blob, poster }) => [blob, poster ?? []].flat())
  const originals = rows.flatMap(({ original }) => original ?? [])
  await removeBlobs(app, [...new Set(blobs)])
  await removeOriginals(app, userId, [...new Set([...originals, ...kept])])
  return rows.length
}

/** What a provider sent for these items is not needed again by them. Returns its storage keys. */
async function releaseKept(trx: Transaction<Schema>, userId: number, itemIds: readonly number[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const own = trx.selectFrom('items').where('id', 'in', itemIds).where('user_id', '=', userId)
  const items = await own.select('kept').execute()
  await trx.updateTable('items').set({ kept: '{}' }).where('id', 'in', itemIds).where('user_id', '=', userId).execute()
  return items.flatMap(({ kept }) => originalsOf(kept as Kept))
}

/** Items that came out the same share their bytes, whoever made them. */
async function removeBlobs({ db, storage }: TrashApp, blobs: readonly string[]): Promise<void> {
  if (blobs.length === 0) return
  const naming = await db
    .selectFrom('content')
    .select(['blob', 'poster'])
    .where((of) => of.or([of('blob', 'in', blobs), of('poster', 'in', blobs)]))
    .execute()
  const used = new Set(naming.flatMap(({ blob, poster }) => [blob, poster]))
  for (const blob of blobs.filter((one) => !used.has(one))) {
    for (const key of [blobKeyOf(blob), ...thumbnailKeysOf(blob)]) await storage.remove(key)
  }
}

/** A new version of an item is made from the same original, and so is a retry of one that failed. */
async function removeOriginals({ db, storage }: TrashApp, userId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = await db.selectFrom('content').select('original').where('original', 'in', keys).execute()
  const items = await db
    .selectFrom('items')
    .select('kept')
    .where('user_id', '=', userId)
    .where((of) => of.or(['picture', 'clip'].map((part) => of(sql<string>`kept ->> ${part}`, 'in', keys))))
    .execute()
  const used = new Set([
    ...rows.map(({ original }) => original),
    ...items.flatMap(({ kept }) => originalsOf(kept as Kept)),
  ])
  for (const key of keys.filter((one) => !used.has(one))) await storage.remove(key)
}
