import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { SECOND } from '../clock.ts'
import { coalesceRuns } from '../coalesced-runs.ts'
import { retryWhileUnavailable } from '../db/database-retry.ts'
import type { Notifier } from '../notify/notifier.ts'
import { VIDEOS_FROM, ITEMS } from './item-task.ts'

/** How often the queue is read without a notification. */
const READ_EVERY_MS = 30 * SECOND
/** How often it is read while an item has no heartbeat. */
const READ_SOON_MS = SECOND
/** A read that comes or lasts so much longer than planned: this process was stopped, or the database was away. */
const INTERRUPTED_MS = 5 * SECOND
/** After an interruption, running items get this time for their heartbeats. It is longer than the interval between two of them. */
const HEARTBEAT_PATIENCE_MS = 25 * SECOND

interface WatchParts {
  release: () => Promise<void>
  pool: Pool
  notifier: Pick<Notifier, 'subscribe'>
  log: Logger
  closing: AbortSignal
}

export interface QueueWatch {
  /** Reads the queue soon. */
  read: () => void
  stop: () => void
}

/** Calls `wake` whenever an image or a video may run, for it, and `release` for running items without a heartbeat. */
export function watchQueue(parts: WatchParts, wake: (isForVideos: boolean) => Promise<void>): QueueWatch {
  const { closing, log, notifier, pool, release } = parts
  let timer: NodeJS.Timeout | undefined
  let plannedAt = Infinity
  let patientUntil = 0
  const plan = (ms: number) => {
    clearTimeout(timer)
    plannedAt = performance.now() + ms
    timer = setTimeout(reading.request, ms)
  }
  const reading = coalesceRuns(
    async () => {
      const began = performance.now()
      const { isImageDue, isFilmDue, waitMs, silentMs } = await retryWhileUnavailable(closing, () => nextDue(pool))
      const now = performance.now()
      if (Math.max(began - plannedAt, now - began) > INTERRUPTED_MS) patientUntil = now + HEARTBEAT_PATIENCE_MS
      plan(Math.min(READ_EVERY_MS, waitMs, Math.max(READ_SOON_MS, silentMs)))
      if (isImageDue) await wake(false)
      if (isFilmDue) await wake(true)
      if (silentMs <= 0 && now >= patientUntil) await release()
    },
    (error) => {
      if (closing.aborted) return
      log.warn({ err: error }, 'the job queue could not be read')
      plan(READ_EVERY_MS)
    },
  )
  const unsubscribe = notifier.subscribe(['queue'], reading.request)
  reading.request()
  return {
    read: reading.request,
    stop: () => {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

interface NextDue {
  isImageDue: boolean
  isFilmDue: boolean
  waitMs: number
  /** Milliseconds until the first running item counts as left by its process. */
  silentMs: number
}

/** Whether an image and whether a video of a free slot is due, and when the next read is needed. */
async function nextDue(pool: Pool): Promise<NextDue> {
  const { rows } = await pool.query<{
    is_image_due: boolean | null
    is_film_due: boolean | null
    wait_ms: number | null
    silent_ms: number | null
  }>(
    `SELECT bool_or(is_due AND priority > $2) AS is_image_due, bool_or(is_due AND priority <= $2) AS is_film_due,
            (1000 * extract(epoch FROM min(start_after) FILTER (WHERE start_after > now()) - now()))::float8 AS wait_ms,
            (SELECT 1000 * extract(epoch FROM min(heartbeat_on + heartbeat_seconds * interval '1 second') - now())
               FROM pgboss.job WHERE name = $1 AND state = 'active')::float8 AS silent_ms
       FROM (SELECT priority, start_after, start_after <= now() AND (group_id IS NULL OR group_id NOT IN (
                      SELECT group_id FROM pgboss.job WHERE name = $1 AND state = 'active' AND group_id IS NOT NULL
                    )) AS is_due
               FROM pgboss.job WHERE name = $1 AND state < 'active') AS waiting`,
    [ITEMS, VIDEOS_FROM],
  )
  const [row] = rows
  return {
    isImageDue: row?.is_image_due ?? false,
    isFilmDue: row?.is_film_due ?? false,
    waitMs: Math.ceil(row?.wait_ms ?? Infinity),
    silentMs: Math.ceil(row?.silent_ms ?? Infinity),
  }
}
