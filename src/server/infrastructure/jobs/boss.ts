import type { Pool, QueryResult } from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { HOUR, SECOND } from '../clock.ts'
import { retryWhileUnavailable } from '../db/database-retry.ts'

/** The interval of timers that we do not need: no job depends on another, and migrations finish at the start. */
const RARELY_SECONDS = HOUR / SECOND

/**
 * Opens an instance of pg-boss on the server's connection pool, for both kinds of database.
 * Why, and what was rejected: docs/decisions/0004-queue-and-items.md.
 */
export function openBoss(
  pool: Pool,
  log: Logger,
  closing: AbortSignal,
  options: Omit<ConstructorOptions, 'db'>,
): PgBoss {
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
