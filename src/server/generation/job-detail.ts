import { sql, type Selectable } from 'kysely'
import type { JobDetail, Task } from '#contract/generator.ts'
import type { App } from '../app.ts'
import { SECOND } from '../clock.ts'
import { thumbnailUrlOf } from '../content/content.ts'
import type { ItemsTable, JobsTable } from '../db/generation-tables.ts'
import type { ItemBrief } from './brief-of.ts'

/** Which of a user's jobs: one, those that are not finished, or those and all that ended after a time. */
export type Which = { id: number } | { endedAfter: Date | null }

/** Jobs with everything that is known about their items, oldest first. */
export async function readJobs({ db }: Pick<App, 'db'>, userId: number, which: Which): Promise<JobDetail[]> {
  let matching = db.selectFrom('jobs').selectAll().where('user_id', '=', userId)
  if ('id' in which) matching = matching.where('id', '=', which.id)
  else {
    const { endedAfter } = which
    matching = matching.where((of) =>
      of.or([of('ended_at', 'is', null), ...(endedAfter ? [of('ended_at', '>', endedAfter)] : [])]),
    )
  }
  const jobs = await matching.orderBy('id').execute()
  if (jobs.length === 0) return []
  const items = await readItems(
    { db },
    jobs.map(({ id }) => id),
  )
  return jobs.map((job) =>
    toDetail(
      job,
      items.filter(({ job_id }) => job_id === job.id),
    ),
  )
}

/** Names and words are those of the moment when the request was accepted. */
function toDetail(job: Selectable<JobsTable>, items: ItemRow[]): JobDetail {
  const { user_id: _, state: status, created_at, ended_at, ...fields } = job
  const brief = items[0]?.brief as ItemBrief | undefined
  return {
    ...fields,
    status,
    instructions: brief?.instructions ?? null,
    brand_name: brief?.brand.name ?? null,
    product_name: brief?.product?.name ?? null,
    prompt: brief?.prompt || null,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    tasks: items.map(toTask),
    result_content_ids: items.flatMap(({ content_id }) => content_id ?? []),
    failures: Object.fromEntries(items.flatMap(({ key, failure }) => (failure ? [[key, failure]] : []))),
  }
}

type ItemRow = Awaited<ReturnType<typeof readItems>>[number]

const readItems = ({ db }: Pick<App, 'db'>, jobIds: number[]) =>
  db
    .selectFrom('items')
    .leftJoin('content', (join) => join.onRef('content.item_id', '=', 'items.id').on('content.deleted_at', 'is', null))
    .selectAll('items')
    .select(['content.id as content_id', 'content.view_key', 'content.model_used'])
    .select(
      sql<number>`(SELECT coalesce(sum(spends.cost_usd), 0) FROM spends WHERE spends.item_id = items.id)`.as(
        'cost_usd',
      ),
    )
    .where('items.job_id', 'in', jobIds)
    .orderBy('items.id')
    .execute()

function toTask(item: ItemRow): Task {
  const { content_type, platform } = item.brief as ItemBrief
  return {
    key: item.key,
    content_type,
    platform,
    dimensions: item.dimensions,
    state: item.state,
    stage: item.stage,
    progress: item.state === 'succeeded' ? 1 : item.progress,
    tries: item.try,
    failure: item.failure,
    failure_code: item.failure_code,
    content_id: item.content_id,
    thumbnail_url: item.content_id && item.view_key ? thumbnailUrlOf(item.content_id, item.view_key) : null,
    model_used: item.model_used,
    cost_usd: item.cost_usd,
    stages: stageTimes(item),
    started_at: item.started_at?.toISOString() ?? null,
    ended_at: item.ended_at?.toISOString() ?? null,
    retry_at: item.retry_at?.toISOString() ?? null,
  }
}

/** How long each stage took, in seconds; one that is entered again is counted together. The running one is not in it. */
function stageTimes({ stages, ended_at }: Pick<Selectable<ItemsTable>, 'stages' | 'ended_at'>): Task['stages'] {
  const total = new Map<string, number>()
  for (const [index, { stage, at }] of stages.entries()) {
    const end = stages[index + 1]?.at ?? ended_at?.toISOString()
    if (end) total.set(stage, (total.get(stage) ?? 0) + (Date.parse(end) - Date.parse(at)) / SECOND)
  }
  return [...total].map(([stage, seconds]) => ({ stage, seconds }))
}
