import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { ItemBrief } from './brief.ts'
import type { PaidResults } from './paid-results.ts'

/** A running item. `attempt` is the number of its attempt and the fencing token of every update. */
export interface StartedItem {
  id: number
  job_id: number
  user_id: OwnerId
  attempt: number
  crashes: number
  dimensions: string
  is_derived: boolean
  brief: ItemBrief
  paid_results: PaidResults
  started_at: Date
  /** The id of the request that created the item. */
  request_id: string | null
}

/** The item was canceled, or a newer attempt has started. The result of this attempt is discarded. */
export class Superseded extends Error {}
