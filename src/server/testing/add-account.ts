import { emailKey } from '../accounts/auth/addresses.ts'
import { hashPassword } from '../accounts/auth/passwords.ts'
import { openSession } from '../accounts/auth/sessions.ts'
import type { Core } from '../infrastructure/core.ts'
import { toOwner } from '../infrastructure/db/owner.ts'
import { PASSWORD } from './people.ts'

let passwordHash: Promise<string> | undefined

/** Adds an account whose password is PASSWORD, and a session, without the emails and the hashes of a sign-up; returns the access token. */
export async function addAccount(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  email: string,
  username: string,
): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD)
  const account = { email, email_key: emailKey(email), username, password_hash: await passwordHash }
  const user = await db
    .insertInto('users')
    .values({ ...account, created_at: clock.now() })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow()
  return (await openSession({ db, clock }, toOwner(user), false)).access_token
}
