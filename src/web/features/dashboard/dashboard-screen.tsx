import { useState } from 'react'
import { Preview } from '#web/domains/library/preview.tsx'
import { DASHBOARD_WORDS, useContentActions } from '#web/domains/library/use-content-actions.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AnalyticsOverview } from './analytics-overview.tsx'
import { ContentPerformance } from './content-performance.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RecentContent } from './recent-content.tsx'
import { StatCards } from './stat-cards.tsx'
import { useHome } from './use-home.ts'
import { WelcomeBanner } from './welcome-banner.tsx'

export function DashboardScreen() {
  const home = useHome()
  const [previewId, setPreviewId] = useState<number | null>(null)
  const actions = useContentActions(DASHBOARD_WORDS)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-6 pb-20 sm:gap-8 sm:px-8 sm:pt-9">
      <title>Dashboard · Signet</title>
      <WelcomeBanner isNew={home.isNew} />
      <StatCards home={home} />
      <QuickActions />
      {home.stats.isPending && <Skeleton className="h-50 sm:h-36" />}
      {home.stats.data && <AnalyticsOverview stats={home.stats.data} />}
      {(home.list.isPending || home.list.data) && (
        <div className="grid gap-4 lg:grid-cols-[1fr_1.5fr]">
          <ContentPerformance items={home.items} isPending={home.list.isPending} />
          <RecentActivity items={home.items} isPending={home.list.isPending} actions={actions} />
        </div>
      )}
      <RecentContent home={home} actions={actions} onPreview={setPreviewId} />
      <Preview items={home.items} id={previewId} onChange={setPreviewId} actions={actions} />
    </div>
  )
}
