import { sql, type Kysely } from 'kysely'

/** Paid calls that were sent and not answered, so that an item can say which of its tries may have been charged in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE unanswered_calls (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint NOT NULL REFERENCES items ON DELETE CASCADE, try int NOT NULL, kind text NOT NULL,
    created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON unanswered_calls (item_id)',
]
