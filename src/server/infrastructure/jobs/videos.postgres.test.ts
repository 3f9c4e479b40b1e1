import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../testing/databases.ts'
import { lacksDatabase } from '../../testing/site.ts'
import { openDatabase } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { openNotifier } from '../notify/notifier.ts'
import { openQueue } from './queue.ts'

const VIDEO = 1
const OTHER_VIDEO = 12
const IMAGES = [100, 101, 102, 103]

test.skipIf(lacksDatabase())('a video that waits does not start while images of its user are being sent', async () => {
  const databaseUrl = `${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`
  await createDatabase(databaseUrl)
  const log = pino({ level: 'silent' })
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir: '' }, log)
  onTestFinished(close)
  const notifier = openNotifier(databaseUrl, log)
  onTestFinished(() => notifier.close())
  const queue = await openQueue({ db, pool, notifier, log }, { images: 4, films: 2 })
  onTestFinished(() => queue.close())
  const item = { is_derived: false, is_film: false, backlog: 1, user_id: 1 }
  await transact(db, (trx) =>
    queue.sendItems(trx, [
      { ...item, item_id: VIDEO, is_film: true },
      { ...item, item_id: OTHER_VIDEO, is_film: true, user_id: 2, backlog: 2 },
    ]),
  )
  const started: number[] = []
  const end = Promise.withResolvers<void>()
  const isVideo = (id: number) => id === VIDEO || id === OTHER_VIDEO
  const work = async ({ item_id }: { item_id: number }) => {
    started.push(item_id)
    if (isVideo(item_id)) await end.promise
  }
  await transact(db, async (trx) => {
    await queue.sendItems(
      trx,
      IMAGES.map((item_id) => ({ ...item, item_id })),
    )
    await queue.startWork(work, [])
    await expect.poll(() => started).toEqual([OTHER_VIDEO])
  })
  await expect.poll(() => started.toSorted((a, b) => a - b)).toEqual([VIDEO, OTHER_VIDEO, ...IMAGES])
  end.resolve()
  await queue.stopWork(5000)
})
