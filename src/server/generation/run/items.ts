import { sql } from 'kysely'
import type { SceneProgress, Stage } from '#contract/generation/generator.ts'
import { BYTES_GONE } from '#contract/messages.ts'
import { later, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import type { ItemState } from '../../infrastructure/db/generation-tables.ts'
import { acrossOwners, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { Topic, NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { giveBackUnit } from '../../spending/ledger/quota.ts'
import { type StartedItem, Superseded } from '../../stored/started-item.ts'
import { endJob } from './end-job.ts'

/** What identifies an item and its attempt. */
type Attempt = Pick<StartedItem, 'id' | 'job_id' | 'user_id' | 'attempt'>

/** Subscribers to changes of an item: event streams of the user, and requests and workers of the job. */
export const listTopics = ({ user_id, job_id }: Pick<StartedItem, 'user_id' | 'job_id'>): Topic[] => [
  `user:${user_id}`,
  `job:${job_id}`,
]

/** The states of an item that has not ended. */
export const LIVE = ['queued', 'running', 'retry_wait'] satisfies ItemState[]

/** The progress of an item (0 to 1) at the start of each stage. */
const DONE_AT: Record<Stage, number> = { copy: 0.05, picture: 0.15, scene: 0.6, render: 0.65, check: 0.9, store: 0.95 }

/** A still of a new version has its texts and pictures already, so it takes tens of milliseconds. */
const isQuick = ({ brief }: StartedItem) =>
  brief.revision !== undefined && brief.content_type === 'image' && brief.carousel === undefined

/**
 * Records that a stage starts. Of a quick item no stage is recorded, because each record is a transaction.
 * @throws {Superseded} when the item no longer belongs to this attempt
 */
export async function reportStage(
  { db, clock, notifier }: Core & NotifierSeam,
  item: StartedItem,
  stage: Stage,
): Promise<void> {
  if (isQuick(item)) return
  const entered = JSON.stringify([{ stage, at: clock.now().toISOString() }])
  const { numUpdatedRows } = await ownItem(db, item)
    .set({ stage, progress: DONE_AT[stage], stages: sql`stages || ${entered}::jsonb` })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Superseded()
  await notifier.publish(db, [`user:${item.user_id}`])
}

/** What of a film is rendered: the share of its frames that are finished, 0 to 1, and the scene of the next one. */
interface FramesDone {
  share: number
  scene: SceneProgress | null
}

/** Updates the progress within the render stage. */
export async function reportFrames(
  { db, notifier }: Core & NotifierSeam,
  item: StartedItem,
  { share, scene }: FramesDone,
): Promise<void> {
  const progress = DONE_AT.render + (DONE_AT.check - DONE_AT.render) * share
  const stages = scene && { stages: sql<never>`jsonb_set(stages, '{-1,scene}', ${JSON.stringify(scene)}::jsonb)` }
  await ownItem(db, item)
    .set({ progress, ...stages })
    .where('stage', '=', 'render')
    .execute()
  await notifier.publish(db, [`user:${item.user_id}`])
}

/**
 * Stores the layout that was chosen for a candidate of a key visual, so that neither another attempt nor another candidate chooses it again.
 * @throws {Superseded} when the item no longer belongs to this attempt
 */
export async function saveProposalLayout({ db }: Core, item: StartedItem, layout: string | null): Promise<void> {
  const { numUpdatedRows } = await ownItem(db, item)
    .set({
      brief: sql`jsonb_set(brief #- '{proposal,languages}', '{proposal,layout}', ${JSON.stringify(layout)}::jsonb)`,
    })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Superseded()
}

/**
 * Stores the seed that was chosen for an item, so that a later attempt and the editor have the same one.
 * @throws {Superseded} when the item no longer belongs to this attempt
 */
export async function saveSeed({ db }: Core, item: StartedItem, seed: number): Promise<void> {
  const { numUpdatedRows } = await ownItem(db, item)
    .set({ brief: sql`jsonb_set(brief - 'chooses_seed', '{seed}', ${JSON.stringify(seed)}::jsonb)` })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Superseded()
}

/** Whether the item still belongs to this attempt: it was not canceled, and no newer attempt has started. */
export async function ownsItem({ db }: Core, item: StartedItem): Promise<boolean> {
  const row = await selectOwned(db, item.user_id, 'items')
    .select('id')
    .where('id', '=', item.id)
    .where('attempt', '=', item.attempt)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

/** How many calls of an item failed in a row. An answer that was paid for sets it to 0. */
export async function readFailedCalls({ db }: Core, item: StartedItem): Promise<number> {
  const query = selectOwned(db, item.user_id, 'items').select('failed_calls').where('id', '=', item.id)
  return (await query.executeTakeFirstOrThrow()).failed_calls
}

/** What another item of the same job makes is not there yet. */
export class WaitsForSibling extends Error {}

const ownItem = (db: Db, item: Attempt) =>
  updateOwned(db, item.user_id, 'items')
    .where('id', '=', item.id)
    .where('attempt', '=', item.attempt)
    .where('state', '=', 'running')

interface End {
  state: 'succeeded' | 'failed'
  failure?: string
  failure_code?: string | null
  /** When the provider accepts requests again. */
  retry_at?: Date | null
}

/**
 * Ends an item as part of `trx`, and its job when this was the last item. Returns false when the item no longer belongs to this
 * attempt; the late result is then discarded.
 */
export async function endItem(
  app: Core & NotifierSeam,
  trx: Trx,
  item: Attempt,
  { state, failure, failure_code = null, retry_at = null }: End,
): Promise<boolean> {
  const now = app.clock.now()
  const { numUpdatedRows } = await ownItem(trx, item)
    .set({ state, failure: failure ?? null, failure_code, retry_at, ended_at: now, stage: null })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (state !== 'succeeded') await giveBackUnit(trx, item.user_id, item.id)
  await endJob(trx, item.user_id, item.job_id, now)
  await app.notifier.publish(trx, listTopics(item))
  return true
}

export async function failItem(
  app: Core & QueueSeam & NotifierSeam,
  item: StartedItem,
  end: Omit<End, 'state'>,
): Promise<void> {
  await transact(app.db, (trx) => endItem(app, trx, item, { ...end, state: 'failed' }))
}

/**
 * Fails an item because paid bytes are missing from storage. Clears their keys, so that a retry makes them again. A new version of
 * existing content cannot be made without them.
 */
export async function failWithoutBytes(app: Core & QueueSeam & NotifierSeam, item: StartedItem): Promise<void> {
  await transact(app.db, async (trx) => {
    if (!item.brief.revision)
      await ownItem(trx, item)
        .set({ paid_results: sql`paid_results - 'picture' - 'painter' - 'film' - 'clip' - 'letters'` })
        .execute()
    await endItem(app, trx, item, { state: 'failed', failure: BYTES_GONE, failure_code: 'bytes_gone' })
  })
}

/**
 * Postpones an item by `seconds`. `failedCall` counts a failed provider call. `countsTry: false` does not count the attempt, for
 * example while the database was unavailable. `lostClaim` counts the attempt as a crash.
 */
export async function postponeItem(
  app: Core & QueueSeam & NotifierSeam,
  item: StartedItem,
  seconds: number,
  {
    failedCall = false,
    countsTry = true,
    lostClaim = false,
  }: { failedCall?: boolean; countsTry?: boolean; lostClaim?: boolean } = {},
): Promise<void> {
  const retry_at = later(app.clock.now(), seconds * SECOND)
  await transact(app.db, async (trx) => {
    const { numUpdatedRows } = await ownItem(trx, item)
      .set({
        state: 'retry_wait',
        stage: null,
        retry_at,
        failed_calls: sql`failed_calls + ${failedCall ? 1 : 0}`,
        attempt: item.attempt - (countsTry ? 0 : 1),
        crashes: item.crashes + (lostClaim ? 1 : 0),
      })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const { id: item_id, user_id, is_derived, brief } = item
    const isVideo = brief.content_type === 'video'
    await app.queue.sendItems(trx, [
      { item_id, user_id, is_derived, is_film: isVideo, backlog: 1, start_after: retry_at },
    ])
    await app.notifier.publish(trx, listTopics(item))
  })
}

/** Queues an item again after `seconds` without changing its state. Returns the id of the request that created it. */
export async function deferItem(
  { db, clock, queue }: Core & QueueSeam & NotifierSeam,
  id: number,
  seconds: number,
): Promise<string | null> {
  return transact(db, async (trx) => {
    const own = acrossOwners(trx)
      .selectFrom('items')
      .select(['user_id', 'is_derived', 'request_id', sql<boolean>`brief ->> 'content_type' = 'video'`.as('is_film')])
      .where('id', '=', id)
    const item = await own.where('state', 'in', LIVE).executeTakeFirst()
    const start_after = later(clock.now(), seconds * SECOND)
    if (item) {
      const { user_id, is_derived, is_film } = item
      await queue.sendItems(trx, [{ item_id: id, user_id, is_derived, is_film, backlog: 1, start_after }])
    }
    return item?.request_id ?? null
  })
}

/** Returns a running item to the queue because the process stops. The attempt is not counted. */
export async function releaseItem({ db, notifier }: Core & NotifierSeam, item: StartedItem): Promise<void> {
  await ownItem(db, item)
    .set({ state: 'queued', stage: null, attempt: sql`attempt - 1` })
    .execute()
  await notifier.publish(db, listTopics(item))
}

/** Cancels the items of a job that have not ended, as part of `trx`. Returns how many were canceled. */
export async function cancelItems(
  { clock, notifier }: Core & NotifierSeam,
  trx: Trx,
  owner: OwnerId,
  jobId: number,
): Promise<number> {
  const now = clock.now()
  const canceled = await updateOwned(trx, owner, 'items')
    .set({ state: 'cancelled', ended_at: now, stage: null, retry_at: null })
    .where('job_id', '=', jobId)
    .where('state', 'in', LIVE)
    .returning('id')
    .execute()
  for (const { id } of canceled) await giveBackUnit(trx, owner, id)
  if (canceled.length === 0) return 0
  await endJob(trx, owner, jobId, now)
  await notifier.publish(trx, listTopics({ user_id: owner, job_id: jobId }))
  return canceled.length
}
