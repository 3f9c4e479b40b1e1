import type { Core } from '../infrastructure/core.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { type Account, lockAccount } from './auth/sessions.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import { MINUTE } from '../infrastructure/clock.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { takeToken } from '../infrastructure/limits/bucket.ts'
import { type AccountChange, composeAccountChangedEmail } from '../infrastructure/mail/account-emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import { Problem } from '../infrastructure/problem.ts'

/** Emails about changes of one account: whoever uses them up has sent its owner this many warnings. */
const EMAILS = { size: 12, refillMs: 10 * MINUTE }

/**
 * Makes a change of what an account trusts, and emails its owner about it in the same transaction: neither happens without the other. An
 * account that changes something all the time gets no more emails than the limit; the log has every change. The account is locked first, so a session
 * that ends meanwhile leaves nothing.
 * @throws {Problem} 401 when the session has ended
 */
export async function announceChange<T>(
  app: Core & MailSeam,
  user: SignedIn,
  work: (trx: Trx) => Promise<{ change: AccountChange | null; result: T }>,
): Promise<T> {
  const { change, result, isEmailed } = await transact(app.db, async (trx) => {
    const account = await lockAccount(trx, user)
    const done = await work(trx)
    return { ...done, isEmailed: done.change !== null && (await queueAnnouncement(app, trx, account, done.change)) }
  })
  if (change) app.log.info({ event: EVENTS[change.kind], user_id: user.id, is_emailed: isEmailed }, 'account changed')
  app.sender.wake()
  return result
}

const EVENTS: Readonly<Record<AccountChange['kind'], string>> = {
  providerAdded: 'provider_added',
  providerChanged: 'provider_changed',
  choiceChanged: 'provider_chosen',
  feedCreated: 'feed_created',
  keySaved: 'key_saved',
  keyDeleted: 'key_deleted',
}

/** False if the account had too many of these emails. */
async function queueAnnouncement(app: Core & MailSeam, trx: Trx, account: Account, change: AccountChange) {
  const isAllowed = await takeToken(app, trx, { key: ['account changes', String(account.owner)], ...EMAILS }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
  if (isAllowed) await queueEmail(app, trx, composeAccountChangedEmail(app, account, change, app.clock.now()))
  return isAllowed
}
