import type { Core } from '../infrastructure/core.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { composeChangeNotice, findHolder } from './auth/address-holder.ts'
import { countChangeEmail } from './auth/email-limits.ts'
import { lockAccount, type Account } from './auth/sessions.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import { hashToken, newToken } from './auth/tokens.ts'
import { DAY, later, SECOND } from '../infrastructure/clock.ts'
import type { EmailChangeLinksTable } from '../infrastructure/db/account-tables.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { insertOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { composeChangeRequestedEmail, composeChangeEmail } from '../infrastructure/mail/address-emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import { Problem, tooMany } from '../infrastructure/problem.ts'
import { endPendingChanges, findPendingChange, type PendingChange } from './pending-email.ts'

const CONFIRM_LIFE_MS = DAY
const CHANGES_A_DAY = 3

/**
 * Starts a change of address and replaces a pending one. The new address gets a link to confirm it, the current one a notice with a
 * link to cancel it. Does nothing if the same change is already pending.
 * Why, and what was rejected: docs/decisions/0016-proving-an-email-address.md.
 *
 * @throws {Problem} 429 for a fourth change within 24 hours, or too many emails to the new address.
 */
export async function requestEmailChange(
  app: Core & MailSeam,
  trx: Trx,
  account: Account,
  { email, key }: { email: string; key: string },
): Promise<void> {
  const waiting = await findPendingChange(app, trx, account.owner)
  if (waiting?.new_email === email) return
  await refuseFourthChange(app, trx, account.owner)
  await endPendingChanges(app, trx, account.owner)
  const created_at = app.clock.now()
  const change = await insertOwned(trx, account.owner, 'email_changes', {
    old_email: account.email,
    old_email_key: account.email_key,
    new_email: email,
    new_email_key: key,
    created_at,
    expires_at: later(created_at, CONFIRM_LIFE_MS),
    confirmed_at: null,
    reserved_until: null,
    ended_at: null,
  })
    .returning(['id', 'new_email', 'new_email_key', 'expires_at'])
    .executeTakeFirstOrThrow()
  await queueConfirmation(app, trx, account, change)
  const url = await addLink(app, trx, change.id, 'cancel', change.expires_at)
  await queueEmail(
    app,
    trx,
    composeChangeRequestedEmail(app, account, { newEmail: email, url, expires_at: change.expires_at }),
  )
}

/** Mails the confirmation of the waiting change again. @throws {Problem} 409 when nothing is waiting, 429 after too many. */
export async function resendEmailChange(app: Core & MailSeam, user: SignedIn): Promise<{ message: string }> {
  const email = await transact(app.db, async (trx) => {
    const account = await lockAccount(trx, user)
    const change = await findPendingChange(app, trx, user.owner)
    if (!change) throw new Problem(409, 'No change of your email address is waiting for confirmation.')
    await queueConfirmation(app, trx, account, change)
    return change.new_email
  })
  app.sender.wake()
  return { message: `We have sent another email to ${email}.` }
}

/** Cancels the pending change of the signed-in user. Does nothing if there is none. */
export async function withdrawEmailChange(app: Core & MailSeam, user: SignedIn): Promise<{ message: string }> {
  await transact(app.db, async (trx) => {
    await lockAccount(trx, user)
    await endPendingChanges(app, trx, user.owner)
  })
  return { message: 'The change of your email address was canceled.' }
}

/**
 * If an account has the new address, no link is sent; its owner gets a notice instead. Both cases write the same rows, so neither the
 * answer nor its time reveals which one it was.
 */
async function queueConfirmation(
  app: Core & MailSeam,
  trx: Trx,
  account: Account,
  change: PendingChange,
): Promise<void> {
  await countChangeEmail(app, trx, change.new_email_key)
  const url = await addLink(app, trx, change.id, 'confirm', change.expires_at)
  const holder = await findHolder(app, trx, change.new_email_key)
  const isTaken = holder !== null && holder.accountId !== account.id
  await queueEmail(
    app,
    trx,
    isTaken
      ? composeChangeNotice(app, holder)
      : composeChangeEmail(app, { ...account, email: change.new_email }, url, change.expires_at),
  )
}

const PAGES = { confirm: 'confirm-email-change', cancel: 'cancel-email-change', undo: 'undo-email-change' }

/** Creates a link for a change and returns its URL. */
export async function addLink(
  app: Core,
  trx: Trx,
  change_id: number,
  purpose: EmailChangeLinksTable['purpose'],
  expires_at: Date,
): Promise<string> {
  const token = newToken()
  await trx
    .insertInto('email_change_links')
    .values({ hash: hashToken(token), change_id, purpose, expires_at })
    .execute()
  return `${app.publicUrl()}/${PAGES[purpose]}?token=${token}`
}

async function refuseFourthChange({ clock }: Core & MailSeam, trx: Trx, owner: OwnerId): Promise<void> {
  const now = clock.now()
  const recent = await selectOwned(trx, owner, 'email_changes')
    .select('created_at')
    .where('created_at', '>', later(now, -DAY))
    .orderBy('created_at')
    .execute()
  const [oldest] = recent
  if (!oldest || recent.length < CHANGES_A_DAY) return
  const seconds = (later(oldest.created_at, DAY).getTime() - now.getTime()) / SECOND
  throw tooMany(() => 'The email address can be changed three times a day. Try again later.', seconds)
}
