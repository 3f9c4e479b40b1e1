import { sql, type Kysely } from 'kysely'

/** The provider and the model that a call was sent to. Calls of earlier versions have an empty provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE unanswered_calls ADD COLUMN provider text NOT NULL DEFAULT '', ADD COLUMN model text`.execute(
    db,
  )
}
