import { sql, type Kysely } from 'kysely'

/** Of the words of the library, only those that a search may find: what is in the trash then needs no look at its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX content_found_idx ON content USING gin (words) WHERE deleted_at IS NULL`.execute(db)
  await sql`DROP INDEX content_words_idx`.execute(db)
}
