import { sql, type Kysely } from 'kysely'

/**
 * Which storage the database belongs to: one row. A database that is in use takes over the storage that it is started with next,
 * whatever that says, since storages had no id before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE installation (
    only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
    id text,
    adopts_storage boolean NOT NULL,
    bound_at timestamptz
  )`.execute(db)
  await sql`INSERT INTO installation (adopts_storage) SELECT EXISTS (SELECT FROM users)`.execute(db)
}
