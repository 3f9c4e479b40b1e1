import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

const BudgetSection = lazy(async () => ({ default: (await import('./budget-section.tsx')).BudgetSection }))

/** The budgets. Their code and routes are loaded with them. */
export function BudgetArea() {
  return (
    <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
      <BudgetSection />
    </Suspense>
  )
}
