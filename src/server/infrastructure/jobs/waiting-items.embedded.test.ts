import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { openNotifier } from '../notify/notifier.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { TooManyWait, type WorkOnItem } from './item-task.ts'
import { openQueue } from './queue.ts'

let send: (...items: { item_id: number; user_id: number; is_film?: boolean }[]) => Promise<void>
let start: (work: WorkOnItem) => Promise<void>
/** What the worker of another process has left: it runs, and its last heartbeat is this old. */
let leave: (item_id: number, seconds: number) => Promise<void>
let started: number[]
let answer: () => void
let answered: Promise<void>

beforeEach(async () => {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir: preparedDataDir(), databaseUrl: null }, log)
  onTestFinished(close)
  const queue = await openQueue({ db, pool, notifier: openNotifier(null, log), log }, { images: 2, films: 1 })
  onTestFinished(() => queue.close())
  started = []
  const end = Promise.withResolvers<void>()
  answer = end.resolve
  answered = end.promise
  send = (...items) =>
    transact(db, (trx) => {
      const tasks = items.map((item) => ({ is_derived: false, is_film: false, backlog: 1, ...item }))
      return queue.sendItems(trx, tasks)
    })
  start = (work) => queue.startWork(work, [])
  leave = async (item_id, seconds) => {
    await send({ item_id, user_id: item_id })
    await sql`UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() - ${seconds} * interval '1 second'
      WHERE name = 'items'`.execute(db)
  }
  onTestFinished(async () => {
    answer()
    await queue.stopWork(5000)
  })
})

test('items that wait for servers of users hold no worker that an image of somebody else needs', async () => {
  await start(async ({ item_id }, _, whileWaiting) => {
    started.push(item_id)
    if (item_id < 100) await whileWaiting('own', () => answered)
  })
  // Four accounts with four items each, for two workers.
  await send(...Array.from({ length: 16 }, (_, at) => ({ item_id: at, user_id: 1 + Math.floor(at / 4) })))
  await expect.poll(() => started).toHaveLength(16)
  await send({ item_id: 100, user_id: 9 })
  await expect.poll(() => started).toContain(100)
})

test('a video whose images are waited for holds no worker of videos', async () => {
  await start(async ({ item_id }, _, whileWaiting) => {
    started.push(item_id)
    if (item_id < 100) await whileWaiting('own', () => answered)
  })
  await send(...[1, 2, 3].map((user_id) => ({ item_id: user_id, user_id, is_film: true })))
  await expect.poll(() => started).toHaveLength(3)
  await send({ item_id: 100, user_id: 9, is_film: true })
  await expect.poll(() => started).toContain(100)
})

test('videos that wait for a video model hold no worker of videos, and take no place of images that wait for the platform', async () => {
  const refused: number[] = []
  await start(async ({ item_id }, _, whileWaiting) => {
    started.push(item_id)
    await whileWaiting(item_id < 100 ? 'film' : 'platform', () => answered).catch(() => refused.push(item_id))
  })
  await send(...Array.from({ length: 34 }, (_, at) => ({ item_id: at, user_id: at, is_film: true })))
  await expect.poll(() => refused).toHaveLength(34 - 32)
  await send({ item_id: 100, user_id: 100 })
  await expect.poll(() => started).toContain(100)
  expect(refused).not.toContain(100)
})

test('no more items run at once than there are workers', async () => {
  let [running, most] = [0, 0]
  await start(async ({ item_id }) => {
    started.push(item_id)
    running += 1
    most = Math.max(most, running)
    await answered
    running -= 1
  })
  await send(...Array.from({ length: 8 }, (_, at) => ({ item_id: at, user_id: at })))
  await expect.poll(() => started).toHaveLength(2)
  answer()
  await expect.poll(() => started).toHaveLength(8)
  expect(most).toBe(2)
})

test('when too many items wait for servers of users, further ones are told, and those of the platform still wait', async () => {
  const refused: number[] = []
  await start(async ({ item_id }, _, whileWaiting) => {
    started.push(item_id)
    const wait = whileWaiting(item_id < 100 ? 'own' : 'platform', () => answered)
    await wait.catch((error: unknown) => {
      if (!(error instanceof TooManyWait)) throw error
      refused.push(item_id)
    })
  })
  await send(...Array.from({ length: 40 }, (_, at) => ({ item_id: at, user_id: at })))
  await expect.poll(() => started).toHaveLength(40)
  await expect.poll(() => refused).toHaveLength(40 - 32)
  await send({ item_id: 100, user_id: 100 })
  await expect.poll(() => started).toContain(100)
  expect(refused).not.toContain(100)
})

test('an item whose process sent no heartbeat for 45 seconds goes to another worker at once', async () => {
  await leave(7, 44)
  await start(async ({ item_id }) => void started.push(item_id))
  await expect.poll(() => started, { timeout: 15_000 }).toEqual([7])
})
