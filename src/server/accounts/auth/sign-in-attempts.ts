import { sql } from 'kysely'
import { later, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import { tooMany } from '../../infrastructure/problem.ts'
import { throttleKey } from './addresses.ts'

export const FAILURES_BEFORE_WAIT = 5
/** Wait times after the fifth consecutive failure and each further one. */
const WAITS_MS = [30 * SECOND, MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 15 * MINUTE]
const ADDRESS_FAILURES_MAX = 30
const ADDRESS_WINDOW_MS = 5 * MINUTE

export interface Attempt {
  /** Consecutive failures, including this attempt. */
  failures: number
  /** Resets the count after a successful attempt. */
  forget: () => Promise<void>
}

/**
 * Counts an attempt as a failure before the password is verified, in one statement, so that parallel guesses all count. Refuses
 * attempts during the wait after the last failure, whatever the password is.
 */
export async function countAttempt(app: Core, emailKey: string, network: string, ip: string): Promise<Attempt> {
  const address = throttleKey(app, emailKey)
  const key = throttleKey(app, emailKey, network)
  const client = throttleKey(app, 'client', ip)
  const failures = await countKey(app, key, address)
  await countClient(app, client)
  return {
    failures,
    forget: async () => {
      await app.db.deleteFrom('login_throttle').where('key', '=', key).execute()
      await app.db
        .updateTable('login_throttle')
        .set({ failures: sql`greatest(failures - 1, 0)` })
        .where('key', '=', client)
        .execute()
    },
  }
}

async function countKey(app: Core, key: Buffer, address: Buffer): Promise<number> {
  const now = app.clock.now()
  const next = sql<number>`login_throttle.failures + 1`
  const waits = sql`(ARRAY[${sql.join(WAITS_MS.map((ms) => ms / SECOND))}]::int[])[least(${next} - ${FAILURES_BEFORE_WAIT - 1}, ${WAITS_MS.length})]`
  const counted = await app.db
    .insertInto('login_throttle')
    .values({ key, address, failures: 1, blocked_until: null, updated_at: now })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({
          failures: next,
          updated_at: now,
          blocked_until: sql`CASE WHEN ${next} >= ${FAILURES_BEFORE_WAIT} THEN ${now}::timestamptz + make_interval(secs => ${waits}) END`,
        })
        .where((of) =>
          of.or([of('login_throttle.blocked_until', 'is', null), of('login_throttle.blocked_until', '<=', now)]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  if (counted) return counted.failures
  throw await refusal(app, key)
}

/** A client may fail 30 times in five minutes, over all addresses. */
async function countClient(app: Core, client: Buffer): Promise<void> {
  const now = app.clock.now()
  const isOver = sql<boolean>`login_throttle.blocked_until <= ${now}`
  const { failures } = await app.db
    .insertInto('login_throttle')
    .values({
      key: client,
      address: client,
      failures: 1,
      blocked_until: later(now, ADDRESS_WINDOW_MS),
      updated_at: now,
    })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        failures: sql`CASE WHEN ${isOver} THEN 1 ELSE login_throttle.failures + 1 END`,
        blocked_until: sql`CASE WHEN ${isOver} THEN ${later(now, ADDRESS_WINDOW_MS)} ELSE login_throttle.blocked_until END`,
        updated_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures > ADDRESS_FAILURES_MAX) throw await refusal(app, client)
}

async function refusal({ db, clock, log }: Core, key: Buffer) {
  const row = await db.selectFrom('login_throttle').select('blocked_until').where('key', '=', key).executeTakeFirst()
  const now = clock.now().getTime()
  log.info({ event: 'login', outcome: 'throttled' }, 'sign-in throttled')
  return tooMany(
    (wait) => `Too many sign-in attempts. Try again in ${wait}.`,
    ((row?.blocked_until?.getTime() ?? now) - now) / SECOND,
  )
}
