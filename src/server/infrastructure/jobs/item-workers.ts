import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { HOUR, SECOND } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Notifier } from '../notify/notifier.ts'
import { VIDEOS_FROM, ITEMS, type ItemTask, TooManyWait, type WhileWaiting, type WorkOnItem } from './item-task.ts'
import { type QueueWatch, watchQueue } from './queue-watch.ts'
import { moveImages } from './slots.ts'

/** The workers are woken, so they need not poll. */
const POLL_SECONDS = HOUR / SECOND

/**
 * How many items run at once. Videos have workers of their own, so that images never wait for them. Items that wait for a provider are not
 * counted.
 */
export interface Concurrency {
  images: number
  films: number
}

export interface QueueParts {
  db: Db
  pool: Pool
  notifier: Pick<Notifier, 'publish' | 'subscribe'>
  log: Logger
}

interface ItemParts extends QueueParts {
  boss: PgBoss
  closing: AbortSignal
  /** Returns the items whose process sent no heartbeat in time to the queue. */
  release: () => Promise<void>
}

interface Worker {
  /** Empty until it has started. */
  id: string
  isBusy: boolean
  /** What its item waits for; null if for nothing. */
  waitsFor: Waited | null
  isForVideos: boolean
}

type Waited = Parameters<WhileWaiting>[0]

/**
 * Items of this process that wait at once for servers of users, for video models, and for others. Each has its pictures in memory. What
 * users' servers and videos take is not taken from the others.
 */
const WAITING_MAX: Readonly<Record<Waited, number>> = { own: 32, platform: 32, film: 32 }

/** The workers of this process. */
interface Workers {
  all: readonly Worker[]
  /** Adds one. It fetches an item at once. */
  open: (isForVideos: boolean) => Promise<void>
  /** Whether more items of this kind may run. */
  hasCapacity: (isForVideos: boolean) => boolean
}

/**
 * Runs items, `concurrency` at once. A worker is woken when an item is sent, becomes due, starts, waits or ends. While items wait, there
 * are more workers. Returns the function that stops fetching and resolves when the running items have ended.
 */
export async function startItemWorkers(
  parts: ItemParts,
  { images, films }: Concurrency,
  work: WorkOnItem,
): Promise<() => Promise<void>> {
  const { boss } = parts
  const all: Worker[] = []
  let isStopping = false
  const hasCapacity = (isForVideos: boolean) => {
    if (isStopping) return false
    const running = all.filter((worker) => worker.isForVideos === isForVideos && worker.isBusy && !worker.waitsFor)
    return running.length < (isForVideos ? films : images)
  }
  const workers: Workers = {
    all,
    hasCapacity,
    open: async (isForVideos) => {
      const worker: Worker = { id: '', isBusy: false, waitsFor: null, isForVideos }
      all.push(worker)
      worker.id = await startWorker(parts, { worker, workers, watch }, work)
    },
  }
  /** Wakes an idle worker, or starts one. */
  const wake = async (isForVideos: boolean) => {
    if (!hasCapacity(isForVideos)) return
    const idle = all.find((worker) => worker.isForVideos === isForVideos && !worker.isBusy)
    if (!idle) await workers.open(isForVideos)
    else if (idle.id) boss.notifyWorker(idle.id)
  }
  const watch = watchQueue(parts, wake)
  for (let count = 0; count < images + films; count += 1) await workers.open(count >= images)
  return async () => {
    isStopping = true
    watch.stop()
    await boss.offWork(ITEMS, { wait: true })
  }
}

interface StartedWorker {
  worker: Worker
  workers: Workers
  watch: QueueWatch
}

function startWorker(
  { boss, db, notifier, pool }: ItemParts,
  { worker, workers, watch }: StartedWorker,
  work: WorkOnItem,
): Promise<string> {
  const whileWaiting: WhileWaiting = async (awaited, wait) => {
    if (workers.all.filter(({ waitsFor }) => waitsFor === awaited).length >= WAITING_MAX[awaited])
      throw new TooManyWait()
    worker.waitsFor = awaited
    watch.read()
    try {
      return await wait()
    } finally {
      worker.waitsFor = null
    }
  }
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: 1,
    // One item of a group at once: the statement that fetches an item skips the groups of running ones.
    groupConcurrency: 1,
    ...(worker.isForVideos ? { maxPriority: VIDEOS_FROM } : { minPriority: VIDEOS_FROM + 1 }),
  }
  return boss.work<ItemTask>(ITEMS, options, async ([job]) => {
    if (!job) return
    worker.isBusy = true
    try {
      if (worker.isForVideos && job.groupId) await moveImages(pool, job.groupId)
      // The next item needs another worker, in this or another process.
      await notifier.publish(db, ['queue'])
      await work(job.data, job.signal, whileWaiting)
    } finally {
      worker.isBusy = false
      if (workers.hasCapacity(worker.isForVideos)) boss.notifyWorker(worker.id)
    }
  })
}
