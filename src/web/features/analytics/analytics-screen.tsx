import { clsx } from 'clsx'
import { Clock, Coins, DollarSign, Download, Film, Image, Images, ListFilter, RefreshCw, Video } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { AnalyticsItem, AnalyticsStats } from '#contract/library/analytics.ts'
import { saveText } from '#web/lib/browser/download.ts'
import { useInView } from '#web/lib/browser/use-in-view.ts'
import { fileSize, thousands } from '#web/lib/format/format.ts'
import { formatDecimal, formatDuration, formatUsd } from '#web/lib/format/number-format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Figure, Figures } from '#web/ui/display/figure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/analytics.ts'
import { analyticsCsv, csvFileName } from './analytics-csv.ts'
import { AnalyticsTable } from './analytics-table.tsx'
import { arrangeRows, NO_FILTERS } from './arrange-rows.ts'
import { platformName } from './charts/chart-data.ts'
import { FilterPanel } from './filter-panel.tsx'
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

function AnalyticsSkeleton() {
  return (
    <div aria-busy aria-label={t.loadingAnalytics} role="status" className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-20 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-20 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <Skeleton className="h-88 rounded-lg lg:col-span-3" />
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  )
}

function NoAnalytics() {
  return (
    <EmptyState
      drawing={<EmptyChart />}
      title={t.noAnalyticsDataYet}
      text={t.trackingIsNewHint}
      action={<ButtonLink to="/dashboard/generator">{t.generateContent}</ButtonLink>}
    />
  )
}

/** A placeholder chart, shown before there is data. */
function EmptyChart() {
  return (
    <svg viewBox="0 0 220 120" className="h-28" aria-hidden>
      <rect x="10" y="74" width="22" height="40" rx="6" className="fill-raised" />
      <rect x="40" y="48" width="22" height="66" rx="6" className="fill-pressed" />
      <rect x="70" y="62" width="22" height="52" rx="6" className="fill-raised" />
      <rect x="100" y="20" width="22" height="94" rx="6" className="fill-accent" />
      <path d="M174 40a37 37 0 1 0 37 37h-19a18 18 0 1 1-18-18Z" className="fill-raised" />
      <path d="M180 34v19a18 18 0 0 1 18 18h19a37 37 0 0 0-37-37Z" className="fill-pressed" />
    </svg>
  )
}

const BudgetSection = lazy(async () => ({ default: (await import('./spending/budget-section.tsx')).BudgetSection }))

/** The budgets. Their code and routes are loaded with them. */
function BudgetArea() {
  return (
    <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
      <BudgetSection />
    </Suspense>
  )
}

/** The four totals and the three averages. */
function AnalyticsSummary({ stats }: { stats: AnalyticsStats }) {
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <Figures label={t.summary} className="grid-cols-2 lg:grid-cols-4">
        <Figure label={t.totalContent} value={thousands(stats.total_content)} icon={Images} />
        <Figure label={t.totalCost} value={formatUsd(stats.total_cost, 6)} icon={DollarSign} />
        <Figure label={t.totalTokens} value={thousands(stats.total_tokens)} icon={Coins} />
        <Figure label={t.avgGenerationTime} value={formatDuration(stats.average_generation_time)} icon={Clock} />
      </Figures>
      <Figures label={t.averages} className="sm:grid-cols-3">
        <Figure
          label={t.avgGenerationTimeImages}
          value={formatDuration(stats.avg_generation_time_images)}
          icon={Image}
        />
        <Figure
          label={t.avgGenerationTimeVideos}
          value={formatDuration(stats.avg_generation_time_videos)}
          icon={Video}
        />
        <Figure label={t.totalVideoDuration} value={formatDuration(stats.total_video_duration_seconds)} icon={Film} />
      </Figures>
    </div>
  )
}

/** Loads the chart library as a separate chunk. */
const Charts = lazy(() =>
  import('./charts/charts.tsx').then(
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
function ChartArea({ stats, rows }: ChartAreaProps) {
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
  return <Banner>{t.chartsFailed}</Banner>
}

function PerformanceCard({ stats }: { stats: AnalyticsStats }) {
  const { average_tokens_per_second: tokens, average_bytes_per_second: bytes } = stats.performance_metrics
  const facts = [
    [t.avgTokensPerSecond, formatDecimal(tokens, 2), t.tokensHint],
    [t.avgBytesPerSecond, fileSize(bytes), t.rateHint],
  ] as const
  return (
    <Card title={t.performanceMetrics}>
      <dl className="flex flex-col gap-5">
        {facts.map(([term, value, text]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-0.5 text-lg font-semibold tracking-tight tabular-nums">{value}</dd>
            <dd className="mt-0.5 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const SHOWN = 5

function RecentActivity({ activity }: { activity: AnalyticsStats['recent_activity'] }) {
  return (
    <Card title={t.recentActivity}>
      <ul className="-my-2.5 divide-y divide-border">
        {activity.slice(0, SHOWN).map((item) => (
          <li key={item.content_id} className="flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                <bdi>{item.brand_name}</bdi>
              </p>
              <p className="truncate text-sm text-muted">{platformName(item.platform)}</p>
            </div>
            <Badge>{optionLabel(item.content_type)}</Badge>
            <div className="w-24 shrink-0 text-end tabular-nums">
              <p>{formatUsd(item.cost, 6)}</p>
              <p className="text-sm text-muted">{formatDuration(item.generation_time)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
