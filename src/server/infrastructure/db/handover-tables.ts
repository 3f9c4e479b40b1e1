import type { PackRequest } from '#contract/campaigns/pack.ts'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** One variant of the texts of a text set in one language; for all products if `product_id` is null. */
export interface CampaignTextsTable {
  id: Id
  user_id: OwnerColumn
  campaign_id: number
  product_id: number | null
  text_set: string
  language: string
  variant: number
  /** See `parseTextFields`. */
  fields: Json<unknown>
  updated_at: Date
}

/** The secret address of a user's calendar, known by its hash. */
export interface CalendarFeedsTable {
  user_id: OwnerColumn
  secret_hash: Buffer
  created_at: Date
}

/** Addresses that each fetch one publishing pack, known by their hashes; they end with the session that asked for them. */
export interface PackTicketsTable {
  hash: Buffer
  session: Buffer
  user_id: OwnerColumn
  campaign_id: number
  request: Json<PackRequest>
  expires_at: Date
}
