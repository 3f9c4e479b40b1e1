import type { LanguageChoice, Profile, User } from '#contract/accounts/auth.ts'
import type { Core } from '../infrastructure/core.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { emailKey } from './auth/addresses.ts'
import { lockAccount } from './auth/sessions.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { requestEmailChange } from './email-change.ts'
import { findPendingChange } from './pending-email.ts'

/** Reads the signed-in user, with the pending address. */
export async function readUser(app: Core, user: SignedIn): Promise<User> {
  const pending = await findPendingChange(app, app.db, user.owner)
  const { id, username, email, last_active_at, language } = user
  return {
    id,
    username,
    email,
    pending_email: pending?.new_email ?? null,
    last_active_at: last_active_at.toISOString(),
    ...(language && { language }),
  }
}

/** Stores the language of the interface. */
export async function updateLanguage(app: Core, user: SignedIn, { language }: LanguageChoice): Promise<User> {
  await app.db.updateTable('users').set({ language }).where('id', '=', user.id).execute()
  return readUser(app, { ...user, language })
}

/** Changes the username at once. A new address must be confirmed first. */
export async function updateProfile(app: Core & MailSeam, user: SignedIn, { username, email }: Profile): Promise<User> {
  const key = emailKey(email)
  const saved = await transact(app.db, async (trx) => {
    const account = await lockAccount(trx, user)
    const isSame = isSameMailbox(email, account.email)
    const change = isSame ? { username, email } : { username }
    await trx.updateTable('users').set(change).where('id', '=', user.id).execute()
    if (isSame) return { ...account, ...change }
    await requestEmailChange(app, trx, { ...account, username }, { email, key })
    return { ...account, username }
  })
  app.sender.wake()
  if (!isSameMailbox(email, saved.email))
    app.log.info({ event: 'email_change_requested', user_id: user.id }, 'change of email address requested')
  return readUser(app, { ...user, username: saved.username, email: saved.email })
}

/**
 * True when only the case of ASCII letters differs. Some other letters share a lower case as well (the Kelvin sign and k), so
 * addresses with the same key can be different mailboxes.
 */
const isSameMailbox = (one: string, other: string) => asciiLower(one) === asciiLower(other)
const asciiLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
