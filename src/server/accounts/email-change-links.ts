import type { Core } from '../infrastructure/core.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { findHolder } from './auth/address-holder.ts'
import { endAccess, queueReset } from './auth/password-reset.ts'
import { hashPassword } from './auth/passwords.ts'
import { settleAddress } from './auth/sign-ups.ts'
import { hashToken, newToken } from './auth/tokens.ts'
import { DAY, later } from '../infrastructure/clock.ts'
import type { EmailChangeLinksTable } from '../infrastructure/db/account-tables.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { acrossOwners, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { composeEmailChangedEmail } from '../infrastructure/mail/address-emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import { Problem } from '../infrastructure/problem.ts'
import { addLink } from './email-change.ts'
import { isNotUnique } from '../infrastructure/error-code.ts'

type Purpose = EmailChangeLinksTable['purpose']

/** How long an old address stays reserved and can take the account back. */
const UNDO_LIFE_MS = 7 * DAY

/**
 * Uses the link in the new mailbox: the account gets the new address, and the old address gets an undo link. If several accounts want
 * one address, the first confirmation wins.
 *
 * @throws {Problem} 400 for a link that does nothing, 409 when another account has the address or may take it back.
 */
export async function confirmEmailChange(app: Core & MailSeam, token: string): Promise<{ message: string }> {
  const accountId = await whereFree(() =>
    transact(app.db, async (trx) => {
      const { account, change } = await lockLinked(app, trx, 'confirm', token)
      const holder = await findHolder(app, trx, change.new_email_key)
      if (holder && holder.accountId !== account.id) throw addressRefused()
      const now = app.clock.now()
      const { new_email: email, new_email_key: email_key } = change
      await trx.updateTable('users').set({ email, email_key }).where('id', '=', account.id).execute()
      await settleAddress(app, trx, email_key)
      const undo = await reserveOld(app, trx, change, now)
      await queueEmail(app, trx, composeEmailChangedEmail(app, account, undo))
      return account.id
    }),
  )
  app.sender.wake()
  app.log.info({ event: 'email_changed', user_id: accountId }, 'email address changed')
  return { message: 'Your email address has been changed.' }
}

/** Uses the link in the present mailbox. @throws {Problem} 400 when the change is not waiting any more. */
export async function cancelEmailChange(app: Core & MailSeam, token: string): Promise<{ message: string }> {
  const accountId = await transact(app.db, async (trx) => {
    const { account, change } = await lockLinked(app, trx, 'cancel', token)
    const own = updateOwned(trx, change.user_id, 'email_changes').where('id', '=', change.id)
    await own.set({ ended_at: app.clock.now() }).execute()
    return account.id
  })
  app.log.info({ event: 'email_change_cancelled', user_id: accountId }, 'change of email address canceled')
  return { message: 'The change was canceled. Your email address stays as it is.' }
}

/**
 * Uses the link in the old mailbox: the account gets its old address back. Everything that an attacker may have becomes invalid:
 * sessions, codes, the current password, reset links, and the links of this change and all later ones.
 *
 * @throws {Problem} 400 for a link that does nothing, 409 when another account has the address.
 */
export async function undoEmailChange(app: Core & MailSeam, token: string): Promise<{ message: string }> {
  const known = await findLinked(app, app.db, 'undo', token)
  if (!known) throw linkRefused()
  const password_hash = await hashPassword(newToken())
  const accountId = await whereFree(() =>
    transact(app.db, async (trx) => {
      const { account, change } = await lockLinked(app, trx, 'undo', token)
      const { old_email: email, old_email_key: email_key } = change
      await trx.updateTable('users').set({ email, email_key, password_hash }).where('id', '=', account.id).execute()
      await endChangesFrom(app, trx, change.user_id, change.id)
      await endAccess(app, trx, change.user_id)
      await settleAddress(app, trx, email_key)
      await queueReset(app, trx, { ...account, email })
      return account.id
    }),
  )
  app.sender.wake()
  app.log.info({ event: 'email_change_undone', user_id: accountId }, 'change of email address undone')
  return { message: 'Your email address has been restored. We have sent a link to set a new password.' }
}

/**
 * Reserves the old address and returns its undo link. An account that goes back to an address which is reserved for it ends
 * the changes since then instead: the address in between, which may be a thief's, could undo the return otherwise.
 */
async function reserveOld(
  app: Core & MailSeam,
  trx: Trx,
  change: { id: number; user_id: OwnerId; new_email_key: string },
  confirmed_at: Date,
): Promise<{ url: string; expires_at: Date } | null> {
  const left = await selectOwned(trx, change.user_id, 'email_changes')
    .select('id')
    .where('old_email_key', '=', change.new_email_key)
    .where('reserved_until', '>', confirmed_at)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const expires_at = later(confirmed_at, UNDO_LIFE_MS)
  await updateOwned(trx, change.user_id, 'email_changes')
    .set({ confirmed_at, reserved_until: expires_at })
    .where('id', '=', change.id)
    .execute()
  if (!left) return { url: await addLink(app, trx, change.id, 'undo', expires_at), expires_at }
  await endChangesFrom(app, trx, change.user_id, left.id)
  return null
}

async function endChangesFrom({ clock }: Core & MailSeam, trx: Trx, owner: OwnerId, firstId: number): Promise<void> {
  await updateOwned(trx, owner, 'email_changes')
    .set({ ended_at: clock.now() })
    .where('id', '>=', firstId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Finds the change of a link that is still valid. */
async function findLinked({ clock }: Core & MailSeam, db: Trx | Core['db'], purpose: Purpose, token: string) {
  return acrossOwners(db)
    .selectFrom('email_change_links')
    .innerJoin('email_changes', 'email_changes.id', 'email_change_links.change_id')
    .select(['email_changes.id', 'email_changes.user_id'])
    .select(['old_email', 'old_email_key', 'new_email', 'new_email_key'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('email_change_links.expires_at', '>', clock.now())
    .where('ended_at', 'is', null)
    .where('confirmed_at', purpose === 'undo' ? 'is not' : 'is', null)
    .executeTakeFirst()
}

/** Locks the account and reads the change again, so that only one of several concurrent links takes effect. */
async function lockLinked(app: Core & MailSeam, trx: Trx, purpose: Purpose, token: string) {
  const known = await findLinked(app, trx, purpose, token)
  if (!known) throw linkRefused()
  const account = await trx
    .selectFrom('users')
    .select(['id', 'email', 'username', 'language'])
    .where('id', '=', known.user_id)
    .forUpdate()
    .executeTakeFirst()
  const change = await findLinked(app, trx, purpose, token)
  if (!account || !change) throw linkRefused()
  return { account, change }
}

const linkRefused = () => new Problem(400, 'This link is invalid or has expired.')
const addressRefused = () => new Problem(409, 'This email address cannot be used.')

/** Another account may take the address at the same time. */
async function whereFree<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isNotUnique(error) ? addressRefused() : error
  }
}
