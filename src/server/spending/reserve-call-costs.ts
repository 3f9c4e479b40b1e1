import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { updateOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import {
  type Bearers,
  findBearers,
  type Overdrawn,
  readCosts,
  ROUNDING_USD,
  selectBudgetsFor,
  sumCosts,
} from './budget-costs.ts'
import { OwnBudgetReached, PlatformLimitReached } from './budget-reached.ts'
import { findPlatformOverdrawn } from './platform-limits.ts'

/** What a call costs at most, and what the later calls of its item cost, in USD, at the prices of the provider that gets them. */
export interface CallCosts {
  call: number
  later: number
  /** Whether the platform pays for the later calls. */
  isLaterOfPlatform?: boolean
}

interface ReservingItem {
  id: number
  user_id: OwnerId
}

/**
 * Reserves room for a paid call in all budgets that it counts against, and in the operator's limits where the platform pays, as part of
 * `trx`, which has locked the item. The first call of an item also reserves what its image or video will cost, so that no text is paid
 * for an item that cannot be finished. The locks on the budgets and on the platform's sum serialize parallel calls, also those of other
 * processes.
 * Why, and what was rejected: docs/decisions/0049-budgets.md.
 * @throws {BudgetReached} when a limit would be crossed
 */
export async function reserveCallCosts(
  app: Core,
  trx: Trx,
  item: ReservingItem,
  { call, later, isLaterOfPlatform = false }: CallCosts,
  isPlatform: boolean,
): Promise<void> {
  const held = await selectOwned(trx, item.user_id, 'items')
    .select(['reserved_usd', 'reserves_platform'])
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  if (call + later > 0) {
    const bearers = await findBearers(trx, item.user_id, item.id)
    const overdrawn = await findOverdrawn(
      app,
      trx,
      item.user_id,
      bearers,
      Math.max(0, call + later - held.reserved_usd),
    )
    if (overdrawn) throw new OwnBudgetReached(app, overdrawn)
  }
  const ofPlatform = (isPlatform ? call : 0) + (isLaterOfPlatform ? later : 0)
  if (ofPlatform > 0) {
    const heldOfPlatform = held.reserves_platform ? held.reserved_usd : 0
    const overdrawn = await findPlatformOverdrawn(app, trx, Math.max(0, ofPlatform - heldOfPlatform))
    if (overdrawn) throw new PlatformLimitReached(app, overdrawn)
  }
  const reserved = { reserved_usd: later, reserves_platform: later > 0 && isLaterOfPlatform }
  if (held.reserved_usd !== later || held.reserves_platform !== reserved.reserves_platform)
    await updateOwned(trx, item.user_id, 'items').set(reserved).where('id', '=', item.id).execute()
}

async function findOverdrawn(
  { clock }: Core,
  trx: Trx,
  owner: OwnerId,
  bearers: Bearers,
  needed: number,
): Promise<Overdrawn | null> {
  const budgets = await selectBudgetsFor(trx, owner, bearers).forNoKeyUpdate('budgets').execute()
  if (budgets.length === 0) return null
  const costs = await readCosts(trx, owner, clock.now())
  for (const budget of budgets)
    for (const period of ['month', 'total'] as const) {
      const limit = budget[`${period}_usd`]
      const { spent, reserved, unknown } = sumCosts(costs, budget, period)
      const used = spent + reserved + unknown
      if (limit !== null && used + needed > limit + ROUNDING_USD) return { budget, period, limit, used, needed }
    }
  return null
}
