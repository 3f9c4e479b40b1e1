import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryResult } from 'pg'
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { HOUR, SECOND } from '../clock.ts'
import { retryWhileUnavailable } from '../db/database-retry.ts'
import type { Trx } from '../db/database.ts'
import type { Notifier } from '../notify/notifier.ts'
import { VIDEOS_FROM, ITEMS, type ItemTask, type WorkOnItem } from './item-task.ts'
import { type Concurrency, type QueueParts, startItemWorkers } from './item-workers.ts'
import { createScheduledQueue, type Scheduled, SCHEDULED, startSchedules } from './schedules.ts'
import { chooseSlots, type Slotted } from './slots.ts'

export interface Queue {
  /** Sends items to the queue in one statement as part of `trx`, so they run if and only if their rows are committed. */
  sendItems: (trx: Trx, tasks: readonly QueuedItem[]) => Promise<void>
  /** Starts the workers. */
  startWork: (work: WorkOnItem, scheduled: readonly Scheduled[]) => Promise<void>
  /** Sends an import to the queue as part of `trx`. */
  sendImport: (trx: Trx, task: ImportTask) => Promise<void>
  /** Starts the worker of imports, after `startWork`. */
  startImports: (work: (task: ImportTask) => Promise<void>) => Promise<void>
  /** Stops fetching and waits for running items, at most `timeoutMs` milliseconds. */
  stopWork: (timeoutMs: number) => Promise<void>
  /** Requeues all running messages and returns the number of items. Only for use without other processes: their worker is dead. */
  requeueHeld: () => Promise<number>
  ready: () => Promise<boolean>
  close: () => Promise<void>
}

export interface QueueSeam {
  queue: Queue
}

export interface QueuedItem extends Slotted {
  /** Unfinished items of this user. A larger number means a lower priority, so one backlog does not delay other users. */
  backlog: number
}

/** The item's row counts crashes and fails the item. The retry limit of the queue must be higher. */
const CRASH_RETRIES = 1000
/**
 * Items of a frozen process go to another one within a minute: after this time without a heartbeat, plus `MONITOR_SECONDS`. Half of this
 * time is between two heartbeats.
 */
const HEARTBEAT_SECONDS = 45
/** The shortest time between two searches of pg-boss for items without a heartbeat. */
const MONITOR_SECONDS = 5
/** The interval in which pg-boss checks schedules and sends due ones; 45 is its maximum. */
const CRON_SECONDS = 45
const CRON_WORKER_SECONDS = 45
/** A stopping process waits only briefly for scheduled work, because it can be repeated. */
const SCHEDULED_PATIENCE_MS = 3 * SECOND

/** Opens the job queue; `concurrency` is how many items run at once in this process. */
export async function openQueue(parts: QueueParts, concurrency: Concurrency): Promise<Queue> {
  const { db, log, notifier, pool } = parts
  const closing = new AbortController()
  const boss = openBoss(pool, log, closing.signal, { schedule: false, monitorIntervalSeconds: MONITOR_SECONDS })
  await boss.start()
  await boss.createQueue(ITEMS, {
    policy: 'singleton',
    retryLimit: CRASH_RETRIES,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 1800,
  })
  await createScheduledQueue(boss)
  await createImportQueue(boss)
  // Makes pg-boss cache the queue now. Within a transaction, it would wait for a second connection.
  await boss.findJobs(ITEMS, { id: randomUUID() })
  await boss.findJobs(IMPORTS, { id: randomUUID() })
  const working = openBoss(pool, log, closing.signal, {
    supervise: false,
    migrate: false,
    schedule: true,
    cronMonitorIntervalSeconds: CRON_SECONDS,
    cronWorkerIntervalSeconds: CRON_WORKER_SECONDS,
  })
  let stopItems = () => Promise.resolve()
  let stopImports = () => Promise.resolve()

  return {
    sendItems: async (trx, tasks) => {
      const slots = await chooseSlots(trx, tasks)
      const messages = tasks.map(({ item_id, is_film, backlog, start_after }, index) => {
        const slot = slots[index] ?? ''
        return {
          data: { item_id } satisfies ItemTask,
          priority: (is_film ? VIDEOS_FROM : 0) - backlog,
          singletonKey: slot,
          group: { id: slot },
          ...(start_after && { startAfter: start_after }),
        }
      })
      await boss.insert(ITEMS, messages, { db: fromKysely(trx) })
      await notifier.publish(trx, ['queue'])
    },
    startWork: async (work, scheduled) => {
      await working.start()
      await startSchedules(working, log, scheduled)
      const release = () => boss.supervise(ITEMS)
      const itemParts = { ...parts, boss: working, closing: closing.signal, release }
      stopItems = await startItemWorkers(itemParts, concurrency, work)
    },
    sendImport: async (trx, { import_id }) => {
      await boss.send(IMPORTS, { import_id } satisfies ImportTask, { db: fromKysely(trx) })
      await notifier.publish(trx, ['imports'])
    },
    startImports: async (work) => {
      stopImports = await startImportWorker({ boss: working, log, notifier }, work)
    },
    stopWork: async (timeoutMs) => {
      await Promise.all([
        atMost(timeoutMs, stopItems()),
        atMost(timeoutMs, stopImports()),
        atMost(SCHEDULED_PATIENCE_MS, working.offWork(SCHEDULED, { wait: true })),
      ])
      await working.stop({ graceful: false, close: false })
      // Other processes can take the requeued items.
      await notifier.publish(db, ['queue'])
    },
    requeueHeld: async () => {
      await failHeld(boss, SCHEDULED)
      await failHeld(boss, IMPORTS)
      return failHeld(boss, ITEMS)
    },
    ready: async () => {
      const { rowCount } = await pool.query('SELECT FROM pgboss.queue WHERE name = $1', [ITEMS])
      return rowCount === 1
    },
    close: async () => {
      closing.abort()
      await working.stop({ graceful: false, close: false })
      await boss.stop({ graceful: false, close: false })
    },
  }
}

