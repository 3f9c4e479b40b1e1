import { writeEvent } from '#contract/events.ts'
import { GenerationRequest, type JobDetail, type Task } from '#contract/generator.ts'
import type { Answers } from './named-replies.ts'
import { idIn } from './replies.ts'

/** Answers the calls of jobs as the server does: a request starts a job, which runs until the test ends it. */
export interface StoredJobs {
  answers: Answers
  /** Ends the newest job. Its items get content with these ids, in order; items without an id fail for this reason. */
  end: (contentIds: readonly number[], failure?: string) => void
}

export function storeJobs(): StoredJobs {
  const jobs: JobDetail[] = []
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
    'POST /api/generator/generate': (_, sent) => save(createJob(jobs.length + 1, readRequest(sent))),
    'POST /api/generator/jobs/*/retry': (url) => save(retryJob(jobs.length + 1, find(idIn(url)))),
    'GET /api/generator/jobs': () => ({ jobs: jobs.toReversed() }),
    'GET /api/generator/jobs/*': (url) => find(idIn(url)),
    'GET /api/generator/events': open,
  }
  return { answers, end: (ids, failure) => void save(endJob(find(jobs.length), ids, failure)) }
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

/** A running job with one item for each content type and platform. */
function createJob(id: number, request: GenerationRequest): JobDetail {
  const { brand_id, content_types, platforms, tone, goal, theme, instructions } = request
  return {
    id,
    brand_id,
    content_types,
    platforms,
    tone,
    goal,
    theme,
    instructions,
    status: 'running',
    created_at: NOW,
    brand_name: 'Verdant',
    product_id: null,
    product_name: null,
    prompt: null,
    retry_of: null,
    ended_at: null,
    tasks: content_types.flatMap((type) => platforms.map((platform) => createTask(type, platform))),
    result_content_ids: [],
    failures: {},
  }
}

const createTask = (content_type: Task['content_type'], platform: string): Task => ({
  key: `${content_type}:${platform}`,
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

function endJob(job: JobDetail, ids: readonly number[], failure = 'No result'): JobDetail {
  const tasks = job.tasks.map((task, at) => endTask(task, ids[at] ?? null, failure))
  const failures = Object.fromEntries(tasks.filter(({ state }) => state === 'failed').map(({ key }) => [key, failure]))
  const status = ids.length === 0 ? 'failed' : ids.length < tasks.length ? 'partially_failed' : 'succeeded'
  return { ...job, status, ended_at: NOW, tasks, result_content_ids: [...ids], failures }
}

const endTask = (task: Task, content_id: number | null, failure: string): Task =>
  content_id === null
    ? { ...task, state: 'failed', ended_at: NOW, failure, failure_code: 'key_invalid' }
    : { ...task, state: 'succeeded', ended_at: NOW, progress: 1, content_id }
