import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/landing.ts'
import { SectionTitle, sectionClass } from './section-title.tsx'

const HIGHLIGHTS = [
  { title: t.trends, text: t.trendsText },
  { title: t.cost, text: t.costText },
  { title: t.time, text: t.timeText },
]

export function AnalyticsHighlights() {
  return (
    <section aria-labelledby="analytics">
      <div className={`${sectionClass} grid items-center gap-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]`}>
        <Chart />
        <div className="max-lg:order-first">
          <SectionTitle id="analytics">{t.analyticsTitle}</SectionTitle>
          <dl className="mt-8 flex flex-col divide-y divide-border border-y border-border">
            {HIGHLIGHTS.map(({ title, text }) => (
              <div key={title} className="py-4">
                <dt className="font-medium">{title}</dt>
                <dd className="mt-0.5 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

const WEEKS = [22, 31, 27, 44, 39, 52, 48, 63, 58, 71, 66, 84]
const FIGURES = [
  [t.pictures, '605'],
  [t.cost, t.costFigure],
  [t.averageTime, t.timeFigure],
]

/** An illustration of the analytics screen with invented figures, so it is hidden from screen readers. */
function Chart() {
  return (
    <div aria-hidden className="rounded-lg border border-border bg-surface p-5 sm:p-7">
      <div className="grid grid-cols-3 gap-4">
        {FIGURES.map(([label, figure]) => (
          <div key={label} className="min-w-0">
            <p className="text-xs text-muted sm:text-sm">{label}</p>
            <p className="mt-0.5 text-lg font-semibold tracking-tight tabular-nums sm:text-xl">{figure}</p>
          </div>
        ))}
      </div>
      <svg viewBox="0 0 480 190" className="mt-7 w-full">
        {[30, 80, 130].map((y) => (
          <path key={y} d={`M0 ${y}.5H480`} className="stroke-border" />
        ))}
        {WEEKS.map((value, index) => (
          <rect
            key={index}
            x={index * 40 + 6}
            y={180 - value * 1.9}
            width={28}
            height={value * 1.9}
            rx={5}
            className={index === WEEKS.length - 1 ? 'fill-accent' : 'fill-pressed'}
          />
        ))}
        <path d="M0 180.5H480" className="stroke-outline" />
      </svg>
      <div className="mt-2 flex justify-between text-xs text-muted tabular-nums">
        <span>{fill(t.week, { n: 1 })}</span>
        <span>{fill(t.week, { n: 12 })}</span>
      </div>
    </div>
  )
}
