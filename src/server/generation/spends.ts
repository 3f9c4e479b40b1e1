import { sql, type Transaction } from 'kysely'
import { addToDay } from '../analytics/daily-sums.ts'
import type { App } from '../app.ts'
import type { Schema } from '../db/schema.ts'
import type { Spend } from '../providers/gemini/answers.ts'
import type { BegunItem, Kept } from './items.ts'

/** Writes a paid call down, whatever became of the item since. */
export async function keepSpend(app: Pick<App, 'db' | 'clock'>, item: BegunItem, spend: Spend): Promise<void> {
  await app.db.transaction().execute((trx) => insertSpend(app, trx, item, spend))
}

/**
 * Writes down what was paid for, and what it gave, in one transaction and before anything else is tried: a restart goes on
 * from here instead of paying again.
 */
export async function keepPaid(
  app: Pick<App, 'db' | 'clock'>,
  item: BegunItem,
  given: Partial<Kept>,
  spend: Spend | null,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('items')
      .set({ kept: sql`kept || ${JSON.stringify(given)}::jsonb`, provider_tries: 0 })
      .where('id', '=', item.id)
      .execute()
    if (spend) await insertSpend(app, trx, item, spend)
  })
  Object.assign(item.kept, given)
  item.provider_tries = 0
}

async function insertSpend({ clock }: Pick<App, 'clock'>, trx: Transaction<Schema>, item: BegunItem, spend: Spend) {
  const { tokens, estimated_cost_usd, raw_usage, price, ...call } = spend
  await trx
    .insertInto('spends')
    .values({
      ...call,
      ...tokens,
      user_id: item.user_id,
      item_id: item.id,
      cost_usd: estimated_cost_usd,
      raw_usage: JSON.stringify(raw_usage ?? null),
      price: JSON.stringify(price ?? null),
      created_at: clock.now(),
    })
    .execute()
  const { content_type, platform } = item.brief
  const kind = { user_id: item.user_id, content_type, platform, model: spend.model }
  await addToDay(trx, clock.now(), kind, { cost_usd: estimated_cost_usd, tokens: tokens.total_token_count })
}

/** What an item has cost: the sums of its calls, and the call that made the picture or film itself. */
export async function spentOn(trx: Transaction<Schema>, itemId: number) {
  const calls = await trx.selectFrom('spends').selectAll().where('item_id', '=', itemId).orderBy('id').execute()
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
  }
}
