import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

const ProvidersSection = lazy(async () => ({ default: (await import('./providers-section.tsx')).ProvidersSection }))

/** The providers besides Gemini. Their code and routes are loaded with them. */
export function ProvidersArea() {
  return (
    <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
      <ProvidersSection />
    </Suspense>
  )
}
