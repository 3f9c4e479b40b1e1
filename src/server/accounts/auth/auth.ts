import type { Selectable } from 'kysely'
import type { Credentials, LoginResult } from '#contract/accounts/auth.ts'
import type { Registration } from '#contract/accounts/sign-up.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { UsersTable } from '../../infrastructure/db/account-tables.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { dryRun, transact } from '../../infrastructure/db/transact.ts'
import { composeSignInNotice } from '../../infrastructure/mail/emails.ts'
import { queueEmail } from '../../infrastructure/mail/mail.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { findHolder } from './address-holder.ts'
import { addressInLog, emailKey } from './addresses.ts'
import { countRegistration } from './email-limits.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { openSession } from './sessions.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'
import { countAttempt, FAILURES_BEFORE_WAIT } from './sign-in-attempts.ts'
import { requireSignUp } from './sign-up-rules.ts'
import { addSignUp, newestSignUpHashes } from './sign-ups.ts'
import { countVerificationMail, queueSignUpNotice, queueVerification, verificationStatus } from './verification.ts'

/** How many of the newest sign-ups a sign-in compares its password with. */
const SIGN_UPS_TRIED = 3

/**
 * Registers an address. Reply and work are the same for new, pending and verified addresses: one hash, one sign-up, one email. The
 * credentials belong to the link, so a sign-up with somebody else's address has no effect. `network` is the client's.
 *
 * @throws {Problem} 403 if the operator does not let the address sign up, 422 for a frequent password where these are refused, 429 when there
 * were too many sign-ups or emails for the address.
 */
export async function register(
  app: Core & MailSeam,
  { username, email, password }: Registration,
  invitation: string | undefined,
  network: string,
) {
  requireSignUp(app, email, invitation)
  await requireUncommonPassword(app, password, 'password')
  const email_key = emailKey(email)
  // Hashing is expensive, so a request over the limit is refused before it. The request is counted below.
  await dryRun(app.db, (trx) => countRegistration(app, trx, email_key, network))
  const password_hash = await hashPassword(password)
  const created_at = app.clock.now()
  await transact(app.db, async (trx) => {
    await countRegistration(app, trx, email_key, network)
    await countVerificationMail(app, trx, email_key, false)
    const holder = await findHolder(app, trx, email_key)
    const is_decoy = holder !== null
    const signUp = await addSignUp(trx, { email, email_key, username, password_hash, is_decoy, created_at })
    return holder ? queueSignUpNotice(app, trx, holder, signUp) : queueVerification(app, trx, signUp)
  })
  app.sender.wake()
  app.log.info({ event: 'sign_up', outcome: 'ok', address: addressInLog(app, email_key) }, 'signed up')
  return { email_sent: true, message: 'Check your email to finish creating your account.' }
}

/**
 * `network` is where the attempt comes from; failures are counted for address and network together.
 * @throws {Problem} 401 for a wrong password, 403 for a disabled account, 429 while attempts have to wait
 */
export async function login(
  app: Core & MailSeam,
  { email, password, remember_me }: Credentials,
  network: string,
  ip: string,
): Promise<LoginResult> {
  const key = keyOrNothing(email)
  const attempt = await countAttempt(app, key, network, ip)
  const user = await app.db.selectFrom('users').selectAll().where('email_key', '=', key).executeTakeFirst()
  const signUps = await newestSignUpHashes(app, key, SIGN_UPS_TRIED)
  if ((await verifyPassword(user?.password_hash ?? null, password)) && user) {
    const result = await signIn(app, user, password, remember_me, attempt.failures)
    await attempt.forget()
    return result
  }
  if (await matchesAnyHash(signUps, password)) return unverified(app, email)
  app.log.info(
    { event: 'login', outcome: 'refused', address: addressInLog(app, key), failures: attempt.failures },
    'sign-in refused',
  )
  throw refusedSignIn()
}

const refusedSignIn = () => new Problem(401, 'Incorrect email or password')

/** Always computes the same number of hashes, so the time reveals neither whether sign-ups exist nor which one matched. */
async function matchesAnyHash(hashes: readonly string[], password: string): Promise<boolean> {
  let isMatch = false
  for (let index = 0; index < SIGN_UPS_TRIED; index += 1) {
    if (await verifyPassword(hashes[index] ?? null, password)) isMatch = true
  }
  return isMatch
}

/**
 * Verifies the password of a signed-in user. Failures count like those of a sign-in.
 * @throws {Problem} 400 if it is wrong, 429 while attempts have to wait
 */
export async function requirePassword(app: Core, user: SignedIn, password: string, network: string): Promise<void> {
  const attempt = await countAttempt(app, emailKey(user.email), network, network)
  const row = await app.db.selectFrom('users').select('password_hash').where('id', '=', user.id).executeTakeFirst()
  if (!(await verifyPassword(row?.password_hash ?? null, password))) {
    app.log.info({ event: 'confirmation', outcome: 'refused', user_id: user.id }, 'wrong password')
    throw new Problem(400, 'Incorrect password', {
      extra: { errors: [{ field: 'password', message: 'Incorrect password' }] },
    })
  }
  await attempt.forget()
}

async function signIn(
  app: Core & MailSeam,
  user: Selectable<UsersTable>,
  password: string,
  remember: boolean,
  failures: number,
): Promise<LoginResult> {
  const fresh = isOutdated(user.password_hash) ? await hashPassword(password) : null
  const token = await transact(app.db, async (trx) => {
    // If the password changed after it was compared, no session is opened.
    const current = await trx
      .selectFrom('users')
      .select('disabled_at')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .forUpdate()
      .executeTakeFirst()
    if (!current) throw refusedSignIn()
    if (current.disabled_at) {
      app.log.info({ event: 'login', outcome: 'disabled', user_id: user.id }, 'sign-in to a disabled account')
      throw new Problem(403, 'This account was disabled by the operator of this server.')
    }
    if (fresh) await trx.updateTable('users').set({ password_hash: fresh }).where('id', '=', user.id).execute()
    if (failures > FAILURES_BEFORE_WAIT) {
      await queueEmail(app, trx, composeSignInNotice(app, user, app.clock.now()))
    }
    return openSession({ db: trx, clock: app.clock }, toOwner(user), remember)
  })
  app.sender.wake()
  app.log.info({ event: 'login', outcome: 'ok', user_id: user.id }, 'signed in')
  const { id, username, email, language } = user
  const account = { id, username, email, ...(language && { language }) }
  return { success: true, user: account, token, requires_verification: false, message: 'Signed in' }
}

async function unverified(app: Core & MailSeam, email: string): Promise<LoginResult> {
  return {
    success: false,
    requires_verification: true,
    verification_status: await verificationStatus(app, email),
    message: 'Please verify your email address before signing in.',
  }
}

/** Text that is not an email address is treated like an unknown address. */
function keyOrNothing(email: string): string {
  try {
    return emailKey(email)
  } catch {
    return email.toLowerCase()
  }
}
