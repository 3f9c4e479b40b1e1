import type { Core } from '../infrastructure/core.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'

/** A change of address that is not confirmed yet. */
export interface PendingChange {
  id: number
  new_email: string
  new_email_key: string
  expires_at: Date
}

/** Finds the pending change of an account; there is at most one. */
export async function findPendingChange({ clock }: Core, db: Db, owner: OwnerId): Promise<PendingChange | undefined> {
  return selectOwned(db, owner, 'email_changes')
    .select(['id', 'new_email', 'new_email_key', 'expires_at'])
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
}

/** Cancels the pending change and invalidates its links. */
export async function endPendingChanges({ clock }: Core, trx: Trx, owner: OwnerId): Promise<void> {
  await updateOwned(trx, owner, 'email_changes')
    .set({ ended_at: clock.now() })
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}
