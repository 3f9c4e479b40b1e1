import { sql, type Kysely } from 'kysely'

/**
 * Changes of an email address wait for their confirmation. Sign-ups that lead nowhere are marked as decoys, reset links can
 * belong to an address that waits for verification, email limits are token buckets, and a deleted account's month is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...signUps, ...emailChanges, ...limits]) await sql.raw(statement).execute(db)
}

const signUps = [
  'ALTER TABLE pending_registrations ADD COLUMN is_decoy boolean NOT NULL DEFAULT false',
  'UPDATE pending_registrations SET is_decoy = true WHERE email_key IN (SELECT email_key FROM users)',
  'ALTER TABLE reset_tokens ADD COLUMN email_key text',
  'CREATE INDEX ON reset_tokens (email_key) WHERE email_key IS NOT NULL',
]

/** The undo links of earlier versions stay good; one whose address belongs to another account by now could not be used. */
const emailChanges = [
  'ALTER TABLE email_changes RENAME TO unproved_email_changes',
  `CREATE TABLE email_changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE, old_email text NOT NULL, old_email_key text NOT NULL,
    new_email text NOT NULL, new_email_key text NOT NULL, created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
    confirmed_at timestamptz, reserved_until timestamptz, ended_at timestamptz, unproved_hash bytea)`,
  `CREATE TABLE email_change_links (hash bytea PRIMARY KEY, change_id bigint NOT NULL REFERENCES email_changes ON DELETE CASCADE,
    purpose text NOT NULL, expires_at timestamptz NOT NULL)`,
  `INSERT INTO email_changes (user_id, old_email, old_email_key, new_email, new_email_key, created_at, expires_at, confirmed_at,
      reserved_until, unproved_hash)
    SELECT user_id, old_email, old_email_key, email, email_key, unproved.created_at, expires_at, unproved.created_at, expires_at, hash
    FROM unproved_email_changes unproved JOIN users ON users.id = user_id
    WHERE old_email_key NOT IN (SELECT email_key FROM users) ORDER BY unproved.created_at`,
  `INSERT INTO email_change_links SELECT unproved_hash, id, 'undo', expires_at FROM email_changes`,
  'ALTER TABLE email_changes DROP COLUMN unproved_hash',
  'DROP TABLE unproved_email_changes',
  'CREATE INDEX ON email_changes (user_id, id)',
  'CREATE INDEX ON email_changes (old_email_key) WHERE ended_at IS NULL',
  'CREATE INDEX ON email_change_links (change_id)',
]

const limits = [
  'CREATE TABLE token_buckets (key bytea PRIMARY KEY, full_at timestamptz NOT NULL)',
  'CREATE INDEX ON token_buckets (full_at)',
  'CREATE TABLE kept_usage (key bytea NOT NULL, month date NOT NULL, reserved int NOT NULL, PRIMARY KEY (key, month))',
]
