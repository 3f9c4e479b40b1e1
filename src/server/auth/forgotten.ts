import type { Transaction } from 'kysely'
import type { PasswordReset } from '#contract/auth.ts'
import { RESET_LINK_LIFE_MS } from '#contract/limits.ts'
import type { App } from '../app.ts'
import { later } from '../clock.ts'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { passwordChangedLetter, resetLetter } from '../mail/letters.ts'
import { queueDecoy, queueLetter } from '../mail/mail.ts'
import { Problem } from '../problem.ts'
import { emailKey, throttleKey } from './addresses.ts'
import { countForgotten, countUnaskedMail } from './mail-ceiling.ts'
import { hashPassword } from './passwords.ts'
import { hashToken, newToken } from './tokens.ts'
import { newestPending, queueVerification } from './verification.ts'

type AuthApp = Pick<App, 'db' | 'clock' | 'secrets' | 'publicUrl' | 'sender' | 'log'>

/** The same answer after the same work for every address; one that is only waiting for verification gets that link again. */
export async function forgotPassword(app: AuthApp, email: string): Promise<{ message: string }> {
  const key = emailKey(email)
  await countForgotten(app, key)
  await countUnaskedMail(app, key)
  await transact(app.db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'username'])
      .where('email_key', '=', key)
      .executeTakeFirst()
    const pending = await newestPending(trx, key)
    if (user) return queueReset(app, trx, user)
    if (pending) return queueVerification(app, trx, pending)
    await addResetToken(app, trx, null)
    return queueDecoy(app, trx)
  })
  app.sender.wake()
  return { message: 'If an account exists for that email, we have sent a reset link.' }
}

/** Mails a reset link; links sent before die. Returns the link. */
export async function queueReset(
  app: AuthApp,
  trx: Transaction<Schema>,
  user: { id: number; email: string; username: string },
): Promise<string> {
  const { token, expires_at } = await addResetToken(app, trx, user.id)
  const url = `${app.publicUrl()}/reset-password?token=${token}`
  await queueLetter(app, trx, resetLetter(user.email, user.username, url, expires_at))
  return url
}

async function addResetToken({ clock }: AuthApp, trx: Transaction<Schema>, user_id: number | null) {
  const token = newToken()
  const created_at = clock.now()
  const expires_at = later(created_at, RESET_LINK_LIFE_MS)
  await trx
    .deleteFrom('reset_tokens')
    .where('user_id', '=', user_id ?? 0)
    .execute()
  await trx
    .insertInto('reset_tokens')
    .values({ hash: hashToken(token), user_id, created_at, expires_at })
    .execute()
  return { token, expires_at }
}

export async function resetPassword(
  app: AuthApp,
  { token, new_password }: PasswordReset,
): Promise<{ message: string }> {
  const refused = new Problem(400, 'This reset link is invalid or has expired. Please request a new one.')
  const hash = hashToken(token)
  const now = app.clock.now()
  const known = await app.db
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!known?.user_id) throw refused
  const password_hash = await hashPassword(new_password)
  const userId = await transact(app.db, async (trx) => {
    const used = await trx
      .deleteFrom('reset_tokens')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (!used?.user_id) return null
    await installPassword(app, trx, used.user_id, password_hash)
    return used.user_id
  })
  if (userId === null) throw refused
  app.sender.wake()
  app.log.info({ event: 'password_reset', user_id: userId }, 'password reset')
  return { message: 'Password reset successfully' }
}

/** A new password ends everything that the old one opened: sessions, codes, links, and the memory of failed tries. */
export async function installPassword(
  app: AuthApp,
  trx: Transaction<Schema>,
  userId: number,
  password_hash: string,
): Promise<void> {
  const { email, email_key, username } = await trx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .returning(['email', 'email_key', 'username'])
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute()
  await trx
    .updateTable('password_codes')
    .set({ ended_at: app.clock.now() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  await trx.deleteFrom('login_throttle').where('address', '=', throttleKey(app, email_key)).execute()
  await queueLetter(app, trx, passwordChangedLetter(email, username, app.clock.now()))
}
