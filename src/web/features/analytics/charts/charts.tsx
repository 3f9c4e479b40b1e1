import { ChevronRight } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { AnalyticsItem, AnalyticsStats } from '#contract/library/analytics.ts'
import { thousands } from '#web/lib/format/format.ts'
import { formatPercent, formatUsd } from '#web/lib/format/number-format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/analytics.ts'
import { fill, plural } from '#web/words/fill.ts'
import { ChartCanvas } from './chart-canvas.tsx'
import { type ChartColors, seriesColor } from './chart-colors.ts'
import { countedSlices, dayLabel, type Slice, toSlices, trendDays } from './chart-data.ts'
import { costChart, ringChart, trendChart } from './chart-options.ts'

interface ChartsProps {
  stats: AnalyticsStats
  rows: readonly AnalyticsItem[]
}

export function Charts({ stats, rows }: ChartsProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-6">
      <Trend daily={stats.daily} rows={rows} />
      <Ring title={t.contentByType} counts={stats.content_by_type} />
      <Ring title={t.contentByPlatform} counts={stats.content_by_platform} />
      <CostByModel costs={stats.cost_by_model} />
    </div>
  )
}

function Trend({ daily, rows }: { daily: AnalyticsStats['daily']; rows: readonly AnalyticsItem[] }) {
  const title = t.contentGenerationTrendsLast30
  const [now] = useState(Date.now)
  const days = useMemo(() => trendDays(daily, rows, now), [daily, rows, now])
  const configure = useCallback((colors: ChartColors) => trendChart(days, colors), [days])
  const count = days.reduce((sum, day) => sum + day.count, 0)
  const cost = days.reduce((sum, day) => sum + day.cost, 0)
  return (
    <Card title={title} className="min-w-0 lg:col-span-6" aside={<TrendKey />}>
      <div className="relative h-64">
        <ChartCanvas
          label={fill(t.lineChartLabel, { count: thousands(count), cost: formatUsd(cost, 6) })}
          configure={configure}
        />
      </div>
      <ChartTable
        of={title}
        columns={[t.day, t.content, t.cost]}
        lines={days.map((day) => [dayLabel(day.date), thousands(day.count), formatUsd(day.cost, 6)])}
      />
    </Card>
  )
}

function TrendKey() {
  return (
    <ul className="flex gap-4 text-sm text-muted">
      {[t.content, t.cost].map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <Swatch index={index} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** A doughnut chart with a list next to it, which is its legend and its accessible data. */
function Ring({ title, counts }: { title: string; counts: Readonly<Record<string, number>> }) {
  const slices = useMemo(() => countedSlices(counts), [counts])
  const configure = useCallback((colors: ChartColors) => ringChart(slices, colors), [slices])
  const sum = slices.reduce((total, { value }) => total + value, 0)
  return (
    <Card title={title} className="min-w-0 lg:col-span-2">
      <div className="relative mx-auto size-44">
        <ChartCanvas label={fill(t.doughnutChart, { slices: spoken(slices) })} configure={configure} />
        <p className="pointer-events-none absolute inset-0 grid place-content-center text-center" aria-hidden>
          <span className="text-xl font-semibold tracking-tight tabular-nums">{thousands(sum)}</span>
          <span className="text-xs text-muted">{plural(t.itemsUnit, sum)}</span>
        </p>
      </div>
      <ul aria-label={fill(t.dataOf2, { title })} className="mt-5 flex flex-col gap-1.5">
        {slices.map(({ name, value }, index) => (
          <li key={name} className="flex items-center gap-2">
            <Swatch index={index} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="tabular-nums">{thousands(value)}</span>
            <span className="w-11 text-end text-muted tabular-nums">{formatPercent(value, sum)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CostByModel({ costs }: { costs: Readonly<Record<string, number>> }) {
  const title = t.costByModel
  const slices = useMemo(() => toSlices(costs), [costs])
  const configure = useCallback((colors: ChartColors) => costChart(slices, colors), [slices])
  return (
    <Card title={title} className="min-w-0 lg:col-span-2">
      <div className="relative" style={{ height: Math.max(176, 48 + slices.length * 40) }}>
        <ChartCanvas label={fill(t.barChartOfModels, { count: slices.length })} configure={configure} />
      </div>
      <ul aria-label={fill(t.dataOf2, { title })} className="mt-5 flex flex-col gap-1.5">
        {slices.map(({ name, value }) => (
          <li key={name} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="tabular-nums">{formatUsd(value, 6)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Swatch({ index }: { index: number }) {
  return <span className="size-2.5 shrink-0 rounded-[3px]" style={{ background: seriesColor(index) }} aria-hidden />
}

const spoken = (slices: readonly Slice[]) => slices.map(({ name, value }) => `${name} ${value}`).join(', ')

interface ChartTableProps {
  /** Title of the chart. */
  of: string
  columns: readonly string[]
  lines: readonly (readonly string[])[]
}

/** The figures behind a chart, for keyboards, screen readers and copying. */
function ChartTable({ of, columns, lines }: ChartTableProps) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm py-1 pe-1 text-sm text-muted select-none hover:text-text pointer-coarse:py-2.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
          aria-hidden
        />
        {t.showData}
      </summary>
      <div
        role="region"
        aria-label={fill(t.dataOf, { of })}
        tabIndex={0}
        className="mt-2 max-h-72 overflow-y-auto rounded-sm"
      >
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-start text-muted">
              {columns.map((name, index) => (
                <th key={name} scope="col" className={cellClass(index)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells) => (
              <tr key={cells[0]} className="border-t border-border">
                {cells.map((text, index) => (
                  <td key={columns[index]} className={cellClass(index)}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const cellClass = (index: number) => `py-1.5 font-normal ${index > 0 ? 'text-end' : ''}`
