import type { AnalyticsStats } from '#contract/analytics.ts'
import { thousands } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Summary = Pick<AnalyticsStats, 'average_generation_time' | 'total_tokens' | 'content_by_type'>

/** `stats` are undefined while they are on their way. */
export function AnalyticsOverview({ stats }: { stats: Summary | undefined }) {
  const figures = [
    ['Avg Generation Time', stats && `${stats.average_generation_time.toFixed(1)}s`],
    ['Total Tokens', stats && thousands(stats.total_tokens)],
    ['Images Generated', stats && thousands(stats.content_by_type['image'] ?? 0)],
    ['Videos Created', stats && thousands(stats.content_by_type['video'] ?? 0)],
  ]
  return (
    <Card title="Analytics Overview">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold tracking-tight tabular-nums">
              {value ?? <Skeleton className="my-1 h-6 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
