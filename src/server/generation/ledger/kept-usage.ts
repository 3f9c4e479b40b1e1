import { sql, type Transaction } from 'kysely'
import type { App } from '../../app.ts'
import type { Schema } from '../../db/schema.ts'
import { toMonth } from './month.ts'

type UsageApp = Pick<App, 'clock' | 'secrets'>

/** Keyed, so that the table names nobody. */
const keyOf = ({ secrets }: UsageApp, emailKey: string) => secrets.mac('kept-usage/v1', emailKey)

/** Keeps what an account that is being deleted used this month, for each address that it held in this month. */
export async function keepUsage(
  app: UsageApp,
  trx: Transaction<Schema>,
  userId: number,
  emailKeys: readonly string[],
): Promise<void> {
  const month = toMonth(app.clock.now())
  const usage = await trx
    .selectFrom('usage')
    .select('reserved')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst()
  if (!usage || usage.reserved === 0) return
  const rows = [...new Set(emailKeys)].map((key) => ({ key: keyOf(app, key), month, reserved: usage.reserved }))
  await trx
    .insertInto('kept_usage')
    .values(rows)
    // An account that began with a kept count has it in its own.
    .onConflict((on) =>
      on.columns(['key', 'month']).doUpdateSet({ reserved: sql`greatest(kept_usage.reserved, excluded.reserved)` }),
    )
    .execute()
}

/** A new account begins its month with what the address has used already. */
export async function resumeUsage(
  app: UsageApp,
  trx: Transaction<Schema>,
  userId: number,
  emailKey: string,
): Promise<void> {
  const month = toMonth(app.clock.now())
  await trx
    .insertInto('usage')
    .columns(['user_id', 'month', 'reserved'])
    .expression((of) =>
      of
        .selectFrom('kept_usage')
        .select((row) => [row.val(userId).as('user_id'), 'month', 'reserved'])
        .where('key', '=', keyOf(app, emailKey))
        .where('month', '=', month),
    )
    .execute()
}
