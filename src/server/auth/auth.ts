import type { Credentials, LoginResult, Registration, User } from '#contract/auth.ts'
import type { Transaction } from 'kysely'
import type { App } from '../app.ts'
import type { Schema } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { existingAccountLetter, signInAfterFailuresLetter } from '../mail/letters.ts'
import { queueLetter } from '../mail/mail.ts'
import { Problem } from '../problem.ts'
import { emailKey } from './addresses.ts'
import { countRegistration, countUnaskedMail } from './mail-ceiling.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { openSession, type SignedIn } from './sessions.ts'
import { countAttempt, FAILURES_BEFORE_WAIT } from './sign-in-attempts.ts'
import { addToken, countVerificationMail, type Pending, queueVerification, verificationStatus } from './verification.ts'

type AuthApp = Pick<App, 'db' | 'clock' | 'secrets' | 'publicUrl' | 'sender' | 'log'>

/**
 * The same answer whether the address is new, pending or verified, after the same work: one hash, one sign-up, one letter.
 * The credentials ride on the link, so a sign-up for somebody else's address gains nothing.
 */
export async function register(app: AuthApp, { username, email, password }: Registration) {
  const email_key = emailKey(email)
  await countRegistration(app, email_key)
  await countUnaskedMail(app, email_key)
  const password_hash = await hashPassword(password)
  const created_at = app.clock.now()
  await transact(app.db, async (trx) => {
    await countVerificationMail(app, trx, email_key, false)
    const user = await trx
      .selectFrom('users')
      .select(['email', 'username'])
      .where('email_key', '=', email_key)
      .executeTakeFirst()
    const pending = await trx
      .insertInto('pending_registrations')
      .values({ email, email_key, username, password_hash, created_at })
      .returning(['id', 'email', 'email_key', 'username', 'created_at'])
      .executeTakeFirstOrThrow()
    // For an account that exists the sign-up and its link are written too, and never told to anybody.
    if (user) return queueExisting(app, trx, pending, user)
    return queueVerification(app, trx, pending)
  })
  app.sender.wake()
  return { email_sent: true, message: 'Check your email to finish creating your account.' }
}

async function queueExisting(
  app: AuthApp,
  trx: Transaction<Schema>,
  pending: Pending,
  user: { email: string; username: string },
): Promise<void> {
  await addToken(app, trx, pending.id, pending.email_key)
  await queueLetter(app, trx, existingAccountLetter(user.email, user.username, `${app.publicUrl()}/login`))
}

/** `network` is where the attempt comes from; failures are counted for address and network together. */
export async function login(
  app: AuthApp,
  { email, password, remember_me }: Credentials,
  network: string,
  ip: string,
): Promise<LoginResult> {
  const key = keyOrNothing(email)
  const attempt = await countAttempt(app, key, network, ip)
  const user = await app.db.selectFrom('users').selectAll().where('email_key', '=', key).executeTakeFirst()
  const pending = await newestCredentials(app, key)
  const stored = user?.password_hash ?? pending?.password_hash ?? null
  if (!(await verifyPassword(stored, password))) {
    app.log.info({ event: 'login', outcome: 'refused', failures: attempt.failures }, 'sign-in refused')
    throw new Problem(401, 'Incorrect email or password')
  }
  await attempt.forget()
  if (!user) return unverified(app, email)
  return signIn(app, user, password, remember_me, attempt.failures)
}

/** Asks a signed-in person for the password again; wrong ones are counted like those of a sign-in. */
export async function requirePassword(app: AuthApp, user: SignedIn, password: string, network: string): Promise<void> {
  const attempt = await countAttempt(app, emailKey(user.email), network, network)
  const row = await app.db.selectFrom('users').select('password_hash').where('id', '=', user.id).executeTakeFirst()
  if (!(await verifyPassword(row?.password_hash ?? null, password))) {
    throw new Problem(400, 'Incorrect password', {
      extra: { errors: [{ field: 'password', message: 'Incorrect password' }] },
    })
  }
  await attempt.forget()
}

async function signIn(
  app: AuthApp,
  user: { id: number; email: string; username: string; password_hash: string },
  password: string,
  remember: boolean,
  failures: number,
): Promise<LoginResult> {
  const fresh = isOutdated(user.password_hash) ? await hashPassword(password) : null
  const token = await transact(app.db, async (trx) => {
    if (fresh) await trx.updateTable('users').set({ password_hash: fresh }).where('id', '=', user.id).execute()
    if (failures > FAILURES_BEFORE_WAIT) {
      await queueLetter(app, trx, signInAfterFailuresLetter(user.email, user.username, app.clock.now()))
    }
    return openSession({ db: trx, clock: app.clock }, user.id, remember)
  })
  app.sender.wake()
  app.log.info({ event: 'login', outcome: 'ok', user_id: user.id }, 'signed in')
  const { id, username, email } = user
  return { success: true, user: { id, username, email }, token, requires_verification: false, message: 'Signed in' }
}

async function unverified(app: AuthApp, email: string): Promise<LoginResult> {
  return {
    success: false,
    requires_verification: true,
    verification_status: await verificationStatus(app, email),
    message: 'Please verify your email address before signing in.',
  }
}

export function toUser({ id, username, email, last_active_at }: SignedIn): User {
  return { id, username, email, last_active_at: last_active_at.toISOString() }
}

/** What is no address at all belongs to nobody, and is refused like any other unknown one. */
function keyOrNothing(email: string): string {
  try {
    return emailKey(email)
  } catch {
    return email.toLowerCase()
  }
}

function newestCredentials({ db }: AuthApp, key: string) {
  return db
    .selectFrom('pending_registrations')
    .select('password_hash')
    .where('email_key', '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
