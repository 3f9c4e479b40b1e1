import type { Trx } from './database.ts'
import { selectOwned } from './owned.ts'
import type { OwnerId } from './owner.ts'

/**
 * Locks a row of the user until the transaction ends and returns its id; null when the row was deleted. Jobs and results then keep
 * no reference to it.
 */
export async function lockIfExists(
  trx: Trx,
  table: 'brands' | 'products' | 'content',
  owner: OwnerId,
  id: number | null | undefined,
): Promise<number | null> {
  if (!id) return null
  const row = await selectOwned(trx, owner, table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row?.id ?? null
}
