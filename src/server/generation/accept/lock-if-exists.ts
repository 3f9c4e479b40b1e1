import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/**
 * The id while the user still has that row, which then stays until the transaction ends; null once it was deleted. What
 * is asked for or made meanwhile stands without it, as what was made before does.
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
