import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/**
 * Locks a row of the user until the transaction ends and returns its id; null when the row was deleted. Jobs and results then keep
 * no reference to it.
 */
export async function lockIfExists(
  trx: Transaction<Schema>,
  table: 'brands' | 'products' | 'content',
  userId: number,
  id: number | null | undefined,
): Promise<number | null> {
  if (!id) return null
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return row?.id ?? null
}
