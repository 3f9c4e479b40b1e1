import { QuickRequest } from '#contract/generation/quick-request.ts'
import { writeEvent } from '#contract/generation/events.ts'
import { GenerationRequest, type JobDetail, type Task } from '#contract/generation/generator.ts'
import type { Answers } from './agreed-replies.ts'
import { idIn } from './replies.ts'

/** Answers the calls of jobs as the server does: a request starts a job, which runs until the test ends it or the app cancels it. */
export interface StoredJobs {
  answers: Answers
  /** Ends the newest job. Its items get content with these ids, in order; items without an id fail for this reason. */
  end: (contentIds: readonly number[], failure?: string) => void
  /** What items without a result say about possible charges from now on. */
  noteCharges: (note: string) => void
}

export function storeJobs(): StoredJobs {
  const jobs: JobDetail[] = []
  let chargeNote: string | null = null
  const { send, open } = createStream(jobs)
  const save = (job: JobDetail) => {
    jobs[job.id - 1] = job
    send(job)
    return Response.json(job, { status: 202 })
  }
  const find = (id: number) => {
    const job = jobs[id - 1]
    if (!job) throw new Error(`There is no job ${id}`)
    return job
  }
  const answers: Answers = {
    'POST /api/content/generate': (_, sent) => save(createQuickJob(jobs.length + 1, sent)),
    'POST /api/generator/generate': (_, sent) => save(createJob(jobs.length + 1, readRequest(sent))),
    'POST /api/generator/jobs/*/retry': (url) => save(retryJob(jobs.length + 1, find(idIn(url)))),
    'POST /api/generator/jobs/*/cancel': (url) => save(cancelJob(find(idIn(url)), chargeNote)),
    'GET /api/generator/jobs': () => ({ jobs: jobs.toReversed() }),
    'GET /api/generator/jobs/*': (url) => find(idIn(url)),
    'GET /api/generator/events': open,
  }
  const end: StoredJobs['end'] = (ids, failure = 'No result') =>
    void save(endJob(find(jobs.length), ids, { failure, failure_code: 'key_invalid', charge_note: chargeNote }))
  return { answers, end, noteCharges: (note) => (chargeNote = note) }
}

/** The newest stream of events. It begins with all jobs. */
function createStream(jobs: readonly JobDetail[]) {
  let events: ReadableStreamDefaultController<string> | undefined
  const send = (job: JobDetail) => events?.enqueue(writeEvent(job))
  const start = (controller: ReadableStreamDefaultController<string>) => {
    events?.close()
    events = controller
    for (const job of jobs) send(job)
  }
  return { send, open: () => new Response(new ReadableStream({ start }).pipeThrough(new TextEncoderStream())) }
}

const readRequest = (sent: BodyInit | null) =>
  GenerationRequest.parse(JSON.parse(typeof sent === 'string' ? sent : 'null'))

const NOW = '2026-11-20T10:00:00Z'

/** A running job with the one item of Quick Generate, for which a model makes the picture. */
function createQuickJob(id: number, sent: BodyInit | null): JobDetail {
  const form = QuickRequest.parse(Object.fromEntries(sent instanceof FormData ? sent : []))
  const task = { ...createTask(form.content_type, null), dimensions: form.dimensions, stage: 'picture' }
  const chosen = { content_types: [form.content_type], platforms: [], tone: null, goal: null }
  return { ...WITHOUT_ITEMS, ...chosen, id, brand_id: form.brand_id, prompt: form.prompt, tasks: [task] }
}

/** A running job with one item for each content type and platform. */
function createJob(id: number, request: GenerationRequest): JobDetail {
  const { brand_id, content_types, platforms, tone, goal, theme, instructions } = request
  const chosen = { brand_id, content_types, platforms, tone, goal, theme, instructions }
  const tasks = content_types.flatMap((type) => platforms.map((platform) => createTask(type, platform)))
  return { ...WITHOUT_ITEMS, ...chosen, id, tasks }
}

const WITHOUT_ITEMS = {
  status: 'running',
  created_at: NOW,
  brand_name: 'Verdant',
  product_id: null,
  product_name: null,
  theme: null,
  instructions: null,
  prompt: null,
  retry_of: null,
  ended_at: null,
  result_content_ids: [],
  failures: {},
}

const createTask = (content_type: Task['content_type'], platform: string | null): Task => ({
  key: platform === null ? content_type : `${content_type}:${platform}`,
  content_type,
  platform,
  dimensions: '640x400',
  state: 'running',
  stage: 'render',
  progress: 0.5,
  attempts: 1,
  failure: null,
  failure_code: null,
  content_id: null,
  thumbnail_url: null,
  model_used: null,
  cost_usd: 0,
  charge_note: null,
  stages: [],
  started_at: NOW,
  ended_at: null,
  retry_at: null,
})

/** A new job of all failed items of another one. */
function retryJob(id: number, job: JobDetail): JobDetail {
  const failed = job.tasks.filter(({ state }) => state === 'failed')
  const tasks = failed.map(({ content_type, platform }) => createTask(content_type, platform ?? ''))
  return {
    ...job,
    id,
    retry_of: job.id,
    status: 'running',
    ended_at: null,
    tasks,
    result_content_ids: [],
    failures: {},
  }
}

type Failure = Pick<Task, 'failure' | 'failure_code' | 'charge_note'>

function endJob(job: JobDetail, ids: readonly number[], failure: Failure): JobDetail {
  const tasks = job.tasks.map((task, at) => endTask(task, ids[at] ?? null, failure))
  const failed = tasks.filter(({ state }) => state === 'failed')
  const failures = Object.fromEntries(failed.map(({ key }) => [key, failure.failure ?? '']))
  const status = ids.length === 0 ? 'failed' : ids.length < tasks.length ? 'partially_failed' : 'succeeded'
  return { ...job, status, ended_at: NOW, tasks, result_content_ids: [...ids], failures }
}

const endTask = (task: Task, content_id: number | null, failure: Failure): Task =>
  content_id === null
    ? { ...task, state: 'failed', ended_at: NOW, ...failure }
    : { ...task, state: 'succeeded', ended_at: NOW, progress: 1, content_id }

function cancelJob(job: JobDetail, charge_note: string | null): JobDetail {
  const tasks = job.tasks.map((task) => ({ ...task, state: 'cancelled' as const, ended_at: NOW, charge_note }))
  return { ...job, status: 'cancelled', ended_at: NOW, tasks }
}
