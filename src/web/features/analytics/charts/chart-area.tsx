import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { AnalyticsItem, AnalyticsStats } from '#contract/library/analytics.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/analytics.ts'

/** Loads the chart library as a separate chunk. */
const Charts = lazy(() =>
  import('./charts.tsx').then(
    (module) => ({ default: module.Charts }),
    () => ({ default: LostCharts }),
  ),
)

const PATIENCE_MS = 1000

interface ChartAreaProps {
  stats: AnalyticsStats
  rows: readonly AnalyticsItem[]
}

/** Renders the charts once there are rows and the area has been in view or one second has passed. */
export function ChartArea({ stats, rows }: ChartAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const isSeen = useInView(area, 0.1)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const isReady = rows.length > 0 && (isSeen || isDue)
  return (
    <div ref={area}>
      <Suspense fallback={<LoadingCharts />}>
        {isReady ? <Charts stats={stats} rows={rows} /> : <LoadingCharts />}
      </Suspense>
    </div>
  )
}

function LoadingCharts() {
  return (
    <p role="status" className="grid h-88 place-content-center rounded-lg border border-border bg-surface text-muted">
      {t.loadingCharts}
    </p>
  )
}

function LostCharts() {
  return <Banner>{t.theChartsCouldNotBe}</Banner>
}
