import { ChevronRight } from 'lucide-react'
import type { ConsistencyReport, TrendPoint } from '#contract/brand-updates/consistency.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { currentLocale } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/consistency.ts'

type Trend = ConsistencyReport['trend']

const TEXTS: Readonly<Record<Trend['unit'], string>> = { day: t.trendDay, week: t.trendWeek, month: t.trendMonth }

/** The average score of each period as a line, with its figures in a table. */
export function TrendCard({ trend: { unit, points } }: { trend: Trend }) {
  const [first] = points
  const last = points.at(-1)
  return (
    <Card title={t.trend} text={TEXTS[unit]}>
      {first && last ? (
        <>
          <LineChart
            points={points}
            unit={unit}
            label={fill(t.trendLabel, {
              first: thousands(first.average_score),
              last: thousands(last.average_score),
            })}
          />
          <FiguresTable points={points} unit={unit} />
        </>
      ) : (
        <p className="text-muted">{t.nothingChecked}</p>
      )}
    </Card>
  )
}

interface ChartProps {
  points: readonly TrendPoint[]
  unit: Trend['unit']
}

/** The axis ends at 100 and starts at a multiple of 20 below the lowest score. Positions are percentages of the area. */
function LineChart({ points, unit, label }: ChartProps & { label: string }) {
  const lowest = Math.min(...points.map((point) => point.average_score))
  const floor = Math.max(0, Math.floor((lowest - 1) / 20) * 20)
  const toY = (score: number) => ((100 - score) / (100 - floor)) * 100
  const toX = (index: number) => (points.length === 1 ? 50 : (index / (points.length - 1)) * 100)
  const line = points.map((point, index) => `${toX(index)},${toY(point.average_score)}`)
  return (
    <div role="img" aria-label={label} className="ps-9 pe-2 pb-6">
      <div className="relative h-48">
        {[100, (floor + 100) / 2, floor].map((score) => (
          <div key={score} className="absolute inset-x-0 border-t border-border" style={{ top: `${toY(score)}%` }}>
            <span className="absolute -start-9 w-7 -translate-y-1/2 text-end text-xs text-muted tabular-nums">
              {score}
            </span>
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
          aria-hidden
        >
          {points.length > 1 && (
            <polygon points={`0,100 ${line.join(' ')} 100,100`} fill="var(--chart-1)" fillOpacity={0.1} />
          )}
          <polyline
            points={line.join(' ')}
            fill="none"
            stroke="var(--chart-1)"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map((point, index) => (
          <span
            key={point.starts_on}
            title={`${formatDay(point.starts_on, unit)}: ${thousands(point.average_score)}`}
            className="absolute -ms-1 -mt-1 size-2 rounded-full ring-2 ring-surface"
            style={{
              insetInlineStart: `${toX(index)}%`,
              top: `${toY(point.average_score)}%`,
              background: 'var(--chart-1)',
            }}
          />
        ))}
        <DayLabels points={points} unit={unit} />
      </div>
    </div>
  )
}

/** The days of the first and the last point below the axis. */
function DayLabels({ points, unit }: ChartProps) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const isSingle = points.length === 1
  return (
    <div
      className={`absolute inset-x-0 top-full flex pt-1.5 text-xs text-muted ${isSingle ? 'justify-center' : 'justify-between'}`}
    >
      <span>{formatDay(first.starts_on, unit)}</span>
      {!isSingle && <span>{formatDay(last.starts_on, unit)}</span>}
    </div>
  )
}

function FiguresTable({ points, unit }: ChartProps) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm py-1 pe-1 text-sm text-muted select-none hover:text-text pointer-coarse:py-2.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
          aria-hidden
        />
        {t.showFigures}
      </summary>
      <div role="region" aria-label={t.trend} tabIndex={0} className="mt-2 max-h-72 overflow-y-auto rounded-sm">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              {[t.period, t.items, t.score, t.offBrand].map((name, index) => (
                <th key={name} scope="col" className={cellClass(index)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ starts_on, items, average_score, off_brand }) => (
              <tr key={starts_on} className="border-t border-border">
                <td className={cellClass(0)}>{formatDay(starts_on, unit)}</td>
                {[items, average_score, off_brand].map((value, index) => (
                  <td key={index} className={cellClass(1)}>
                    {thousands(value)}
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

const cellClass = (index: number) => `py-1.5 align-bottom font-normal ${index > 0 ? 'ps-3 text-end' : 'text-start'}`

/** Formats a date such as `2026-11-23`, of a month without its day. */
function formatDay(day: string, unit: Trend['unit']): string {
  const form =
    unit === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ month: 'short', day: 'numeric' } as const)
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLocale(), { ...form, timeZone: 'UTC' })
}
