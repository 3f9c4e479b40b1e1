import { sql, type Kysely } from 'kysely'

/** When the operator disabled an account. Null: it can sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN disabled_at timestamptz`.execute(db)
}
