import { CONFIRMATION_REQUIRED } from '#contract/error-codes.ts'
import { CONFIRMATION_LIFE_MS } from '#contract/accounts/confirmation.ts'
import { CONFIRMATION_NEEDED } from '#contract/messages.ts'
import { later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { updateOwned } from '../../infrastructure/db/owned.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { Problem, unauthorized } from '../../infrastructure/problem.ts'
import { requirePassword } from './auth.ts'
import { checkCode, endCode } from './codes.ts'
import type { SignedIn } from '../../infrastructure/signed-in.ts'

/**
 * Lets a call pass whose session gave the password or a code within 15 minutes. A stolen session alone cannot add what outlives it.
 * @throws {Problem} 403 otherwise
 */
export function requireConfirmation({ clock }: Core, user: SignedIn): SignedIn {
  if (user.confirmed_at && later(user.confirmed_at, CONFIRMATION_LIFE_MS) > clock.now()) return user
  throw new Problem(403, CONFIRMATION_NEEDED, { code: CONFIRMATION_REQUIRED })
}

/** @throws {Problem} 400 if the password is wrong, 429 while attempts have to wait */
export async function confirmByPassword(app: Core, user: SignedIn, password: string, network: string) {
  await requirePassword(app, user, password, network)
  return confirm(app, app.db, user)
}

/** @throws {Problem} 400 if the code is wrong or has expired */
export async function confirmByCode(app: Core, user: SignedIn, code: string) {
  const codeId = await checkCode(app, user.owner, 'confirmation', code)
  return transact(app.db, async (trx) => {
    await endCode(app, trx, user.owner, codeId)
    return confirm(app, trx, user)
  })
}

/** @throws {Problem} 401 if the session has ended meanwhile */
async function confirm({ clock, log }: Core, db: Db, { id, owner, session }: SignedIn) {
  const { numUpdatedRows } = await updateOwned(db, owner, 'sessions')
    .set({ confirmed_at: clock.now() })
    .where('hash', '=', session)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw unauthorized()
  log.info({ event: 'confirmation', outcome: 'ok', user_id: id }, 'session confirmed')
  return { message: 'Confirmed' }
}
