import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { openOwnSite, openSite } from '../../testing/site.ts'

const DAY_MS = 86_400_000
/** pg-boss looks for missed schedules at the start, and enqueues them after at most two intervals of 45 s. */
const SOON_MS = 150_000

test('a scheduled job that was missed while no process ran runs soon after the next start', async () => {
  const dataDir = preparedDataDir()
  const first = await openSite({}, { dataDir })
  await first.close()
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  await pool.query(`UPDATE pgboss.version SET cron_on = now() - interval '2 days'`)
  await pool.query(`UPDATE pgboss.schedule SET created_on = now() - interval '3 days'`)
  await close()
  const orphan = join(dataDir, 'files/blobs/ab/abcdef')
  mkdirSync(dirname(orphan), { recursive: true })
  writeFileSync(orphan, 'no row names this')
  const then = new Date(Date.now() - 2 * DAY_MS)
  utimesSync(orphan, then, then)
  await openOwnSite({}, { dataDir })
  await expect.poll(() => existsSync(orphan), { timeout: SOON_MS }).toBe(false)
})
