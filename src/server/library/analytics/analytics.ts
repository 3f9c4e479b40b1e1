import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { AnalyticsItem, AnalyticsStats, ModelPrice } from '#contract/library/analytics.ts'
import { TREND_DAYS } from '#contract/limits.ts'
import { DAY, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import type { AnalyticsTable, DailySumsTable } from '../../infrastructure/db/generation-tables.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { buildFileUrl, buildThumbnailUrl } from '../content.ts'

const RECENT = 5
/** The model name of content without a provider. */
const STUDIO = 'studio'

const MEASURES = ['items', 'cost_usd', 'tokens', 'seconds', 'duration_seconds', 'bytes'] as const
type Measure = (typeof MEASURES)[number]
type Sums = Pick<Selectable<DailySumsTable>, Measure | 'content_type' | 'platform' | 'model'>

/** Reads all statistics from the daily sums, so the cost does not depend on the number of items. */
export async function readStats({ db, clock }: Core, owner: OwnerId): Promise<AnalyticsStats> {
  const [rows, recent, daily] = await Promise.all([
    sumsByKind(db, owner),
    recentActivity(db, owner),
    lastDays(db, owner, clock.now()),
  ])
  const images = rows.filter(({ content_type }) => content_type === 'image')
  const videos = rows.filter(({ content_type }) => content_type === 'video')
  const paid = rows.filter(({ model }) => model !== STUDIO)
  return {
    total_content: sum(rows, 'items'),
    total_cost: sum(rows, 'cost_usd'),
    total_tokens: sum(rows, 'tokens'),
    average_generation_time: ratio(sum(rows, 'seconds'), sum(rows, 'items')),
    avg_generation_time_images: ratio(sum(images, 'seconds'), sum(images, 'items')),
    avg_generation_time_videos: ratio(sum(videos, 'seconds'), sum(videos, 'items')),
    total_video_duration_seconds: sum(videos, 'duration_seconds'),
    content_by_type: { image: sum(images, 'items'), video: sum(videos, 'items') },
    content_by_platform: sumBy(rows, ({ platform }) => platform || 'other', 'items'),
    cost_by_model: sumBy(rows, ({ model }) => model, 'cost_usd'),
    performance_metrics: {
      average_tokens_per_second: ratio(sum(paid, 'tokens'), sum(paid, 'seconds')),
      average_bytes_per_second: ratio(sum(rows, 'bytes'), sum(rows, 'seconds')),
    },
    recent_activity: recent,
    daily,
  }
}

/** The sum of a bigint is numeric, which the driver would return as text. */
const total = (measure: Measure) => sql<number>`sum(${sql.ref(measure)})::float8`.as(measure)

function sumsByKind(db: Db, owner: OwnerId): Promise<Sums[]> {
  return selectOwned(db, owner, 'daily_sums')
    .select(['content_type', 'platform', 'model', ...MEASURES.map(total)])
    .groupBy(['content_type', 'platform', 'model'])
    .execute()
}

function recentActivity(db: Db, owner: OwnerId) {
  return selectOwned(db, owner, 'analytics')
    .select(['content_id', 'brand_name', 'content_type', 'platform'])
    .select(['cost_usd as cost', 'generation_seconds as generation_time'])
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute()
}

const sum = (rows: readonly Sums[], measure: Measure) => rows.reduce((all, row) => all + row[measure], 0)

const ratio = (part: number, of: number) => (of > 0 ? part / of : 0)

function sumBy(
  rows: readonly Sums[],
  nameOf: (row: Sums) => string,
  measure: 'items' | 'cost_usd',
): Record<string, number> {
  const groups = Object.groupBy(rows, nameOf)
  const sums = Object.entries(groups).map(([name, of = []]) => [name, sum(of, measure)] as const)
  return Object.fromEntries(sums)
}

async function lastDays(db: Db, owner: OwnerId, now: Date) {
  const dates = Array.from({ length: TREND_DAYS }, (_, index) => toDay(later(now, (index + 1 - TREND_DAYS) * DAY)))
  const rows = await selectOwned(db, owner, 'daily_sums')
    .select(['day', total('items'), total('cost_usd')])
    .where('day', '>=', dates[0] ?? '')
    .groupBy('day')
    .execute()
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return dates.map((date) => ({ date, count: byDay.get(date)?.items ?? 0, cost: byDay.get(date)?.cost_usd ?? 0 }))
}

const toDay = (time: Date) => time.toISOString().slice(0, 10)

/** Reads a page of rows, newest first, each with its image if it is still in the library. */
export async function listAnalytics(
  app: Core,
  owner: OwnerId,
  page: { limit: number; offset: number },
): Promise<{ analytics: AnalyticsItem[] }> {
  const { db } = app
  const ids = selectOwned(db, owner, 'analytics')
    .select('id')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
  const rows = await selectOwned(db, owner, 'analytics')
    .leftJoin(ownedRows(db, owner, 'content'), (join) =>
      join.onRef('content.id', '=', 'analytics.content_id').on('content.deleted_at', 'is', null),
    )
    .selectAll('analytics')
    .select(['content.title', 'content.view_key'])
    .where('analytics.id', 'in', ids)
    .orderBy('analytics.id', 'desc')
    .execute()
  const prices = await readItemPrices(
    app,
    owner,
    rows.map(({ item_id }) => item_id),
  )
  return { analytics: rows.map((row) => toItem(row, prices.get(row.item_id) ?? [])) }
}

type Row = Selectable<AnalyticsTable> & { title: string | null; view_key: string | null }

function toItem(row: Row, prices: ModelPrice[]): AnalyticsItem {
  const { content_id, view_key, generation_seconds: seconds } = row
  const isStudio = row.model_used === STUDIO
  return {
    id: row.id,
    content_id,
    created_at: row.created_at.toISOString(),
    content_type: row.content_type,
    platform: row.platform,
    brand_name: row.brand_name,
    product_name: row.product_name,
    model_used: row.model_used,
    title: row.title,
    thumbnail_url: view_key && buildThumbnailUrl(content_id, view_key),
    file_url: view_key && buildFileUrl(content_id, view_key),
    token_usage: toTokenUsage(row),
    cost_estimation: {
      estimated_cost_usd: row.cost_usd,
      cost_per_input_token: row.cost_per_input_token,
      cost_per_output_token: row.cost_per_output_token,
      prices,
    },
    performance_metrics: {
      generation_time_seconds: seconds,
      tokens_per_second: isStudio ? 0 : ratio(row.total_token_count, seconds),
      bytes_per_second: ratio(row.content_size_bytes, seconds),
    },
    content_details: {
      content_size_bytes: row.content_size_bytes,
      prompt_length: row.prompt_length,
      has_reference_images: row.reference_count > 0,
      reference_count: row.reference_count,
    },
    api_call_details: {
      provider: row.provider,
      api_endpoint: row.api_endpoint,
      request_payload_size_bytes: row.request_bytes,
      response_size_bytes: row.response_bytes,
      response_time_seconds: row.response_seconds,
      status_code: row.status_code,
    },
  }
}

function toTokenUsage(row: Row): AnalyticsItem['token_usage'] {
  const { prompt_token_count, candidates_token_count, total_token_count } = row
  const { cached_content_token_count, thoughts_token_count } = row
  return {
    prompt_token_count,
    candidates_token_count,
    total_token_count,
    cached_content_token_count,
    thoughts_token_count,
  }
}

const Usd = z.number().min(0)
const Rates = z.record(z.string(), Usd.optional().catch(undefined)).catch({})

/** The row of a table of models that a charge was computed with. Rows of earlier versions may lack a part. */
const StoredPrice = z.object({
  valid_from: z.string().nullable().catch(null),
  usd_per_million: Rates,
  usd_per_item: z.union([Usd.transform((item) => ({ item })), Rates]).catch({}),
})

/** Reads the prices that the calls of items were charged with, by item. A model counts once for each of its prices. */
async function readItemPrices(
  { db }: Core,
  owner: OwnerId,
  itemIds: readonly number[],
): Promise<Map<number, ModelPrice[]>> {
  const found = new Map<number, ModelPrice[]>()
  if (itemIds.length === 0) return found
  const rows = await selectOwned(db, owner, 'spends')
    .select(['item_id', 'model', 'price'])
    .where('item_id', 'in', itemIds)
    .where('price', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { item_id, model, price } of rows) {
    const parsed = StoredPrice.safeParse(price)
    if (item_id === null || !parsed.success) continue
    const { valid_from, usd_per_million, usd_per_item } = parsed.data
    const prices = found.get(item_id) ?? []
    if (!prices.some((known) => known.model === model && known.valid_from === valid_from))
      prices.push({ model, valid_from, rates: listRates({ ...usd_per_million, ...usd_per_item }) })
    found.set(item_id, prices)
  }
  return found
}

/** The rates that cost something. */
function listRates(rates: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const named = Object.entries(rates).filter((rate): rate is [string, number] => rate[1] !== undefined && rate[1] > 0)
  return Object.fromEntries(named)
}
