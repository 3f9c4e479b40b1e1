import type { Trx } from './database.ts'
import type { OwnerId } from './owner.ts'

/** Locks the row of a user until `trx` ends, so that concurrent requests of one user count each other's rows. */
export async function lockUser(trx: Trx, owner: OwnerId): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
}
