import type { Budget } from '#contract/spending/budgets.ts'
import { t } from '#web/words/spending.ts'
import { fill } from '#web/words/fill.ts'

/** `Brand: Nocte`. */
export function nameBudget({ scope, name }: Budget): string {
  if (scope === 'account') return t.allSpending
  return fill(scope === 'brand' ? t.brandNamed : t.campaignNamed, { name: name ?? '' })
}

/** The highest share in percent that one of the two limits of a budget has reached. */
export const shareReached = ({ month, total }: Budget): number => Math.max(month.reached, total.reached)
