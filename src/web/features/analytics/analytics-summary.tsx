import { Clock, Coins, DollarSign, Film, Image, Images, Video } from 'lucide-react'
import type { AnalyticsStats } from '#contract/library/analytics.ts'
import { formatDuration, formatUsd } from '#web/lib/format/number-format.ts'
import { thousands } from '#web/lib/format/format.ts'
import { Figure, Figures } from '#web/ui/display/figure.tsx'
import { t } from '#web/words/analytics.ts'

/** The four totals and the three averages. */
export function AnalyticsSummary({ stats }: { stats: AnalyticsStats }) {
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
