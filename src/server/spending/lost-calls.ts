import { sql } from 'kysely'
import type { LostCall } from '#contract/spending/budgets.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db } from '../infrastructure/db/database.ts'
import { acrossOwners, ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { settleLostCall } from './ledger/lost-charges.ts'
import { OBJECT_NOT_FOUND, Problem } from '../infrastructure/problem.ts'
import { IS_LOST } from './budget-costs.ts'

const LIST_MAX = 50

/** Calls whose answer was lost and that nobody has settled yet, newest first. */
export async function listLostCalls(db: Db, owner: OwnerId): Promise<LostCall[]> {
  const rows = await selectLost(db, owner)
    .leftJoin(ownedRows(db, owner, 'brands'), 'brands.id', 'jobs.brand_id')
    .select('brands.name as brand_name')
    .orderBy('call.id', 'desc')
    .limit(LIST_MAX)
    .execute()
  return rows.map(({ platform_key: is_platform, created_at, item_id: _, ...row }) => ({
    ...row,
    is_platform,
    created_at: created_at.toISOString(),
  }))
}

/**
 * Records whether the provider charged for a lost call. An answer that arrives after that still counts.
 * @throws {Problem} 404 when there is no such call, 409 when the platform's key paid for it
 */
export async function settleCall(
  app: Core & MailSeam,
  owner: OwnerId,
  id: number,
  { charged }: { charged: boolean },
): Promise<void> {
  await transact(app.db, async (trx) => {
    const call = await selectLost(trx, owner).where('call.id', '=', id).forUpdate('items').executeTakeFirst()
    if (!call) throw new Problem(404, 'Call not found', { code: OBJECT_NOT_FOUND })
    if (call.platform_key)
      throw new Problem(409, 'This call was made with the key of the platform. Its operator can settle it.')
    await settleLostCall(app, trx, owner, { id, itemId: call.item_id, charged })
  })
}

const selectLost = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'items')
    .innerJoin(ownedRows(db, owner, 'jobs'), 'jobs.id', 'items.job_id')
    .innerJoin('unanswered_calls as call', 'call.item_id', 'items.id')
    .select(['call.id', 'call.kind', 'call.upper_usd', 'call.platform_key', 'call.created_at', 'call.item_id'])
    .where('call.is_free', '=', false)
    .where(IS_LOST)

/** A lost call of the platform's key, as its operator sees it. */
interface LostPlatformCall {
  id: number
  kind: 'copy' | 'picture' | 'film' | 'speech'
  upper_usd: number
  email: string
  created_at: Date
}

/** The calls of all accounts with the platform's key whose answer was lost, oldest first. */
export const listLostPlatformCalls = (db: Db): Promise<LostPlatformCall[]> =>
  selectLostOfPlatform(db)
    .innerJoin('users', 'users.id', 'items.user_id')
    .select(['call.id', 'call.kind', 'call.upper_usd', 'call.created_at', 'users.email'])
    .orderBy('call.id')
    .execute()

/**
 * Records whether the provider charged the platform for a lost call, for its operator.
 * @throws {Problem} 404 when there is no such call
 */
export async function settlePlatformCall(
  app: Core & MailSeam,
  id: number,
  { charged }: { charged: boolean },
): Promise<void> {
  await transact(app.db, async (trx) => {
    const call = await selectLostOfPlatform(trx)
      .select(['call.item_id', 'items.user_id'])
      .where('call.id', '=', id)
      .forUpdate('items')
      .executeTakeFirst()
    if (!call) throw new Problem(404, 'Call not found', { code: OBJECT_NOT_FOUND })
    await settleLostCall(app, trx, call.user_id, { id, itemId: call.item_id, charged })
  })
}

const selectLostOfPlatform = (db: Db) =>
  acrossOwners(db)
    .selectFrom('items')
    .innerJoin('unanswered_calls as call', 'call.item_id', 'items.id')
    .where(sql<boolean>`call.platform_key AND NOT call.is_free`)
    .where(IS_LOST)
