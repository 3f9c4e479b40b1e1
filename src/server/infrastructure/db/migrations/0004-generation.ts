import { sql, type Kysely } from 'kysely'

/** Guided requests, paid calls, repeatable requests and the sizes that each user generates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const owner = 'user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE'
const TOKENS = ['prompt', 'candidates', 'total', 'cached_content', 'thoughts'].map((kind) => `${kind}_token_count`)
const tokens = TOKENS.map((name) => `${name} int NOT NULL DEFAULT 0`)
const rates = ['cost_per_input_token', 'cost_per_output_token'].map(
  (name) => `${name} double precision NOT NULL DEFAULT 0`,
)
const call = [
  'request_bytes bigint NOT NULL DEFAULT 0',
  'response_bytes bigint NOT NULL DEFAULT 0',
  'response_seconds double precision NOT NULL DEFAULT 0',
  'status_code int NOT NULL DEFAULT 200',
]

const statements = [
  `ALTER TABLE jobs ADD COLUMN product_id bigint REFERENCES products ON DELETE SET NULL,
    ADD COLUMN retry_of bigint REFERENCES jobs ON DELETE SET NULL`,
  `ALTER TABLE items ADD COLUMN progress double precision NOT NULL DEFAULT 0, ADD COLUMN stages jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN kept jsonb NOT NULL DEFAULT '{}', ADD COLUMN provider_tries int NOT NULL DEFAULT 0,
    ADD COLUMN retry_at timestamptz, ADD COLUMN failure_code text`,
  `ALTER TABLE content ADD COLUMN product_name text, ADD COLUMN duration_seconds double precision, ADD COLUMN original text,
    ADD COLUMN poster text`,
  `ALTER TABLE analytics ${[...tokens, ...rates, ...call, 'duration_seconds double precision NOT NULL DEFAULT 0']
    .map((column) => `ADD COLUMN ${column}`)
    .join(', ')}`,
  `CREATE TABLE spends (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${owner},
    item_id bigint REFERENCES items ON DELETE SET NULL, kind text NOT NULL, model text NOT NULL, endpoint text NOT NULL,
    ${[...tokens, ...rates, ...call].join(', ')}, cost_usd double precision NOT NULL, is_estimate boolean NOT NULL,
    raw_usage jsonb, price jsonb, created_at timestamptz NOT NULL)`,
  'CREATE INDEX ON spends (item_id)',
  'CREATE INDEX ON spends (user_id)',
  `CREATE TABLE idempotency_keys (${owner}, key text NOT NULL, request_hash bytea NOT NULL,
    job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE, created_at timestamptz NOT NULL, PRIMARY KEY (user_id, key))`,
  `CREATE TABLE content_sizes (user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE, sizes jsonb NOT NULL)`,
]
