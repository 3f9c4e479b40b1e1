import '../schema/jitless.ts'
import { z } from 'zod'
import { routes } from '../route.ts'
import { ById, IdNumber, Timestamp } from '../schema/fields.ts'

/** The shares of a budget, in percent, at which a person is alerted. At the last one, paid calls stop. */
export const BUDGET_ALERTS = [50, 80, 100] as const

export const BUDGET_USD_MAX = 1_000_000

const BudgetScope = z.enum(['account', 'brand', 'campaign'])
export type BudgetScope = z.output<typeof BudgetScope>

/** USD. A limit of null is no limit. `unknown_usd` may have been charged: the answer of the provider was lost. */
const BudgetSums = z.object({
  limit_usd: z.number().nullable(),
  spent_usd: z.number(),
  reserved_usd: z.number(),
  unknown_usd: z.number(),
  left_usd: z.number().nullable(),
  /** The highest of `BUDGET_ALERTS` that is reached; 0 for none. */
  reached: z.number(),
  /** The upper estimate of the last refused call, in USD, while it still does not fit; otherwise null. */
  refused_usd: z.number().nullable(),
})
export type BudgetSums = z.output<typeof BudgetSums>

/** `id` and `name` are those of the brand or campaign; the account has none. */
const Budget = z.object({
  scope: BudgetScope,
  id: z.number().nullable(),
  name: z.string().nullable(),
  month: BudgetSums,
  total: BudgetSums,
  /** What the month costs in USD if it goes on as until now. */
  forecast_usd: z.number(),
})
export type Budget = z.output<typeof Budget>

/** A call whose answer was lost. `is_platform`: it was made with the key of the platform, whose operator settles it. */
const LostCall = z.object({
  id: z.number(),
  kind: z.enum(['copy', 'picture', 'film', 'speech']),
  upper_usd: z.number(),
  is_platform: z.boolean(),
  brand_name: z.string().nullable(),
  created_at: Timestamp,
})
export type LostCall = z.output<typeof LostCall>

const BudgetOverview = z.object({
  /** When the next month begins (UTC). */
  resets_at: Timestamp,
  /** That of the account first, then those of brands and campaigns that have a limit. */
  budgets: z.array(Budget),
  /**
   * What each model of each provider cost in this month, what its calls under way cost at most, and the forecast for the month at the
   * present pace; USD, the most expensive first.
   */
  models: z.array(
    z.object({
      provider: z.string(),
      model: z.string(),
      spent_usd: z.number(),
      reserved_usd: z.number(),
      forecast_usd: z.number(),
    }),
  ),
  /** Newest first, at most 50. */
  lost_calls: z.array(LostCall),
})
export type BudgetOverview = z.output<typeof BudgetOverview>

const LIMIT_INVALID = 'A limit must be an amount from 0 to 1000000 US dollars'
const LimitUsd = z
  .number(LIMIT_INVALID)
  .min(0, LIMIT_INVALID)
  .max(BUDGET_USD_MAX, LIMIT_INVALID)
  .nullish()
  .transform((limit) => limit ?? null)

const BudgetInput = z.object({
  scope: BudgetScope,
  /** Of the brand or campaign. */
  id: IdNumber().nullish(),
  month_usd: LimitUsd,
  total_usd: LimitUsd,
})
export type BudgetInput = z.output<typeof BudgetInput>

export const budgetRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/budgets',
    summary: 'Budgets of the account, its brands and campaigns: limits, and what is spent, reserved and left',
    access: 'user',
    reply: BudgetOverview,
  },
  save: {
    method: 'PUT',
    path: '/api/budgets',
    summary: 'Set the limits of the account, a brand or a campaign; without a limit, the budget is removed',
    access: 'user',
    body: BudgetInput,
    reply: BudgetOverview,
    refuses: { 404: 'No such brand or campaign' },
  },
  settle: {
    method: 'POST',
    path: '/api/budgets/calls/:id',
    summary: 'Say whether the provider charged for a call whose answer was lost',
    access: 'user',
    params: ById,
    body: z.object({ charged: z.boolean('Say whether it was charged') }),
    reply: BudgetOverview,
    missing: 'Call not found',
    refuses: { 409: 'The call was made with the key of the platform' },
  },
})
