import type { HasDb } from '../../db/database.ts'
import { ownedRows, selectOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'

/** The brand that an item was made for; null if the item or the brand was deleted. */
export async function findBrandOfItem({ db }: HasDb, owner: OwnerId, itemId: number): Promise<number | null> {
  const found = await selectOwned(db, owner, 'items')
    .innerJoin(ownedRows(db, owner, 'jobs'), 'jobs.id', 'items.job_id')
    .select('jobs.brand_id')
    .where('items.id', '=', itemId)
    .executeTakeFirst()
  return found?.brand_id ?? null
}
