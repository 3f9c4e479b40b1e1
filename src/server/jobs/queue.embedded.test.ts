import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { openNotifier } from '../notify/notifier.ts'
import { preparedDataDir } from '../testing/data-dir.ts'
import { openQueue } from './queue.ts'

test('an item whose place was taken when pg-boss last counted, and is free now, is given out at once', async () => {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir: preparedDataDir(), databaseUrl: null }, log)
  onTestFinished(close)
  // What a process leaves that is killed soon after pg-boss counted, and all others after each count.
  await sql`UPDATE pgboss.queue SET singletons_active = '{1:1}'`.execute(db)
  const queue = await openQueue({ db, pool, notifier: openNotifier(null, log), log }, 1)
  onTestFinished(() => queue.close())
  await transact(db, (trx) => queue.sendItem(trx, { item_id: 1, user_id: 1, is_derived: false, backlog: 1 }))
  const worked: number[] = []
  await queue.startWork(async ({ item_id }) => void worked.push(item_id), [])
  await expect.poll(() => worked).toEqual([1])
  await queue.stopWork(1000)
})

test('an item that is put off starts when it is due, not when the queue is next read', async () => {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir: preparedDataDir(), databaseUrl: null }, log)
  onTestFinished(close)
  const queue = await openQueue({ db, pool, notifier: openNotifier(null, log), log }, 1)
  onTestFinished(() => queue.close())
  const started: number[] = []
  await queue.startWork(async () => void started.push(Date.now()), [])
  const due = new Date(Date.now() + 3000)
  const item = { item_id: 1, user_id: 1, is_derived: false, backlog: 1, start_after: due }
  await transact(db, (trx) => queue.sendItem(trx, item))
  // Half the time after which the queue is read in any case.
  await expect.poll(() => started.length, { timeout: 15_000 }).toBe(1)
  expect(started[0]).toBeGreaterThanOrEqual(due.getTime())
  await queue.stopWork(1000)
})
