import { sql, type Kysely } from 'kysely'

/** The keys of hashes that outlive the secret which they were derived from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE lookup_keys (info text PRIMARY KEY, sealed text NOT NULL)`.execute(db)
}
