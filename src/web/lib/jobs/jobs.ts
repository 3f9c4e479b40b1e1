import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Job, JobDetail, JobStatus } from '#contract/generation/generator.ts'
import { api } from '#web/lib/api/api.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { generationOptionsQuery } from '#web/lib/format/generation-options.ts'

export const JOBS_KEY = ['jobs'] as const

/** The polling interval in case a proxy holds back the event stream. */
const ASK_ANYWAY_MS = 15_000

const UNFINISHED: readonly string[] = ['queued', 'running'] satisfies JobStatus[]
export const isFinished = ({ status }: Pick<Job, 'status'>): boolean => !UNFINISHED.includes(status)

/** The newest hundred jobs, newest first. */
export const jobsQuery = queryOptions({
  queryKey: [...JOBS_KEY, 'list'],
  queryFn: async ({ client }): Promise<Job[]> => {
    const { jobs } = await api.generator.jobs()
    return jobs.map((job) => keptEnd(job, client.getQueryData<JobDetail>(jobKey(job.id))))
  },
  refetchInterval: ({ state }) => (state.data?.every(isFinished) === false ? ASK_ANYWAY_MS : false),
})

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKey(id),
    queryFn: async ({ client }): Promise<JobDetail> => {
      const job = await api.generator.job({ params: { id } })
      return keptEnd(job, client.getQueryData<JobDetail>(jobKey(id)))
    },
    refetchInterval: ({ state }) => (state.data && !isFinished(state.data) ? ASK_ANYWAY_MS : false),
  })

const jobKey = (id: number) => [...JOBS_KEY, 'detail', id] as const

/** Keeps the ended job if a reply was sent before the end: an ended job never changes. */
function keptEnd<J extends Job>(answer: J, known: J | undefined): J {
  return known && isFinished(known) ? known : answer
}

/** Updates a job in all caches. If it has new results, the content lists are fetched again. */
export function showJob(client: QueryClient, job: JobDetail): void {
  const known = client.getQueryData<JobDetail>(jobKey(job.id))
  client.setQueryData(jobKey(job.id), job)
  const list = client.getQueryData<Job[]>(jobsQuery.queryKey)
  if (list) client.setQueryData(jobsQuery.queryKey, withJob(list, job))
  else void client.invalidateQueries({ queryKey: jobsQuery.queryKey })
  if (job.result_content_ids.length > (known?.result_content_ids.length ?? 0))
    void client.invalidateQueries({ queryKey: CONTENT_LISTS })
  if (isFinished(job)) void client.invalidateQueries({ queryKey: generationOptionsQuery.queryKey })
}

/** The list with this job updated, newest first. */
export function withJob(jobs: readonly Job[], job: Job): Job[] {
  if (jobs.some(({ id }) => id === job.id)) return jobs.map((one) => (one.id === job.id ? job : one))
  return [...jobs, job].toSorted((one, other) => other.id - one.id)
}

/** The progress of a job, 0 to 1. */
export function jobProgress({ tasks }: Pick<JobDetail, 'tasks'>): number {
  const done = tasks.map((task) => (task.ended_at ? 1 : task.progress))
  return done.length > 0 ? done.reduce((sum, part) => sum + part, 0) / done.length : 0
}
