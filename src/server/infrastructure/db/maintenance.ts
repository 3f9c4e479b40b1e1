import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { HOUR, MINUTE } from '../clock.ts'

export interface MaintenanceIntervals {
  checkpointMs: number
  vacuumMs: number
}

/** PGlite has neither a checkpointer nor autovacuum: 800,000 updates left 337 MB of WAL and 697,000 dead rows. */
const RHYTHM: MaintenanceIntervals = { checkpointMs: 5 * MINUTE, vacuumMs: HOUR }

/** Runs checkpoints and vacuums on a schedule, in place of PostgreSQL's background processes. Returns the function that stops it. */
export function startMaintenance(pool: Pool, log: Logger, rhythm: MaintenanceIntervals = RHYTHM): () => Promise<void> {
  let position = ''
  let running = Promise.resolve()
  const soon = (work: () => Promise<void>) => () => {
    running = running.then(work).catch((error: unknown) => log.warn({ err: error }, 'database upkeep failed'))
  }
  const checkpoint = async () => {
    const now = await logPosition(pool)
    if (now === position) return
    await pool.query('CHECKPOINT')
    position = await logPosition(pool)
  }
  const vacuum = async () => {
    for (const table of await busyTables(pool)) await pool.query(`VACUUM (ANALYZE) ${table}`)
  }
  const timers = [setInterval(soon(checkpoint), rhythm.checkpointMs), setInterval(soon(vacuum), rhythm.vacuumMs)]
  for (const timer of timers) timer.unref()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
}

async function logPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn')
  return rows[0]?.lsn ?? ''
}

/**
 * Tables that PostgreSQL's own autovacuum would take, by its own thresholds: many dead rows, many new ones (an index answers
 * alone only for pages that a vacuum has seen), or statistics of another time.
 */
async function busyTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
      WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
        OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
  )
  return rows.map(({ name }) => name)
}
