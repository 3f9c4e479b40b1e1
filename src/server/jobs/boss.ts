import type { Pool, QueryResult } from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { HOUR, SECOND } from '../clock.ts'
import { retryWhileUnavailable } from '../db/database-retry.ts'

/** Of timers that have nothing to do here: no job depends on another, and what a migration leaves is done at the start. */
const RARELY_SECONDS = HOUR / SECOND

/** An instance of pg-boss on the server's own pool: one driver and one dialect for both kinds of database. */
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
 * The driver answers several statements with several results; pg-boss wants their rows together. `pool.query` would close
 * the connection after any refused statement, and with the embedded database it is the only one. While the database is away
 * nothing is asked of it: whoever works pauses.
 */
async function run(pool: Pool, closing: AbortSignal, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await retryWhileUnavailable(closing, () => pool.connect())
  try {
    const result: QueryResult | QueryResult[] = await client.query(text, values)
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  } finally {
    client.release()
  }
}
