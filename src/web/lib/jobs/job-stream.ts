import { ApiError } from '#contract/client/client.ts'
import { sleep } from '#web/lib/api/sleep.ts'
import type { JobDetail } from '#contract/generation/generator.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export interface JobStream {
  open: (signal: AbortSignal) => Promise<AsyncIterable<JobDetail>>
  onJob: (job: JobDetail) => void
  /** Called after the stream was interrupted, because changes may have been missed. */
  onReturn: () => void
  signal: AbortSignal
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Reads jobs until the signal aborts. A broken stream is reopened after 1, 2, 4 … 30 seconds; each received job resets the delay. A
 * refused stream (4xx other than 429) is not reopened.
 */
export async function readJobs({ open, onJob, onReturn, signal, pause = sleep }: JobStream): Promise<void> {
  let isReturning = false
  let losses = 0
  while (!signal.aborted) {
    try {
      const jobs = await open(signal)
      if (isReturning) onReturn()
      isReturning = true
      for await (const job of jobs) {
        losses = 0
        onJob(job)
      }
    } catch (error) {
      if (isRefusal(error)) return
    }
    if (!signal.aborted) await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** losses), signal)
    losses += 1
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
