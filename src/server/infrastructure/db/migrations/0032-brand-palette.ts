import { sql, type Kysely } from 'kysely'

/** The colors of a brand besides its primary and secondary color. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE brands ADD COLUMN extended_palette jsonb`.execute(db)
}
