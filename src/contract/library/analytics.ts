import '../schema/jitless.ts'
import { z } from 'zod'
import { Id, Timestamp } from '../schema/fields.ts'
import { ANALYTICS_PAGE_SIZE, PAGE_LIMIT_MAX, PAGE_SKIP_MAX } from '../limits.ts'
import { routes } from '../route.ts'

/** The browser replaces a missing number with 0, and a missing group with a group of zeros. */
const Figure = z.number().catch(0)
const figures = <S extends z.ZodRawShape>(shape: S) => z.object(shape).catch(() => z.object(shape).parse({}))

/**
 * The price of a model as it was when an item was made. `rates` are USD by name: `input`, `cached_input`, `image_input`, `text_output` and
 * `media_output` for a million tokens; `item` for an image, `1K`, `2K` and `4K` for one of this size, `second` for a second of video.
 */
const ModelPrice = z.object({
  model: z.string(),
  valid_from: z.string().nullable(),
  rates: z.record(z.string(), z.number()),
})
export type ModelPrice = z.output<typeof ModelPrice>

/**
 * Tokens are counted by kind. Costs are USD, durations seconds, sizes bytes. A studio item has no tokens and no rates, and costs
 * nothing.
 */
export const AnalyticsItem = z.object({
  id: Id,
  content_id: Id,
  created_at: Timestamp.catch(''),
  content_type: z.string().catch('image'),
  platform: z.string().nullable().catch(null),
  brand_name: z.string().catch(''),
  product_name: z.string().nullable().optional(),
  model_used: z.string().catch(''),
  token_usage: figures({
    prompt_token_count: Figure,
    candidates_token_count: Figure,
    total_token_count: Figure,
    cached_content_token_count: Figure,
    thoughts_token_count: Figure,
  }),
  cost_estimation: figures({
    estimated_cost_usd: Figure,
    cost_per_input_token: Figure,
    cost_per_output_token: Figure,
    prices: z.array(ModelPrice).catch([]),
  }),
  performance_metrics: figures({
    generation_time_seconds: Figure,
    tokens_per_second: Figure,
    bytes_per_second: Figure,
  }),
  content_details: figures({
    content_size_bytes: Figure,
    prompt_length: Figure,
    has_reference_images: z.boolean().catch(false),
    reference_count: Figure,
  }),
  api_call_details: figures({
    /** `gemini`, or another provider of the server; empty for the studio. */
    provider: z.string().catch(''),
    api_endpoint: z.string().catch(''),
    request_payload_size_bytes: Figure,
    response_size_bytes: Figure,
    response_time_seconds: Figure,
    status_code: Figure,
  }),
  title: z.string().nullable().optional(),
  thumbnail_url: z.string().nullable().optional(),
  file_url: z.string().nullable().optional(),
})
export type AnalyticsItem = z.output<typeof AnalyticsItem>

const Counts = z.record(z.string(), z.number()).catch({})

/** Sums over all items of the user. `total_cost` (USD) includes the paid calls of failed items. */
export const AnalyticsStats = z.object({
  total_content: Figure,
  total_cost: Figure,
  total_tokens: Figure,
  average_generation_time: Figure,
  avg_generation_time_images: Figure,
  avg_generation_time_videos: Figure,
  total_video_duration_seconds: Figure,
  content_by_type: Counts,
  content_by_platform: Counts,
  cost_by_model: Counts,
  performance_metrics: figures({ average_tokens_per_second: Figure, average_bytes_per_second: Figure }),
  recent_activity: z
    .array(
      z.object({
        content_id: Id,
        brand_name: z.string().catch(''),
        content_type: z.string().catch('image'),
        platform: z.string().nullable().catch(null),
        cost: Figure,
        generation_time: Figure,
      }),
    )
    .catch([]),
  /** One entry for each of the last 30 days (UTC), oldest first. */
  daily: z.array(z.object({ date: z.string(), count: z.number(), cost: z.number() })).optional(),
})
export type AnalyticsStats = z.output<typeof AnalyticsStats>

export const analyticsRoutes = routes({
  stats: {
    method: 'GET',
    path: '/api/analytics/stats',
    summary: 'Sums and averages over everything the caller made',
    access: 'user',
    reply: AnalyticsStats,
  },
  content: {
    method: 'GET',
    path: '/api/analytics/content',
    summary: 'A page of what each item took, newest first',
    access: 'user',
    query: z.object({
      limit: z.coerce
        .number('limit must be a number')
        .int('limit must be a whole number')
        .min(1, 'limit must be 1 or more')
        .max(PAGE_LIMIT_MAX, `limit must be at most ${PAGE_LIMIT_MAX}`)
        .default(ANALYTICS_PAGE_SIZE),
      offset: z.coerce
        .number('offset must be a number')
        .int('offset must be a whole number')
        .min(0, 'offset must be 0 or more')
        .max(PAGE_SKIP_MAX, `offset must be at most ${PAGE_SKIP_MAX}`)
        .default(0),
    }),
    reply: z.object({ analytics: z.array(AnalyticsItem) }),
  },
})
