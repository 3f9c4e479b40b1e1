import { later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { hashToken, newToken } from './tokens.ts'

/** Whose password a link sets: an account's, or that of an unverified address. A decoy has neither. */
interface ResetTarget {
  user_id: OwnerId | null
  email_key: string | null
}

/** Creates a link that sets a password and is valid for `lifeMs` milliseconds. Earlier links stay valid until one is used. */
export async function addResetToken({ clock }: Core, trx: Trx, target: ResetTarget, lifeMs: number) {
  const token = newToken()
  const created_at = clock.now()
  const expires_at = later(created_at, lifeMs)
  await acrossOwners(trx)
    .insertInto('reset_tokens')
    .values({ hash: hashToken(token), ...target, created_at, expires_at })
    .execute()
  return { token, expires_at }
}
