import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { HOUR, SECOND } from '../clock.ts'
import { coalesceRuns } from '../coalesced-runs.ts'
import type { Db } from '../db/database.ts'
import { retryWhileUnavailable } from '../db/database-retry.ts'
import type { Notifier } from '../notify/notifier.ts'

export const ITEMS = 'items'
/** How often the queue is read without a notification. */
const READ_EVERY_MS = 30 * SECOND
/** The workers are woken, so they need not poll. */
const POLL_SECONDS = HOUR / SECOND

/** What waits in the queue: the id of an item row. The row is the source of truth; a task only triggers a worker to process it. */
export interface ItemTask {
  item_id: number
}

export interface QueueParts {
  db: Db
  pool: Pool
  notifier: Pick<Notifier, 'publish' | 'subscribe'>
  log: Logger
}

interface ItemParts extends QueueParts {
  boss: PgBoss
  closing: AbortSignal
}

/**
 * Runs items, `concurrency` at once. A worker is woken when an item is sent, becomes due, starts or ends. Returns the function that
 * stops fetching and resolves when the running items have ended.
 */
export async function startItemWorkers(
  parts: ItemParts,
  concurrency: number,
  work: (task: ItemTask, signal: AbortSignal) => Promise<void>,
): Promise<() => Promise<void>> {
  const { boss, db, notifier } = parts
  const workers = Array.from({ length: concurrency }, () => ({ id: '', isBusy: false }))
  const stopWatching = watchQueue(parts, () => workers.find(({ isBusy }) => !isBusy)?.id ?? null)
  for (const worker of workers) {
    // One item of a group at once: the statement that fetches an item skips the groups of running ones.
    const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, groupConcurrency: 1 }
    worker.id = await boss.work<ItemTask>(ITEMS, options, async ([job]) => {
      if (!job) return
      worker.isBusy = true
      try {
        // The next item needs another worker, in this or another process.
        await notifier.publish(db, ['queue'])
        await work(job.data, job.signal)
      } finally {
        worker.isBusy = false
        boss.notifyWorker(worker.id)
      }
    })
  }
  return async () => {
    stopWatching()
    await boss.offWork(ITEMS, { wait: true })
  }
}

/** Wakes the worker that `idle` names whenever an item may run. Returns the function that stops this. */
function watchQueue(parts: ItemParts, idle: () => string | null): () => void {
  const { boss, closing, log, notifier, pool } = parts
  let timer: NodeJS.Timeout | undefined
  const reading = coalesceRuns(
    async () => {
      clearTimeout(timer)
      const { isDue, waitMs } = await retryWhileUnavailable(closing, () => nextDue(pool))
      timer = setTimeout(reading.request, Math.min(READ_EVERY_MS, waitMs))
      const id = idle()
      if (isDue && id !== null) boss.notifyWorker(id)
    },
    (error) => {
      if (closing.aborted) return
      log.warn({ err: error }, 'the job queue could not be read')
      timer = setTimeout(reading.request, READ_EVERY_MS)
    },
  )
  const unsubscribe = notifier.subscribe(['queue'], reading.request)
  reading.request()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** Whether an item of a free slot is due, and milliseconds until the next delayed item. */
async function nextDue(pool: Pool): Promise<{ isDue: boolean; waitMs: number }> {
  const { rows } = await pool.query<{ is_due: boolean | null; wait_ms: number | null }>(
    `SELECT bool_or(start_after <= now() AND (group_id IS NULL OR group_id NOT IN (
              SELECT group_id FROM pgboss.job WHERE name = $1 AND state = 'active' AND group_id IS NOT NULL
            ))) AS is_due,
            (1000 * extract(epoch FROM min(start_after) FILTER (WHERE start_after > now()) - now()))::float8 AS wait_ms
       FROM pgboss.job WHERE name = $1 AND state < 'active'`,
    [ITEMS],
  )
  const [row] = rows
  return { isDue: row?.is_due ?? false, waitMs: Math.ceil(row?.wait_ms ?? Infinity) }
}
