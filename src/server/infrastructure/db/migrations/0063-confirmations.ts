import { sql, type Kysely } from 'kysely'

/** When the password or a code was last given in a session, and what a code is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz`.execute(db)
  await sql`ALTER TABLE password_codes ADD COLUMN purpose text NOT NULL DEFAULT 'password'`.execute(db)
}
