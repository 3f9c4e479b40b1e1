import { sql } from 'kysely'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { insertOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { toMonth } from '../infrastructure/month.ts'

/** A keyed hash (MAC), so that the table contains no email addresses. */
const createKey = ({ secrets }: Core, emailKey: string) => secrets.mac('kept-usage/v1', emailKey)

/** Stores the monthly usage of an account that is being deleted, for each email address that it had in this month. */
export async function keepUsage(app: Core, trx: Trx, owner: OwnerId, emailKeys: readonly string[]): Promise<void> {
  const month = toMonth(app.clock.now())
  const usage = await selectOwned(trx, owner, 'usage')
    .select('reserved')
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst()
  if (!usage || usage.reserved === 0) return
  const rows = [...new Set(emailKeys)].map((key) => ({ key: createKey(app, key), month, reserved: usage.reserved }))
  await trx
    .insertInto('kept_usage')
    .values(rows)
    // An account that started with stored usage already includes it in its own count.
    .onConflict((on) =>
      on.columns(['key', 'month']).doUpdateSet({ reserved: sql`greatest(kept_usage.reserved, excluded.reserved)` }),
    )
    .execute()
}

/** Starts the month of a new account with the usage that is stored for its email address. */
export async function resumeUsage(app: Core, trx: Trx, owner: OwnerId, emailKey: string): Promise<void> {
  const month = toMonth(app.clock.now())
  const kept = await trx
    .selectFrom('kept_usage')
    .select('reserved')
    .where('key', '=', createKey(app, emailKey))
    .where('month', '=', month)
    .executeTakeFirst()
  if (kept) await insertOwned(trx, owner, 'usage', { month, reserved: kept.reserved }).execute()
}
