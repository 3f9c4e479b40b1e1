import { QueryObserver, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { RouteReply } from '#contract/route.ts'
import type { QuickRequest } from '#contract/generation/quick-request.ts'
import type { JobDetail } from '#contract/generation/generator.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { CONTENT_LISTS, hasBytes, itemWithBytes } from '#web/lib/api/content.ts'
import { useCancelJob } from './job-changes.ts'
import { isFinished, jobQuery, showJob } from './jobs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/jobs.ts'

export interface Images {
  logo: File | undefined
  references: File[]
}

/** The input of one generation. */
export type Brief = QuickRequest & Images

export type GeneratedItem = RouteReply<Api['content']['generate']>

/** `job` is set once the server has accepted the request. A reply with the item itself has no job. */
export type Generation =
  | { status: 'idle' }
  | { status: 'busy'; brief: Brief; startedAt: number; job?: JobDetail; isCanceling?: boolean }
  | { status: 'done'; brief: Brief; result: GeneratedItem }
  | { status: 'failed'; brief: Brief; message: string; job?: JobDetail }
  | { status: 'cancelled'; job: JobDetail }

const FAILED = t.failedToGenerateContent
/** The studio takes one or two seconds per image, so the job is polled more often than the stream reports it. */
const LOOK_EVERY_MS = 400

/** Starts a job and follows it to its end. Leaving the screen does not stop the job; `cancel` does. */
export function useQuickGeneration() {
  const client = useQueryClient()
  const cancelJob = useCancelJob()
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' })
  const running = useRef<{ stop: AbortController; jobId?: number; isUnwanted?: boolean }>(null)
  useEffect(() => () => running.current?.stop.abort(), [])

  const generate = async (brief: Brief) => {
    const run: NonNullable<typeof running.current> = { stop: new AbortController() }
    running.current?.stop.abort()
    running.current = run
    const startedAt = Date.now()
    setGeneration({ status: 'busy', brief, startedAt })
    const { signal } = run.stop
    const onJob = (job: JobDetail) => {
      run.jobId = job.id
      if (signal.aborted) return
      setGeneration({ status: 'busy', brief, startedAt, job, isCanceling: run.isUnwanted === true })
    }
    const onAccepted = (job: JobDetail) => {
      showJob(client, job)
      onJob(job)
      if (run.isUnwanted) cancelJob.mutate(job.id)
    }
    const end = await runGeneration(client, brief, { onAccepted, onJob, signal }).catch((error: unknown) => ({
      status: 'failed' as const,
      brief,
      message: getErrorMessage(error, FAILED),
    }))
    if (signal.aborted) return
    setGeneration(end)
    if (end.status === 'done') toast.success(t.contentGeneratedSuccessfully)
    if (end.status === 'failed') toast.error(FAILED)
  }
  /** Cancels the job. A request that is still being sent is canceled once the job's id is known. */
  const cancel = () => {
    const run = running.current
    if (!run || run.isUnwanted) return
    run.isUnwanted = true
    setGeneration((now) => (now.status === 'busy' ? { ...now, isCanceling: true } : now))
    if (run.jobId !== undefined) cancelJob.mutate(run.jobId)
  }
  return { generation, generate: (brief: Brief) => void generate(brief), cancel }
}

interface Listeners {
  onAccepted: (job: JobDetail) => void
  onJob: (job: JobDetail) => void
  signal: AbortSignal
}

/** Resolves to the result of one request. Replies with the item instead of a job are handled too. */
async function runGeneration(
  client: QueryClient,
  brief: Brief,
  { onAccepted, onJob, signal }: Listeners,
): Promise<Generation> {
  const { logo, references, ...form } = brief
  const reply = await api.content.generate({
    form,
    files: { image: logo ? [logo] : [], references },
    headers: { 'idempotency-key': newIdempotencyKey(), prefer: 'respond-async' },
  })
  if (!isJob(reply)) {
    await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
    if (!hasBytes(reply)) return { status: 'failed', brief, message: FAILED }
    return { status: 'done', brief, result: reply }
  }
  onAccepted(reply)
  const job = await waitForJobEnd(client, reply.id, onJob, signal)
  const [id] = job.result_content_ids
  if (id !== undefined) return { status: 'done', brief, result: await itemWithBytes(id, signal) }
  if (job.status === 'cancelled') return { status: 'cancelled', job }
  return { status: 'failed', brief, message: Object.values(job.failures)[0] ?? FAILED, job }
}

const isJob = (reply: GeneratedItem | JobDetail): reply is JobDetail => 'tasks' in reply

/** Resolves with the job once it has ended, and calls `onJob` with its changes until then. */
function waitForJobEnd(client: QueryClient, id: number, onJob: (job: JobDetail) => void, signal: AbortSignal) {
  const observer = new QueryObserver(client, {
    ...jobQuery(id),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : LOOK_EVERY_MS),
  })
  return new Promise<JobDetail>((done) => {
    const look = (job: JobDetail | undefined) => {
      if (!job) return
      if (!isFinished(job)) return onJob(job)
      stop()
      showJob(client, job)
      done(job)
    }
    const stop = observer.subscribe(({ data }) => look(data))
    signal.addEventListener('abort', stop, { once: true })
    look(observer.getCurrentResult().data)
  })
}
