import type { ReactNode } from 'react'
import type { Budget } from '#contract/spending/budgets.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/spending.ts'
import { fill } from '#web/words/fill.ts'
import { nameBudget, shareReached } from './budget-names.ts'

const REACHED: Readonly<Record<number, string>> = { 50: t.reached50, 80: t.reached80, 100: t.reached100 }

/** Says that a budget is used by 50, 80 or 100 %, or that it has no room for a call that it refused. */
export function ReachedBanner({ budget, action }: { budget: Budget; action: ReactNode }) {
  const name = nameBudget(budget)
  const reached = shareReached(budget)
  const refusal = describeRefusal(budget)
  const sentence = (reached < 100 && refusal) || REACHED[reached]?.replace('{name}', name)
  if (!sentence) return null
  return (
    <Banner tone={reached === 100 || refusal ? 'error' : 'info'} actions={action}>
      {sentence}
    </Banner>
  )
}

function describeRefusal(budget: Budget): string | null {
  const name = nameBudget(budget)
  const { month, total } = budget
  const sums = month.refused_usd === null ? total : month
  if (sums.refused_usd === null) return null
  const sentence = month.refused_usd === null ? t.refusedTotal : t.refusedMonth
  return fill(sentence, { name, needed: formatUsd(sums.refused_usd, 2), left: formatUsd(sums.left_usd ?? 0, 2) })
}
