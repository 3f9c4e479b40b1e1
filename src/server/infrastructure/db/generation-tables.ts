import type { ColumnType, Generated } from 'kysely'
import type { SceneProgress } from '#contract/generation/generator.ts'
import type { BrandCheck } from '#contract/library/content.ts'
import type { StoredMarkRule } from '#contract/proofs/proof-options.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import type { GeneratedJson, Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** What deleted accounts used, by a keyed hash of each address that they held in that month. */
export interface KeptUsageTable {
  key: Buffer
  month: string
  reserved: number
}

export interface UsageTable {
  user_id: OwnerColumn
  month: string
  reserved: number
}

export type JobState = 'queued' | 'running' | 'succeeded' | 'partially_failed' | 'failed' | 'cancelled'
export type ItemState = 'queued' | 'running' | 'retry_wait' | 'succeeded' | 'failed' | 'cancelled'

export interface JobsTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number | null
  state: Generated<JobState>
  content_types: Json<string[]>
  platforms: Json<string[]>
  tone: string | null
  goal: string | null
  theme: string | null
  product_id: number | null
  retry_of: number | null
  /** The campaign whose cells or proposals it makes. */
  campaign_id: number | null
  created_at: Date
  ended_at: Date | null
}

export interface ItemsTable {
  id: Id
  job_id: number
  user_id: OwnerColumn
  /** `image:instagram` and so on: what `failures` maps to a sentence. */
  key: string
  state: Generated<ItemState>
  /** The number of the current attempt, and the fencing token of the final update. */
  attempt: Generated<number>
  /** Begins that found the item still running: the process before them died. */
  crashes: Generated<number>
  stage: string | null
  /** 0 to 1. */
  progress: Generated<number>
  /** The stages that were entered, with their times, and for a film the scene that is rendered. */
  stages: GeneratedJson<{ stage: string; at: string; scene?: SceneProgress }[]>
  /** Paid results that a later attempt reuses: see `parsePaidResults`. */
  paid_results: GeneratedJson<unknown>
  /** Calls to the provider that failed since the last one that succeeded. */
  failed_calls: Generated<number>
  /** Whether a unit of the month is taken for it; see `giveBackUnit`. */
  holds_unit: Generated<boolean>
  /** Made by the studio alone from something made, so it takes no unit and has limits of its own. */
  is_derived: Generated<boolean>
  /** USD set aside for later calls of the running item; see `reserveCallCosts`. It counts until the item ends. */
  reserved_usd: Generated<number>
  /** Whether the platform pays for those calls. */
  reserves_platform: Generated<boolean>
  /** The request that asked for it; null for those of earlier versions. */
  request_id: string | null
  retry_at: Date | null
  failure: string | null
  failure_code: string | null
  /** See `parseBrief`. */
  brief: Json<unknown>
  dimensions: string
  month: string
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface ContentTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number | null
  /** The version of the brand that it was drawn with; null for items of earlier versions of the program. */
  brand_version: number | null
  product_id: number | null
  job_id: number | null
  item_id: number | null
  parent_id: number | null
  /** The first version of the design; null for that version itself. */
  root_id: number | null
  content_type: 'image' | 'video'
  title: string | null
  prompt: string
  dimensions: string
  brand_name: string
  product_name: string | null
  platform: string | null
  /** The key of the format that the item is for. Null for a size of its own. */
  format: string | null
  is_favorite: Generated<boolean>
  /** When a person locked the design; the same for all its versions. Null: not locked. */
  locked_at: Date | null
  blob: string
  mime_type: string
  /** Size of the stored file, in bytes. */
  size_bytes: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  duration_seconds: number | null
  /** Storage key of what a provider sent, kept untouched beside what was made of it. */
  original: string | null
  /** The still of a video, a blob like `blob`. */
  poster: string | null
  /** The slides of a carousel, see `parseSlideFiles`; null for other items. */
  slides: Json<unknown> | null
  /** The scene of each slide, see `parseScene`. */
  slide_scenes: Json<unknown> | null
  caption: string | null
  hashtags: Json<string[]>
  alt_text: string | null
  model_used: string
  /** What drew the stored bytes, see `describeRenderer`; null for items of earlier versions of the program. */
  renderer: string | null
  /** Which pictures were marked when it was drawn; null for items of earlier versions, which marked stills with a model's picture. */
  mark_rule: StoredMarkRule | null
  /** See `parseScene`. */
  scene: Json<unknown>
  /** Copy and layout of the scene, made by the database, so that a list does not read scenes. */
  copy: ColumnType<unknown, never, never>
  layout: ColumnType<string, never, never>
  /** Null when no brand elements were placed. */
  brand_check: Json<BrandCheck | null>
  /** Of the brand check, made by the database. `check_outcome` is equal for the same rules with the same outcomes. */
  check_score: ColumnType<string | null, never, never>
  check_passed: ColumnType<boolean | null, never, never>
  check_outcome: ColumnType<string, never, never>
  notes: Json<string[]>
  view_key: string
  /** Title, prompt, caption, brand and product, see `buildSearchVector`. */
  search_vector: ColumnType<never, string, string>
  /** See `toNameKey`. */
  name_key: string
  created_at: Date
  deleted_at: Date | null
}

