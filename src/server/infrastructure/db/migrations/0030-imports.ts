import { sql, type Kysely } from 'kysely'

/**
 * Tables of products that a user uploaded, row by row, and by which key a product was imported, so that the next import changes it.
 * The owner of a row is that of its import, so the rows are deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE imports (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE, brand_id bigint NOT NULL REFERENCES brands ON DELETE CASCADE,
    file_name text NOT NULL, kind text NOT NULL, heads jsonb NOT NULL, mapping jsonb NOT NULL, state text NOT NULL,
    campaign_id bigint REFERENCES campaigns ON DELETE SET NULL, cell_format text, cell_language text,
    created_at timestamptz NOT NULL, ended_at timestamptz)`,
  'CREATE INDEX imports_user_idx ON imports (user_id, id DESC)',
  'CREATE INDEX imports_brand_idx ON imports (brand_id)',
  'CREATE INDEX imports_campaign_idx ON imports (campaign_id)',
  `CREATE TABLE import_rows (import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE, number integer NOT NULL,
    user_id bigint NOT NULL, cells jsonb NOT NULL, state text NOT NULL, field text, message text, PRIMARY KEY (import_id, number))`,
  `CREATE INDEX import_rows_waiting_idx ON import_rows (import_id, number) WHERE state = 'waiting'`,
  `CREATE TABLE product_keys (brand_id bigint NOT NULL REFERENCES brands ON DELETE CASCADE, key text NOT NULL,
    user_id bigint NOT NULL, product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE, PRIMARY KEY (brand_id, key))`,
  'CREATE INDEX product_keys_product_idx ON product_keys (product_id)',
  `CREATE TABLE import_mappings (user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE, heads_hash bytea NOT NULL,
    mapping jsonb NOT NULL, PRIMARY KEY (user_id, heads_hash))`,
]
