import { sql } from 'kysely'
import type { TokenStatus, VerificationStatus } from '#contract/accounts/auth.ts'
import { VERIFICATION_MAX_ATTEMPTS } from '#contract/limits.ts'
import { LINK_EXPIRED, LINK_INVALID, LINK_USED } from '#contract/messages.ts'
import { DAY, later, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { composeChoosePasswordEmail, composeVerificationEmail } from '../../infrastructure/mail/address-emails.ts'
import { queueDecoy, queueEmail } from '../../infrastructure/mail/mail.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { Problem, tooMany } from '../../infrastructure/problem.ts'
import { emailKey, throttleKey } from './addresses.ts'
import { type AddressHolder, findHolder, composeSignUpNotice } from './address-holder.ts'
import { countVerification } from './email-limits.ts'
import { addResetToken } from './reset-tokens.ts'
import { findSignUps, installSignUp, type SignUp } from './sign-ups.ts'
import { hashToken, newToken } from './tokens.ts'

const PURPOSE = 'verification'
const LINK_LIFE_MS = DAY
/** Wait after the second to fifth email. There is none after the first, so a lost email can be requested again at once. */
const COOL_DOWN_MS = [0, 0, MINUTE, 5 * MINUTE, 15 * MINUTE, DAY]
const RESET_QUIET_MS = 15 * MINUTE
const RESETS_A_DAY = 2

/** Creates a link for a sign-up and queues its email. Older links of the sign-up stay valid. */
export async function queueVerification(app: Core & MailSeam, trx: Trx, signUp: SignUp): Promise<void> {
  const { token, expires_at } = await addToken(app, trx, signUp.id, signUp.email_key)
  const url = `${app.publicUrl()}/verify-email?token=${token}`
  await queueEmail(app, trx, composeVerificationEmail(app, signUp, url, expires_at))
}

/**
 * Emails a link that verifies the address of a sign-up and leads to choosing a password, for cases in which the person who signed up
 * must not decide it. The link works for `lifeMs` milliseconds.
 */
export async function queueChoice(app: Core & MailSeam, trx: Trx, signUp: SignUp, lifeMs: number): Promise<void> {
  const { token, expires_at } = await addResetToken(app, trx, { user_id: null, email_key: signUp.email_key }, lifeMs)
  const url = `${app.publicUrl()}/reset-password?token=${token}`
  await queueEmail(app, trx, composeChoosePasswordEmail(app, signUp, url, expires_at))
}

/** Writes the same rows as for a link that is sent, so a sign-up with a registered address looks like any other. */
export async function queueSignUpNotice(
  app: Core & MailSeam,
  trx: Trx,
  holder: AddressHolder,
  signUp: SignUp,
): Promise<void> {
  await addToken(app, trx, signUp.id, signUp.email_key)
  await queueEmail(app, trx, composeSignUpNotice(app, holder, signUp))
}

/** Writes the same rows as a link and its email, for an address that gets none. */
async function queueNothing(app: Core & MailSeam, trx: Trx, email_key: string): Promise<void> {
  await addToken(app, trx, null, email_key)
  await queueDecoy(app, trx)
}

async function addToken({ clock }: Core & MailSeam, trx: Trx, pending_id: number | null, email_key: string) {
  const token = newToken()
  const created_at = clock.now()
  const expires_at = later(created_at, LINK_LIFE_MS)
  await trx
    .insertInto('verification_tokens')
    .values({ hash: hashToken(token), pending_id, email_key, created_at, expires_at, used_at: null })
    .execute()
  return { token, expires_at }
}

/** Counts one email to an address, registered or not. With `enforce`, returns false during the wait. */
export async function countVerificationMail(
  app: Core & MailSeam,
  trx: Trx,
  key: string,
  enforce: boolean,
): Promise<boolean> {
  const now = app.clock.now()
  const next = sql<number>`(CASE WHEN mail_throttle.count >= ${VERIFICATION_MAX_ATTEMPTS} AND mail_throttle.blocked_until <= ${now}
    THEN 1 ELSE least(mail_throttle.count + 1, ${VERIFICATION_MAX_ATTEMPTS}) END)`
  const waits = sql`(ARRAY[${sql.join(COOL_DOWN_MS.slice(1).map((ms) => ms / SECOND))}]::int[])[${next}]`
  const counted = await trx
    .insertInto('mail_throttle')
    .values({
      key: throttleKey(app, key),
      purpose: PURPOSE,
      count: 1,
      last_at: now,
      blocked_until: null,
      resets: 0,
      resets_since: null,
    })
    .onConflict((on) =>
      on
        .columns(['key', 'purpose'])
        .doUpdateSet({
          count: next,
          last_at: now,
          // The wait never refuses a sign-up, so a sign-up does not extend the longest wait either.
          blocked_until: sql`CASE WHEN mail_throttle.count >= ${VERIFICATION_MAX_ATTEMPTS} AND mail_throttle.blocked_until > ${now}
            THEN mail_throttle.blocked_until ELSE ${now}::timestamptz + make_interval(secs => ${waits}) END`,
        })
        .where((of) =>
          enforce
            ? of.or([of('mail_throttle.blocked_until', 'is', null), of('mail_throttle.blocked_until', '<=', now)])
            : of.lit(true),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return counted !== undefined
}

async function refusal(app: Core & MailSeam, email: string): Promise<Problem> {
  const { verification_attempts, next_resend_time } = await verificationStatus(app, email)
  const seconds = next_resend_time ? (Date.parse(next_resend_time) - app.clock.now().getTime()) / SECOND : 1
  if (verification_attempts >= VERIFICATION_MAX_ATTEMPTS) {
    return tooMany(() => 'Maximum verification attempts reached. Try again later.', seconds)
  }
  return tooMany((wait) => `Please wait ${wait} before requesting another email.`, seconds)
}

/** Reads only the throttle table, so the reply is the same for known and unknown addresses. */
export async function verificationStatus(app: Core, email: string): Promise<VerificationStatus> {
  const row = await app.db
    .selectFrom('mail_throttle')
    .select(['count', 'blocked_until'])
    .where('key', '=', throttleKey(app, emailKey(email)))
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst()
  const isBlocked = row?.blocked_until ? row.blocked_until > app.clock.now() : false
  const startsAnew = !isBlocked && (row?.count ?? 0) >= VERIFICATION_MAX_ATTEMPTS
  return {
    verification_attempts: startsAnew ? 0 : (row?.count ?? 0),
    max_attempts: VERIFICATION_MAX_ATTEMPTS,
    can_resend: !isBlocked,
    next_resend_time: isBlocked ? (row?.blocked_until?.toISOString() ?? null) : null,
  }
}

/**
 * Sends the verification link again. The reply is the same for every address.
 * @throws {Problem} 429 if too many emails were requested
 */
export async function resendVerification(app: Core & MailSeam, email: string): Promise<{ message: string }> {
  const key = emailKey(email)
  const isAllowed = await transact(app.db, async (trx) => {
    if (!(await countVerificationMail(app, trx, key, true))) return false
    await countVerification(app, trx, key)
    await queueAgain(app, trx, key)
    return true
  })
  if (!isAllowed) throw await refusal(app, email)
  app.sender.wake()
  return { message: 'If that address is waiting for verification, we have sent a new link.' }
}

/** With several sign-ups it is unknown which one is the mailbox owner's, so the link lets the owner choose a password. */
async function queueAgain(app: Core & MailSeam, trx: Trx, key: string): Promise<void> {
  const holder = await findHolder(app, trx, key)
  const signUps = await findSignUps(app, trx, key)
  const newest = signUps.at(-1)
  if (holder && newest) return queueSignUpNotice(app, trx, holder, newest)
  const [oldest, ...others] = signUps.filter(({ is_decoy }) => !is_decoy)
  if (!oldest || holder) return queueNothing(app, trx, key)
  return others.length > 0 ? queueChoice(app, trx, oldest, LINK_LIFE_MS) : queueVerification(app, trx, oldest)
}

/**
 * Anybody can call this. To keep the limit effective, it works after 15 minutes without a request, at most twice a day.
 * @throws {Problem} 429 if it is too early, or was used twice today
 */
export async function resetVerificationAttempts(app: Core & MailSeam, email: string): Promise<{ message: string }> {
  const now = app.clock.now()
  const reset = await app.db
    .updateTable('mail_throttle')
    .set({
      count: 0,
      blocked_until: null,
      resets: sql`CASE WHEN resets_since > ${later(now, -DAY)} THEN resets + 1 ELSE 1 END`,
      resets_since: sql`CASE WHEN resets_since > ${later(now, -DAY)} THEN resets_since ELSE ${now} END`,
    })
    .where('key', '=', throttleKey(app, emailKey(email)))
    .where('purpose', '=', PURPOSE)
    .where('last_at', '<=', later(now, -RESET_QUIET_MS))
    .where((of) =>
      of.or([
        of('resets_since', 'is', null),
        of('resets_since', '<=', later(now, -DAY)),
        of('resets', '<', RESETS_A_DAY),
      ]),
    )
    .returning('count')
    .executeTakeFirst()
  if (!reset)
    throw tooMany(() => 'Verification attempts cannot be reset yet. Try again later.', RESET_QUIET_MS / SECOND)
  return { message: 'Verification attempts have been reset.' }
}

/** Checks a link without using it, because email scanners open links before people do. */
export async function checkToken({ db, clock }: Core, token: string): Promise<TokenStatus> {
  const row = await db
    .selectFrom('verification_tokens')
    .selectAll()
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) return { valid: false, reason: 'invalid' }
  if (row.used_at) return { valid: false, reason: 'already_used' }
  return row.expires_at <= clock.now() ? { valid: false, reason: 'expired' } : { valid: true }
}

/**
 * Uses a link: the owner of the mailbox gets the account with the username and password of that sign-up.
 * @throws {Problem} 400 if the link is unknown, used or expired
 */
export async function verifyEmail(app: Core, token: string): Promise<{ message: string }> {
  const now = app.clock.now()
  const accountId = await transact(app.db, async (trx) => {
    const used = await trx
      .updateTable('verification_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('pending_id')
      .executeTakeFirst()
    return used?.pending_id ? installSignUp(app, trx, used.pending_id) : null
  })
  if (accountId === null) throw new Problem(400, await whyNot(app, token))
  app.log.info({ event: 'email_verified', user_id: accountId }, 'email verified')
  return { message: 'Email verified successfully' }
}

async function whyNot(app: Core, token: string): Promise<string> {
  const { reason } = await checkToken(app, token)
  if (reason === 'expired') return LINK_EXPIRED
  return reason === 'invalid' ? LINK_INVALID : LINK_USED
}
