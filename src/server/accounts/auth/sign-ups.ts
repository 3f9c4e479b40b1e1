import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { resumeUsage } from '../kept-usage.ts'
import { findHolder } from './address-holder.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'

export const SIGN_UP_LIFE_MS = 7 * DAY

/** A sign-up whose address is not verified. */
export interface SignUp {
  id: number
  email: string
  email_key: string
  username: string
  is_decoy: boolean
  created_at: Date
}

const COLUMNS = ['id', 'email', 'email_key', 'username', 'is_decoy', 'created_at'] as const

/** The sign-ups of the last seven days for an address, decoys included, oldest first. */
export async function findSignUps({ clock }: Core, trx: Trx, emailKey: string): Promise<SignUp[]> {
  return trx
    .selectFrom('pending_registrations')
    .select(COLUMNS)
    .where('email_key', '=', emailKey)
    .where('created_at', '>', later(clock.now(), -SIGN_UP_LIFE_MS))
    .orderBy('id')
    .execute()
}

/** The password hashes of the `count` newest sign-ups for an address, decoys included. */
export async function newestSignUpHashes({ db, clock }: Core, emailKey: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_registrations')
    .select('password_hash')
    .where('email_key', '=', emailKey)
    .where('created_at', '>', later(clock.now(), -SIGN_UP_LIFE_MS))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ password_hash }) => password_hash)
}

export async function addSignUp(
  trx: Trx,
  values: {
    email: string
    email_key: string
    username: string
    password_hash: string
    is_decoy: boolean
    created_at: Date
  },
): Promise<SignUp> {
  return trx.insertInto('pending_registrations').values(values).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** Creates the account of a sign-up from its link; null when that is no longer possible. */
export async function installSignUp(app: Core, trx: Trx, pendingId: number): Promise<number | null> {
  const signUp = await trx
    .selectFrom('pending_registrations')
    .select([...COLUMNS, 'password_hash'])
    .where('id', '=', pendingId)
    .where('is_decoy', '=', false)
    .where('created_at', '>', later(app.clock.now(), -SIGN_UP_LIFE_MS))
    .executeTakeFirst()
  const accountId = signUp ? await addAccount(app, trx, signUp) : null
  // The account has its password now. As a decoy, the password would still match after the account gets another one.
  if (accountId !== null) await trx.deleteFrom('pending_registrations').where('id', '=', pendingId).execute()
  return accountId
}

/** Creates the account of an address with a password that the owner of the mailbox chose. Null if no sign-up is pending. */
export async function installChosenPassword(
  app: Core,
  trx: Trx,
  emailKey: string,
  password_hash: string,
): Promise<number | null> {
  const signUps = await findSignUps(app, trx, emailKey)
  const oldest = signUps.find(({ is_decoy }) => !is_decoy)
  return oldest ? addAccount(app, trx, { ...oldest, password_hash }) : null
}

async function addAccount(
  app: Core,
  trx: Trx,
  { email, email_key, username, password_hash }: SignUp & { password_hash: string },
): Promise<number | null> {
  if (await findHolder(app, trx, email_key)) return null
  const user = await trx
    .insertInto('users')
    .values({ email, email_key, username, password_hash, created_at: app.clock.now() })
    .onConflict((on) => on.column('email_key').doNothing())
    .returning(['id', 'username'])
    .executeTakeFirst()
  if (!user) return null
  await settleAddress(app, trx, email_key)
  await resumeUsage(app, trx, toOwner(user), email_key)
  return user.id
}

/**
 * Called when an account gets an address: its sign-ups become decoys, because a sign-in would reveal their deletion, and their links
 * are marked as used.
 */
export async function settleAddress({ clock }: Core, trx: Trx, emailKey: string): Promise<void> {
  await trx
    .updateTable('verification_tokens')
    .set({ used_at: clock.now() })
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .execute()
  await trx.updateTable('pending_registrations').set({ is_decoy: true }).where('email_key', '=', emailKey).execute()
  await acrossOwners(trx).deleteFrom('reset_tokens').where('email_key', '=', emailKey).execute()
}
