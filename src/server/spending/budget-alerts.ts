import { BUDGET_ALERTS } from '#contract/spending/budgets.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { insertAllOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { afterCommit } from '../infrastructure/db/transact.ts'
import type { MailSeam } from '../infrastructure/mail/sender.ts'
import { toMonth } from '../infrastructure/month.ts'
import { composeBudgetEmail } from '../infrastructure/mail/emails.ts'
import { queueEmail } from '../infrastructure/mail/mail.ts'
import {
  type Bearers,
  type BudgetPeriod,
  findBearers,
  listReached,
  type Overdrawn,
  readCosts,
  selectBudgetsFor,
  type StoredBudget,
  sumCosts,
} from './budget-costs.ts'
import { formatUsd } from './budget-reached.ts'

/** Sends the alerts that a recorded charge of an item has caused, as part of `trx`: each once in its period. */
export async function alertAfterCharge(app: Core & MailSeam, trx: Trx, owner: OwnerId, itemId: number): Promise<void> {
  const bearers = await findBearers(trx, owner, itemId)
  for (const alert of await listDueAlerts(app, trx, owner, bearers)) await sendAlert(app, trx, owner, alert)
}

/** Sends the last alert of a budget that refused a call, and keeps what the call needed. */
export async function alertReached(
  app: Core & MailSeam,
  trx: Trx,
  owner: OwnerId,
  overdrawn: Overdrawn,
): Promise<void> {
  const { budget, period, needed } = overdrawn
  await sendAlert(app, trx, owner, { ...overdrawn, percents: [...BUDGET_ALERTS] })
  await updateOwned(trx, owner, 'budget_alerts')
    .set({ refused_usd: needed })
    .where('budget_id', '=', budget.id)
    .where('period', '=', toPeriodKey(period, app.clock.now()))
    .where('percent', '=', BUDGET_ALERTS.at(-1) ?? 100)
    .execute()
}

/** The `period` of the alerts of a month or in total. */
export const toPeriodKey = (period: BudgetPeriod, now: Date): string => (period === 'month' ? toMonth(now) : 'total')

/** Marks what a budget has reached as told, without an email: for limits that were just set. */
export async function markReached(app: Core, trx: Trx, owner: OwnerId, bearers: Bearers): Promise<void> {
  for (const alert of await listDueAlerts(app, trx, owner, bearers)) await insertAlert(app, trx, owner, alert)
}

interface Alert extends Omit<Overdrawn, 'needed'> {
  percents: number[]
}

async function listDueAlerts({ clock }: Core, trx: Trx, owner: OwnerId, bearers: Bearers): Promise<Alert[]> {
  const budgets = await selectBudgetsFor(trx, owner, bearers).execute()
  if (budgets.length === 0) return []
  const costs = await readCosts(trx, owner, clock.now())
  const toAlert = (budget: StoredBudget, period: BudgetPeriod): Alert[] => {
    const limit = budget[`${period}_usd`]
    if (limit === null) return []
    const { spent, unknown } = sumCosts(costs, budget, period)
    const percents = listReached(spent + unknown, limit)
    return percents.length === 0 ? [] : [{ budget, period, limit, used: spent + unknown, percents }]
  }
  return budgets.flatMap((budget) => [...toAlert(budget, 'month'), ...toAlert(budget, 'total')])
}

async function sendAlert(app: Core & MailSeam, trx: Trx, owner: OwnerId, alert: Alert): Promise<void> {
  const percent = await insertAlert(app, trx, owner, alert)
  if (percent === null) return
  const user = await trx
    .selectFrom('users')
    .select(['email', 'username', 'language'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow()
  const { budget, period, limit, used } = alert
  const name = budget.name ?? user.username
  const amounts = { name, percent: String(percent), used: formatUsd(used), limit: formatUsd(limit) }
  await queueEmail(app, trx, composeBudgetEmail(user, period, amounts, `${app.publicUrl()}/dashboard/analytics`))
  afterCommit(trx, () => app.sender.wake())
}

/** Returns the highest share without an alert in this period; otherwise null. */
async function insertAlert({ clock }: Core, trx: Trx, owner: OwnerId, alert: Alert): Promise<number | null> {
  const now = clock.now()
  const period = toPeriodKey(alert.period, now)
  const rows = alert.percents.map((percent) => ({ budget_id: alert.budget.id, period, percent, created_at: now }))
  const added = await insertAllOwned(trx, owner, 'budget_alerts', rows)
    .onConflict((on) => on.doNothing())
    .returning('percent')
    .execute()
  return added.length === 0 ? null : Math.max(...added.map(({ percent }) => percent))
}
