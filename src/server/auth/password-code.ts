import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { PasswordChange } from '#contract/auth.ts'
import { CODE_DIGITS, CODE_LIFE_MS, CODE_TRIES_MAX } from '#contract/limits.ts'
import { DAY, HOUR, later, MINUTE, SECOND, type HasClock } from '../clock.ts'
import type { HasConfig, HasPublicUrl } from '../config.ts'
import type { HasDb } from '../db/database.ts'
import { insertOwned, selectOwned, updateOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import { transact } from '../db/transact.ts'
import { composePasswordCodeEmail } from '../mail/emails.ts'
import { queueEmail } from '../mail/mail.ts'
import type { HasSender } from '../mail/sender.ts'
import { Problem } from '../problem.ts'
import { tooManyRequests } from '../limits/database-rate-limit.ts'
import type { HasLanguage, HasLog } from '../request-context.ts'
import type { HasSecrets } from '../secrets.ts'
import { installPassword } from './password-reset.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { lockAccount, type SignedIn } from './sessions.ts'

type AuthApp = HasConfig & HasLog & HasLanguage & HasClock & HasPublicUrl & HasSecrets & HasDb & HasSender

/** Limits of sent codes, so that at most 50 guesses a day are possible. */
const SENDS = [
  { count: 1, ms: MINUTE },
  { count: 5, ms: HOUR },
  { count: 10, ms: DAY },
]

/** A keyed hash (HMAC) that includes user and row. A plain hash of one million possible codes could be reversed. */
const createMac = ({ secrets }: AuthApp, owner: OwnerId, codeId: number, code: string) =>
  secrets.mac('otp/v1', `${owner}\n${codeId}\n${code}`)

export async function sendPasswordCode(app: AuthApp, user: SignedIn): Promise<{ message: string }> {
  const now = app.clock.now()
  const code = String(randomInt(0, 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expires_at = later(now, CODE_LIFE_MS)
  await transact(app.db, async (trx) => {
    const account = await lockAccount(trx, user)
    const sent = await selectOwned(trx, user.owner, 'password_codes')
      .select('created_at')
      .where('created_at', '>', later(now, -DAY))
      .orderBy('id', 'desc')
      .execute()
    refuseTooMany(
      sent.map(({ created_at }) => created_at),
      now,
    )
    await updateOwned(trx, user.owner, 'password_codes').set({ ended_at: now }).where('ended_at', 'is', null).execute()
    const { id } = await insertOwned(trx, user.owner, 'password_codes', {
      mac: Buffer.alloc(0),
      created_at: now,
      expires_at,
      ended_at: null,
    })
      .returning('id')
      .executeTakeFirstOrThrow()
    await updateOwned(trx, user.owner, 'password_codes')
      .set({ mac: createMac(app, user.owner, id, code) })
      .where('id', '=', id)
      .execute()
    await queueEmail(app, trx, composePasswordCodeEmail(app, account, code, expires_at))
  })
  app.sender.wake()
  return { message: 'A verification code has been sent to your email.' }
}

/** `sent` is newest first. */
function refuseTooMany(sent: Date[], now: Date): void {
  for (const { count, ms } of SENDS) {
    const oldest = sent[count - 1]
    if (oldest && later(oldest, ms) > now) throw tooManyRequests((later(oldest, ms).getTime() - now.getTime()) / SECOND)
  }
}

export async function passwordCodeStatus({ db, clock }: AuthApp, owner: OwnerId) {
  const row = await selectOwned(db, owner, 'password_codes')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('tries', '<', CODE_TRIES_MAX)
    .executeTakeFirst()
  return row
    ? { has_active_otp: true, message: 'A verification code is waiting in your email.' }
    : { has_active_otp: false, message: 'No verification code is active.' }
}

/**
 * The attempt is counted before the code is compared, so that parallel guesses all count.
 * @throws {Problem} 400 if the code is wrong or has expired
 */
export async function changePassword(
  app: AuthApp,
  user: SignedIn,
  { otp_code, new_password }: PasswordChange,
): Promise<{ message: string }> {
  const now = app.clock.now()
  const tried = await updateOwned(app.db, user.owner, 'password_codes')
    .set({ tries: sql`tries + 1` })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES_MAX)
    .returning(['id', 'mac', 'tries'])
    .executeTakeFirst()
  if (!tried) throw expired()
  if (!timingSafeEqual(tried.mac, createMac(app, user.owner, tried.id, otp_code))) {
    const left = CODE_TRIES_MAX - tried.tries
    throw new Problem(400, `Invalid verification code. ${left} attempt${left === 1 ? '' : 's'} remaining.`)
  }
  await requireUncommonPassword(app, new_password, 'new_password')
  const password_hash = await hashPassword(new_password)
  await transact(app.db, async (trx) => {
    const { numUpdatedRows } = await updateOwned(trx, user.owner, 'password_codes')
      .set({ ended_at: now })
      .where('id', '=', tried.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw expired()
    await installPassword(app, trx, user.owner, password_hash)
  })
  app.sender.wake()
  app.log.info({ event: 'password_changed', user_id: user.id }, 'password changed')
  return { message: 'Password changed successfully' }
}

const expired = () => new Problem(400, 'This verification code has expired. Please request a new one.')
