import type { AnalyticsStats } from '#contract/library/analytics.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { formatDecimal } from '#web/lib/format/number-format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/analytics.ts'

export function PerformanceCard({ stats }: { stats: AnalyticsStats }) {
  const { average_tokens_per_second: tokens, average_bytes_per_second: bytes } = stats.performance_metrics
  const facts = [
    [t.avgTokensPerSecond, formatDecimal(tokens, 2), t.whatAModelReadsAnd],
    [t.avgBytesPerSecond, fileSize(bytes), t.finishedPicturesAndVideosFor],
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
