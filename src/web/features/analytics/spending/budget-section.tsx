import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Budget, BudgetOverview } from '#contract/spending/budgets.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { budgetsQuery } from '#web/lib/api/spending.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Figure, Figures } from '#web/ui/display/figure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/spending.ts'
import { currentLocale } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { BudgetDialog, type BudgetToEdit } from './budget-dialog.tsx'
import { BudgetRow } from './budget-row.tsx'
import { LostCalls } from './lost-calls.tsx'
import { ProviderCosts } from './provider-costs.tsx'
import { nameBudget } from '#web/domains/spending/budget-names.ts'
import { ReachedBanner } from '#web/domains/spending/reached-banner.tsx'

/** What is spent, reserved and left of the budgets, and their limits. */
export function BudgetSection() {
  const overview = useQuery(budgetsQuery)
  const [edited, setEdited] = useState<BudgetToEdit | null>(null)
  const add = (
    <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
      <Plus aria-hidden />
      {t.addBudget}
    </Button>
  )
  return (
    <Card title={t.title} text={t.lead} aside={overview.data && add}>
      {overview.isPending && (
        <div role="status" aria-busy aria-label={t.loading}>
          <Skeleton className="h-44 rounded-lg" />
        </div>
      )}
      {overview.isError && (
        <Banner onRetry={() => void overview.refetch()}>{getErrorMessage(overview.error, t.loadFailed)}</Banner>
      )}
      {overview.data && <Overview overview={overview.data} onEdit={setEdited} />}
      {edited && <BudgetDialog edited={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

function Overview({ overview, onEdit }: { overview: BudgetOverview; onEdit: (budget: Budget) => void }) {
  const { budgets, models, lost_calls, resets_at } = overview
  const [account] = budgets
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2 empty:hidden">
        {budgets.map((budget) => (
          <ReachedBanner
            key={`${budget.scope}-${budget.id}`}
            budget={budget}
            action={<RaiseButton {...{ budget, onEdit }} />}
          />
        ))}
      </div>
      {account && <AccountFigures account={account} />}
      <ul className="divide-y divide-border border-y border-border">
        {budgets.map((budget) => (
          <BudgetRow key={`${budget.scope}-${budget.id}`} budget={budget} onEdit={() => onEdit(budget)} />
        ))}
      </ul>
      <p className="-mt-3 text-sm text-muted">{fill(t.resets, { day: formatDay(resets_at) })}</p>
      {models.length > 0 && <ProviderCosts models={models} />}
      {lost_calls.length > 0 && <LostCalls calls={lost_calls} />}
    </div>
  )
}

function RaiseButton({ budget, onEdit }: { budget: Budget; onEdit: (budget: Budget) => void }) {
  const name = fill(t.raiseNamed, { name: nameBudget(budget) })
  return (
    <Button variant="secondary" size="small" aria-label={name} onClick={() => onEdit(budget)}>
      {t.raiseLimit}
    </Button>
  )
}

const formatDay = (time: string) =>
  new Date(time).toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' })

function AccountFigures({ account: { month, total, forecast_usd } }: { account: Budget }) {
  const unknown = month.unknown_usd > 0 ? fill(t.unknownHint, { amount: formatUsd(month.unknown_usd, 2) }) : undefined
  return (
    <Figures label={t.allSpending} className="grid-cols-2 lg:grid-cols-4">
      <Figure
        label={t.spent}
        value={formatUsd(month.spent_usd, 2)}
        hint={unknown ?? fill(t.inTotal, { amount: formatUsd(total.spent_usd, 2) })}
      />
      <Figure label={t.reserved} value={formatUsd(month.reserved_usd, 2)} />
      <Figure label={t.left} value={month.left_usd === null ? t.noLimit : formatUsd(month.left_usd, 2)} />
      <Figure label={t.forecast} value={formatUsd(forecast_usd, 2)} />
    </Figures>
  )
}
