import { sql } from 'kysely'
import { SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { Problem, QUOTA_EXCEEDED } from '../../infrastructure/problem.ts'
import { toMonth, nextMonth } from '../../infrastructure/month.ts'

/**
 * Reserves `count` units of the user's monthly limit, all or none, as part of `trx`. `isPlan` words the refusal for a plan of many items.
 * @throws {Problem} 429 when the limit would be exceeded
 */
export async function reserveQuota(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  count: number,
  { isPlan = false }: { isPlan?: boolean } = {},
): Promise<void> {
  const limit = app.config.monthlyGenerations
  const month = toMonth(app.clock.now())
  const total = sql<number>`usage.reserved + ${count}`
  const reserved = await insertOwned(trx, owner, 'usage', { month, reserved: count })
    .onConflict((on) =>
      on
        .columns(['user_id', 'month'])
        .doUpdateSet({ reserved: total })
        .where((of) => (limit === 0 ? of.lit(true) : of(total, '<=', limit))),
    )
    .returning('reserved')
    .executeTakeFirst()
  const isExceeded = limit > 0 && reserved !== undefined && reserved.reserved > limit
  if (reserved && !isExceeded) return
  if (isPlan) throw refusePlan(app, count, reserved ? 0 : await readUsed(trx, owner, month))
  throw await quotaExceeded(app, trx, owner, month)
}

/** Returns a unit of `month` that was reserved for a call that cost nothing. */
export async function returnUnit(trx: Trx, owner: OwnerId, month: string): Promise<void> {
  await updateOwned(trx, owner, 'usage')
    .set({ reserved: sql`greatest(reserved - 1, 0)` })
    .where('month', '=', month)
    .execute()
}

/**
 * Returns the unit of an item without a result to its month, once. The unit stays used while the platform's key was charged for the
 * item, or while a call with that key has an unknown outcome. Call it in each transaction that ends an item or records a call,
 * after a statement that has locked the item's row. The lock serializes a cancellation and an answer that arrive together.
 * Why, and what was rejected: docs/decisions/0019-units-and-charges.md.
 */
export async function giveBackUnit(trx: Trx, owner: OwnerId, itemId: number): Promise<void> {
  const item = await updateOwned(trx, owner, 'items')
    .set({ holds_unit: false })
    .where('id', '=', itemId)
    .where('holds_unit', '=', true)
    .where('state', 'in', ['failed', 'cancelled'])
    .where((of) => of.not(of.exists(platformCharges(trx, owner, itemId))))
    .where((of) => of.not(of.exists(openPlatformCalls(trx, itemId))))
    .returning('month')
    .executeTakeFirst()
  if (!item) return
  await returnUnit(trx, owner, item.month)
}

/** An estimate replaces a reply without usage figures, so it counts as a charge whatever its price is. */
const platformCharges = (trx: Trx, owner: OwnerId, itemId: number) =>
  selectOwned(trx, owner, 'spends')
    .select('id')
    .where('item_id', '=', itemId)
    .where('platform_key', '=', true)
    .where((of) => of.or([of('cost_usd', '>', 0), of('is_estimate', '=', true)]))

const openPlatformCalls = (trx: Trx, itemId: number) =>
  trx
    .selectFrom('unanswered_calls')
    .select('id')
    .where('item_id', '=', itemId)
    .where('platform_key', '=', true)
    .where('is_free', '=', false)

/** Reads how many units of the month are used. A `limit` of 0 means unlimited; `resets_at` is ISO 8601. */
export async function readQuota({ db, clock, config }: Core, owner: OwnerId) {
  const now = clock.now()
  const used = await readUsed(db, owner, toMonth(now))
  return { used, limit: config.monthlyGenerations, resets_at: nextMonth(now).toISOString() }
}

async function readUsed(db: Db, owner: OwnerId, month: string): Promise<number> {
  const row = await selectOwned(db, owner, 'usage').select('reserved').where('month', '=', month).executeTakeFirst()
  return row?.reserved ?? 0
}

/** The refusal of a plan that needs more units than are left. */
export function refusePlan(app: Core, needed: number, used: number): Problem {
  const left = Math.max(0, app.config.monthlyGenerations - used)
  const { day, headers } = describeReset(app)
  return new Problem(
    429,
    `You need ${needed} monthly generations for this and have ${left} left. They reset on ${day} UTC.`,
    { headers, code: QUOTA_EXCEEDED, extra: { needed, left } },
  )
}

async function quotaExceeded(app: Core, trx: Trx, owner: OwnerId, month: string) {
  const row = await selectOwned(trx, owner, 'usage').select('reserved').where('month', '=', month).executeTakeFirst()
  const limit = app.config.monthlyGenerations
  const { day, headers } = describeReset(app)
  return new Problem(
    429,
    `Monthly generation limit reached (${Math.min(row?.reserved ?? limit, limit)} of ${limit}). It resets on ${day} UTC.`,
    { headers, code: QUOTA_EXCEEDED },
  )
}

/** The day on which the month ends, and the header with the seconds until then. */
function describeReset({ clock }: Core) {
  const resets = nextMonth(clock.now())
  const day = resets.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { day, headers: { 'retry-after': String(Math.ceil((resets.getTime() - clock.now().getTime()) / SECOND)) } }
}
