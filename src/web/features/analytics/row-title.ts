import type { AnalyticsItem } from '#contract/analytics.ts'
import { titleOf } from '#web/lib/api/content.ts'

/** The item's own title, else what it is. */
export const rowTitle = ({ title, content_type }: AnalyticsItem): string =>
  titleOf({ title: title ?? null, content_type: content_type === 'video' ? 'video' : 'image' })
