import type { ColumnType, Generated } from 'kysely'
import type {
  EmailChangesTable,
  Id,
  LoginThrottleTable,
  MailsTable,
  MailThrottleTable,
  PasswordCodesTable,
  PendingRegistrationsTable,
  ProviderKeysTable,
  RequestCountsTable,
  ResetTokensTable,
  SessionsTable,
  UsersTable,
  VerificationTokensTable,
} from './account-tables.ts'

/** Columns as they are stored; names are those of the wire wherever both exist. Times are timestamptz, ids bigint. */
export interface Schema {
  users: UsersTable
  pending_registrations: PendingRegistrationsTable
  verification_tokens: VerificationTokensTable
  sessions: SessionsTable
  mail_throttle: MailThrottleTable
  login_throttle: LoginThrottleTable
  reset_tokens: ResetTokensTable
  password_codes: PasswordCodesTable
  email_changes: EmailChangesTable
  provider_keys: ProviderKeysTable
  request_counts: RequestCountsTable
  mails: MailsTable
  files: FilesTable
  brands: BrandsTable
  products: ProductsTable
  fetched_pictures: FetchedPicturesTable
  usage: UsageTable
  jobs: JobsTable
  items: ItemsTable
  content: ContentTable
  analytics: AnalyticsTable
}

type Json<T> = ColumnType<T, string, string>

interface FilesTable {
  key: string
  user_id: number
  extension: string
  mime_type: string
  size_bytes: number
  created_at: Date
}

export interface BrandsTable {
  id: Id
  user_id: number
  name: string
  description: string | null
  primary_color: string
  secondary_color: string
  typography: string
  brand_tone: string
  logo_url: string | null
  brand_persona: string | null
  brand_voice: string | null
  mission: string | null
  values: string | null
  target_audience: string | null
  keywords_topics: Json<string[]>
  social_channels: Json<string[]>
  key_ctas: Json<string[]>
  competitors: Json<string[]>
  brand_vision: string | null
  content_guidelines: Json<{ do: string[]; dont: string[] }>
  content_strategy: Json<{ pillars: string[]; themes: string[] }>
  brand_story: string | null
  tone_variations: Json<Record<string, string>>
  created_at: Date
}

export interface ProductsTable {
  id: Id
  user_id: number
  brand_id: number
  name: string
  description: string | null
  category: string | null
  price: number | null
  sku: string | null
  upc: string | null
  features: string | null
  benefits: string | null
  ingredients: string | null
  target_audience: string | null
  usage_instructions: string | null
  image_url: string | null
  product_type: string | null
  key_features: Json<string[]>
  key_benefits: Json<string[]>
  product_audience: string | null
  pain_point_solved: string | null
  unique_selling_proposition: string | null
  product_url: string | null
  default_cta_text: string
  pricing_text: string | null
  availability_status: string | null
  launch_date: string | null
  tags: Json<string[]>
  specifications: Json<Record<string, string>>
  testimonials: string | null
  faq: string | null
  related_products: string | null
  created_at: Date
}

/** Pictures from other servers, kept for a day; the address is known by its hash. */
interface FetchedPicturesTable {
  url_hash: Buffer
  storage_key: string
  fetched_at: Date
}

interface UsageTable {
  user_id: number
  month: string
  reserved: number
}

export type JobState = 'queued' | 'running' | 'succeeded' | 'partially_failed' | 'failed' | 'cancelled'
export type ItemState = 'queued' | 'running' | 'retry_wait' | 'succeeded' | 'failed' | 'cancelled'

interface JobsTable {
  id: Id
  user_id: number
  brand_id: number | null
  state: Generated<JobState>
  content_types: Json<string[]>
  platforms: Json<string[]>
  tone: string | null
  goal: string | null
  theme: string | null
  created_at: Date
  ended_at: Date | null
}

interface ItemsTable {
  id: Id
  job_id: number
  user_id: number
  /** `image:instagram` and so on: what `failures` maps to a sentence. */
  key: string
  state: Generated<ItemState>
  /** Counts begins; a finishing write carries the one it began with. */
  try: Generated<number>
  /** Begins that found the item still running: the process before them died. */
  crashes: Generated<number>
  stage: string | null
  failure: string | null
  brief: Json<unknown>
  dimensions: string
  month: string
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface ContentTable {
  id: Id
  user_id: number
  brand_id: number | null
  product_id: number | null
  job_id: number | null
  item_id: number | null
  parent_id: number | null
  content_type: 'image' | 'video'
  title: string | null
  prompt: string
  dimensions: string
  brand_name: string
  platform: string | null
  is_favorite: Generated<boolean>
  blob: string
  mime_type: string
  size_bytes: number
  width: number
  height: number
  caption: string | null
  hashtags: Json<string[]>
  alt_text: string | null
  model_used: string
  scene: Json<unknown>
  brand_check: Json<unknown>
  notes: Json<string[]>
  view_key: string
  created_at: Date
  deleted_at: Date | null
}

interface AnalyticsTable {
  id: Id
  user_id: number
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
  content_size_bytes: number
  prompt_length: number
  reference_count: number
  created_at: Date
}
