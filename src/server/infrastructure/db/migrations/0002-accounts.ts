import { sql, type Kysely } from 'kysely'

/** Forgotten and changed passwords, changed addresses, provider keys, and how often somebody asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const id = 'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
const owner = 'user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE'

const statements = [
  // user_id is null in the rows written for addresses that nobody has, so that both cost the same.
  `CREATE TABLE reset_tokens (hash bytea PRIMARY KEY, user_id bigint REFERENCES users ON DELETE CASCADE, created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL)`,
  'CREATE INDEX ON reset_tokens (user_id)',
  `CREATE TABLE password_codes (${id}, ${owner}, mac bytea NOT NULL, tries int NOT NULL DEFAULT 0, created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL, ended_at timestamptz)`,
  'CREATE INDEX ON password_codes (user_id, id DESC)',
  `CREATE TABLE email_changes (hash bytea PRIMARY KEY, ${owner}, old_email text NOT NULL, old_email_key text NOT NULL,
    created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL)`,
  'CREATE INDEX ON email_changes (user_id, created_at)',
  `CREATE TABLE provider_keys (user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE, sealed text NOT NULL,
    updated_at timestamptz NOT NULL)`,
  'CREATE TABLE request_counts (key bytea PRIMARY KEY, count int NOT NULL, window_start timestamptz NOT NULL, window_end timestamptz NOT NULL)',
  'CREATE INDEX ON request_counts (window_end)',
]
