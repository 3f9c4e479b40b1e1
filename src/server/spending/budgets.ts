import { sql } from 'kysely'
import type { Budget, BudgetInput, BudgetOverview, BudgetSums } from '#contract/spending/budgets.ts'
import { DAY } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { nextMonth, toMonth } from '../infrastructure/month.ts'
import { notFound } from '../infrastructure/problem.ts'
import { markReached, toPeriodKey } from './budget-alerts.ts'
import {
  type Bearers,
  type BudgetPeriod,
  type CostRow,
  IS_LOST,
  listReached,
  readCosts,
  ROUNDING_USD,
  selectBudgets,
  type StoredBudget,
  sumCosts,
} from './budget-costs.ts'
import { listLostCalls } from './lost-calls.ts'

/** The budget of an account without limits. */
const ACCOUNT = { id: 0, brand_id: null, campaign_id: null, name: null, month_usd: null, total_usd: null }

export async function readBudgets({ db, clock }: Pick<Core, 'db' | 'clock'>, owner: OwnerId): Promise<BudgetOverview> {
  const now = clock.now()
  const [stored, costs, refusals, models, lost_calls] = await Promise.all([
    selectBudgets(db, owner).execute(),
    readCosts(db, owner, now),
    readRefusals(db, owner, now),
    readModels(db, owner, now),
    listLostCalls(db, owner),
  ])
  const account = stored.find((budget) => budget.brand_id === null && budget.campaign_id === null)
  const all = [account ?? ACCOUNT, ...stored.filter((budget) => budget !== account)]
  return {
    resets_at: nextMonth(now).toISOString(),
    budgets: all.map((budget) => toBudget(budget, costs, refusals, now)),
    models,
    lost_calls,
  }
}

/**
 * Sets the limits of the account, a brand or a campaign. Alerts of its present period start again: those that the new limits have
 * reached already are not sent.
 * @throws {Problem} 404 when there is no such brand or campaign
 */
