import type { JobDetail } from '#contract/generation/generator.ts'
import { STILL_RUNNING } from '#contract/messages.ts'
import { MINUTE, SECOND, toRealWait } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { watchTopics } from '../../infrastructure/notify/changes.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { Problem } from '../../infrastructure/problem.ts'

const PATIENCE_MS = 10 * MINUTE
/** Polling interval where no notification arrives. */
const READ_EVERY_MS = 15 * SECOND
/** Wait while the server drains, which closes all connections after ten seconds. */
const DRAIN_PATIENCE_MS = 8 * SECOND

/** How a request wants its job: with which idempotency key, and whether the reply waits for the end until the client has gone. */
export interface SubmitOptions {
  idempotencyKey: string | undefined
  isAsync: boolean
  gone: AbortSignal
}

/** A submitted job that was accepted only, or its result once it has ended. A replay is the job of an earlier request. */
export type Submitted<Result> = { isReplay: boolean } & (
  | { state: 'accepted'; job: JobDetail }
  | { state: 'ended'; result: Result }
)

/**
 * Waits until a job has ended, also in another process. `gone` ends the waiting; the job continues.
 * @throws {Problem} 504 when it takes longer than ten minutes, 503 when the server stops
 */
export async function waitForJob(
  app: Core & NotifierSeam,
  owner: OwnerId,
  jobId: number,
  gone: AbortSignal,
): Promise<void> {
  // Not the time of day, which may be set while a request waits.
  const deadline = performance.now() + PATIENCE_MS
  let last = Infinity
  const changes = watchTopics(app.notifier, [`job:${jobId}`])
  try {
    while (performance.now() < deadline && !gone.aborted) {
      const job = await selectOwned(app.db, owner, 'jobs')
        .select('ended_at')
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow()
      if (job.ended_at !== null) return
      if (app.draining()) last = Math.min(last, performance.now() + toRealWait(app.clock, DRAIN_PATIENCE_MS))
      if (app.stopping.aborted || performance.now() >= last) throw restarting()
      await changes.next(Math.min(READ_EVERY_MS, Math.min(last, deadline) - performance.now()), gone)
    }
  } finally {
    changes.stop()
  }
  throw new Problem(504, STILL_RUNNING, {
    extra: { job_id: jobId },
  })
}

const restarting = () =>
  new Problem(503, 'The server is restarting. Your job will continue.', { headers: { 'retry-after': '5' } })
