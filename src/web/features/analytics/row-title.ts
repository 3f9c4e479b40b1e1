import type { AnalyticsItem } from '#contract/library/analytics.ts'
import { getTitle } from '#web/lib/api/content.ts'

/** The item's title, or its content type if it has none. */
export const rowTitle = ({ title, content_type }: AnalyticsItem): string =>
  getTitle({ title: title ?? null, content_type: content_type === 'video' ? 'video' : 'image' })
