import { sql, type Kysely } from 'kysely'

/** When a person locked the design of an item, so that an update of its brand leaves it alone. Null: not locked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE content ADD COLUMN locked_at timestamptz`.execute(db)
}
