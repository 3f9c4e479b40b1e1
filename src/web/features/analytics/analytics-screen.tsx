import { Download, ListFilter, RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { clsx } from 'clsx'
import { saveText } from '#web/lib/browser/download.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/analytics.ts'
import { analyticsCsv, csvFileName } from './analytics-csv.ts'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { AnalyticsSummary } from './analytics-summary.tsx'
import { AnalyticsTable } from './analytics-table.tsx'
import { arrangeRows, NO_FILTERS } from './arrange-rows.ts'
import { BudgetArea } from './spending/budget-area.tsx'
import { ChartArea } from './charts/chart-area.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { NoAnalytics } from './no-analytics.tsx'
import { PerformanceCard } from './performance-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { useAnalytics } from './use-analytics.ts'

export function AnalyticsScreen() {
  const { state, refresh, isRefreshing, more } = useAnalytics()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [isFilterOpen, setFilterOpen] = useState(false)
  const panelId = useId()
  const rows = state.status === 'loaded' ? arrangeRows(state.rows, filters) : []
  const actions = (
    <>
      <Button
        variant="secondary"
        aria-expanded={isFilterOpen}
        aria-controls={isFilterOpen ? panelId : undefined}
        onClick={() => setFilterOpen(!isFilterOpen)}
      >
        <ListFilter aria-hidden />
        {t.filters}
      </Button>
      <Button variant="secondary" isWaiting={isRefreshing} onClick={refresh}>
        <RefreshCw className={clsx(isRefreshing && 'animate-spin')} aria-hidden />
        {t.refresh}
      </Button>
      <Button disabled={rows.length === 0} onClick={() => saveText(analyticsCsv(rows), 'text/csv', csvFileName())}>
        <Download aria-hidden />
        {t.exportCsv}
      </Button>
    </>
  )
  return (
    <PageFrame title={t.analytics} lead={t.contentGenerationAnalyticsAndInsights} actions={actions}>
      {isFilterOpen && <FilterPanel id={panelId} filters={filters} onChange={setFilters} />}
      {state.status === 'loading' && <AnalyticsSkeleton />}
      {state.status === 'error' && <Banner onRetry={refresh}>{state.message}</Banner>}
      {state.status === 'loaded' && state.message && <Banner onRetry={refresh}>{state.message}</Banner>}
      {state.status === 'loaded' && state.stats.total_content === 0 && (
        <>
          <NoAnalytics />
          <BudgetArea />
        </>
      )}
      {state.status === 'loaded' && state.stats.total_content > 0 && (
        <>
          <AnalyticsSummary stats={state.stats} />
          <BudgetArea />
          <ChartArea stats={state.stats} rows={state.rows} />
          <div className="grid gap-4 lg:grid-cols-[1fr_2fr]">
            <PerformanceCard stats={state.stats} />
            <RecentActivity activity={state.stats.recent_activity} />
          </div>
          <AnalyticsTable
            rows={rows}
            total={Math.max(state.stats.total_content, state.rows.length)}
            more={more}
            onClear={() => setFilters(NO_FILTERS)}
          />
        </>
      )}
    </PageFrame>
  )
}
