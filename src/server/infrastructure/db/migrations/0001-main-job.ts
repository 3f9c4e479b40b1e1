import { sql, type Kysely } from 'kysely'

/** Accounts, mail, files, brands, and the rows from request to stored result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accounts, ...mail, ...material, ...generation]) await sql.raw(statement).execute(db)
}

const id = 'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
const owner = 'user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE'

const accounts = [
  `CREATE TABLE users (${id}, email text NOT NULL, email_key text NOT NULL UNIQUE, username text NOT NULL,
    password_hash text NOT NULL, created_at timestamptz NOT NULL)`,
  `CREATE TABLE pending_registrations (${id}, email text NOT NULL, email_key text NOT NULL, username text NOT NULL,
    password_hash text NOT NULL, created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON pending_registrations (email_key, id)',
  `CREATE TABLE verification_tokens (hash bytea PRIMARY KEY, pending_id bigint REFERENCES pending_registrations ON DELETE SET NULL,
    email_key text NOT NULL, created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz)`,
  `CREATE TABLE sessions (hash bytea PRIMARY KEY, ${owner}, remember boolean NOT NULL, created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL, expires_at timestamptz NOT NULL)`,
  'CREATE INDEX ON sessions (user_id, created_at)',
  `CREATE TABLE mail_throttle (key bytea NOT NULL, purpose text NOT NULL, count int NOT NULL, last_at timestamptz NOT NULL,
    blocked_until timestamptz, resets int NOT NULL, resets_since timestamptz,
    PRIMARY KEY (key, purpose))`,
  `CREATE TABLE login_throttle (key bytea PRIMARY KEY, address bytea NOT NULL, failures int NOT NULL, blocked_until timestamptz, updated_at timestamptz NOT NULL)`,
  'CREATE INDEX ON login_throttle (address)',
]

const mail = [
  `CREATE TABLE mails (${id}, purpose text NOT NULL, message_id text NOT NULL, sealed text, state text NOT NULL DEFAULT 'queued',
    tries int NOT NULL DEFAULT 0, next_try_at timestamptz NOT NULL, expires_at timestamptz, created_at timestamptz NOT NULL,
    sent_at timestamptz)`,
  `CREATE INDEX ON mails (next_try_at) WHERE state = 'queued'`,
]

const material = [
  `CREATE TABLE files (key text PRIMARY KEY, ${owner}, extension text NOT NULL, mime_type text NOT NULL, size_bytes bigint NOT NULL,
    created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON files (user_id)',
  `CREATE TABLE brands (${id}, ${owner}, name text NOT NULL, description text, primary_color text NOT NULL,
    secondary_color text NOT NULL, typography text NOT NULL, brand_tone text NOT NULL, logo_url text, created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON brands (user_id, id DESC)',
]

const generation = [
  `CREATE TABLE usage (${owner}, month date NOT NULL, reserved int NOT NULL, PRIMARY KEY (user_id, month))`,
  `CREATE TABLE jobs (${id}, ${owner}, brand_id bigint REFERENCES brands ON DELETE SET NULL, state text NOT NULL DEFAULT 'queued',
    content_types jsonb NOT NULL, platforms jsonb NOT NULL, tone text, goal text, theme text, created_at timestamptz NOT NULL,
    ended_at timestamptz)`,
  'CREATE INDEX ON jobs (user_id, id DESC)',
  `CREATE TABLE items (${id}, job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE, ${owner}, key text NOT NULL,
    state text NOT NULL DEFAULT 'queued', try int NOT NULL DEFAULT 0, crashes int NOT NULL DEFAULT 0, stage text, failure text,
    brief jsonb NOT NULL, dimensions text NOT NULL, month date NOT NULL, created_at timestamptz NOT NULL,
    started_at timestamptz, ended_at timestamptz)`,
  'CREATE INDEX ON items (job_id)',
  `CREATE INDEX ON items (user_id) WHERE state IN ('queued', 'running', 'retry_wait')`,
  `CREATE TABLE content (${id}, ${owner}, brand_id bigint REFERENCES brands ON DELETE SET NULL, product_id bigint,
    job_id bigint REFERENCES jobs ON DELETE SET NULL, item_id bigint UNIQUE REFERENCES items ON DELETE SET NULL,
    parent_id bigint REFERENCES content ON DELETE SET NULL, content_type text NOT NULL, title text, prompt text NOT NULL,
    dimensions text NOT NULL, brand_name text NOT NULL, platform text, is_favorite boolean NOT NULL DEFAULT false, blob text NOT NULL,
    mime_type text NOT NULL, size_bytes bigint NOT NULL, width int NOT NULL, height int NOT NULL, caption text, hashtags jsonb NOT NULL,
    alt_text text, model_used text NOT NULL, scene jsonb NOT NULL, brand_check jsonb NOT NULL, notes jsonb NOT NULL,
    view_key text NOT NULL, created_at timestamptz NOT NULL, deleted_at timestamptz)`,
  'CREATE INDEX ON content (user_id, id DESC) WHERE deleted_at IS NULL',
  `CREATE INDEX ON content (user_id, lower(coalesce(title, '')), id) WHERE deleted_at IS NULL`,
  `CREATE TABLE analytics (${id}, ${owner}, content_id bigint NOT NULL, item_id bigint NOT NULL UNIQUE, content_type text NOT NULL,
    platform text, brand_name text NOT NULL, product_name text, model_used text NOT NULL, api_endpoint text NOT NULL,
    cost_usd double precision NOT NULL DEFAULT 0, generation_seconds double precision NOT NULL, content_size_bytes bigint NOT NULL,
    prompt_length int NOT NULL, reference_count int NOT NULL, created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON analytics (user_id, id DESC)',
]
