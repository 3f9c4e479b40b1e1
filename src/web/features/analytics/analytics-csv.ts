import type { AnalyticsItem } from '#contract/library/analytics.ts'

type Cell = (row: AnalyticsItem) => string | number

const COLUMNS: readonly [string, Cell][] = [
  ['Content ID', (row) => row.content_id],
  ['Created At', (row) => row.created_at],
  ['Type', (row) => safeText(row.content_type)],
  ['Platform', (row) => safeText(row.platform)],
  ['Brand', (row) => safeText(row.brand_name)],
  ['Product', (row) => safeText(row.product_name)],
  ['Model', (row) => safeText(row.model_used)],
  ['Input Tokens', (row) => row.token_usage.prompt_token_count],
  ['Output Tokens', (row) => row.token_usage.candidates_token_count],
  ['Total Tokens', (row) => row.token_usage.total_token_count],
  ['Cost (USD)', (row) => row.cost_estimation.estimated_cost_usd],
  ['Generation Time (s)', (row) => row.performance_metrics.generation_time_seconds],
  ['Content Size (bytes)', (row) => row.content_details.content_size_bytes],
  ['Prompt Length', (row) => row.content_details.prompt_length],
]

/** A header and one line per row. Cells are joined by commas without quotes, lines by CRLF. No cell needs quotes or runs as a formula. */
export function analyticsCsv(rows: readonly AnalyticsItem[]): string {
  const header = COLUMNS.map(([name]) => name)
  const lines = rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row))))
  return [header, ...lines].map((cells) => cells.join(',')).join('\r\n')
}

/** `analytics-2026-11-21.csv`, with the current day in UTC. */
export const csvFileName = (now = new Date()): string => `analytics-${now.toISOString().slice(0, 10)}.csv`

/** Replaces characters that would break the CSV by one space, and puts an apostrophe before text that a spreadsheet would run. */
function safeText(text: string | null | undefined): string {
  const plain = (text ?? '')
    .replaceAll('\0', ' ')
    .replaceAll(/[\s,"]+/gu, ' ')
    .trim()
  return /^[=+\-@＝＋－＠|]/u.test(plain) ? `'${plain}` : plain
}
