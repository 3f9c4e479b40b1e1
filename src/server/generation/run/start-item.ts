import { sql, type Selectable } from 'kysely'
import { STORED_UNREADABLE } from '#contract/messages.ts'
import type { Core } from '../../infrastructure/core.ts'
import { isDatabaseUnavailable, retryWhileUnavailable } from '../../infrastructure/db/database-retry.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners, updateOwned } from '../../infrastructure/db/owned.ts'
import type { Schema } from '../../infrastructure/db/schema.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { UnreadableJson } from '../../infrastructure/db/versioned-json.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { parseBrief } from '../../stored/brief.ts'
import { parsePaidResults } from '../../stored/paid-results.ts'
import { endItem, listTopics, LIVE } from './items.ts'
import type { StartedItem } from '../../stored/started-item.ts'

const CRASHES_MAX = 3

/**
 * Starts an attempt of an item; null when the item has already ended, or fails because its brief is damaged. An item that is still
 * `running` was left by a process that crashed. After three crashes it fails.
 */
export async function startItem(app: Core & QueueSeam & NotifierSeam, itemId: number): Promise<StartedItem | null> {
  // The attempt of a transaction whose commit was not confirmed. If it was committed, the item is `running`, but nothing crashed.
  let unconfirmed: number | null = null
  const start = async (trx: Trx): Promise<StartedItem | null> => {
    const row = await markAsRunning(trx, itemId, { now: app.clock.now(), unconfirmed })
    if (!row) return null
    unconfirmed = row.attempt
    const item = await readRow(app, trx, row)
    if (!item) return null
    if (item.crashes >= CRASHES_MAX) {
      await endItem(app, trx, item, { state: 'failed', failure: 'Stopped after repeated crashes.' })
      return null
    }
    await updateOwned(trx, item.user_id, 'jobs')
      .set({ state: 'running' })
      .where('id', '=', item.job_id)
      .where('state', '=', 'queued')
      .execute()
    await app.notifier.publish(trx, listTopics(item))
    return item
  }
  const mayHaveStarted = (error: unknown) => unconfirmed !== null && isDatabaseUnavailable(error)
  return retryWhileUnavailable(app.stopping, () => transact(app.db, start), mayHaveStarted)
}

/**
 * Begins an attempt of an item that has not ended. If the attempt `unconfirmed` of an earlier call was stored, it continues. A later
 * attempt belongs to another process and is left alone; an earlier one was left by a process that crashed.
 */
function markAsRunning(trx: Trx, itemId: number, { now, unconfirmed }: { now: Date; unconfirmed: number | null }) {
  const isOwn = sql<boolean>`(state = 'running' AND attempt = ${unconfirmed ?? 0})`
  return acrossOwners(trx)
    .updateTable('items')
    .set({
      state: 'running',
      attempt: sql`attempt + (NOT ${isOwn})::int`,
      crashes: sql`crashes + (state = 'running' AND NOT ${isOwn})::int`,
      stage: null,
      retry_at: null,
      started_at: sql`coalesce(started_at, ${now})`,
    })
    .where('id', '=', itemId)
    .where('state', 'in', LIVE)
    .$if(unconfirmed !== null, (update) =>
      update.where((row) => row.or([row('state', '<>', 'running'), row('attempt', '<=', unconfirmed)])),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Reads the JSON columns of a started item. An item whose columns are damaged fails; then the result is null. */
async function readRow(
  app: Core & QueueSeam & NotifierSeam,
  trx: Trx,
  row: Selectable<Schema['items']>,
): Promise<StartedItem | null> {
  try {
    return {
      ...row,
      brief: parseBrief(row.brief),
      paid_results: parsePaidResults(row.paid_results),
      started_at: row.started_at ?? app.clock.now(),
    }
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error
    const { id: item_id, job_id, request_id } = row
    app.log.error({ event: 'unreadable_json', err: error, item_id, job_id, request_id }, 'item failed')
    await endItem(app, trx, row, { state: 'failed', failure: STORED_UNREADABLE, failure_code: 'unreadable' })
    return null
  }
}
