import { sql } from 'kysely'
import type { Core } from '../infrastructure/core.ts'
import { afterCommit } from '../infrastructure/db/transact.ts'
import type { Config } from '../infrastructure/config.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { acrossOwners, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { toMonth } from '../infrastructure/month.ts'
import { composePlatformEmail } from '../infrastructure/mail/emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import {
  type BudgetPeriod,
  type CostRow,
  IS_LOST,
  type LimitUse,
  listReached,
  ROUNDING_USD,
  sumCosts,
} from './budget-costs.ts'
import { formatUsd } from './budget-reached.ts'

/** All accounts, brands and campaigns. */
const EVERYTHING = { brand_id: null, campaign_id: null }
const TOTAL = 'total'
const toKey = (period: BudgetPeriod, now: Date) => (period === 'month' ? toMonth(now) : TOTAL)

/** Adds a charge of the platform's key to the sums of its month and of all time. */
export async function addPlatformCharge(trx: Trx, createdAt: Date, usd: number): Promise<void> {
  const rows = [TOTAL, toMonth(createdAt)].map((period) => ({ period, spent_usd: usd }))
  await trx
    .insertInto('platform_sums')
    .values(rows)
    .onConflict((on) =>
      on.column('period').doUpdateSet({ spent_usd: sql`platform_sums.spent_usd + excluded.spent_usd` }),
    )
    .execute()
}

/**
 * Finds the operator's limit that a call of `usd` would cross, as part of `trx`. A lock on one row serializes the calls of all accounts
 * and processes until `trx` ends.
 */
export async function findPlatformOverdrawn({ config, clock }: Core, trx: Trx, usd: number): Promise<LimitUse | null> {
  const limits = listLimits(config)
  if (limits.length === 0) return null
  await trx.selectFrom('platform_sums').select('period').where('period', '=', TOTAL).forNoKeyUpdate().execute()
  const costs = await readPlatformCosts(trx, clock.now())
  for (const { period, limit } of limits) {
    const { spent, reserved, unknown } = sumCosts(costs, EVERYTHING, period)
    const used = spent + reserved + unknown
    if (used + usd > limit + ROUNDING_USD) return { period, limit, used }
  }
  return null
}

/** Tells the operator about the shares of the limits that recorded charges have reached, each once in its period. */
export async function alertAfterPlatformCharge(app: Core & MailSeam, trx: Trx): Promise<void> {
  const limits = listLimits(app.config)
  if (limits.length === 0) return
  const costs = await readPlatformCosts(trx, app.clock.now())
  for (const { period, limit } of limits) {
    const { spent, unknown } = sumCosts(costs, EVERYTHING, period)
    await alertOperator(app, trx, { period, limit, used: spent + unknown }, listReached(spent + unknown, limit))
  }
}

/** Writes a log line and queues an email for the highest of `percents` that the operator was not told about yet. */
export async function alertOperator(
  app: Core & MailSeam,
  trx: Trx,
  { period, limit, used }: LimitUse,
  percents: readonly number[],
): Promise<void> {
  if (percents.length === 0) return
  const now = app.clock.now()
  const row = { period: toKey(period, now), limit_usd: limit, created_at: now }
  const added = await trx
    .insertInto('platform_alerts')
    .values(percents.map((percent) => ({ ...row, percent })))
    .onConflict((on) => on.doNothing())
    .returning('percent')
    .execute()
  if (added.length === 0) return
  const percent = Math.max(...added.map((alert) => alert.percent))
  const { operatorEmail } = app.config
  const amounts = { percent: String(percent), used: formatUsd(used), limit: formatUsd(limit) }
  if (operatorEmail) await queueEmail(app, trx, composePlatformEmail(operatorEmail, period, amounts))
  afterCommit(trx, () => {
    const figures = { period, percent, used_usd: used, limit_usd: limit }
    app.log.warn({ event: 'platform_limit', ...figures }, 'a share of the limit for the platform’s key is used')
    app.sender.wake()
  })
}

/**
 * Keeps what the calls of an account that is being deleted may still cost: each counts as charged with its upper estimate, because its
 * answer can no longer be recorded.
 */
export async function keepPlatformCosts(trx: Trx, owner: OwnerId): Promise<void> {
  const calls = await selectOwned(trx, owner, 'items')
    .innerJoin('unanswered_calls as call', 'call.item_id', 'items.id')
    .select(['call.id', 'call.upper_usd', 'call.created_at'])
    .where('call.platform_key', '=', true)
    .where('call.is_free', '=', false)
    .forUpdate()
    .execute()
  for (const { upper_usd, created_at } of calls) await addPlatformCharge(trx, created_at, upper_usd)
}

/** What calls with the platform's key have cost and may cost, with the limits for them; all accounts, USD. */
export async function readPlatformSpending({ db, clock, config }: Core) {
  const costs = await readPlatformCosts(db, clock.now())
  const toSums = (period: BudgetPeriod, limit: number | null) => ({
    period,
    limit,
    ...sumCosts(costs, EVERYTHING, period),
  })
  return [toSums('month', config.platformMonthUsd), toSums('total', config.platformTotalUsd)]
}

function listLimits({ platformMonthUsd, platformTotalUsd }: Config): { period: BudgetPeriod; limit: number }[] {
  return [
    ...(platformMonthUsd === null ? [] : [{ period: 'month' as const, limit: platformMonthUsd }]),
    ...(platformTotalUsd === null ? [] : [{ period: 'total' as const, limit: platformTotalUsd }]),
  ]
}

async function readPlatformCosts(db: Db, now: Date): Promise<CostRow[]> {
  const month = toMonth(now)
  const sums = await db.selectFrom('platform_sums').selectAll().where('period', 'in', [TOTAL, month]).execute()
  const spentIn = (period: string) => sums.find((row) => row.period === period)?.spent_usd ?? 0
  const calls = acrossOwners(db)
    .selectFrom('unanswered_calls as call')
    .innerJoin('items', 'items.id', 'call.item_id')
    .where(sql<boolean>`call.platform_key AND NOT call.is_free`)
    .select(sql<CostRow['kind']>`CASE WHEN ${IS_LOST} THEN 'unknown' ELSE 'reserved' END`.as('kind'))
    .select([sql<boolean>`call.created_at >= ${new Date(month)}`.as('is_of_month'), 'call.upper_usd as usd'])
  const held = acrossOwners(db)
    .selectFrom('items')
    // As the index says it.
    .where(sql<boolean>`items.reserves_platform AND items.state IN ('queued', 'running', 'retry_wait')`)
    .select([sql<CostRow['kind']>`'reserved'`.as('kind'), sql<boolean>`true`.as('is_of_month')])
    .select('items.reserved_usd as usd')
  const open = await db
    .selectFrom(calls.unionAll(held).as('cost'))
    .select(['cost.kind', 'cost.is_of_month'])
    .select(({ fn }) => fn.sum<number>('cost.usd').as('usd'))
    .groupBy(['cost.kind', 'cost.is_of_month'])
    .execute()
  return [
    { ...EVERYTHING, kind: 'spent', is_of_month: true, usd: spentIn(month) },
    { ...EVERYTHING, kind: 'spent', is_of_month: false, usd: spentIn(TOTAL) - spentIn(month) },
    ...open.map((row) => ({ ...EVERYTHING, ...row })),
  ]
}
