import type { AnalyticsItem, AnalyticsStats } from '#contract/library/analytics.ts'
import { TREND_DAYS } from '#contract/limits.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { t } from '#web/words/analytics.ts'
import { currentLocale } from '#web/words/define-words.ts'

const DAY_MS = 86_400_000

/** `date` is YYYY-MM-DD in UTC; `cost` in USD. */
export interface TrendDay {
  date: string
  count: number
  cost: number
}

/** A named segment of a ring, or a bar. */
export interface Slice {
  name: string
  value: number
}

/** The last 30 days, oldest first: the server's totals, or the loaded rows if the server sends none. */
export function trendDays(daily: AnalyticsStats['daily'], rows: readonly AnalyticsItem[], now: number): TrendDay[] {
  if (daily && daily.length > 0) return daily
  const byDate = Map.groupBy(rows, (row) => toDay(Date.parse(row.created_at)))
  return Array.from({ length: TREND_DAYS }, (_, index) => {
    const date = toDay(now - (TREND_DAYS - 1 - index) * DAY_MS)
    const rowsOfDay = byDate.get(date) ?? []
    const cost = rowsOfDay.reduce((sum, row) => sum + row.cost_estimation.estimated_cost_usd, 0)
    return { date, count: rowsOfDay.length, cost }
  })
}

const toDay = (time: number) => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10))

/** The entries of a map, largest first. */
export function toSlices(counts: Readonly<Record<string, number>>): Slice[] {
  const slices = Object.entries(counts).map(([name, value]) => ({ name, value }))
  return slices.toSorted((one, other) => other.value - one.value)
}

/** The same, with readable names and without entries of zero. */
export function countedSlices(counts: Readonly<Record<string, number>>): Slice[] {
  return toSlices(counts)
    .filter(({ value }) => value > 0)
    .map(({ name, value }) => ({ name: platformName(name), value }))
}

/** The display name of a platform: `LinkedIn`, `Other`, `Image`. */
export function platformName(name: string | null): string {
  return name ? optionLabel(name) : t.other
}

/** Formats YYYY-MM-DD as `Nov 21`, in the language of the screens. */
export const dayLabel = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(currentLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' })
