import { sql, type Kysely } from 'kysely'

/**
 * The trash as a list, whether bytes are still named by a row, and addresses of prepared archives. And of the scene, which is
 * larger than all the rest of a row, what a list shows, so that a list need not read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `ALTER TABLE content ADD COLUMN copy jsonb GENERATED ALWAYS AS (scene -> 'copy') STORED,
    ADD COLUMN layout text GENERATED ALWAYS AS (scene ->> 'layout') STORED`,
  'CREATE INDEX ON content (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL',
  'CREATE INDEX ON content (blob)',
  'CREATE INDEX ON content (poster) WHERE poster IS NOT NULL',
  'CREATE INDEX ON content (original) WHERE original IS NOT NULL',
  `CREATE TABLE archive_tickets (hash bytea PRIMARY KEY, session bytea NOT NULL REFERENCES sessions ON DELETE CASCADE,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE, content_ids jsonb NOT NULL, expires_at timestamptz NOT NULL)`,
  'CREATE INDEX ON archive_tickets (session)',
  'CREATE INDEX ON archive_tickets (user_id)',
]