export async function saveBudget(app: Core, owner: OwnerId, input: BudgetInput): Promise<BudgetOverview> {
  const { month_usd, total_usd } = input
  await transact(app.db, async (trx) => {
    const bearers = await findTarget(trx, owner, input)
    if (month_usd === null && total_usd === null) return removeBudget(trx, owner, bearers)
    const { id } = await insertOwned(trx, owner, 'budgets', { ...bearers, month_usd, total_usd })
      .onConflict((on) => on.columns(['user_id', 'brand_id', 'campaign_id']).doUpdateSet({ month_usd, total_usd }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await deleteOwned(trx, owner, 'budget_alerts').where('budget_id', '=', id).execute()
    await markReached(app, trx, owner, bearers)
  })
  return readBudgets(app, owner)
}

async function findTarget(trx: Trx, owner: OwnerId, { scope, id }: BudgetInput): Promise<Bearers> {
  if (scope === 'account') return { brand_id: null, campaign_id: null }
  const table = scope === 'brand' ? 'brands' : 'campaigns'
  const target = await selectOwned(trx, owner, table)
    .select('id')
    .where('id', '=', id ?? 0)
    .forKeyShare()
    .executeTakeFirst()
  if (!target) throw notFound(scope === 'brand' ? 'Brand' : 'Campaign')
  return scope === 'brand' ? { brand_id: target.id, campaign_id: null } : { brand_id: null, campaign_id: target.id }
}

async function removeBudget(trx: Trx, owner: OwnerId, { brand_id, campaign_id }: Bearers): Promise<void> {
  await deleteOwned(trx, owner, 'budgets')
    .where('brand_id', 'is not distinct from', brand_id)
    .where('campaign_id', 'is not distinct from', campaign_id)
    .execute()
}

function toBudget(budget: StoredBudget, costs: readonly CostRow[], refusals: readonly Refusal[], now: Date): Budget {
  const { brand_id, campaign_id, name } = budget
  const sumsOf = (period: BudgetPeriod) => {
    const key = toPeriodKey(period, now)
    const refusal = refusals.find((one) => one.budget_id === budget.id && one.period === key)
    return toSums(budget, costs, period, refusal?.refused_usd ?? null)
  }
  const month = sumsOf('month')
  return {
    scope: brand_id === null ? (campaign_id === null ? 'account' : 'campaign') : 'brand',
    id: brand_id ?? campaign_id,
    name,
    month,
    total: sumsOf('total'),
    forecast_usd: Math.max(
      forecast(month.spent_usd + month.unknown_usd, now),
      month.spent_usd + month.reserved_usd + month.unknown_usd,
    ),
  }
}

function toSums(
  budget: StoredBudget,
  costs: readonly CostRow[],
  period: BudgetPeriod,
  refused: number | null,
): BudgetSums {
  const { spent, reserved, unknown } = sumCosts(costs, budget, period)
  const limit = budget[`${period}_usd`]
  const left = limit === null ? null : Math.max(0, limit - spent - reserved - unknown)
  const isRefusing = left !== null && refused !== null && refused > left + ROUNDING_USD
  return {
    limit_usd: limit,
    spent_usd: spent,
    reserved_usd: reserved,
    unknown_usd: unknown,
    left_usd: left,
    reached: limit === null ? 0 : (listReached(spent + unknown, limit).at(-1) ?? 0),
    refused_usd: isRefusing ? refused : null,
  }
}

/** What a month (UTC) costs in which `usd` were spent until `now`, at the same pace; USD. The first day counts as a whole one. */
function forecast(usd: number, now: Date): number {
  const begin = Date.parse(toMonth(now))
  const elapsed = Math.max(DAY, now.getTime() - begin)
  return (usd * (nextMonth(now).getTime() - begin)) / elapsed
}

interface Refusal {
  budget_id: number
  period: string
  refused_usd: number | null
}

/** What the last call needed that each budget refused in its present period. */
const readRefusals = (db: Db, owner: OwnerId, now: Date): Promise<Refusal[]> =>
  selectOwned(db, owner, 'budget_alerts')
    .select(['budget_id', 'period', 'refused_usd'])
    .where('refused_usd', 'is not', null)
    .where('period', 'in', [toPeriodKey('month', now), toPeriodKey('total', now)])
    .execute()

/** What each model of each provider cost in the month of `now`, from the daily sums, and what its calls under way cost at most. */
async function readModels(db: Db, owner: OwnerId, now: Date): Promise<BudgetOverview['models']> {
  const spent = selectOwned(db, owner, 'daily_sums')
    .select(['provider', 'model', 'cost_usd as spent_usd', sql<number>`0::float8`.as('reserved_usd')])
    .where('day', '>=', toMonth(now))
  const reserved = selectOwned(db, owner, 'items')
    .innerJoin('unanswered_calls as call', 'call.item_id', 'items.id')
    .where('call.is_free', '=', false)
    .where('call.provider', '<>', '')
    .where(sql<boolean>`NOT ${IS_LOST}`)
    .select('call.provider')
    .select(sql<string>`coalesce(call.model, '')`.as('model'))
    .select([sql<number>`0::float8`.as('spent_usd'), 'call.upper_usd as reserved_usd'])
  const rows = await db
    .selectFrom(spent.unionAll(reserved).as('cost'))
    .select(['provider', 'model'])
    .select(({ fn }) => [
      fn.sum<number>('spent_usd').as('spent_usd'),
      fn.sum<number>('reserved_usd').as('reserved_usd'),
    ])
    .groupBy(['provider', 'model'])
    .having(sql<number>`sum(spent_usd) + sum(reserved_usd)`, '>', 0)
    .orderBy('spent_usd', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, forecast_usd: Math.max(row.spent_usd, forecast(row.spent_usd, now)) }))
}
