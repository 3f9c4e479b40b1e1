import './jitless.ts'
import { z } from 'zod'
import { Id, Timestamp } from './fields.ts'
import { ANALYTICS_PAGE_SIZE, PAGE_LIMIT_MAX, PAGE_SKIP_MAX } from './limits.ts'
import { routes } from './route.ts'

/** Tokens by kind; USD; seconds; bytes. A studio item has no tokens, no rates and costs nothing. */
export const AnalyticsItem = z.object({
  id: Id,
  content_id: Id,
  created_at: Timestamp,
  content_type: z.string(),
  platform: z.string().nullable(),
  brand_name: z.string(),
  product_name: z.string().nullable().optional(),
  model_used: z.string(),
  token_usage: z.object({
    prompt_token_count: z.number(),
    candidates_token_count: z.number(),
    total_token_count: z.number(),
    cached_content_token_count: z.number(),
    thoughts_token_count: z.number(),
  }),
  cost_estimation: z.object({
    estimated_cost_usd: z.number(),
    cost_per_input_token: z.number(),
    cost_per_output_token: z.number(),
  }),
  performance_metrics: z.object({
    generation_time_seconds: z.number(),
    tokens_per_second: z.number(),
    bytes_per_second: z.number(),
  }),
  content_details: z.object({
    content_size_bytes: z.number(),
    prompt_length: z.number(),
    has_reference_images: z.boolean(),
    reference_count: z.number(),
  }),
  api_call_details: z.object({
    api_endpoint: z.string(),
    request_payload_size_bytes: z.number(),
    response_size_bytes: z.number(),
    response_time_seconds: z.number(),
    status_code: z.number(),
  }),
  title: z.string().nullable().optional(),
  thumbnail_url: z.string().nullable().optional(),
  file_url: z.string().nullable().optional(),
})
export type AnalyticsItem = z.output<typeof AnalyticsItem>

const Counts = z.record(z.string(), z.number())

/** Sums over everything the user ever made; `total_cost` also holds the paid calls of items that failed. */
export const AnalyticsStats = z.object({
  total_content: z.number(),
  total_cost: z.number(),
  total_tokens: z.number(),
  average_generation_time: z.number(),
  avg_generation_time_images: z.number(),
  avg_generation_time_videos: z.number(),
  total_video_duration_seconds: z.number(),
  content_by_type: Counts,
  content_by_platform: Counts,
  cost_by_model: Counts,
  performance_metrics: z.object({ average_tokens_per_second: z.number(), average_bytes_per_second: z.number() }),
  recent_activity: z.array(
    z.object({
      content_id: Id,
      brand_name: z.string(),
      content_type: z.string(),
      platform: z.string().nullable(),
      cost: z.number(),
      generation_time: z.number(),
    }),
  ),
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
