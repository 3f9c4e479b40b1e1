import type { AnalyticsStats } from '#contract/library/analytics.ts'
import { formatDuration, formatUsd } from '#web/lib/format/number-format.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/analytics.ts'
import { platformName } from './charts/chart-data.ts'

const SHOWN = 5

export function RecentActivity({ activity }: { activity: AnalyticsStats['recent_activity'] }) {
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
