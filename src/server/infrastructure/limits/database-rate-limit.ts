import { sql } from 'kysely'
import { later, SECOND } from '../clock.ts'
import type { Core } from '../core.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../problem.ts'

export interface CountedLimit {
  /** What is counted, and for whom. Only its keyed hash is stored. */
  key: readonly string[]
  count: number
  /** Length of the window, in seconds. */
  seconds: number
}

/** The refusal with status 429. `seconds` is the time until a request is allowed again. */
export const tooManyRequests = (seconds: number) =>
  tooMany((wait) => `Too many requests. Try again in ${wait}.`, seconds)

/**
 * Counts one request in the database, so that the limit holds over restarts and processes. Counting is one statement and comes first, so
 * parallel requests are all counted.
 * @throws {Problem} 429 beyond the limit
 */
export async function countRequest({ clock, secrets }: Core, db: Db, limit: CountedLimit): Promise<void> {
  const now = clock.now()
  const end = later(now, limit.seconds * SECOND)
  const isOver = sql<boolean>`request_counts.window_end <= ${now}`
  const { count, window_end } = await db
    .insertInto('request_counts')
    .values({ key: secrets.mac('limits/v1', limit.key.join('\n')), count: 1, window_start: now, window_end: end })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE request_counts.count + 1 END`,
        window_start: sql`CASE WHEN ${isOver} THEN ${now} ELSE request_counts.window_start END`,
        window_end: sql`CASE WHEN ${isOver} THEN ${end} ELSE request_counts.window_end END`,
      }),
    )
    .returning(['count', 'window_end'])
    .executeTakeFirstOrThrow()
  if (count > limit.count) throw tooManyRequests((window_end.getTime() - now.getTime()) / SECOND)
}
