import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GenerationReply, JobDetail } from '#contract/generation/generator.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import type { ChosenDesign } from '#web/domains/request-preview/use-request-preview.ts'
import { CONTENT_LISTS, contentData } from '#web/lib/api/content.ts'
import { useSuppressJobNote } from '#web/lib/jobs/suppress-job-note.ts'
import { describeFailure } from '#web/lib/jobs/job-labels.ts'
import { isFinished, jobQuery, jobsQuery, showJob } from '#web/lib/jobs/jobs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { readResults, toRequest, type Selection } from './wizard.ts'

export const GENERATE_FAILED = t.failedToGenerate

/** The result of 'Generate Content': a running job, or finished results. */
interface Run {
  jobId?: number
  /** Ids of results that exist already. */
  ids: number[]
  failures: Record<string, string>
}

/** Sends the request and keeps its result: a run, or the reason why there is none. The job continues when the user leaves the screen. */
export function useGeneration(onAnswered: () => void) {
  const client = useQueryClient()
  const [run, setRun] = useState<Run | null>(null)
  const submit = useMutation({
    onMutate: () => setRun(null),
    mutationFn: ({ selection, chosen }: { selection: Selection; chosen: ChosenDesign }) =>
      api.generator.generate({
        body: { ...toRequest(selection), ...chosen },
        headers: { prefer: 'respond-async', 'idempotency-key': newIdempotencyKey() },
      }),
    onSuccess: async (reply) => {
      setRun(toRun(reply))
      onAnswered()
      if (isJob(reply)) showJob(client, reply)
      else await client.invalidateQueries({ queryKey: jobsQuery.queryKey })
      if (isGoingOn(reply)) return
      tellEnd(reply)
      await client.invalidateQueries({ queryKey: CONTENT_LISTS })
    },
    onError: (error) => {
      toast.error(fill(t.generationFailed, { error: getErrorMessage(error, GENERATE_FAILED) }))
      onAnswered()
    },
  })
  const follow = (job: JobDetail) =>
    setRun({ jobId: job.id, ids: run ? [...run.ids, ...doneBy(client, run)] : [], failures: {} })
  const forget = () => {
    setRun(null)
    submit.reset()
  }
  const refusal = submit.isError && !run ? getErrorMessage(submit.error, GENERATE_FAILED) : null
  return { run, refusal, isSubmitting: submit.isPending, submit: submit.mutate, follow, forget }
}

/** Whether a reply is the job itself. The reply for an ended job may contain only its results. */
const isJob = (reply: GenerationReply): reply is GenerationReply & JobDetail => reply.tasks !== undefined

const isGoingOn = ({ status }: GenerationReply) => status !== undefined && !isFinished({ status })

const toRun = (reply: GenerationReply): Run =>
  reply.id === undefined || reply.status === undefined ? readResults(reply) : { jobId: reply.id, ids: [], failures: {} }

function tellEnd(reply: GenerationReply): void {
  const { ids, failures } = readResults(reply)
  if (ids.length > 0) toast.success(t.contentGeneratedSuccessfully)
  else toast.error(fill(t.generationFailed2, { failures: describeFailure(failures) }))
}

function doneBy(client: ReturnType<typeof useQueryClient>, { jobId }: Run): number[] {
  return jobId === undefined ? [] : (client.getQueryData(jobQuery(jobId).queryKey)?.result_content_ids ?? [])
}

/** The state of a run. Results are fetched one by one after it has ended; if one of them fails to load, the list is empty. */
export function useOutcome(run: Run) {
  useSuppressJobNote(run.jobId)
  const query = useQuery({ ...jobQuery(run.jobId ?? 0), enabled: run.jobId !== undefined })
  const job = run.jobId === undefined ? undefined : query.data
  const isRunning = run.jobId !== undefined && !(job && isFinished(job))
  const ids = isRunning ? [] : [...run.ids, ...(job?.result_content_ids ?? [])]
  const fetched = useQueries({ queries: ids.map((id) => contentData(id)) })
  const hasLost = fetched.some(({ isError }) => isError)
  const items = hasLost ? [] : fetched.flatMap(({ data }) => data ?? [])
  return {
    job,
    isRunning,
    ids,
    items,
    hasLost,
    failures: job ? job.failures : run.failures,
    fetchAgain: () => void Promise.all(fetched.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
export type Outcome = ReturnType<typeof useOutcome>
