import { sql, type Selectable } from 'kysely'
import type { JobDetail, Task } from '#contract/generation/generator.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { buildThumbnailUrl } from '../../library/content.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import type { ItemsTable, JobsTable, UnansweredCallsTable } from '../../infrastructure/db/generation-tables.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'

type CallKind = UnansweredCallsTable['kind']

/**
 * Which of a user's jobs: one, those that are not finished, or those and all that ended after a time. Jobs of campaigns are only read one by
 * one: with 500 items they are too large to be sent at every change, and the board reads its cells.
 */
export type Which = { id: number } | { endedAfter: Date | null }

/** What a job was asked for in words. It never changes, so whoever reads a job again and again keeps it. */
export type JobWords = Pick<JobDetail, 'instructions' | 'brand_name' | 'product_name' | 'prompt'> & {
  is_carousel: boolean
}

/** Jobs with everything that is known about their items, oldest first. Words that are in `known` are not read again; others are added. */
export async function readJobs(
  { db }: Core,
  owner: OwnerId,
  which: Which,
  known = new Map<number, JobWords>(),
): Promise<JobDetail[]> {
  let matching = selectOwned(db, owner, 'jobs').selectAll()
  if ('id' in which) matching = matching.where('id', '=', which.id)
  else {
    const { endedAfter } = which
    matching = matching.where((of) =>
      of.or([of('ended_at', 'is', null), ...(endedAfter ? [of('ended_at', '>', endedAfter)] : [])]),
    )
    matching = matching.where('campaign_id', 'is', null)
  }
  const jobs = await matching.orderBy('id').execute()
  if (jobs.length === 0) return []
  const ids = jobs.map(({ id }) => id)
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0)
    for (const { job_id, ...words } of await readWords({ db }, owner, unknown)) known.set(job_id, words)
  const items = await readItems({ db }, owner, ids)
  return jobs.map((job) =>
    toDetail(
      job,
      known.get(job.id),
      items.filter(({ job_id }) => job_id === job.id),
    ),
  )
}

/** Names and words are those of the moment when the request was accepted; every item of a job has the same. */
const readWords = ({ db }: Pick<Core, 'db'>, owner: OwnerId, jobIds: number[]) =>
  selectOwned(db, owner, 'items')
    .distinctOn('job_id')
    .select([
      'job_id',
      sql<string | null>`brief ->> 'instructions'`.as('instructions'),
      sql<string | null>`brief -> 'brand' ->> 'name'`.as('brand_name'),
      sql<string | null>`brief -> 'product' ->> 'name'`.as('product_name'),
      sql<string | null>`nullif(brief ->> 'prompt', '')`.as('prompt'),
      sql<boolean>`brief ? 'carousel'`.as('is_carousel'),
    ])
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .orderBy('id')
    .execute()

function toDetail(job: Selectable<JobsTable>, words: JobWords | undefined, items: ItemRow[]): JobDetail {
  const { user_id: _, campaign_id, state: status, created_at, ended_at, ...fields } = job
  const { is_carousel, ...said } = words ?? NO_WORDS
  return {
    ...fields,
    ...said,
    status,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    // The items of a campaign are of several kinds.
    tasks: items.map((item) => ({ ...toTask(item), ...(is_carousel && campaign_id === null && { is_carousel }) })),
    result_content_ids: items.flatMap(({ content_id }) => content_id ?? []),
    failures: Object.fromEntries(items.flatMap(({ key, failure }) => (failure ? [[key, failure]] : []))),
  }
}

const NO_WORDS = { instructions: null, brand_name: null, product_name: null, prompt: null, is_carousel: false }

type ItemRow = Awaited<ReturnType<typeof readItems>>[number]

/** What of an item changes or tells it apart. Of its brief, only type, platform and format are read. */
const readItems = ({ db }: Pick<Core, 'db'>, owner: OwnerId, jobIds: number[]) =>
  selectOwned(db, owner, 'items')
    .leftJoin(ownedRows(db, owner, 'content'), (join) =>
      join.onRef('content.item_id', '=', 'items.id').on('content.deleted_at', 'is', null),
    )
    .select(['items.job_id', 'items.key', 'items.dimensions', 'items.state', 'items.stage', 'items.progress'])
    .select(['items.attempt', 'items.failure', 'items.failure_code', 'items.stages'])
    .select(['items.started_at', 'items.ended_at', 'items.retry_at'])
    .select(['content.id as content_id', 'content.view_key', 'content.model_used'])
    .select([
      sql<Task['content_type']>`items.brief ->> 'content_type'`.as('content_type'),
      sql<string | null>`items.brief ->> 'platform'`.as('platform'),
      sql<string | null>`items.brief ->> 'format'`.as('format'),
      sql<number>`(SELECT coalesce(sum(cost_usd), 0) FROM ${listCharges(db, owner)} AS charge
        WHERE charge.item_id = items.id)`.as('cost_usd'),
      // The call that the running attempt has under way is not lost.
      sql<CallKind[]>`ARRAY(SELECT kind FROM unanswered_calls AS call WHERE call.item_id = items.id
        AND NOT call.is_free AND (items.ended_at IS NOT NULL OR call.attempt < items.attempt))`.as('unanswered'),
    ])
    .where('items.job_id', 'in', jobIds)
    .orderBy('items.id')
    .execute()

const listCharges = (db: Db, owner: OwnerId) => selectOwned(db, owner, 'spends').select(['item_id', 'cost_usd'])

function toTask(item: ItemRow): Task {
  const scene = item.state === 'running' ? item.stages.at(-1)?.scene : undefined
  return {
    key: item.key,
    content_type: item.content_type,
    platform: item.platform,
    dimensions: item.dimensions,
    ...(item.format !== null && { format: item.format }),
    state: item.state,
    stage: item.stage,
    progress: item.state === 'succeeded' ? 1 : item.progress,
    ...(scene && { scene }),
    attempts: item.attempt,
    failure: item.failure,
    failure_code: item.failure_code,
    content_id: item.content_id,
    thumbnail_url: item.content_id && item.view_key ? buildThumbnailUrl(item.content_id, item.view_key) : null,
    model_used: item.model_used,
    cost_usd: item.cost_usd,
    charge_note: chargeNote(item.unanswered),
    stages: stageTimes(item),
    started_at: item.started_at?.toISOString() ?? null,
    ended_at: item.ended_at?.toISOString() ?? null,
    retry_at: item.retry_at?.toISOString() ?? null,
  }
}

const WANTED: Record<CallKind, string> = { copy: 'words', picture: 'a picture', film: 'a video', speech: 'a voice' }

/** What a person has to know about calls whose price nobody told. */
function chargeNote(kinds: readonly CallKind[]): string | null {
  const [kind, ...others] = new Set(kinds)
  if (kind === undefined) return null
  const wanted = others.length === 0 ? WANTED[kind] : 'anything'
  const [tries, them] = kinds.length === 1 ? ['a try', 'it'] : [`${kinds.length} tries`, 'them']
  return `The provider may have charged for ${tries} without giving ${wanted}; it did not say. Costs shown in Signet do not include ${them}.`
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
