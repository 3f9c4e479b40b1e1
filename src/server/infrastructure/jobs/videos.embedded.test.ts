import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { openNotifier } from '../notify/notifier.ts'
import { preparedDataDir } from '../../testing/data-dir.ts'
import { openQueue, type QueuedItem } from './queue.ts'

const USERS = [1, 2, 3]
const CONCURRENCY = { images: 4, films: 3 }

let send: (...items: Partial<QueuedItem>[]) => Promise<void>
let start: () => Promise<void>
/** The ids of items that have started, in their order. */
let started: number[]
/** Ends the running items, except videos. Those that start later end at once. */
let endImages: () => void

beforeEach(() => open(CONCURRENCY))

/** Opens a queue on a new database. */
async function open(concurrency: typeof CONCURRENCY): Promise<void> {
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ dataDir: preparedDataDir(), databaseUrl: null }, log)
  onTestFinished(close)
  const queue = await openQueue({ db, pool, notifier: openNotifier(null, log), log }, concurrency)
  onTestFinished(() => queue.close())
  const videos = new Set<number>()
  const [end, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  endImages = ended.resolve
  started = []
  send = (...items) =>
    transact(db, (trx) => {
      const tasks = items.map((item) => ({
        item_id: 0,
        user_id: 1,
        is_derived: false,
        is_film: false,
        backlog: 1,
        ...item,
      }))
      for (const { item_id, is_film } of tasks) if (is_film) videos.add(item_id)
      return queue.sendItems(trx, tasks)
    })
  start = () =>
    queue.startWork(async ({ item_id }) => {
      started.push(item_id)
      await (videos.has(item_id) ? end.promise : ended.promise)
    }, [])
  onTestFinished(async () => {
    end.resolve()
    ended.resolve()
    await queue.stopWork(5000)
  })
}

const video = (item_id: number, user_id = 1) => ({ item_id, user_id, is_film: true })

test('an image that is sent after videos of all users starts while they run', async () => {
  await start()
  await send(...USERS.flatMap((user) => [0, 1, 2, 3].map((index) => video(10 * user + index, user))))
  await expect.poll(() => started).toHaveLength(CONCURRENCY.films)
  for (const item_id of [100, 101, 102, 103]) await send({ item_id })
  endImages()
  await expect.poll(() => started).toEqual(expect.arrayContaining([100, 101, 102, 103]))
  expect(started).toHaveLength(CONCURRENCY.films + 4)
})

test('two videos of a user run at once, so two of the four slots stay for images', async () => {
  await start()
  await send(...[1, 2, 3, 4].map((item_id) => video(item_id)))
  await expect.poll(() => started).toHaveLength(2)
  await send(...[104, 105, 106, 107].map((item_id) => ({ item_id })))
  await expect.poll(() => started).toHaveLength(4)
  endImages()
  await expect.poll(() => started).toHaveLength(6)
  expect(started.filter((id) => id < 100)).toHaveLength(2)
})

test('where only one video may run, three of the four slots stay for images, although other videos wait', async () => {
  await open({ images: 4, films: 1 })
  await start()
  await send(...[1, 2, 3, 4].map((item_id) => video(item_id)))
  await expect.poll(() => started).toHaveLength(1)
  await send(...[104, 105, 106, 107].map((item_id) => ({ item_id })))
  await expect.poll(() => started).toHaveLength(4)
  endImages()
  await expect.poll(() => started).toHaveLength(5)
  expect(started.filter((id) => id < 100)).toHaveLength(1)
})

test('none of 16 images that are sent after four videos waits for one of them to end', async () => {
  await start()
  endImages()
  await send(...[1, 2, 3, 4].map((item_id) => video(item_id)))
  await expect.poll(() => started).toHaveLength(2)
  const images = Array.from({ length: 16 }, (_, index) => 100 + index)
  await send(...images.map((item_id, index) => ({ item_id, backlog: index })))
  await expect.poll(() => started.filter((id) => id >= 100).length).toBe(16)
  // The videos never end, so two of them still run and two still wait.
  expect(started.filter((id) => id < 100)).toHaveLength(2)
})

test('images that wait when a video starts in their slot do not wait for it', async () => {
  // Four images for each slot, then videos.
  await send(...Array.from({ length: 16 }, (_, index) => ({ item_id: 200 + index, backlog: index })))
  await send(video(1), video(2))
  endImages()
  await start()
  await expect.poll(() => started).toHaveLength(18)
})

test('images of a user without videos run in all four slots', async () => {
  await start()
  await send(video(1), video(2))
  await send(...[204, 205, 206, 207].map((item_id) => ({ item_id, user_id: 2 })))
  await expect.poll(() => started).toEqual(expect.arrayContaining([204, 205, 206, 207]))
})
