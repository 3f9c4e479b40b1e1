import { setTimeout as sleep } from 'node:timers/promises'
import { writeEvent } from '#contract/generation/events.ts'
import { later, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { watchTopics } from '../../infrastructure/notify/changes.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { type JobWords, readJobs } from './job-detail.ts'

/** Open streams. Each reads the jobs of its user at every change. */
export const JOB_STREAMS = { perUser: 10, inAll: 2000 }

/** Polling interval where no notification arrives, and interval of the comments that keep the connection open. */
const READ_EVERY_MS = 15 * SECOND
/** Debounce between two reads: all changes within it are sent together. */
const PAUSE_MS = 200
/** An open stream has already sent a job that ended this long ago. */
const ENDED_SEEN_MS = 30 * SECOND

/**
 * Yields every change of a user's jobs as event-stream text. Ends when the client has disconnected (`gone`), the session has ended
 * or the server drains. The rows are read when a notification arrives from any process.
 */
export async function* watchJobs(
  app: Core & NotifierSeam,
  owner: OwnerId,
  isSignedIn: () => Promise<boolean>,
  gone: AbortSignal,
): AsyncGenerator<string, void> {
  const told = new Map<number, string>()
  const words = new Map<number, JobWords>()
  const opened = app.clock.now()
  const changes = watchTopics(app.notifier, [`user:${owner}`])
  try {
    for (let aliveAt = -Infinity; !gone.aborted && !app.draining();) {
      if (performance.now() - aliveAt >= READ_EVERY_MS) {
        if (!(await isSignedIn())) return
        aliveAt = performance.now()
        yield ': alive\n\n'
      }
      const seen = later(app.clock.now(), -ENDED_SEEN_MS)
      for (const job of await readJobs(app, owner, { endedAfter: seen > opened ? seen : opened }, words)) {
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
