import type { Page, Route } from '@playwright/test'
import type { Job, JobDetail, Task } from '#contract/generation/generator.ts'

type End = 'running' | 'failed' | 'succeeded'
type Fits = (job: JobDetail) => boolean
/** The progress of the items of a running job, in their order. */
const STAGES = [
  { stage: 'store', progress: 1, state: 'succeeded' },
  { stage: 'render', progress: 0.62, state: 'running' },
  { stage: 'picture', progress: 0.2, state: 'running' },
  { stage: null, progress: 0, state: 'queued' },
] as const
const FAILURE = 'The provider has no quota left for today. It opens again at midnight, Pacific time.'

/** Every press on 'Generate Content' leads to a job of the demo in the given state. Nothing is generated. */
export async function replaceJob(page: Page, token: string, end: End, fits: Fits): Promise<void> {
  const job = changed(await firstJob(page, token, fits), end)
  await page.route(/\/api\/(content|generator)\/generate$/, (route) => route.fulfill({ status: 202, json: job }))
  await page.route(`**/api/generator/jobs/${job.id}`, (route) => route.fulfill({ json: job }))
  await page.route('**/api/generator/events', neverReply)
}

/** The list of jobs on a busy day: of the newest three, one is running, one has partly failed and one was canceled. */
export async function busyJobs(page: Page): Promise<void> {
  const states = ['running', 'partially_failed', 'cancelled', 'failed', 'queued'] as const
  await page.route('**/api/generator/jobs', async (route) => {
    const { jobs } = (await (await route.fetch()).json()) as { jobs: Job[] }
    return route.fulfill({ json: { jobs: jobs.map((job, at) => ({ ...job, status: states[at] ?? job.status })) } })
  })
  await page.route('**/api/generator/events', neverReply)
}

/** The newest job, opened while it is running or after it has failed. */
export async function openedJob(page: Page, end: End): Promise<void> {
  await busyJobs(page)
  await page.route(/\/api\/generator\/jobs\/\d+$/, async (route) =>
    route.fulfill({ json: changed((await (await route.fetch()).json()) as JobDetail, end) }),
  )
}

const neverReply = (_: Route): void => undefined

async function firstJob(page: Page, token: string, fits: Fits): Promise<JobDetail> {
  const ask = async (path: string): Promise<unknown> =>
    (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()
  const { jobs } = (await ask('/api/generator/jobs')) as { jobs: Job[] }
  for (const { id } of jobs) {
    const job = (await ask(`/api/generator/jobs/${id}`)) as JobDetail
    if (job.status === 'succeeded' && fits(job)) return job
  }
  throw new Error('The demo workspace has no such job')
}

function changed(job: JobDetail, end: End): JobDetail {
  if (end === 'succeeded') return job
  const created_at = new Date(Date.now() - 48_000).toISOString()
  const tasks = job.tasks.map((task, at) =>
    end === 'running' ? runningTask(task, job.tasks.length > 1 ? at : 1) : failedTask(task),
  )
  const failures = Object.fromEntries(tasks.flatMap(({ key, failure }) => (failure ? [[key, failure]] : [])))
  const ids = tasks.flatMap(({ content_id }) => content_id ?? [])
  const ended_at = end === 'running' ? null : new Date().toISOString()
  return { ...job, created_at, ended_at, status: end, tasks, failures, result_content_ids: ids }
}

function runningTask(task: Task, at: number): Task {
  const part = STAGES[at % STAGES.length] ?? STAGES[0]
  const started_at = new Date(Date.now() - 41_000).toISOString()
  if (part.state === 'succeeded') return { ...task, started_at, ended_at: new Date(Date.now() - 9000).toISOString() }
  return { ...task, ...part, started_at, ended_at: null, content_id: null, thumbnail_url: null, stages: [] }
}

function failedTask(task: Task): Task {
  const nothing = { content_id: null, thumbnail_url: null, model_used: 'gemini-3-pro-image', attempts: 3 }
  return { ...task, ...nothing, state: 'failed', failure: FAILURE, failure_code: 'quota' }
}
