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

/** The shares of a budget that a person was told about, once in each period: the first day of a month, or `total`. */
export interface BudgetAlertsTable {
  budget_id: number
  user_id: OwnerColumn
  period: string
  percent: number
  created_at: Date
}
