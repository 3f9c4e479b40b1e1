import type { HasClock } from '../clock.ts'
import type { Trx } from '../db/database.ts'
import { updateOwned, selectOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import {
  type Bearers,
  findBearers,
  type Overdrawn,
  readCosts,
  ROUNDING_USD,
  selectBudgetsOf,
  sumCosts,
} from './budget-costs.ts'
import { BudgetReached } from './budget-reached.ts'

/** What a call costs at most, and what the later calls of its item cost, in USD, at the prices of the provider that gets them. */
export interface Room {
  call: number
  later: number
}

interface ReservingItem {
  id: number
  user_id: OwnerId
}

/**
 * Reserves room for a paid call in all budgets that it counts against, as part of `trx`, which has locked the item. The first call of
 * an item also reserves what its image or video will cost, so that no text is paid for an item that cannot be finished. The lock on the budgets serializes parallel calls, also those of other processes.
 * @throws {BudgetReached} when a limit would be crossed
 */
export async function reserveRoom(app: HasClock, trx: Trx, item: ReservingItem, { call, later }: Room): Promise<void> {
  const { reserved_usd: held } = await selectOwned(trx, item.user_id, 'items')
    .select('reserved_usd')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  const bearers = await findBearers(trx, item.user_id, item.id)
  const overdrawn = await findOverdrawn(app, trx, item.user_id, bearers, Math.max(0, call + later - held))
  if (overdrawn) throw new BudgetReached(app, overdrawn)
  if (held !== later)
    await updateOwned(trx, item.user_id, 'items').set({ reserved_usd: later }).where('id', '=', item.id).execute()
}

async function findOverdrawn(
  { clock }: HasClock,
  trx: Trx,
  owner: OwnerId,
  bearers: Bearers,
  usd: number,
): Promise<Overdrawn | null> {
  const budgets = await selectBudgetsOf(trx, owner, bearers).forNoKeyUpdate('budgets').execute()
  if (budgets.length === 0) return null
  const costs = await readCosts(trx, owner, clock.now())
  for (const budget of budgets)
    for (const period of ['month', 'total'] as const) {
      const limit = budget[`${period}_usd`]
      const { spent, reserved, unknown } = sumCosts(costs, budget, period)
      const used = spent + reserved + unknown
      if (limit !== null && used + usd > limit + ROUNDING_USD) return { budget, period, limit, used }
    }
  return null
}
