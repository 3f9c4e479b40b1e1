import { sql } from 'kysely'
import type { Trx } from '../../infrastructure/db/database.ts'
import { updateOwned } from '../../infrastructure/db/owned.ts'
import { recordSet } from '../../infrastructure/db/record-set.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { Problem } from '../../infrastructure/problem.ts'

/** A cell and the item that it is expected to have. */
export interface LinkedCell {
  id: number
  item_id: number | null
}

/**
 * Gives cells their new items, in the order of both lists, as part of the transaction that creates the items.
 * @throws {Problem} 409 when another request has given one of the cells an item, or the cell was deleted
 */
export async function linkItems(
  trx: Trx,
  owner: OwnerId,
  cells: readonly LinkedCell[],
  items: readonly number[],
): Promise<void> {
  const pairs = cells.map(({ id, item_id }, index) => ({ id, before: item_id, after: items[index] ?? null }))
  const { numUpdatedRows } = await updateOwned(trx, owner, 'campaign_cells')
    .from(recordSet(pairs, { id: 'bigint', before: 'bigint', after: 'bigint' }))
    .set({ item_id: sql<number>`given.after` })
    .where(sql<boolean>`campaign_cells.id = given.id AND campaign_cells.item_id IS NOT DISTINCT FROM given.before`)
    .executeTakeFirst()
  if (Number(numUpdatedRows) < cells.length) throw new Problem(409, 'These cells are being made already.')
}

/**
 * Gives the cells and the key visual of retried items the new ones, in the order of both lists. What has another item by now keeps it.
 */
export async function relinkItems(
  trx: Trx,
  owner: OwnerId,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const pairs = before.map((id, index) => ({ before: id, after: after[index] ?? null }))
  await updateOwned(trx, owner, 'campaign_cells')
    .from(recordSet(pairs, { before: 'bigint', after: 'bigint' }))
    .set({ item_id: sql<number>`given.after` })
    .where(sql<boolean>`campaign_cells.item_id = given.before`)
    .execute()
  await updateOwned(trx, owner, 'campaigns')
    .from(recordSet(pairs, { before: 'bigint', after: 'bigint' }))
    .set({ key_item_id: sql<number>`given.after` })
    .where(sql<boolean>`campaigns.key_item_id = given.before`)
    .execute()
}
