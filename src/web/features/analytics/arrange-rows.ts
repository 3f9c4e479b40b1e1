import type { WizardPlatform } from '#contract/platforms/platform.ts'
import type { AnalyticsItem } from '#contract/library/analytics.ts'
import type { ContentType } from '#contract/options.ts'
import { createSearch } from '#web/lib/forms/create-search.ts'
import { t } from '#web/words/analytics.ts'

export const SORTS = [
  { value: 'id', label: t.contentId },
  { value: 'date', label: t.dateCreated },
  { value: 'cost', label: t.cost },
  { value: 'tokens', label: t.tokens },
  { value: 'time', label: t.generationTime },
  { value: 'size', label: t.contentSize },
] as const
type Sort = (typeof SORTS)[number]['value']

export interface RowFilters {
  search: string
  type: ContentType | 'all'
  platform: WizardPlatform | 'all'
  sort: Sort
  order: 'desc' | 'asc'
}

export const NO_FILTERS: RowFilters = { search: '', type: 'all', platform: 'all', sort: 'id', order: 'desc' }

const SORT_VALUES: Record<Sort, (row: AnalyticsItem) => number> = {
  id: (row) => row.content_id,
  date: (row) => Date.parse(row.created_at),
  cost: (row) => row.cost_estimation.estimated_cost_usd,
  tokens: (row) => row.token_usage.total_token_count,
  time: (row) => row.performance_metrics.generation_time_seconds,
  size: (row) => row.content_details.content_size_bytes,
}

/** The loaded rows that match the filters, in the chosen order. */
export function arrangeRows(rows: readonly AnalyticsItem[], filters: RowFilters): AnalyticsItem[] {
  const { type, platform, sort, order } = filters
  const getValue = SORT_VALUES[sort]
  const sign = order === 'asc' ? 1 : -1
  return searchRows(rows, filters.search)
    .filter((row) => type === 'all' || row.content_type === type)
    .filter((row) => platform === 'all' || row.platform === platform)
    .toSorted((one, other) => sign * (getValue(one) - getValue(other)))
}

const searchRows = createSearch((row: AnalyticsItem) => [
  row.brand_name,
  row.product_name,
  row.content_type,
  row.platform,
])
