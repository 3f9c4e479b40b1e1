import type { AnalyticsStats } from '#contract/library/analytics.ts'
import { thousands } from '#web/lib/format/format.ts'
import { formatSeconds } from '#web/lib/format/number-format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/home.ts'

type Summary = Pick<AnalyticsStats, 'average_generation_time' | 'total_tokens' | 'content_by_type'>

export function AnalyticsOverview({ stats }: { stats: Summary }) {
  const figures = [
    [t.avgGenerationTime, formatSeconds(stats.average_generation_time)],
    [t.totalTokens, thousands(stats.total_tokens)],
    [t.imagesGenerated, thousands(stats.content_by_type['image'] ?? 0)],
    [t.videosCreated, thousands(stats.content_by_type['video'] ?? 0)],
  ]
  return (
    <Card title={t.analyticsOverview}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
