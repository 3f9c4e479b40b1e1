import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'
import { updateOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import { Problem } from '../problem.ts'

/** A cell and the item that it is expected to have. */
export interface LinkedCell {
  id: number
  item_id: number | null
}

/**
 * Gives cells their new items, in the order of both lists, as part of the transaction that creates the items. `changes` also marks the
 * cells as stale until the items have ended.
 * @throws {Problem} 409 when another request has given one of the cells an item, or the cell was deleted
 */
export async function linkItems(
  trx: Trx,
  owner: OwnerId,
  cells: readonly LinkedCell[],
  items: readonly number[],
): Promise<void> {
  const pairs = cells.map(({ id, item_id }, index) => ({ id, before: item_id, after: items[index] ?? null }))
  const linked = sql<{
    id: number
    before: number | null
    after: number
  }>`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
    AS linked(id bigint, before bigint, after bigint)`
  const { numUpdatedRows } = await updateOwned(trx, owner, 'campaign_cells')
    .from(linked.as('linked') as never)
    .set({ item_id: sql<number>`linked.after` })
    .where(sql<boolean>`campaign_cells.id = linked.id AND campaign_cells.item_id IS NOT DISTINCT FROM linked.before`)
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
  const linked = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS linked(before bigint, after bigint)`
  await updateOwned(trx, owner, 'campaign_cells')
    .from(linked.as('linked') as never)
    .set({ item_id: sql<number>`linked.after` })
    .where(sql<boolean>`campaign_cells.item_id = linked.before`)
    .execute()
  await updateOwned(trx, owner, 'campaigns')
    .from(linked.as('linked') as never)
    .set({ key_item_id: sql<number>`linked.after` })
    .where(sql<boolean>`campaigns.key_item_id = linked.before`)
    .execute()
}
