import { sql, type Kysely } from 'kysely'

/** The request that asked for an item, so that whatever is logged about it, by whichever process, can be traced back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE items ADD COLUMN request_id text`.execute(db)
}
