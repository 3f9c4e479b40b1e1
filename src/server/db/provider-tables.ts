import type { Id } from './columns.ts'
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
}

/** The provider for one kind of call, by its reference; of the account where the brand is null. */
export interface ProviderChoicesTable {
  user_id: OwnerColumn
  brand_id: number | null
  kind: 'copy' | 'picture' | 'film'
  /** A reference of `providers/choice/candidates.ts`. No foreign key: a choice outlives its provider, and then names what is missing. */
  choice: string
}
