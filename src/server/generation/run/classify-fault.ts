import { isDatabaseFailure, isDatabaseUnavailable } from '../../infrastructure/db/database-retry.ts'
import { getErrorCode } from '../../infrastructure/error-code.ts'
import { TooManyWait } from '../../infrastructure/jobs/item-task.ts'
import { MissingObject } from '../../infrastructure/storage/storage.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { BudgetReached } from '../../spending/budget-reached.ts'
import { WaitsForSibling } from './items.ts'

/** Attempts after storage and database errors; the wait grows with each attempt. */
const ATTEMPTS_MAX = 3

/** The time that an item may take is over. */
export class ItemTookTooLong extends Error {}

/** What becomes of an item after a fault. `bytes_gone`, `item_too_long` and `studio` fail it. */
export type FaultOutcome =
  | { kind: 'provider_fault'; fault: ProviderFault }
  | { kind: 'budget_reached'; fault: BudgetReached }
  | { kind: 'released' | 'too_many_wait' | 'waits_for_sibling' | OutcomeOfOwner }

type OutcomeOfOwner = 'claim_lost' | 'database_away' | 'retried' | 'bytes_gone' | 'item_too_long' | 'studio'

/** Outcomes that only the owner of the item may record: another attempt may have taken it over. */
export const NEEDS_OWNERSHIP: ReadonlySet<FaultOutcome['kind']> = new Set<OutcomeOfOwner>([
  'claim_lost',
  'database_away',
  'retried',
  'bytes_gone',
  'item_too_long',
  'studio',
])

interface ItemState {
  /** Whether the server stops. */
  isStopping: boolean
  /** Whether the queue gave the item to somebody else, for example because a process that was stopped sent no heartbeat for a minute. */
  isClaimLost: boolean
  /** Counts from 1. */
  attempt: number
}

/** Decides what becomes of an item after a fault. The first rule that holds counts, because a lost claim aborts whatever runs. */
export function classifyFault(error: unknown, { isStopping, isClaimLost, attempt }: ItemState): FaultOutcome {
  if (isStopping) return { kind: 'released' }
  if (error instanceof ProviderFault) return { kind: 'provider_fault', fault: error }
  if (error instanceof BudgetReached) return { kind: 'budget_reached', fault: error }
  if (error instanceof TooManyWait) return { kind: 'too_many_wait' }
  if (error instanceof WaitsForSibling) return { kind: 'waits_for_sibling' }
  const isTooLong = error instanceof ItemTookTooLong
  if (isClaimLost && !isTooLong) return { kind: 'claim_lost' }
  if (error instanceof MissingObject) return { kind: 'bytes_gone' }
  if (isDatabaseUnavailable(error)) return { kind: 'database_away' }
  // Errors of the operating system and of PostgreSQL have codes; errors of the studio have none.
  const mayPass = getErrorCode(error) !== undefined || isDatabaseFailure(error)
  if (mayPass && attempt < ATTEMPTS_MAX) return { kind: 'retried' }
  return { kind: isTooLong ? 'item_too_long' : 'studio' }
}
