import type { Transaction } from 'kysely'
import type { HasClock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** A change of address that is not confirmed yet. */
export interface PendingChange {
  id: number
  new_email: string
  new_email_key: string
  expires_at: Date
}

/** Finds the pending change of an account; there is at most one. */
export async function findPendingChange(
  { clock }: HasClock,
  db: Db,
  userId: number,
): Promise<PendingChange | undefined> {
  return db
    .selectFrom('email_changes')
    .select(['id', 'new_email', 'new_email_key', 'expires_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
}

/** Cancels the pending change and invalidates its links. */
export async function endPendingChanges({ clock }: HasClock, trx: Transaction<Schema>, userId: number): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ ended_at: clock.now() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}
