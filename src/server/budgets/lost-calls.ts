import type { LostCall } from '#contract/budgets/budgets.ts'
import type { HasClock } from '../clock.ts'
import type { Db, HasDb } from '../db/database.ts'
import { ownedRows, selectOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import { transact } from '../db/transact.ts'
import { settleLostCall } from '../generation/ledger/lost-charges.ts'
import { Problem } from '../problem.ts'
import type { AlertParts } from './budget-alerts.ts'

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
  app: HasDb & HasClock & AlertParts,
  owner: OwnerId,
  id: number,
  { charged }: { charged: boolean },
): Promise<void> {
  await transact(app.db, async (trx) => {
    const call = await selectLost(trx, owner).where('call.id', '=', id).forUpdate('items').executeTakeFirst()
    if (!call) throw new Problem(404, 'Call not found')
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
    .where((of) => of.or([of('items.ended_at', 'is not', null), of('call.attempt', '<', of.ref('items.attempt'))]))
