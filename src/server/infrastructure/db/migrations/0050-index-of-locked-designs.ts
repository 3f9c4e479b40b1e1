import { sql, type Kysely } from 'kysely'

/** Finds the locked designs of a user without reading the other ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX content_locked ON content (user_id) WHERE locked_at IS NOT NULL`.execute(db)
}
