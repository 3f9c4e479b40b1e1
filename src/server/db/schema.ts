import type { ColumnType, Generated } from 'kysely'

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
  usage: UsageTable
  jobs: JobsTable
  items: ItemsTable
  content: ContentTable
  analytics: AnalyticsTable
}

type Id = ColumnType<number, never, never>
type Json<T> = ColumnType<T, string, string>

interface UsersTable {
  id: Id
  email: string
  email_key: string
  username: string
  password_hash: string
  created_at: Date
}

interface PendingRegistrationsTable {
  id: Id
  email: string
  email_key: string
  username: string
  password_hash: string
  created_at: Date
}

interface VerificationTokensTable {
  hash: Buffer
  pending_id: number | null
  email_key: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface SessionsTable {
  hash: Buffer
  user_id: number
  remember: boolean
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

interface MailThrottleTable {
  key: Buffer
  purpose: string
  count: number
  last_at: Date
  blocked_until: Date | null
  resets: number
  resets_since: Date | null
}

interface LoginThrottleTable {
  /** Address and network together. */
  key: Buffer
  address: Buffer
  failures: number
  blocked_until: Date | null
  updated_at: Date
}

interface ResetTokensTable {
  hash: Buffer
  user_id: number | null
  created_at: Date
  expires_at: Date
}

interface PasswordCodesTable {
  id: Id
  user_id: number
  mac: Buffer
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

interface EmailChangesTable {
  hash: Buffer
  user_id: number
  old_email: string
  old_email_key: string
  created_at: Date
  expires_at: Date
}

interface ProviderKeysTable {
  user_id: number
  sealed: string
  updated_at: Date
}

interface RequestCountsTable {
  key: Buffer
  count: number
  window_start: Date
  window_end: Date
}

interface MailsTable {
  id: Id
  purpose: string
  message_id: string
  /** Recipient and bodies, sealed; emptied once sent. */
  sealed: string | null
  state: ColumnType<'queued' | 'sent' | 'given_up', 'queued' | 'given_up' | undefined, 'queued' | 'sent' | 'given_up'>
  tries: Generated<number>
  next_try_at: Date
  expires_at: Date | null
  created_at: Date
  sent_at: Date | null
}

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
  created_at: Date
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
