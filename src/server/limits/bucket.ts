import { sql } from 'kysely'
import { later, SECOND, type HasClock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { HasSecrets } from '../secrets.ts'
import { tooManyRequests } from './database-rate-limit.ts'

export interface TokenBucket {
  /** What is counted, and for whom; only its keyed hash is stored. */
  key: readonly string[]
  /** Tokens of a full bucket. */
  size: number
  /** Milliseconds after which one token comes back. */
  refillMs: number
}

/**
 * Takes one token of a bucket in the database, so that the limit holds over restarts and processes. A refused request takes
 * nothing, so the next token comes back after `refillMs` at the latest, however often others ask.
 *
 * @throws {Problem} 429 with the seconds until the next token when the bucket is empty.
 */
export async function takeToken(
  { clock, secrets }: HasClock & HasSecrets,
  db: Db,
  { key, size, refillMs }: TokenBucket,
): Promise<void> {
  const now = clock.now()
  const hash = secrets.mac('limits/v1', key.join('\n'))
  // The generic cell rate algorithm: one timestamp per bucket, the moment at which it is full again.
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
