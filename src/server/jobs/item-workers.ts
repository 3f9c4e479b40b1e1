import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { HOUR, SECOND } from '../clock.ts'
import { coalesceRuns } from '../coalesced-runs.ts'
import type { Db } from '../db/database.ts'
import { retryWhileUnavailable } from '../db/database-retry.ts'
import type { Notifier } from '../notify/notifier.ts'
import { FILMS_FROM, ITEMS, type ItemTask } from './item-task.ts'
import { moveImages } from './slots.ts'

/** How often the queue is read without a notification. */
const READ_EVERY_MS = 30 * SECOND
/** The workers are woken, so they need not poll. */
const POLL_SECONDS = HOUR / SECOND

/** How many items run at once. Videos have workers of their own, so that images never wait for them. */
export interface Concurrency {
  images: number
  films: number
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

interface Worker {
  id: string
  isBusy: boolean
  isForFilms: boolean
}

/**
 * Runs items, `concurrency` at once. A worker is woken when an item is sent, becomes due, starts or ends. Returns the function that
 * stops fetching and resolves when the running items have ended.
 */
export async function startItemWorkers(
  parts: ItemParts,
  { images, films }: Concurrency,
  work: (task: ItemTask, signal: AbortSignal) => Promise<void>,
): Promise<() => Promise<void>> {
  const { boss } = parts
  const open = (isForFilms: boolean): Worker => ({ id: '', isBusy: false, isForFilms })
  const workers = [
    ...Array.from({ length: images }, () => open(false)),
    ...Array.from({ length: films }, () => open(true)),
  ]
  const stopWatching = watchQueue(parts, workers)
  for (const worker of workers) worker.id = await startWorker(parts, worker, work)
  return async () => {
    stopWatching()
    await boss.offWork(ITEMS, { wait: true })
  }
}

function startWorker(
  { boss, db, notifier, pool }: ItemParts,
  worker: Worker,
  work: (task: ItemTask, signal: AbortSignal) => Promise<void>,
): Promise<string> {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: 1,
    // One item of a group at once: the statement that fetches an item skips the groups of running ones.
    groupConcurrency: 1,
    ...(worker.isForFilms ? { maxPriority: FILMS_FROM } : { minPriority: FILMS_FROM + 1 }),
  }
  return boss.work<ItemTask>(ITEMS, options, async ([job]) => {
    if (!job) return
    worker.isBusy = true
    try {
      if (worker.isForFilms && job.groupId) await moveImages(pool, job.groupId)
      // The next item needs another worker, in this or another process.
      await notifier.publish(db, ['queue'])
      await work(job.data, job.signal)
    } finally {
      worker.isBusy = false
      boss.notifyWorker(worker.id)
    }
  })
}

/** Wakes an idle worker whenever an item may run that it takes. Returns the function that stops this. */
function watchQueue(parts: ItemParts, workers: readonly Worker[]): () => void {
  const { boss, closing, log, notifier, pool } = parts
  let timer: NodeJS.Timeout | undefined
  const wake = (isForFilms: boolean) => {
    const idle = workers.find((worker) => worker.isForFilms === isForFilms && !worker.isBusy)
    if (idle) boss.notifyWorker(idle.id)
  }
  const reading = coalesceRuns(
    async () => {
      clearTimeout(timer)
      const { isImageDue, isFilmDue, waitMs } = await retryWhileUnavailable(closing, () => nextDue(pool))
      timer = setTimeout(reading.request, Math.min(READ_EVERY_MS, waitMs))
      if (isImageDue) wake(false)
      if (isFilmDue) wake(true)
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

interface NextDue {
  isImageDue: boolean
  isFilmDue: boolean
  waitMs: number
}

/** Whether an image and whether a video of a free slot is due, and milliseconds until the next delayed item. */
async function nextDue(pool: Pool): Promise<NextDue> {
  const { rows } = await pool.query<{
    is_image_due: boolean | null
    is_film_due: boolean | null
    wait_ms: number | null
  }>(
    `SELECT bool_or(is_due AND priority > $2) AS is_image_due, bool_or(is_due AND priority <= $2) AS is_film_due,
            (1000 * extract(epoch FROM min(start_after) FILTER (WHERE start_after > now()) - now()))::float8 AS wait_ms
       FROM (SELECT priority, start_after, start_after <= now() AND (group_id IS NULL OR group_id NOT IN (
                      SELECT group_id FROM pgboss.job WHERE name = $1 AND state = 'active' AND group_id IS NOT NULL
                    )) AS is_due
               FROM pgboss.job WHERE name = $1 AND state < 'active') AS waiting`,
    [ITEMS, FILMS_FROM],
  )
  const [row] = rows
  return {
    isImageDue: row?.is_image_due ?? false,
    isFilmDue: row?.is_film_due ?? false,
    waitMs: Math.ceil(row?.wait_ms ?? Infinity),
  }
}