/** The unsaved design of a person for an item. `rev` counts its changes. */
export interface DesignDraftsTable {
  content_id: number
  user_id: OwnerColumn
  rev: number
  design: Json<unknown>
  /** Storage keys of the pictures that it shows. */
  pictures: Json<string[]>
  updated_at: Date
}

/** Addresses that each fetch one archive, known by their hashes; they go with the session that asked for them. */
export interface ArchiveTicketsTable {
  hash: Buffer
  session: Buffer
  user_id: OwnerColumn
  content_ids: Json<number[]>
  expires_at: Date
}

/** Tokens by kind, USD for one token, bytes and seconds of a provider's answers; all 0 for the studio. */
interface PaidColumns {
  prompt_token_count: Generated<number>
  candidates_token_count: Generated<number>
  total_token_count: Generated<number>
  cached_content_token_count: Generated<number>
  thoughts_token_count: Generated<number>
  cost_per_input_token: Generated<number>
  cost_per_output_token: Generated<number>
  request_bytes: Generated<number>
  response_bytes: Generated<number>
  response_seconds: Generated<number>
  status_code: Generated<number>
  /** `gemini`, or the name of a provider in PROVIDERS_FILE; empty for the studio. */
  provider: Generated<string>
}

export interface AnalyticsTable extends PaidColumns {
  id: Id
  user_id: OwnerColumn
  content_id: number
  item_id: number
  content_type: string
  platform: string | null
  brand_name: string
  product_name: string | null
  model_used: string
  api_endpoint: string
  cost_usd: Generated<number>
  generation_seconds: number
  /** Size of the stored file, in bytes. */
  content_size_bytes: number
  duration_seconds: Generated<number>
  prompt_length: number
  reference_count: number
  created_at: Date
}

/** One paid call of a provider, written down before anything else is done with its answer. */
export interface SpendsTable extends PaidColumns {
  id: Id
  user_id: OwnerColumn
  item_id: number | null
  /** The brand and the campaign that the charge counts for, also after they are deleted. */
  brand_id: number | null
  campaign_id: number | null
  kind: string
  /** Whether the platform's key paid, and not one of the user's own. */
  platform_key: boolean
  model: string
  endpoint: string
  cost_usd: number
  is_estimate: boolean
  raw_usage: Json<unknown> | null
  price: Json<unknown> | null
  created_at: Date
}

/** A paid call that was sent and whose price no answer told: one under way, or one that nobody will ever know of. */
export interface UnansweredCallsTable {
  id: Id
  item_id: number
  /** The attempt of the item that sent it. */
  attempt: number
  kind: 'copy' | 'picture' | 'film' | 'speech'
  /** As in `spends`; empty for calls that an earlier version sent. */
  provider: Generated<string>
  /** Null if it is not known before the answer. */
  model: string | null
  /** Whether it was made with the platform's key, and not with one of the user's own. */
  platform_key: boolean
  /** What it costs at most, in USD: reserved while it runs, and possibly charged after that. */
  upper_usd: Generated<number>
  /** Whether somebody found that the provider did not charge for it. */
  is_free: Generated<boolean>
  created_at: Date
}

export interface IdempotencyKeysTable {
  user_id: OwnerColumn
  key: string
  /** SHA-256 of route, body and files, 32 bytes. */
  request_hash: Buffer
  job_id: number
  created_at: Date
}

export interface ContentSizesTable {
  user_id: OwnerColumn
  sizes: Json<ContentSizes>
}

/** What a user made and spent on a day (UTC), by type, platform ('' for none), model and provider. A paid call counts for its own model. */
export interface DailySumsTable {
  user_id: OwnerColumn
  day: string
  content_type: string
  platform: string
  model: string
  /** `gemini`, or the name of another provider; empty for the studio. */
  provider: string
  items: Generated<number>
  cost_usd: Generated<number>
  tokens: Generated<number>
  /** Time that generation took, and how long the videos play. */
  seconds: Generated<number>
  duration_seconds: Generated<number>
  bytes: Generated<number>
}
