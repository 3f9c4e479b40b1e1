import { lazy, Suspense } from 'react'
import type { SpendingPlace } from './budget-banners.tsx'

const BudgetBanners = lazy(async () => ({ default: (await import('./budget-banners.tsx')).BudgetBanners }))

/** Says on screens that spend money when a budget that counts there is nearly or fully used. Its code and routes are loaded with it. */
export function BudgetNotice(place: SpendingPlace) {
  return (
    <Suspense fallback={null}>
      <BudgetBanners {...place} />
    </Suspense>
  )
}
