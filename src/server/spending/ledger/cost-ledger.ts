import { sql } from 'kysely'
import type { Core } from '../../infrastructure/core.ts'
import type { MailSeam } from '../../infrastructure/mail/sender.ts'
import { addToDay } from '../daily-sums.ts'
import { alertAfterCharge } from '../budget-alerts.ts'
import { findBearers } from '../budget-costs.ts'
import { addPlatformCharge, alertAfterPlatformCharge } from '../platform-limits.ts'
import { retryWhileUnavailable } from '../../infrastructure/db/database-retry.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { Spend } from '../../providers/answers.ts'
import type { ProviderFault } from '../../providers/provider-fault.ts'
import { type StartedItem, Superseded } from '../../stored/started-item.ts'
import type { PaidResults, StoredTranslation } from '../../stored/paid-results.ts'
import { giveBackUnit } from './quota.ts'

/**
 * The item that a call belongs to. A call for a finished item, such as a translation of its texts, is made while the item is in the state
 * `succeeded`; every other call while it runs.
 */
export type ChargedItem = Pick<StartedItem, 'id' | 'user_id' | 'attempt' | 'brief'> & { isFinished?: true }

/** Records the cost of a call, also when the item has ended meanwhile. Waits while the database is unavailable. */
export async function recordCharge(
  app: Core & MailSeam,
  item: ChargedItem,
  spend: Spend | null,
  noteId?: number,
): Promise<void> {
  const keep = async (trx: Trx) => {
    await selectOwned(trx, item.user_id, 'items').select('id').where('id', '=', item.id).forNoKeyUpdate().execute()
    return closeNote(app, trx, item, { spend, noteId })
  }
  const isNew = await retryWhileUnavailable(app.stopping, () => transact(app.db, keep))
  if (spend && isNew) app.metrics.spent(spend.model, spend.estimated_cost_usd)
}

/** Records the cost of a failed call. A call that may still be charged keeps its row in `unanswered_calls`. */
export async function recordFaultCharge(
  app: Core & MailSeam,
  item: ChargedItem,
  { spend, mayBePaid }: ProviderFault,
  noteId: number | undefined,
): Promise<void> {
  if (spend || !mayBePaid) await recordCharge(app, item, spend, noteId)
}

/**
 * Moves the row of an unanswered video call to this item and this attempt, which continue the video. The item that started the video does
 * not get its unit back by this.
 * @throws {Superseded} when the item was canceled or started by another process.
 */
export async function adoptCallNote({ db }: Core, item: StartedItem, noteId: number | undefined) {
  if (noteId === undefined) return
  await transact(db, async (trx) => {
    if (!(await lockOwn(trx, item))) throw new Superseded()
    const owner = { item_id: item.id, attempt: item.attempt }
    await trx.updateTable('unanswered_calls').set(owner).where('id', '=', noteId).execute()
  })
}

/** Locks the row of an item. Undefined if the item no longer belongs to this attempt. */
export const lockOwn = (trx: Trx, item: ChargedItem) =>
  selectOwned(trx, item.user_id, 'items')
    .select('id')
    .where('id', '=', item.id)
    .where('attempt', '=', item.attempt)
    .where('state', '=', item.isFinished ? 'succeeded' : 'running')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether a call of this kind, by any attempt of the item, has no recorded answer. */
export async function hasUnansweredCall({ db }: Core, item: StartedItem, kind: Spend['kind']): Promise<boolean> {
  const note = await db
    .selectFrom('unanswered_calls')
    .select('id')
    .where('item_id', '=', item.id)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return note !== undefined
}

/**
 * Stores a paid answer and its cost in one transaction, before the item continues, so that a restart does not pay again. Waits
 * while the database is unavailable. `answered` is absent while the cost is not known yet. Returns all paid results of the item.
 */
export async function savePaidAnswer(
  app: Core & MailSeam,
  item: StartedItem,
  given: Partial<PaidResults>,
  answered?: { spend: Spend; noteId: number | undefined },
): Promise<PaidResults> {
  const keep = async (trx: Trx) => {
    await updateOwned(trx, item.user_id, 'items')
      .set({ paid_results: sql`paid_results || ${JSON.stringify(given)}::jsonb`, failed_calls: 0 })
      .where('id', '=', item.id)
      .execute()
    return answered !== undefined && (await closeNote(app, trx, item, answered))
  }
  const isNew = await retryWhileUnavailable(app.stopping, () => transact(app.db, keep))
  if (answered && isNew) app.metrics.spent(answered.spend.model, answered.spend.estimated_cost_usd)
  return { ...item.paid_results, ...given }
}

