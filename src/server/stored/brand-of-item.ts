import type { Core } from '../infrastructure/core.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

/** The brand that an item was made for; null if the item or the brand was deleted. */
export async function findBrandOfItem({ db }: Core, owner: OwnerId, itemId: number): Promise<number | null> {
  const found = await selectOwned(db, owner, 'items')
    .innerJoin(ownedRows(db, owner, 'jobs'), 'jobs.id', 'items.job_id')
    .select('jobs.brand_id')
    .where('items.id', '=', itemId)
    .executeTakeFirst()
  return found?.brand_id ?? null
}
