import { SECOND, type HasClock } from '../clock.ts'
import { nextMonth } from '../generation/ledger/month.ts'
import { Problem } from '../problem.ts'
import type { Overdrawn } from './budget-costs.ts'

/** The stored `failure_code` of an item that a budget stopped. */
export const BUDGET_REACHED = 'budget_reached'

/** A budget has no room for a paid call. Nothing was sent. */
export class BudgetReached extends Problem {
  readonly overdrawn: Overdrawn
  constructor({ clock }: HasClock, overdrawn: Overdrawn) {
    super(429, describe(overdrawn), {
      headers: overdrawn.period === 'month' ? { 'retry-after': secondsOfMonth(clock.now()) } : {},
      extra: { code: BUDGET_REACHED },
    })
    this.name = 'BudgetReached'
    this.overdrawn = overdrawn
  }
}

const secondsOfMonth = (now: Date) =>
  String(Math.max(1, Math.ceil((nextMonth(now).getTime() - now.getTime()) / SECOND)))

function describe({ budget, period, limit, used }: Overdrawn): string {
  const name = budget.name ?? 'All spending'
  const amounts = `${formatUsd(used)} of ${formatUsd(limit)}`
  return period === 'month'
    ? `The monthly budget “${name}” has no room for this: ${amounts} are used or reserved. Raise it in Analytics, or choose the built-in studio.`
    : `The total budget “${name}” has no room for this: ${amounts} are used or reserved. Raise it in Analytics, or choose the built-in studio.`
}

/** `$0.52`. */
export const formatUsd = (usd: number): string => `$${usd.toFixed(2)}`
