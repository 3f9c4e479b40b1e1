import type { InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import type { OwnerId } from './db/owner.ts'

/** The user of a request, and the session. */
export interface SignedIn {
  id: number
  /** Whose brands, products and content the session may read and change: the user's own. */
  owner: OwnerId
  username: string
  email: string
  /** When the session was last used before this request. */
  last_active_at: Date
  /** The language of the interface, null until the user chose one. */
  language: InterfaceLanguage | null
  /** SHA-256 of the session's token, 32 bytes. */
  session: Buffer
  /** When the password or an emailed code was last given in this session. */
  confirmed_at: Date | null
}
