import type { Id } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** Limits in USD, of a brand, a campaign, or, with neither, of the account. Null is no limit. */
export interface BudgetsTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number | null
  campaign_id: number | null
  month_usd: number | null
  total_usd: number | null
}

/** The shares of a budget for which an alert was sent, once in each period: the first day of a month, or `total`. */
export interface BudgetAlertsTable {
  budget_id: number
  user_id: OwnerColumn
  period: string
  percent: number
  /** What the last call that was refused needed, in USD; on the row of 100 % only. */
  refused_usd: number | null
  created_at: Date
}

/** What all calls with the platform's key have cost, in USD, by period: the first day of a month, or `total`. Calls lock the row `total`, so that they are counted one after the other. */
export interface PlatformSumsTable {
  period: string
  spent_usd: number
}

/** The shares of a limit of the operator for which the operator got an alert. */
export interface PlatformAlertsTable {
  period: string
  limit_usd: number
  percent: number
  created_at: Date
}
