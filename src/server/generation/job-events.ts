import { setTimeout as sleep } from 'node:timers/promises'
import { writeEvent } from '#contract/events.ts'
import type { App } from '../app.ts'
import { later, SECOND } from '../clock.ts'
import { type JobWords, readJobs } from './job-detail.ts'

const LOOK_EVERY_MS = 1000
/** A job that ended this long ago has surely been told of by a stream that was open. */
const ENDED_SEEN_MS = 30 * SECOND
/** Looks between two signs of life, which also tell whether the session still lives. */
const LOOKS_PER_SIGN = 15

/**
 * Every change of a user's jobs as text of an event stream, until the reader has `gone`, the session has ended or the
 * server drains. The rows are read once a second, so it does not matter which process does the work.
 */
export async function* watchJobs(
  app: Pick<App, 'db' | 'clock' | 'draining'>,
  userId: number,
  isSignedIn: () => Promise<boolean>,
  gone: AbortSignal,
): AsyncGenerator<string, void> {
  const told = new Map<number, string>()
  const words = new Map<number, JobWords>()
  const opened = app.clock.now()
  for (let look = 0; !gone.aborted && !app.draining(); look += 1) {
    if (look % LOOKS_PER_SIGN === 0) {
      if (!(await isSignedIn())) return
      yield ': alive\n\n'
    }
    const seen = later(app.clock.now(), -ENDED_SEEN_MS)
    for (const job of await readJobs(app, userId, { endedAfter: seen > opened ? seen : opened }, words)) {
      const text = writeEvent(job)
      if (told.get(job.id) === text) continue
      told.set(job.id, text)
      yield text
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: gone }).catch(() => {})
  }
}
