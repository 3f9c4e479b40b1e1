import { sql, type Transaction } from 'kysely'
import type { App } from '../app.ts'
import { SECOND } from '../clock.ts'
import type { Schema } from '../db/schema.ts'
import { Problem } from '../problem.ts'
import { monthOf, nextMonth } from './month.ts'

/** Takes `count` items from the user's month, all or none, as part of the transaction that accepts them. */
export async function reserveQuota(
  app: Pick<App, 'clock' | 'config'>,
  trx: Transaction<Schema>,
  userId: number,
  count: number,
): Promise<void> {
  const limit = app.config.monthlyGenerations
  const month = monthOf(app.clock.now())
  const total = sql<number>`usage.reserved + ${count}`
  const reserved = await trx
    .insertInto('usage')
    .values({ user_id: userId, month, reserved: count })
    .onConflict((on) =>
      on
        .columns(['user_id', 'month'])
        .doUpdateSet({ reserved: total })
        .where((of) => (limit === 0 ? of.lit(true) : of(total, '<=', limit))),
    )
    .returning('reserved')
    .executeTakeFirst()
  if (!reserved || (limit > 0 && reserved.reserved > limit)) throw await quotaExceeded(app, trx, userId, month)
}

/** Gives one unit back to the month it was taken from; part of the transaction that ends an item without a result. */
export async function giveBackQuota(trx: Transaction<Schema>, userId: number, month: string): Promise<void> {
  await trx
    .updateTable('usage')
    .set({ reserved: sql`greatest(reserved - 1, 0)` })
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute()
}

/** What of the user's month is taken. A `limit` of 0 means none. */
export async function readQuota({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>, userId: number) {
  const now = clock.now()
  const row = await db
    .selectFrom('usage')
    .select('reserved')
    .where('user_id', '=', userId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  return { used: row?.reserved ?? 0, limit: config.monthlyGenerations, resets_at: nextMonth(now).toISOString() }
}

async function quotaExceeded(
  { clock, config }: Pick<App, 'clock' | 'config'>,
  trx: Transaction<Schema>,
  userId: number,
  month: string,
) {
  const row = await trx
    .selectFrom('usage')
    .select('reserved')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst()
  const limit = config.monthlyGenerations
  const resets = nextMonth(clock.now())
  const day = resets.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const wait = Math.ceil((resets.getTime() - clock.now().getTime()) / SECOND)
  return new Problem(
    429,
    `Monthly generation limit reached (${Math.min(row?.reserved ?? limit, limit)} of ${limit}). It resets on ${day} UTC.`,
    {
      headers: { 'retry-after': String(wait) },
      extra: { code: 'quota_exceeded' },
    },
  )
}
