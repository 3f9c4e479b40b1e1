import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Lists the keys of all addresses of an account since `since`, the current one first. */
export async function heldAddresses(trx: Transaction<Schema>, userId: number, since: Date): Promise<string[]> {
  const { email_key } = await trx
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const changes = await trx
    .selectFrom('email_changes')
    .select(['old_email_key', 'new_email_key'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((of) => of.or([of('confirmed_at', '>=', since), of('ended_at', '>=', since)]))
    .execute()
  return [email_key, ...changes.flatMap(({ old_email_key, new_email_key }) => [old_email_key, new_email_key])]
}
