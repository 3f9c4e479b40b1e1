import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { newDataDir, ownDataDir, smallDisk } from '../../../testing/data-dir.ts'
import { copyEmbedded } from '../../../testing/databases.ts'
import { readCoreWait } from '../../../testing/patience.ts'
import { openDatabase } from '../database.ts'
import { openEmbedded } from './embedded.ts'
import { startMaintenance } from '../maintenance.ts'

const silent = pino({ level: 'silent' })

async function openFresh() {
  const dataDir = newDataDir()
  copyEmbedded(inject('embeddedTemplate'), dataDir)
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, silent)
  const remove = async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { dataDir, pool, remove }
}

describe('an embedded database', () => {
  let pool: Pool
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ pool, remove } = await openFresh())
  })
  afterAll(() => remove())

  test('statements of many callers at once never get each other’s results', async () => {
    const ask = async (n: number) => (await pool.query<{ n: number }>('SELECT $1::int AS n', [n])).rows[0]?.n
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers)
  })

  test('fifty parallel read-modify-write transactions, a fifth rolled back, give the exact count', async () => {
    await pool.query('DROP TABLE IF EXISTS counter')
    await pool.query('CREATE TABLE counter AS SELECT 0 AS n')
    const change = async (index: number) => {
      const client = await pool.connect()
      await client.query('BEGIN')
      const { rows } = await client.query<{ n: number }>('SELECT n FROM counter FOR UPDATE')
      await client.query('UPDATE counter SET n = $1', [(rows[0]?.n ?? 0) + 1])
      await client.query(index % 5 === 0 ? 'ROLLBACK' : 'COMMIT')
      client.release()
    }
    await Promise.all(Array.from({ length: 50 }, (_, index) => change(index)))
    expect((await pool.query('SELECT n FROM counter')).rows).toEqual([{ n: 40 }])
  })

  test('a slow query leaves the event loop free', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    const started = performance.now() - readCoreWait()
    await pool.query('SELECT count(*) FROM generate_series(1, 1500000)')
    const elapsed = performance.now() - readCoreWait() - started
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(elapsed / 10 / 4)
  })

  test('a table with inserts only is vacuumed too, so that index-only scans are possible', async () => {
    await pool.query('DROP TABLE IF EXISTS grown')
    await pool.query('CREATE TABLE grown AS SELECT id FROM generate_series(1, 3000) AS id')
    const stop = startMaintenance(pool, silent, { checkpointMs: 3_600_000, vacuumMs: 100 })
    const visiblePages = async () =>
      (await pool.query<{ pages: number }>("SELECT relallvisible AS pages FROM pg_class WHERE relname = 'grown'"))
        .rows[0]?.pages
    await expect.poll(visiblePages).toBeGreaterThan(0)
    await stop()
  })
})

test('a directory of another PostgreSQL version is refused with a message', async () => {
  const dataDir = ownDataDir()
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '16\n')
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    'The database in DATA_DIR is of PostgreSQL 16, this version opens 18',
  )
})

test('a disk without space for the database is reported', async ({ skip }) => {
  const disk = smallDisk(4096)
  if (!disk) throw skip('no small disk can be had')
  await expect(openEmbedded(disk)).rejects.toThrow('DATA_DIR cannot be used: its disk is full')
})

test('a first start that was killed half way is repeated', async () => {
  const dataDir = ownDataDir()
  mkdirSync(join(dataDir, 'database.new-a1/base'), { recursive: true })
  writeFileSync(join(dataDir, 'database.new-a1/PG_VERSION'), '18\n')
  const embedded = await openEmbedded(dataDir)
  await embedded.close()
  expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual(['database'])
})

const measureSize = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/**
 * Rewrites a table of 2,000 rows often enough that its dead rows have many times the size of the live ones, and calls `rest` now and
 * then.
 */
async function rewriteRows(pool: Pool, rest: () => Promise<void>): Promise<void> {
  await pool.query("CREATE TABLE busy AS SELECT id, repeat('x', 400) AS text FROM generate_series(1, 2000) AS id")
  for (let round = 1; round <= 40; round += 1) {
    await pool.query("UPDATE busy SET text = repeat('y', 400)")
    if (round % 10 === 0) await rest()
  }
}

/** Waits for a vacuum of the table, however fast the machine is. */
async function untilVacuumed(pool: Pool): Promise<void> {
  const count = async () =>
    (
      await pool.query<{ count: number }>(
        "SELECT vacuum_count AS count FROM pg_stat_user_tables WHERE relname = 'busy'",
      )
    ).rows[0]?.count
  const before = await count()
  await expect.poll(count).not.toBe(before)
}

test('maintenance limits the size of the data directory', async () => {
  const growths: number[] = []
  for (const isKept of [true, false]) {
    const { dataDir, pool, remove } = await openFresh()
    onTestFinished(remove)
    const rhythm = isKept ? { checkpointMs: 100, vacuumMs: 100 } : { checkpointMs: 3_600_000, vacuumMs: 3_600_000 }
    const before = measureSize(dataDir)
    const stop = startMaintenance(pool, silent, rhythm)
    await rewriteRows(pool, async () => (isKept ? untilVacuumed(pool) : undefined))
    await stop()
    growths.push(measureSize(dataDir) - before)
  }
  const [kept = 0, left = 0] = growths
  expect(left / kept).toBeGreaterThan(2)
})
