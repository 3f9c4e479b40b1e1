import { sql, type Kysely } from 'kysely'

/** Which provider a paid call and an item were made by. Until now there was only one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  "ALTER TABLE spends ADD COLUMN provider text NOT NULL DEFAULT ''",
  "UPDATE spends SET provider = 'gemini'",
  "ALTER TABLE analytics ADD COLUMN provider text NOT NULL DEFAULT ''",
  "UPDATE analytics SET provider = 'gemini' WHERE api_endpoint NOT IN ('', 'studio')",
]
