import { useQuery } from '@tanstack/react-query'
import type { Budget } from '#contract/spending/budgets.ts'
import { budgetsQuery } from '#web/lib/api/spending.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/spending.ts'
import { ReachedBanner } from './reached-banner.tsx'

/** What the paid calls of a screen count against, besides the account. */
export interface SpendingPlace {
  brandId?: number | null | undefined
  campaignId?: number | undefined
}

/** The banners of the budgets that count at this place. Nothing while they are loaded, or if they cannot be. */
export function BudgetBanners(place: SpendingPlace) {
  const { data } = useQuery(budgetsQuery)
  const budgets = data?.budgets?.filter((budget) => countsAt(budget, place)) ?? []
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {budgets.map((budget) => (
        <ReachedBanner key={`${budget.scope}-${budget.id}`} budget={budget} action={RAISE} />
      ))}
    </div>
  )
}

function countsAt({ scope, id }: Budget, { brandId, campaignId }: SpendingPlace): boolean {
  if (scope === 'account') return true
  return id !== null && id === (scope === 'brand' ? brandId : campaignId)
}

const RAISE = (
  <ActionLink variant="secondary" size="small" to="/dashboard/analytics">
    {t.raiseLimit}
  </ActionLink>
)
