import { sql, type Kysely } from 'kysely'

/** What a person said about the prices of a table: see `PriceChoices`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE imports ADD COLUMN prices jsonb`.execute(db)
}
