import { sql } from 'kysely'
import { BUDGET_ALERTS } from '#contract/spending/budgets.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { toMonth } from '../infrastructure/month.ts'

/** The brand and the campaign that the calls of an item count for. */
export interface Bearers {
  brand_id: number | null
  campaign_id: number | null
}

/** `name` is null for the budget of the account. Limits are USD. */
export interface StoredBudget extends Bearers {
  id: number
  name: string | null
  month_usd: number | null
  total_usd: number | null
}

export type BudgetPeriod = 'month' | 'total'

/** A limit, and what counts against it; USD. */
export interface LimitUse {
  period: BudgetPeriod
  limit: number
  used: number
}

/** A limit of a budget that a call would cross. `used` is without the call. */
export interface Overdrawn extends LimitUse {
  budget: StoredBudget
  /** What the call would add. */
  needed: number
}

/** USD of one kind that count for a brand and a campaign. `unknown`: the answer was lost, so it may have been charged. */
export interface CostRow extends Bearers {
  kind: 'spent' | 'reserved' | 'unknown'
  is_of_month: boolean
  usd: number
}

export async function findBearers(trx: Trx, owner: OwnerId, itemId: number): Promise<Bearers> {
  return selectOwned(trx, owner, 'items')
    .innerJoin(ownedRows(trx, owner, 'jobs'), 'jobs.id', 'items.job_id')
    .select(['jobs.brand_id', 'jobs.campaign_id'])
    .where('items.id', '=', itemId)
    .executeTakeFirstOrThrow()
}

/** The budgets of an owner, that of the account first. */
export const selectBudgets = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'budgets')
    .leftJoin(ownedRows(db, owner, 'brands'), 'brands.id', 'budgets.brand_id')
    .leftJoin(ownedRows(db, owner, 'campaigns'), 'campaigns.id', 'budgets.campaign_id')
    .select(['budgets.id', 'budgets.brand_id', 'budgets.campaign_id', 'budgets.month_usd', 'budgets.total_usd'])
    .select(sql<string | null>`coalesce(brands.name, campaigns.name)`.as('name'))
    .orderBy('budgets.id')

/** The budgets that a call of these bearers counts against. */
export const selectBudgetsFor = (db: Db, owner: OwnerId, { brand_id, campaign_id }: Bearers) =>
  selectBudgets(db, owner).where((of) =>
    of.or([
      of.and([of('budgets.brand_id', 'is', null), of('budgets.campaign_id', 'is', null)]),
      of('budgets.brand_id', '=', brand_id),
      of('budgets.campaign_id', '=', campaign_id),
    ]),
  )

/** Whether nobody waits for the answer of a row `call` in `unanswered_calls` any more: its item has ended or began again. */
export const IS_LOST = sql<boolean>`(items.ended_at IS NOT NULL OR call.attempt < items.attempt)`

/** Reads all costs in one statement, so that a call that is being recorded counts once: as reserved or as spent. */
export function readCosts(db: Db, owner: OwnerId, now: Date): Promise<CostRow[]> {
  const month = new Date(toMonth(now))
  const isOfMonth = sql<boolean>`created_at >= ${month}`.as('is_of_month')
  const charges = selectOwned(db, owner, 'spends')
    .select(['brand_id', 'campaign_id', 'cost_usd as usd', isOfMonth])
    .select(sql<CostRow['kind']>`'spent'`.as('kind'))
  const calls = selectOwned(db, owner, 'items')
    .innerJoin(ownedRows(db, owner, 'jobs'), 'jobs.id', 'items.job_id')
    .innerJoin('unanswered_calls as call', 'call.item_id', 'items.id')
    .where('call.is_free', '=', false)
    .select(['jobs.brand_id', 'jobs.campaign_id', 'call.upper_usd as usd'])
    .select(sql<boolean>`call.created_at >= ${month}`.as('is_of_month'))
    .select(sql<CostRow['kind']>`CASE WHEN ${IS_LOST} THEN 'unknown' ELSE 'reserved' END`.as('kind'))
  const held = selectOwned(db, owner, 'items')
    .innerJoin(ownedRows(db, owner, 'jobs'), 'jobs.id', 'items.job_id')
    .where('items.state', 'in', ['queued', 'running', 'retry_wait'])
    .where('items.reserved_usd', '>', 0)
    .select(['jobs.brand_id', 'jobs.campaign_id', 'items.reserved_usd as usd'])
    .select(sql<boolean>`true`.as('is_of_month'))
    .select(sql<CostRow['kind']>`'reserved'`.as('kind'))
  return db
    .selectFrom(charges.unionAll(calls).unionAll(held).as('cost'))
    .select(['cost.kind', 'cost.brand_id', 'cost.campaign_id', 'cost.is_of_month'])
    .select(({ fn }) => fn.sum<number>('cost.usd').as('usd'))
    .groupBy(['cost.kind', 'cost.brand_id', 'cost.campaign_id', 'cost.is_of_month'])
    .execute()
}

/** What counts against a budget in a period, in USD by kind. */
export function sumCosts(rows: readonly CostRow[], budget: Bearers, period: BudgetPeriod) {
  const counts = (row: CostRow) =>
    (budget.brand_id === null || row.brand_id === budget.brand_id) &&
    (budget.campaign_id === null || row.campaign_id === budget.campaign_id) &&
    (period === 'total' || row.is_of_month)
  const sums = { spent: 0, reserved: 0, unknown: 0 }
  for (const row of rows) if (counts(row)) sums[row.kind] += row.usd
  return sums
}

/** Sums of binary fractions differ from decimal ones by less than this; USD. */
export const ROUNDING_USD = 1e-7

/** The alerts that `used` of `limit` reaches, in percent. */
export const listReached = (used: number, limit: number): number[] =>
  BUDGET_ALERTS.filter((percent) => used + ROUNDING_USD >= (limit * percent) / 100)
