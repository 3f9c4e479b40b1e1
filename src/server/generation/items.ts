import { sql, type Selectable, type Transaction } from 'kysely'
import type { Brief } from '#studio/brief.ts'
import type { App } from '../app.ts'
import { later, SECOND } from '../clock.ts'
import type { ItemState, JobState, Schema } from '../db/schema.ts'
import { giveBackQuota } from './quota.ts'

/** An item that was begun: `try` proves at the end that nobody else has begun it since. */
export interface BegunItem {
  id: number
  job_id: number
  user_id: number
  try: number
  crashes: number
  month: string
  dimensions: string
  brief: Brief
  started_at: Date
}

type ItemsApp = Pick<App, 'db' | 'clock' | 'queue' | 'log'>

const LIVE = ['queued', 'running', 'retry_wait'] satisfies ItemState[]
const CRASHES_MAX = 3

/**
 * Begins an item, or answers null when there is nothing to do any more. One that is still `running` was left by a
 * process that died; after three such ends it fails instead.
 */
export async function beginItem(app: ItemsApp, itemId: number): Promise<BegunItem | null> {
  const now = app.clock.now()
  return app.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('items')
      .set({
        state: 'running',
        try: sql`try + 1`,
        crashes: sql`crashes + (state = 'running')::int`,
        stage: 'queued',
        started_at: now,
      })
      .where('id', '=', itemId)
      .where('state', 'in', LIVE)
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    const item: BegunItem = { ...row, brief: row.brief as Brief, started_at: now }
    if (item.crashes >= CRASHES_MAX) {
      await endItem(app, trx, item, 'failed', 'Stopped after repeated crashes.')
      return null
    }
    await trx
      .updateTable('jobs')
      .set({ state: 'running' })
      .where('id', '=', item.job_id)
      .where('state', '=', 'queued')
      .execute()
    return item
  })
}

export async function reportStage({ db }: Pick<App, 'db'>, item: BegunItem, stage: string): Promise<void> {
  await db
    .updateTable('items')
    .set({ stage })
    .where('id', '=', item.id)
    .where('try', '=', item.try)
    .where('state', '=', 'running')
    .execute()
}

/**
 * Ends an item as part of `trx` and its job with it when it was the last. False when the item is no longer this one's
 * to end: the late result is then thrown away.
 */
export async function endItem(
  app: Pick<App, 'clock'>,
  trx: Transaction<Schema>,
  item: BegunItem,
  state: 'succeeded' | 'failed' | 'cancelled',
  failure: string | null,
): Promise<boolean> {
  const now = app.clock.now()
  const { numUpdatedRows } = await trx
    .updateTable('items')
    .set({ state, failure, ended_at: now, stage: null })
    .where('id', '=', item.id)
    .where('try', '=', item.try)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (state !== 'succeeded') await giveBackQuota(trx, item.user_id, item.month)
  await endJob(trx, item.job_id, now)
  return true
}

export async function failItem(app: ItemsApp, item: BegunItem, failure: string): Promise<void> {
  await app.db.transaction().execute((trx) => endItem(app, trx, item, 'failed', failure))
}

/** Puts an item back for later: it waits `seconds`, then begins again. */
export async function postponeItem(app: ItemsApp, item: BegunItem, seconds: number): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('items')
      .set({ state: 'retry_wait', stage: null })
      .where('id', '=', item.id)
      .where('try', '=', item.try)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const start_after = later(app.clock.now(), seconds * SECOND)
    await app.queue.sendItem(trx, { item_id: item.id, user_id: item.user_id, backlog: 1, start_after })
  })
}

/** Gives an item back because the process stops; it counts as never begun. */
export async function releaseItem({ db }: Pick<App, 'db'>, item: BegunItem): Promise<void> {
  await db
    .updateTable('items')
    .set({ state: 'queued', stage: null })
    .where('id', '=', item.id)
    .where('try', '=', item.try)
    .where('state', '=', 'running')
    .execute()
}

/** A job ends with its last item, in the same transaction. The row lock makes two last items take turns. */
async function endJob(trx: Transaction<Schema>, jobId: number, now: Date): Promise<void> {
  await trx.selectFrom('jobs').select('id').where('id', '=', jobId).forUpdate().execute()
  const items = await trx.selectFrom('items').select('state').where('job_id', '=', jobId).execute()
  const state = jobStateOf(items)
  const ended_at = state === 'queued' || state === 'running' ? null : now
  await trx.updateTable('jobs').set({ state, ended_at }).where('id', '=', jobId).execute()
}

/** The state of a job is what its items make it. */
export function jobStateOf(items: readonly Pick<Selectable<Schema['items']>, 'state'>[]): JobState {
  const count = (state: ItemState) => items.filter((item) => item.state === state).length
  if (items.some(({ state }) => state === 'running' || state === 'retry_wait')) return 'running'
  const [queued, succeeded, failed, cancelled] = [
    count('queued'),
    count('succeeded'),
    count('failed'),
    count('cancelled'),
  ]
  if (queued > 0) return succeeded + failed + cancelled > 0 ? 'running' : 'queued'
  if (succeeded === items.length) return 'succeeded'
  if (succeeded > 0) return 'partially_failed'
  return failed > 0 ? 'failed' : 'cancelled'
}