/** Waits for `work`, `ms` milliseconds at most. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const isDone = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: isDone.signal }).catch(() => {})])
  isDone.abort()
}

async function failHeld(boss: PgBoss, queue: string): Promise<number> {
  const held = (await boss.findJobs(queue)).filter(({ state }) => state === 'active').map(({ id }) => id)
  if (held.length > 0) await boss.fail(queue, held)
  return held.length
}

/** The interval of timers that we do not need: no job depends on another, and migrations finish at the start. */
const RARELY_SECONDS = HOUR / SECOND

/**
 * Opens an instance of pg-boss on the server's connection pool, for both kinds of database.
 * Why, and what was rejected: docs/decisions/0004-queue-and-items.md.
 */
function openBoss(pool: Pool, log: Logger, closing: AbortSignal, options: Omit<ConstructorOptions, 'db'>): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => run(pool, closing, text, values) },
    reindex: false,
    monitorVacuum: false,
    flowIntervalSeconds: RARELY_SECONDS,
    bamIntervalSeconds: RARELY_SECONDS,
    queueCacheIntervalSeconds: RARELY_SECONDS,
    ...options,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'))
  return boss
}

/**
 * Runs SQL for pg-boss. The driver returns one result per statement; pg-boss expects all rows together. `pool.query` would close the
 * connection after a failed statement, and the embedded database has only one. While the database is unavailable, calls wait.
 */
async function run(pool: Pool, closing: AbortSignal, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await retryWhileUnavailable(closing, () => pool.connect())
  try {
    const result: QueryResult<object> | QueryResult<object>[] = await client.query(text, values)
    const results: QueryResult<object>[] = [result].flat()
    return { rows: results.flatMap(({ rows }) => rows).map(withoutHeldKeys) }
  } finally {
    client.release()
  }
}

/**
 * pg-boss counts the running keys of a queue once a minute, caches them for an hour, and fetches no item of a key that ran at that time.
 * Our fetches skip the groups of running items instead, so the cached keys are left out.
 */
function withoutHeldKeys<Row extends object>(row: Row): Row {
  return 'singletonsActive' in row ? { ...row, singletonsActive: null } : row
}

const IMPORTS = 'imports'
const IMPORT_HEARTBEAT_SECONDS = 60
const EXPIRE_SECONDS = 60 * 60
/** An import is repeated after each crash and after each stop of the server. */
const RETRIES = 1000
/** The interval without a notification. */
const POLL_SECONDS = 45

/** The message of an import. Its rows are the source of truth. */
interface ImportTask {
  import_id: number
}

async function createImportQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(IMPORTS, {
    retryLimit: RETRIES,
    heartbeatSeconds: IMPORT_HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
  })
}

interface WorkerParts {
  boss: PgBoss
  log: Logger
  notifier: Pick<Notifier, 'subscribe'>
}

/** Runs imports, one at a time. Returns the function that stops fetching and resolves when the running one has ended. */
async function startImportWorker(
  { boss, log, notifier }: WorkerParts,
  work: (task: ImportTask) => Promise<void>,
): Promise<() => Promise<void>> {
  const worker = await boss.work<ImportTask>(IMPORTS, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
    try {
      if (job) await work(job.data)
    } catch (error) {
      log.warn({ err: error, import_id: job?.data.import_id }, 'an import was interrupted')
      throw error
    } finally {
      boss.notifyWorker(worker)
    }
  })
  const unsubscribe = notifier.subscribe(['imports'], () => boss.notifyWorker(worker))
  return async () => {
    unsubscribe()
    await boss.offWork(IMPORTS, { wait: true })
  }
}
