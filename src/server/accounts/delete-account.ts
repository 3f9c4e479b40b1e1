import { keysOfUser } from '../infrastructure/blobs/references.ts'
import { removeUnused } from '../infrastructure/blobs/removal.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import { type OwnerId, toOwner } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import type { Recipient } from '../infrastructure/mail/compose.ts'
import { composeAccountDeletedEmail } from '../infrastructure/mail/emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { toMonth } from '../infrastructure/month.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { requirePassword } from './auth/auth.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import { keepUsage } from './kept-usage.ts'

export async function deleteMe(
  app: Core & StorageSeam & MailSeam,
  user: SignedIn,
  password: string,
  network: string,
): Promise<{ message: string }> {
  await requirePassword(app, user, password, network)
  await deleteAccount(app, user)
  return { message: 'Your account has been deleted.' }
}

/** Deletes all rows and sessions of an account at once, then the bytes. After a crash, the daily sweep deletes the remaining bytes. */
export async function deleteAccount(
  app: Core & StorageSeam & MailSeam,
  user: Recipient & { id: number },
): Promise<void> {
  const { id } = user
  const owner = toOwner(user)
  const keys = await keysOfUser(app, owner)
  await transact(app.db, async (trx) => {
    const addresses = await heldAddresses(trx, owner, new Date(toMonth(app.clock.now())))
    await keepUsage(app, trx, owner, addresses)
    for (const hook of app.hooks.accountDeleted) await hook(trx, owner)
    await trx.deleteFrom('users').where('id', '=', id).execute()
    await queueEmail(app, trx, composeAccountDeletedEmail(app, user))
  })
  app.sender.wake()
  app.log.info({ event: 'account_deleted', user_id: id }, 'account deleted')
  await removeUnused(app, keys)
}

/** Lists the keys of all addresses of an account since `since`, the current one first. */
async function heldAddresses(trx: Trx, owner: OwnerId, since: Date): Promise<string[]> {
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
