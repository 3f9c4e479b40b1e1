import { sql, type Kysely } from 'kysely'

/** How many calls in a row a server did not answer in time, and until when it is not asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE user_providers ADD COLUMN time_outs integer NOT NULL DEFAULT 0, ADD COLUMN paused_until timestamptz`.execute(
    db,
  )
}
