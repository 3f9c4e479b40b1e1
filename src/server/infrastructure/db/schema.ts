import type { ColumnType, Generated } from 'kysely'
import type { FormOfAddress } from '#contract/options.ts'
import type { ApprovedClaim } from '#contract/brands/approved-claims.ts'
import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import type { AiLabel, LabelRule, ProofShows } from '#contract/proofs/proof-options.ts'
import type { BrandVersionCause } from '#contract/brands/brand-versions.ts'
import type {
  EmailChangeLinksTable,
  EmailChangesTable,
  LoginThrottleTable,
  MailsTable,
  MailThrottleTable,
  PasswordCodesTable,
  PendingRegistrationsTable,
  ProviderKeysTable,
  RequestCountsTable,
  ResetTokensTable,
  SessionsTable,
  TokenBucketsTable,
  UsersTable,
  VerificationTokensTable,
} from './account-tables.ts'
import type { BudgetAlertsTable, BudgetsTable, PlatformAlertsTable, PlatformSumsTable } from './budget-tables.ts'
import type { CampaignCellsTable, CampaignEditsTable, CampaignsTable } from './campaign-tables.ts'
import type { Id, Json } from './columns.ts'
import type {
  AnalyticsTable,
  ArchiveTicketsTable,
  ContentSizesTable,
  ContentTable,
  DesignDraftsTable,
  DailySumsTable,
  IdempotencyKeysTable,
  ItemsTable,
  JobsTable,
  KeptUsageTable,
  SpendsTable,
  UnansweredCallsTable,
  UsageTable,
} from './generation-tables.ts'
import type { CalendarFeedsTable, CampaignTextsTable, PackTicketsTable } from './handover-tables.ts'
import type {
  CollectionItemsTable,
  CollectionsTable,
  ContentTagsTable,
  SavedViewsTable,
  TagsTable,
} from './organize-tables.ts'
import type { SoundsTable } from './sound-tables.ts'
import type { SignedFilesTable, SigningKeysTable } from './proof-tables.ts'
import type { ModelPricesTable, ProviderChoicesTable, UserProvidersTable } from './provider-tables.ts'
import type { BrandFontsTable } from './brand-font-tables.ts'
import type { BrandImagesTable } from './brand-image-tables.ts'
import type { ProductImagesTable } from './product-tables.ts'
import type {
  ImportFilesTable,
  ImportMappingsTable,
  ImportRowsTable,
  ImportsTable,
  ProductKeysTable,
} from './import-tables.ts'
import type { OwnerColumn } from './owner.ts'

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
  email_change_links: EmailChangeLinksTable
  provider_keys: ProviderKeysTable
  request_counts: RequestCountsTable
  token_buckets: TokenBucketsTable
  mails: MailsTable
  files: FilesTable
  brands: BrandsTable
  brand_versions: BrandVersionsTable
  brand_fonts: BrandFontsTable
  brand_pictures: BrandImagesTable
  brand_updates: BrandUpdatesTable
  sounds: SoundsTable
  products: ProductsTable
  fetched_pictures: FetchedImagesTable
  usage: UsageTable
  kept_usage: KeptUsageTable
  jobs: JobsTable
  items: ItemsTable
  content: ContentTable
  design_drafts: DesignDraftsTable
  tags: TagsTable
  content_tags: ContentTagsTable
  collections: CollectionsTable
  collection_items: CollectionItemsTable
  saved_views: SavedViewsTable
  imports: ImportsTable
  import_files: ImportFilesTable
  import_rows: ImportRowsTable
  product_keys: ProductKeysTable
  product_pictures: ProductImagesTable
  import_mappings: ImportMappingsTable
  archive_tickets: ArchiveTicketsTable
  analytics: AnalyticsTable
  spends: SpendsTable
  unanswered_calls: UnansweredCallsTable
  idempotency_keys: IdempotencyKeysTable
  content_sizes: ContentSizesTable
  daily_sums: DailySumsTable
  campaigns: CampaignsTable
  campaign_cells: CampaignCellsTable
  campaign_edits: CampaignEditsTable
  campaign_texts: CampaignTextsTable
  calendar_feeds: CalendarFeedsTable
  pack_tickets: PackTicketsTable
  budgets: BudgetsTable
  budget_alerts: BudgetAlertsTable
  user_providers: UserProvidersTable
  provider_choices: ProviderChoicesTable
  platform_sums: PlatformSumsTable
  platform_alerts: PlatformAlertsTable
  model_prices: ModelPricesTable
  installation: InstallationTable
  lookup_keys: LookupKeysTable
  signing_keys: SigningKeysTable
  signed_files: SignedFilesTable
}

/** The tables whose rows belong to an owner: those with a column `user_id`. */
export type OwnedTable = { [T in keyof Schema]: 'user_id' extends keyof Schema[T] ? T : never }[keyof Schema]

/** All other tables. Only these are in the type of a plain connection, so a query of an owned table names its owner (`owned.ts`). */
export type SharedTables = Omit<Schema, OwnedTable>

/** One row; see installation.ts. */
export interface InstallationTable {
  id: string | null
  adopts_storage: boolean
  bound_at: Date | null
}

/** See lookup-keys.ts. */
export interface LookupKeysTable {
  info: string
  sealed: string
}

export interface FilesTable {
  key: string
  user_id: OwnerColumn
  extension: string
  mime_type: string
  size_bytes: number
  /** Until when an upload stays that nothing names yet; null once something does. */
  held_until: Date | null
  /** The text of an upload that was an SVG, from which variants of a logo are computed. It is never served. */
  svg: string | null
  /** The Content Credentials that it had as it was sent; null for none. */
  credentials: ColumnType<ForeignCredentials | null, string | null | undefined, never>
  /** Its manifests as an ingredient of designs; null without credentials, and for large ones. */
  manifest: ColumnType<Buffer | null, Buffer | null | undefined, never>
  created_at: Date
  /** How designs cut out the picture; null is the automatic cut-out. */
  cut_out: ColumnType<unknown, string | null | undefined, string | null>
}

export interface BrandsTable {
  id: Id
  user_id: OwnerColumn
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
  language: string | null
  /** The currency of prices that name none (ISO 4217). */
  currency: string | null
  form_of_address: FormOfAddress | null
  /** See `readPalette`. */
  extended_palette: Json<unknown> | null
  approved_claims: Json<ApprovedClaim[]>
  /** See `readLogoVariants`. */
  logo_variants: Json<unknown> | null
  /** See `readFontChoice`. */
  uploaded_fonts: Json<unknown> | null
  /** The number of its newest version; see `brand_versions`. */
  version: Generated<number>
  /** What its files, and the page that checks them, tell about it. */
  proof_shows: Generated<ProofShows>
  /** The label of its designs, null for none, and on which of them. */
  ai_label: ColumnType<AiLabel | null, AiLabel | null | undefined, AiLabel | null>
  ai_label_on: Generated<LabelRule>
  created_at: Date
}

/** What a brand was in each of its versions. `fields` are its columns; see `parseBrandFields`. */
interface BrandVersionsTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number
  number: number
  cause: BrandVersionCause
  fields: Json<unknown>
  created_at: Date
}

/** The jobs that draw designs again with the newest version of their brand. */
interface BrandUpdatesTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number
  job_id: number
  created_at: Date
  undone_at: Date | null
}

export interface ProductsTable {
  id: Id
  user_id: OwnerColumn
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
  language: string | null
  currency: string | null
  created_at: Date
}

/** Pictures from other servers, kept for a day; the address is known by its hash. */
export interface FetchedImagesTable {
  url_hash: Buffer
  storage_key: string
  fetched_at: Date
}
