import type { ForeignCredentials } from '#contract/proofs/proofs.ts'
import type { BrandCheck } from '#contract/library/content.ts'
import type { Trx } from './db/database.ts'
import type { OwnerId } from './db/owner.ts'

/** An item whose result was saved as content. */
/** What a picture said about itself as it was sent. `manifest` is null if it is too large to be kept. */
export interface ReceivedCredentials {
  told: ForeignCredentials
  manifest: Buffer | null
}

export interface SavedItem {
  id: number
  user_id: OwnerId
  job_id: number
  campaign_id: number | null
  content_id: number
  /** The content that this one is a new version of. */
  parent_id: number | null
  check: BrandCheck | null
}

/**
 * What a room tells the rooms above it, which it must not import. `start/hooks.ts` fills the lists. Each hook runs in the transaction of
 * what it follows, so both happen or neither.
 */
export interface Hooks {
  itemSaved: readonly ((trx: Trx, saved: SavedItem) => Promise<void>)[]
  /** The items of a job were replaced by new ones, in the order of both lists. */
  itemsReplaced: readonly ((
    trx: Trx,
    owner: OwnerId,
    before: readonly number[],
    after: readonly number[],
  ) => Promise<void>)[]
  /** An account is about to be deleted with all its rows. */
  accountDeleted: readonly ((trx: Trx, owner: OwnerId) => Promise<void>)[]
  /** Reads the Content Credentials of a picture that a user sent, and its manifests as an ingredient; null if it has none. */
  imageReceived: readonly ((bytes: Buffer) => Promise<ReceivedCredentials | null>)[]
}
