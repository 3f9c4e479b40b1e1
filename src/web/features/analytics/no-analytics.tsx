import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { t } from '#web/words/analytics.ts'

export function NoAnalytics() {
  return (
    <EmptyState
      drawing={<EmptyChart />}
      title={t.noAnalyticsDataYet}
      text={t.analyticsTrackingWasAddedRecently}
      action={<ButtonLink to="/dashboard/generator">{t.generateContent}</ButtonLink>}
    />
  )
}

/** A placeholder chart, shown before there is data. */
function EmptyChart() {
  return (
    <svg viewBox="0 0 220 120" className="h-28" aria-hidden>
      <rect x="10" y="74" width="22" height="40" rx="6" className="fill-raised" />
      <rect x="40" y="48" width="22" height="66" rx="6" className="fill-pressed" />
      <rect x="70" y="62" width="22" height="52" rx="6" className="fill-raised" />
      <rect x="100" y="20" width="22" height="94" rx="6" className="fill-accent" />
      <path d="M174 40a37 37 0 1 0 37 37h-19a18 18 0 1 1-18-18Z" className="fill-raised" />
      <path d="M180 34v19a18 18 0 0 1 18 18h19a37 37 0 0 0-37-37Z" className="fill-pressed" />
    </svg>
  )
}
