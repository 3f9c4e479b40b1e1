import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { CODE_DIGITS, CODE_LIFE_MS, CODE_TRIES_MAX } from '#contract/limits.ts'
import { DAY, HOUR, later, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { CodePurpose } from '../../infrastructure/db/account-tables.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { tooManyRequests } from '../../infrastructure/limits/database-rate-limit.ts'
import { composeCodeEmail } from '../../infrastructure/mail/emails.ts'
import { queueEmail } from '../../infrastructure/mail/mail.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { lockAccount } from './sessions.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'

/** Limits of sent codes, so that at most 50 guesses a day are possible for each purpose. */
const SENDS = [
  { count: 1, ms: MINUTE },
  { count: 5, ms: HOUR },
  { count: 10, ms: DAY },
]

/** A keyed hash (HMAC) that includes user and row. A plain hash of one million possible codes could be reversed. */
const createMac = ({ secrets }: Core, owner: OwnerId, codeId: number, code: string) =>
  secrets.mac('otp/v1', `${owner}\n${codeId}\n${code}`)

/** Emails a code, which replaces an earlier one of the same purpose. @throws {Problem} 429 after too many */
export async function sendCode(
  app: Core & MailSeam,
  user: SignedIn,
  purpose: CodePurpose,
): Promise<{ message: string }> {
  const now = app.clock.now()
  const code = String(randomInt(0, 10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expires_at = later(now, CODE_LIFE_MS)
  await transact(app.db, async (trx) => {
    const account = await lockAccount(trx, user)
    await refuseTooMany(trx, user.owner, purpose, now)
    await updateOwned(trx, user.owner, 'password_codes')
      .set({ ended_at: now })
      .where('purpose', '=', purpose)
      .where('ended_at', 'is', null)
      .execute()
    const row = { mac: Buffer.alloc(0), purpose, created_at: now, expires_at, ended_at: null }
    const { id } = await insertOwned(trx, user.owner, 'password_codes', row).returning('id').executeTakeFirstOrThrow()
    await updateOwned(trx, user.owner, 'password_codes')
      .set({ mac: createMac(app, user.owner, id, code) })
      .where('id', '=', id)
      .execute()
    await queueEmail(app, trx, composeCodeEmail(app, account, purpose, code, expires_at))
  })
  app.sender.wake()
  app.log.info({ event: 'code_sent', purpose, user_id: user.id }, 'code sent')
  return { message: 'A verification code has been sent to your email.' }
}

async function refuseTooMany(trx: Trx, owner: OwnerId, purpose: CodePurpose, now: Date): Promise<void> {
  const sent = await selectOwned(trx, owner, 'password_codes')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('created_at', '>', later(now, -DAY))
    .orderBy('id', 'desc')
    .execute()
  for (const { count, ms } of SENDS) {
    const oldest = sent[count - 1]?.created_at
    if (oldest && later(oldest, ms) > now) throw tooManyRequests((later(oldest, ms).getTime() - now.getTime()) / SECOND)
  }
}

/** Whether a code waits to be used. */
export async function hasActiveCode({ db, clock }: Core, owner: OwnerId, purpose: CodePurpose) {
  const row = await selectOwned(db, owner, 'password_codes')
    .select('id')
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('tries', '<', CODE_TRIES_MAX)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Compares a code and returns its id for `endCode`. The attempt is counted before, so that parallel guesses all count.
 * @throws {Problem} 400 if the code is wrong or has expired
 */
export async function checkCode(app: Core, owner: OwnerId, purpose: CodePurpose, code: string): Promise<number> {
  const tried = await updateOwned(app.db, owner, 'password_codes')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', app.clock.now())
    .where('tries', '<', CODE_TRIES_MAX)
    .returning(['id', 'mac', 'tries'])
    .executeTakeFirst()
  if (tried && timingSafeEqual(tried.mac, createMac(app, owner, tried.id, code))) return tried.id
  app.log.info({ event: 'code_refused', purpose, user_id: owner }, 'code refused')
  if (!tried) throw expired()
  const left = CODE_TRIES_MAX - tried.tries
  throw new Problem(400, `Invalid verification code. ${left} attempt${left === 1 ? '' : 's'} remaining.`)
}

/** Uses a code up. @throws {Problem} 400 if it was used or replaced meanwhile */
export async function endCode({ clock }: Core, db: Db, owner: OwnerId, id: number): Promise<void> {
  const { numUpdatedRows } = await updateOwned(db, owner, 'password_codes')
    .set({ ended_at: clock.now() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw expired()
}

const expired = () => new Problem(400, 'This verification code has expired. Please request a new one.')
