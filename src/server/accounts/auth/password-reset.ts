import type { PasswordReset } from '#contract/accounts/auth.ts'
import { RESET_LINK_LIFE_MS } from '#contract/limits.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners, deleteOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import { type OwnerId, toOwner } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { Recipient } from '../../infrastructure/mail/compose.ts'
import { composePasswordChangedEmail, type KeptAccess } from '../../infrastructure/mail/account-emails.ts'
import { composeResetEmail } from '../../infrastructure/mail/emails.ts'
import { queueDecoy, queueEmail } from '../../infrastructure/mail/mail.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { addressInLog, emailKey, throttleKey } from './addresses.ts'
import { endPendingChanges } from '../pending-email.ts'
import { countPasswordResets } from './email-limits.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { addResetToken } from './reset-tokens.ts'
import { findSignUps, installChosenPassword } from './sign-ups.ts'
import { hashToken } from './tokens.ts'
import { queueChoice } from './verification.ts'

/**
 * Sends a reset link. Reply and work are the same for every address, so that neither reveals an account. An address that waits for
 * verification gets a link to choose a password.
 * @throws {Problem} 429 when too many links were requested
 */
export async function forgotPassword(app: Core & MailSeam, email: string): Promise<{ message: string }> {
  const key = emailKey(email)
  await transact(app.db, async (trx) => {
    await countPasswordResets(app, trx, key)
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'username', 'language'])
      .where('email_key', '=', key)
      .executeTakeFirst()
    const signUps = await findSignUps(app, trx, key)
    const oldest = signUps.find(({ is_decoy }) => !is_decoy)
    if (user) return queueReset(app, trx, user)
    if (oldest) return queueChoice(app, trx, oldest, RESET_LINK_LIFE_MS)
    await addResetToken(app, trx, { user_id: null, email_key: null }, RESET_LINK_LIFE_MS)
    return queueDecoy(app, trx)
  })
  app.sender.wake()
  app.log.info({ event: 'password_reset_requested', address: addressInLog(app, key) }, 'reset link requested')
  return { message: 'If an account exists for that email, we have sent a reset link.' }
}

/** Emails a reset link and returns it. Earlier links stay valid; otherwise a stranger could invalidate them. */
export async function queueReset(app: Core, trx: Trx, user: Recipient & { id: number }): Promise<string> {
  const target = { user_id: toOwner(user), email_key: null }
  const { token, expires_at } = await addResetToken(app, trx, target, RESET_LINK_LIFE_MS)
  const url = `${app.publicUrl()}/reset-password?token=${token}`
  await queueEmail(app, trx, composeResetEmail(app, user, url, expires_at))
  return url
}

/** @throws {Problem} 400 when the link is unknown, used, expired or superseded. */
export async function resetPassword(
  app: Core & MailSeam,
  { token, new_password }: PasswordReset,
): Promise<{ message: string }> {
  const refused = new Problem(400, 'This reset link is invalid or has expired. Please request a new one.')
  const hash = hashToken(token)
  const now = app.clock.now()
  const known = await acrossOwners(app.db)
    .selectFrom('reset_tokens')
    .select(['user_id', 'email_key'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!known?.user_id && !known?.email_key) throw refused
  await requireUncommonPassword(app, new_password, 'new_password')
  const password_hash = await hashPassword(new_password)
  const accountId = await transact(app.db, async (trx) => {
    // The account is locked before its links, in the same order as everywhere else.
    if (known.user_id) await trx.selectFrom('users').select('id').where('id', '=', known.user_id).forUpdate().execute()
    const used = await acrossOwners(trx)
      .deleteFrom('reset_tokens')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .returning(['user_id', 'email_key'])
      .executeTakeFirst()
    if (used?.user_id) return installPassword(app, trx, used.user_id, password_hash)
    return used?.email_key ? installChosen(app, trx, used.email_key, password_hash) : null
  })
  if (accountId === null) throw refused
  app.sender.wake()
  app.log.info({ event: 'password_reset', user_id: accountId }, 'password reset')
  return { message: 'Password reset successfully' }
}

async function installChosen(
  app: Core & MailSeam,
  trx: Trx,
  email_key: string,
  password_hash: string,
): Promise<number | null> {
  const accountId = await installChosenPassword(app, trx, email_key, password_hash)
  await forgetFailures(app, trx, email_key)
  return accountId
}

/** Sets a new password, ends all sessions and links of the old one, and resets the count of failed sign-ins. */
export async function installPassword(
  app: Core & MailSeam,
  trx: Trx,
  owner: OwnerId,
  password_hash: string,
): Promise<number> {
  const { email_key, ...recipient } = await trx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', owner)
    .returning(['email', 'email_key', 'username', 'language'])
    .executeTakeFirstOrThrow()
  const ended = await endAccess(app, trx, owner)
  await forgetFailures(app, trx, email_key)
  const kept = { ...ended, ...(await readKept(trx, owner)) }
  await queueEmail(app, trx, composePasswordChangedEmail(app, recipient, app.clock.now(), kept))
  return owner
}

/** Keys, providers and choices that belong to the account and not to a session. The email to the owner lists them. */
async function readKept(trx: Trx, owner: OwnerId): Promise<Omit<KeptAccess, 'hasEndedFeed'>> {
  const key = await selectOwned(trx, owner, 'provider_keys').select('updated_at').executeTakeFirst()
  const providers = await selectOwned(trx, owner, 'user_providers')
    .select(['name', 'base_url as address'])
    .orderBy('id')
    .execute()
  const { count } = await selectOwned(trx, owner, 'provider_choices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { keySavedAt: key?.updated_at ?? null, providers, choices: count }
}

/** Ends all sessions, codes and reset links, a pending change of the email address, and the calendar feed. */
export async function endAccess(app: Core, trx: Trx, owner: OwnerId): Promise<{ hasEndedFeed: boolean }> {
  await deleteOwned(trx, owner, 'sessions').execute()
  await deleteOwned(trx, owner, 'reset_tokens').execute()
  await updateOwned(trx, owner, 'password_codes')
    .set({ ended_at: app.clock.now() })
    .where('ended_at', 'is', null)
    .execute()
  await endPendingChanges(app, trx, owner)
  const { numDeletedRows } = await deleteOwned(trx, owner, 'calendar_feeds').executeTakeFirst()
  return { hasEndedFeed: numDeletedRows > 0n }
}

async function forgetFailures(app: Core, trx: Trx, email_key: string): Promise<void> {
  await trx.deleteFrom('login_throttle').where('address', '=', throttleKey(app, email_key)).execute()
}