/** Stores a paid translation of an item's texts and its cost in one transaction, as `savePaidAnswer` does. */
export async function savePaidTranslation(
  app: Core & MailSeam,
  item: ChargedItem,
  given: Readonly<Record<string, StoredTranslation>>,
  answered: { spend: Spend; noteId: number | undefined },
): Promise<void> {
  const merged = sql<string>`jsonb_set(paid_results, '{translations}',
    coalesce(paid_results -> 'translations', '{}'::jsonb) || ${JSON.stringify(given)}::jsonb)`
  const keep = async (trx: Trx) => {
    await updateOwned(trx, item.user_id, 'items').set({ paid_results: merged }).where('id', '=', item.id).execute()
    return closeNote(app, trx, item, answered)
  }
  const isNew = await retryWhileUnavailable(app.stopping, () => transact(app.db, keep))
  if (isNew) app.metrics.spent(answered.spend.model, answered.spend.estimated_cost_usd)
}

/**
 * Records a call once: only the transaction that deletes its row in `unanswered_calls` does. Two retries can receive the same video.
 * Returns whether this one recorded it. An item that was canceled meanwhile can now get its unit back. Locks the item's row first.
 */
async function closeNote(
  app: Core & MailSeam,
  trx: Trx,
  item: ChargedItem,
  { spend, noteId }: { spend: Spend | null; noteId: number | undefined },
): Promise<boolean> {
  const note =
    noteId === undefined
      ? null
      : await trx
          .deleteFrom('unanswered_calls')
          .where('id', '=', noteId)
          .returning(['item_id', 'platform_key'])
          .executeTakeFirst()
  const isNew = spend !== null && note !== undefined
  if (isNew) {
    await insertSpend(trx, item, { spend, platform_key: note?.platform_key ?? false, created_at: app.clock.now() })
    await alertAfterCharge(app, trx, item.user_id, item.id)
    if (note?.platform_key) await alertAfterPlatformCharge(app, trx)
  }
  await giveBackUnit(trx, item.user_id, item.id)
  return isNew
}

/** Records a charge in the ledger and in the sums of its day, as part of `trx`. */
export async function insertSpend(
  trx: Trx,
  item: Pick<ChargedItem, 'id' | 'user_id' | 'brief'>,
  { spend, platform_key, created_at }: { spend: Spend; platform_key: boolean; created_at: Date },
): Promise<void> {
  const { tokens, estimated_cost_usd, raw_usage, price, ...call } = spend
  await insertOwned(trx, item.user_id, 'spends', {
    ...call,
    ...tokens,
    ...(await findBearers(trx, item.user_id, item.id)),
    platform_key,
    item_id: item.id,
    cost_usd: estimated_cost_usd,
    raw_usage: JSON.stringify(raw_usage ?? null),
    price: JSON.stringify(price ?? null),
    created_at,
  }).execute()
  if (platform_key) await addPlatformCharge(trx, created_at, estimated_cost_usd)
  const { content_type, platform } = item.brief
  const kind = { owner: item.user_id, content_type, platform, model: spend.model, provider: spend.provider }
  await addToDay(trx, created_at, kind, { cost_usd: estimated_cost_usd, tokens: tokens.total_token_count })
}

/** Sums the costs of an item's calls: US dollars, tokens, bytes, seconds; with the prices of its main call. Null without calls. */
export async function sumItemCosts(trx: Trx, { id, user_id }: StartedItem) {
  const calls = await selectOwned(trx, user_id, 'spends').selectAll().where('item_id', '=', id).orderBy('id').execute()
  if (calls.length === 0) return null
  const sum = (of: (call: (typeof calls)[number]) => number) => calls.reduce((total, call) => total + of(call), 0)
  const main = calls.findLast(({ kind }) => kind !== 'copy') ?? calls.at(-1)
  return {
    cost_usd: sum((call) => call.cost_usd),
    prompt_token_count: sum((call) => call.prompt_token_count),
    candidates_token_count: sum((call) => call.candidates_token_count),
    total_token_count: sum((call) => call.total_token_count),
    cached_content_token_count: sum((call) => call.cached_content_token_count),
    thoughts_token_count: sum((call) => call.thoughts_token_count),
    request_bytes: sum((call) => call.request_bytes),
    response_bytes: sum((call) => call.response_bytes),
    response_seconds: sum((call) => call.response_seconds),
    cost_per_input_token: main?.cost_per_input_token ?? 0,
    cost_per_output_token: main?.cost_per_output_token ?? 0,
    status_code: main?.status_code ?? 200,
    api_endpoint: main?.endpoint ?? '',
    provider: main?.provider ?? '',
  }
}
