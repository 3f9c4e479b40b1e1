import type { Brief } from '#studio/brief.ts'
import type { HasClock } from '../clock.ts'
import type { Trx } from '../db/database.ts'
import { updateOwned, selectOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import type { HasGemini } from '../providers/gemini/gemini.ts'
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

/**
 * What a call for text costs at most, in USD: about six times the usual prompt and answer of one item at the prices of November 2026.
 * The price of an image or a video is fixed by its size; that of text is not known before the answer.
 */
const TEXT_CALL_UPPER_USD = 0.02

type CallKind = 'copy' | 'picture' | 'film'

interface ReservingItem {
  id: number
  user_id: OwnerId
  brief: Pick<Brief, 'content_type' | 'width' | 'height'>
  isFinished?: true
}

/**
 * Reserves room for a paid call in all budgets that it counts against, as part of `trx`, which has locked the item. The first call of
 * an item also reserves what its image or video will cost, so that no text is paid for an item that cannot be finished. Returns what
 * the call costs at most, in USD. The lock on the budgets serializes parallel calls, also those of other processes.
 * @throws {BudgetReached} when a limit would be crossed
 */
export async function reserveRoom(
  app: HasClock & HasGemini,
  trx: Trx,
  item: ReservingItem,
  kind: CallKind,
): Promise<number> {
  const { upper, later } = estimateAtMost(app, item, kind)
  const { reserved_usd: held } = await selectOwned(trx, item.user_id, 'items')
    .select('reserved_usd')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  const bearers = await findBearers(trx, item.user_id, item.id)
  const overdrawn = await findOverdrawn(app, trx, item.user_id, bearers, Math.max(0, upper + later - held))
  if (overdrawn) throw new BudgetReached(app, overdrawn)
  if (held !== later)
    await updateOwned(trx, item.user_id, 'items').set({ reserved_usd: later }).where('id', '=', item.id).execute()
  return upper
}

/** USD that a call costs at most, and that the later calls of its item cost. */
function estimateAtMost({ gemini }: HasGemini, { brief, isFinished }: ReservingItem, kind: CallKind) {
  const { content_type, width, height } = brief
  if (kind !== 'copy') return { upper: gemini.estimate(kind === 'film' ? 'video' : 'image', width, height), later: 0 }
  return { upper: TEXT_CALL_UPPER_USD, later: isFinished ? 0 : gemini.estimate(content_type, width, height) }
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
