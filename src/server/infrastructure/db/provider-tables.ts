import type { Generated } from 'kysely'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

/** A server that speaks the OpenAI protocol, added by a user. Prices are USD: for a million tokens, and for one image. */
export interface UserProvidersTable {
  id: Id
  user_id: OwnerColumn
  name: string
  base_url: string
  /** The encrypted key, bound to the owner and the address; null for a server that asks for none. */
  sealed: string | null
  text_model: string | null
  image_model: string | null
  takes_pictures: boolean
  text_input_usd: number
  text_output_usd: number
  image_usd: number
  /** When the prices were set. */
  priced_at: Date
  /** Calls in a row that got no answer in time. */
  time_outs: Generated<number>
  /** Until when the server is not asked after such calls. */
  paused_until: Date | null
}

/** The provider for one kind of call, by its reference; of the account where the brand is null. */
export interface ProviderChoicesTable {
  user_id: OwnerColumn
  brand_id: number | null
  kind: 'copy' | 'picture' | 'film' | 'speech'
  /** A reference of `providers/choice/list-choices.ts`. No foreign key: a choice outlives its provider, and then names what is missing. */
  choice: string
}

/** A price that the operator set. `valid_from` is its first day (UTC); `rates` are USD by the names of `RATES` in `providers/prices`. */
export interface ModelPricesTable {
  id: Id
  provider: string
  model: string
  valid_from: string
  rates: Json<Record<string, number>>
  created_at: Date
}
