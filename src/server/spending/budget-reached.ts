import { SECOND } from '../infrastructure/clock.ts'
import type { Core } from '../infrastructure/core.ts'
import { nextMonth } from '../infrastructure/month.ts'
import { Problem } from '../infrastructure/problem.ts'
import type { BudgetPeriod, LimitUse, Overdrawn } from './budget-costs.ts'

/** The stored `failure_code` of an item that a budget stopped, and that of an item that a limit of the operator stopped. */
export const BUDGET_CODES = { budget: 'budget_reached', platform: 'platform_limit' } as const

/** A paid call would cross a budget of the user or a limit of the operator. It was not sent. */
export class BudgetReached extends Problem {
  constructor({ clock }: Pick<Core, 'clock'>, code: string, period: BudgetPeriod, sentence: string) {
    super(429, sentence, {
      headers: period === 'month' ? { 'retry-after': secondsOfMonth(clock.now()) } : {},
      code,
    })
    this.name = 'BudgetReached'
  }
}

/** A paid call would cross a budget of the user. */
export class OwnBudgetReached extends BudgetReached {
  readonly overdrawn: Overdrawn
  constructor(app: Core, overdrawn: Overdrawn) {
    super(app, BUDGET_CODES.budget, overdrawn.period, describe(overdrawn))
    this.overdrawn = overdrawn
  }
}

/** A paid call would cross a limit of the operator. The sentence does not contain its amount, because users read it. */
export class PlatformLimitReached extends BudgetReached {
  readonly overdrawn: LimitUse
  constructor(app: Core, overdrawn: LimitUse) {
    super(app, BUDGET_CODES.platform, overdrawn.period, overdrawn.period === 'month' ? PLATFORM_MONTH : PLATFORM_TOTAL)
    this.overdrawn = overdrawn
  }
}

const PLATFORM_MONTH =
  'The platform has reached its spending limit for this month. Add a key of your own in API Keys, or choose the built-in studio.'
const PLATFORM_TOTAL =
  'The platform has reached its spending limit. Add a key of your own in API Keys, or choose the built-in studio.'

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
