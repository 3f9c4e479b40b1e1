import { sql, type Kysely } from 'kysely'

/** How designs cut out a picture. Null is the automatic cut-out without marks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE files ADD COLUMN cut_out jsonb`.execute(db)
}
