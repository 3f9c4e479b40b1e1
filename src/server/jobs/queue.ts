import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Pool, QueryResult } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { SECOND } from '../clock.ts'
import { outlast } from '../db/outage.ts'
import type { Schema } from '../db/schema.ts'

/** What waits in the queue: the id of an item row. The row itself is the truth, the queue only says when to look at it. */
export interface ItemTask {
  item_id: number
}

export interface Queue {
  /** Puts an item into the queue as part of `trx`, so that it runs exactly when its rows were committed. */
  sendItem: (trx: Transaction<Schema>, task: QueuedItem) => Promise<void>
  /** Takes items of this process's own making at once instead of at the next poll. */
  wake: () => void
  /** Starts working; `work` gets a signal that fires when the task has been taken away. */
  startWork: (work: (task: ItemTask, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Stops claiming and waits for running work, `timeoutMs` at most. */
  stopWork: (timeoutMs: number) => Promise<void>
  /** Gives back every task that is held, and how many; only where nobody else works, so the holder is a dead process. */
  requeueHeld: () => Promise<number>
  ready: () => Promise<boolean>
  close: () => Promise<void>
}

export interface QueuedItem extends ItemTask {
  user_id: number
  /** Items of this user that have not ended: more of them means later, so that one backlog holds up nobody else. */
  backlog: number
  start_after?: Date
}

const ITEMS = 'items'
/** At most this many items of one user run at once: the queue lets one run for each key `user:slot`. */
const SLOTS_PER_USER = 4
/** The item's own row counts crashes and ends it; the queue only must not give up before. */
const CRASH_RETRIES = 1000
const HELD_KEYS_EVERY_MS = SECOND

/** Opens pg-boss on the server's own pool: one driver and one dialect for both kinds of database. */
export async function openQueue(pool: Pool, log: Logger, concurrency: number): Promise<Queue> {
  const closing = new AbortController()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => run(pool, closing.signal, text, values) },
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    queueCacheIntervalSeconds: HELD_KEYS_EVERY_MS / SECOND,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'))
  await boss.start()
  await boss.createQueue(ITEMS, {
    policy: 'singleton',
    retryLimit: CRASH_RETRIES,
    heartbeatSeconds: 60,
    expireInSeconds: 1800,
  })
  // Makes pg-boss remember the queue now: asked for within a transaction, it would wait for a second connection.
  await boss.findJobs(ITEMS, { id: randomUUID() })
  let worker: string | null = null
  let telling: NodeJS.Timeout | undefined

  return {
    sendItem: async (trx, { item_id, user_id, backlog, start_after }) => {
      await boss.send(ITEMS, { item_id } satisfies ItemTask, {
        priority: -backlog,
        singletonKey: `${user_id}:${item_id % SLOTS_PER_USER}`,
        ...(start_after && { startAfter: start_after }),
        db: fromKysely(trx),
      })
    },
    wake: () => {
      if (worker) boss.notifyWorker(worker)
    },
    startWork: async (work) => {
      // While the database is away there is nothing to tell; the next time will do.
      telling = setInterval(() => void tellHeldKeys(pool).catch(() => {}), HELD_KEYS_EVERY_MS)
      const options = { localConcurrency: concurrency, pollingIntervalSeconds: 0.5, batchSize: 1 }
      worker = await boss.work<ItemTask>(ITEMS, options, async ([job]) => {
        if (job) await work(job.data, job.signal)
      })
    },
    stopWork: async (timeoutMs) => {
      worker = null
      clearInterval(telling)
      await boss.stop({ graceful: true, timeout: timeoutMs, close: false })
    },
    requeueHeld: async () => {
      const held = (await boss.findJobs(ITEMS)).filter(({ state }) => state === 'active')
      if (held.length > 0)
        await boss.fail(
          ITEMS,
          held.map(({ id }) => id),
        )
      return held.length
    },
    ready: async () => {
      const { rowCount } = await pool.query('SELECT FROM pgboss.queue WHERE name = $1', [ITEMS])
      return rowCount === 1
    },
    close: async () => {
      closing.abort()
      clearInterval(telling)
      await boss.stop({ graceful: false, close: false })
    },
  }
}

/**
 * pg-boss passes over tasks whose key was held when it last counted, which it does once a minute, and looks at that count
 * once a minute too: an item whose place has become free would wait for both. So it is told every second which keys are held.
 */
async function tellHeldKeys(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE pgboss.queue SET singletons_active = held.keys
       FROM (SELECT array_agg(singleton_key ORDER BY singleton_key) AS keys
               FROM pgboss.job WHERE name = $1 AND state = 'active') AS held
      WHERE name = $1 AND singletons_active IS DISTINCT FROM held.keys`,
    [ITEMS],
  )
}

/**
 * The driver answers several statements with several results; pg-boss wants their rows together. `pool.query` would close
 * the connection after any refused statement, and with the embedded database it is the only one. While the database is away
 * nothing is asked of it: whoever works pauses.
 */
async function run(pool: Pool, closing: AbortSignal, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await outlast(closing, () => pool.connect())
  try {
    const result: QueryResult | QueryResult[] = await client.query(text, values)
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  } finally {
    client.release()
  }
}
