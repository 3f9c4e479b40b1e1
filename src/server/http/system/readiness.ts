import { sql } from 'kysely'
import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'

const PATIENCE_MS = 3000

/** Whether each part that requests need replies in time. A draining process is not ready. */
export async function checkReadiness({ db, storage, queue, draining }: Core & QueueSeam & StorageSeam) {
  const [database, files, jobs] = await Promise.all([
    answers(sql`SELECT 1`.execute(db)),
    answers(storage.ready()),
    answers(queue.ready()),
  ])
  return { database, storage: files, queue: jobs, accepting: !draining() }
}

async function answers(work: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(done, PATIENCE_MS, false).unref())
  return Promise.race([
    work.then(
      (answer) => answer !== false,
      () => false,
    ),
    late,
  ])
}
