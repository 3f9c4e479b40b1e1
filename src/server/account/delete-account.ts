import { requirePassword } from '../auth/auth.ts'
import type { SignedIn } from '../auth/sessions.ts'
import { keysOfUser } from '../blobs/references.ts'
import { removeUnused } from '../blobs/removal.ts'
import { keepPlatformCosts } from '../budgets/platform-limits.ts'
import type { HasClock } from '../clock.ts'
import type { HasPublicUrl } from '../config.ts'
import type { HasDb } from '../db/database.ts'
import { toOwner } from '../db/owner.ts'
import { transact } from '../db/transact.ts'
import { keepUsage } from '../generation/ledger/kept-usage.ts'
import { toMonth } from '../generation/ledger/month.ts'
import type { Recipient } from '../mail/compose.ts'
import { composeAccountDeletedEmail } from '../mail/emails.ts'
import { queueEmail } from '../mail/mail.ts'
import type { HasSender } from '../mail/sender.ts'
import type { HasLanguage, HasLog } from '../request-context.ts'
import type { HasSecrets } from '../secrets.ts'
import type { HasStorage } from '../storage/storage.ts'
import { heldAddresses } from './held-addresses.ts'

type AccountApp = HasLog & HasLanguage & HasClock & HasPublicUrl & HasSecrets & HasDb & HasStorage & HasSender

export async function deleteMe(
  app: AccountApp,
  user: SignedIn,
  password: string,
  network: string,
): Promise<{ message: string }> {
  await requirePassword(app, user, password, network)
  await deleteAccount(app, user)
  return { message: 'Your account has been deleted.' }
}

/** Deletes all rows and sessions of an account at once, then the bytes. After a crash, the daily sweep deletes the remaining bytes. */
export async function deleteAccount(app: AccountApp, user: Recipient & { id: number }): Promise<void> {
  const { id } = user
  const owner = toOwner(user)
  const keys = await keysOfUser(app, owner)
  await transact(app.db, async (trx) => {
    const addresses = await heldAddresses(trx, owner, new Date(toMonth(app.clock.now())))
    await keepUsage(app, trx, owner, addresses)
    await keepPlatformCosts(trx, owner)
    await trx.deleteFrom('users').where('id', '=', id).execute()
    await queueEmail(app, trx, composeAccountDeletedEmail(app, user))
  })
  app.sender.wake()
  app.log.info({ event: 'account_deleted', user_id: id }, 'account deleted')
  await removeUnused(app, keys)
}
