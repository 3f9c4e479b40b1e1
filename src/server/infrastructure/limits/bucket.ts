import { sql } from 'kysely'
import { later, SECOND } from '../clock.ts'
import type { Core } from '../core.ts'
import type { Db } from '../db/database.ts'
import { tooManyRequests } from './database-rate-limit.ts'

export interface TokenBucket {
  /** What is counted, and for whom. Only its keyed hash is stored. */
  key: readonly string[]
  /** Capacity in tokens. */
  size: number
  /** Milliseconds per refilled token. */
  refillMs: number
}

/**
 * Takes one token of a token bucket in the database, so the limit is valid across restarts and processes. A refused request takes no
 * token, so the next one is available after `refillMs` at the latest.
 *
 * @throws {Problem} 429 with the seconds until the next token when the bucket is empty.
 */
export async function takeToken({ clock, secrets }: Core, db: Db, { key, size, refillMs }: TokenBucket): Promise<void> {
  const now = clock.now()
  const hash = secrets.mac('limits/v1', key.join('\n'))
  // The generic cell rate algorithm: one timestamp per bucket, the time at which it is full again.
  const fullAt = sql<Date>`greatest(token_buckets.full_at, ${now}::timestamptz) + make_interval(secs => ${refillMs / SECOND})`
  const taken = await db
    .insertInto('token_buckets')
    .values({ key: hash, full_at: later(now, refillMs) })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ full_at: fullAt })
        .where(fullAt, '<=', later(now, size * refillMs)),
    )
    .returning('full_at')
    .executeTakeFirst()
  if (taken) return
  const { full_at } = await db
    .selectFrom('token_buckets')
    .select('full_at')
    .where('key', '=', hash)
    .executeTakeFirstOrThrow()
  throw tooManyRequests((full_at.getTime() - now.getTime() - (size - 1) * refillMs) / SECOND)
}
