import type { Job, JobDetail } from '#contract/generation/generator.ts'
import { JOB_FINISHED, NOTHING_TO_RETRY } from '#contract/messages.ts'
import type { ENGINES } from '#contract/options.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { type CampaignJob, createJob } from '../accept/create-job.ts'
import { cancelItems } from '../run/items.ts'
import { parseBrief } from '../../stored/brief.ts'
import { parsePaidResults } from '../../stored/paid-results.ts'
import { readJobs } from './job-detail.ts'

const SHOWN_MAX = 100

export async function listJobs({ db }: Core, owner: OwnerId): Promise<{ jobs: Job[] }> {
  const rows = await selectOwned(db, owner, 'jobs')
    .select(['id', 'content_types', 'platforms', 'tone', 'goal', 'state as status', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return { jobs: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
}

/**
 * Reads a job with its items.
 * @throws {Problem} 404 if the user has no such job
 */
export async function readJob(app: Core, owner: OwnerId, id: number): Promise<JobDetail> {
  const [job] = await readJobs(app, owner, { id })
  if (!job) throw notFound('Job')
  return job
}

/**
 * Cancels the unfinished items of a job. A running item stops within five seconds.
 * @throws {Problem} 404 when the job does not exist, 409 when it has ended
 */
export async function cancelJob(app: Core & NotifierSeam, owner: OwnerId, id: number): Promise<JobDetail> {
  await readJob(app, owner, id)
  const canceled = await transact(app.db, (trx) => cancelItems(app, trx, owner, id))
  if (canceled === 0) throw new Problem(409, JOB_FINISHED)
  app.log.info({ event: 'job', outcome: 'cancelled', job_id: id, items: canceled }, 'job cancelled')
  return readJob(app, owner, id)
}

/**
 * Creates a new job with the items that failed or were canceled; the old job does not change. Paid results are reused. `engine`
 * replaces the engine of the items; paid results are then not reused.
 * @throws {Problem} 404 when the job does not exist, 409 when there is nothing to retry; else as `createJob` does
 * @throws {UnreadableJson} when the brief or the paid results of an item are damaged
 */
export async function retryJob(
  app: Core & QueueSeam & NotifierSeam,
  owner: OwnerId,
  id: number,
  engine?: (typeof ENGINES)[number],
): Promise<JobDetail> {
  await readJob(app, owner, id)
  const items = await selectOwned(app.db, owner, 'items')
    .select(['id', 'key', 'brief', 'paid_results'])
    .where('job_id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .orderBy('id')
    .execute()
  if (items.length === 0) throw new Problem(409, NOTHING_TO_RETRY)
  const newItems = items.map((item) => {
    const brief = parseBrief(item.brief)
    // A new version is always rendered by the studio from paid results.
    const name = item.key.split(':').slice(2).join(':') || undefined
    if (engine && !brief.revision) return { brief: { ...brief, engine }, ...(name && { name }) }
    return { brief, paid_results: parsePaidResults(item.paid_results), ...(name && { name }) }
  })
  const campaign = await findCampaign(app, owner, id, items)
  return readJob(app, owner, await createJob(app, owner, newItems, { claim: null, retryOf: id, campaign }))
}

/** The campaign of a job, whose cells get the new items in place of the old ones. */
async function findCampaign(
  { db, hooks }: Core,
  owner: OwnerId,
  jobId: number,
  items: readonly { id: number }[],
): Promise<CampaignJob | null> {
  const job = await selectOwned(db, owner, 'jobs').select('campaign_id').where('id', '=', jobId).executeTakeFirst()
  if (!job?.campaign_id) return null
  const before = items.map((item) => item.id)
  const link: CampaignJob['link'] = async (trx, after) => {
    for (const hook of hooks.itemsReplaced) await hook(trx, owner, before, after.items)
  }
  return { id: job.campaign_id, link }
}
