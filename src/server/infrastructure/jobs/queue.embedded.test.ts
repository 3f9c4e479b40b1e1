import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { openNotifier } from '../notify/notifier.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { openQueue } from './queue.ts'

test('an item over the concurrency limit at the last count of pg-boss is fetched at once when a slot is free', async () => {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir: preparedDataDir(), databaseUrl: null }, log)
  onTestFinished(close)
  // The state after a process is killed directly after a count of pg-boss, and the state of all others after each count.
  await sql`UPDATE pgboss.queue SET singletons_active = '{1:1}'`.execute(db)
  const queue = await openQueue({ db, pool, notifier: openNotifier(null, log), log }, { images: 1, films: 1 })
  onTestFinished(() => queue.close())
  await transact(db, (trx) =>
    queue.sendItems(trx, [{ item_id: 1, user_id: 1, is_derived: false, is_film: false, backlog: 1 }]),
  )
  const worked: number[] = []
  await queue.startWork(async ({ item_id }) => void worked.push(item_id), [])
  await expect.poll(() => worked).toEqual([1])
  await queue.stopWork(1000)
})

test('a delayed item starts when it is due, not at the next poll', async () => {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir: preparedDataDir(), databaseUrl: null }, log)
  onTestFinished(close)
  const queue = await openQueue({ db, pool, notifier: openNotifier(null, log), log }, { images: 1, films: 1 })
  onTestFinished(() => queue.close())
  const started: number[] = []
  await queue.startWork(async () => void started.push(Date.now()), [])
  const due = new Date(Date.now() + 3000)
  const item = { item_id: 1, user_id: 1, is_derived: false, is_film: false, backlog: 1, start_after: due }
  await transact(db, (trx) => queue.sendItems(trx, [item]))
  // Half of the polling interval.
  await expect.poll(() => started.length, { timeout: 15_000 }).toBe(1)
  expect(started[0]).toBeGreaterThanOrEqual(due.getTime())
  await queue.stopWork(1000)
})
