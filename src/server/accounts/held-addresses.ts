import type { Trx } from '../infrastructure/db/database.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

/** Lists the keys of all addresses of an account since `since`, the current one first. */
export async function heldAddresses(trx: Trx, owner: OwnerId, since: Date): Promise<string[]> {
  const { email_key } = await trx
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  const changes = await selectOwned(trx, owner, 'email_changes')
    .select(['old_email_key', 'new_email_key'])
    .where('confirmed_at', 'is not', null)
    .where((of) => of.or([of('confirmed_at', '>=', since), of('ended_at', '>=', since)]))
    .execute()
  return [email_key, ...changes.flatMap(({ old_email_key, new_email_key }) => [old_email_key, new_email_key])]
}
