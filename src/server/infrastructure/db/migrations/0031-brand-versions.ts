import { sql, type Kysely } from 'kysely'

/** The versions of brands, which version an item was made with, and the updates of designs to the newest version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE brands ADD COLUMN version integer NOT NULL DEFAULT 1',
  'ALTER TABLE content ADD COLUMN brand_version integer',
  `CREATE TABLE brand_versions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    brand_id bigint NOT NULL REFERENCES brands ON DELETE CASCADE,
    number integer NOT NULL,
    cause text NOT NULL,
    fields jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (brand_id, number)
  )`,
  'CREATE INDEX brand_versions_user_idx ON brand_versions (user_id)',
  `INSERT INTO brand_versions (user_id, brand_id, number, cause, fields, created_at)
    SELECT user_id, id, 1, 'created', to_jsonb(brands) - 'id' - 'user_id' - 'created_at' - 'version', created_at FROM brands`,
  `CREATE TABLE brand_updates (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    brand_id bigint NOT NULL REFERENCES brands ON DELETE CASCADE,
    job_id bigint NOT NULL UNIQUE REFERENCES jobs ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    undone_at timestamptz
  )`,
  'CREATE INDEX brand_updates_user_idx ON brand_updates (user_id)',
  'CREATE INDEX brand_updates_brand_idx ON brand_updates (brand_id, id)',
]
