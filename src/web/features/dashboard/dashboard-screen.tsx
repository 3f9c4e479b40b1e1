import { WelcomeBanner } from './welcome-banner.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentContent } from './recent-content.tsx'

export function DashboardScreen() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-9 px-4 pt-6 pb-20 sm:px-8 sm:pt-9">
      <title>Dashboard · Signet</title>
      <WelcomeBanner />
      <QuickActions />
      <RecentContent />
    </div>
  )
}
