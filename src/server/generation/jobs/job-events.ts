import { setTimeout as sleep } from 'node:timers/promises'
import { writeEvent } from '#contract/events.ts'
import type { App } from '../../app.ts'
import { later, SECOND } from '../../clock.ts'
import { watchTopics } from '../../notify/changes.ts'
import { type JobWords, readJobs } from './job-detail.ts'

/** How often the rows are read without a notification, and between two comments that keep the connection open. */
const READ_EVERY_MS = 15 * SECOND
/** Pause between two reads, however many notifications come: all changes of a pause are sent together. */
const PAUSE_MS = 200
/** A job that ended this long ago has surely been told of by a stream that was open. */
const ENDED_SEEN_MS = 30 * SECOND

/**
 * Every change of a user's jobs as text of an event stream, until the reader has `gone`, the session has ended or the
 * server drains. The rows are read when a notification comes, from any process.
 */
export async function* watchJobs(
  app: Pick<App, 'db' | 'clock' | 'draining' | 'notifier'>,
  userId: number,
  isSignedIn: () => Promise<boolean>,
  gone: AbortSignal,
): AsyncGenerator<string, void> {
  const told = new Map<number, string>()
  const words = new Map<number, JobWords>()
  const opened = app.clock.now()
  const changes = watchTopics(app.notifier, [`user:${userId}`])
  try {
    for (let aliveAt = -Infinity; !gone.aborted && !app.draining();) {
      if (performance.now() - aliveAt >= READ_EVERY_MS) {
        if (!(await isSignedIn())) return
        aliveAt = performance.now()
        yield ': alive\n\n'
      }
      const seen = later(app.clock.now(), -ENDED_SEEN_MS)
      for (const job of await readJobs(app, userId, { endedAfter: seen > opened ? seen : opened }, words)) {
        const text = writeEvent(job)
        if (told.get(job.id) === text) continue
        told.set(job.id, text)
        yield text
      }
      await sleep(PAUSE_MS, undefined, { signal: gone }).catch(() => {})
      await changes.next(aliveAt + READ_EVERY_MS - performance.now(), gone)
    }
  } finally {
    changes.stop()
  }
}
