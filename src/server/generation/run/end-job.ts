import type { Selectable } from 'kysely'
import type { Trx } from '../../infrastructure/db/database.ts'
import type { ItemState, JobState } from '../../infrastructure/db/generation-tables.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { Schema } from '../../infrastructure/db/schema.ts'

/** Ends the job with its last item, in the same transaction. The row lock serializes two items that end at once. */
export async function endJob(trx: Trx, owner: OwnerId, jobId: number, now: Date): Promise<void> {
  await selectOwned(trx, owner, 'jobs').select('id').where('id', '=', jobId).forUpdate().execute()
  const items = await selectOwned(trx, owner, 'items').select('state').distinct().where('job_id', '=', jobId).execute()
  const state = deriveJobState(items)
  const ended_at = state === 'queued' || state === 'running' ? null : now
  await updateOwned(trx, owner, 'jobs').set({ state, ended_at }).where('id', '=', jobId).execute()
}

/** Derives the state of a job from the states of its items. */
export function deriveJobState(items: readonly Pick<Selectable<Schema['items']>, 'state'>[]): JobState {
  const count = (state: ItemState) => items.filter((item) => item.state === state).length
  if (items.some(({ state }) => state === 'running' || state === 'retry_wait')) return 'running'
  const [queued, succeeded, failed, cancelled] = [
    count('queued'),
    count('succeeded'),
    count('failed'),
    count('cancelled'),
  ]
  if (queued > 0) return succeeded + failed + cancelled > 0 ? 'running' : 'queued'
  if (succeeded === items.length) return 'succeeded'
  if (succeeded > 0) return 'partially_failed'
  return failed > 0 ? 'failed' : 'cancelled'
}
