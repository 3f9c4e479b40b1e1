import { sql, type Kysely } from 'kysely'

/** The providers that users add, and which provider is chosen for each kind of call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE user_providers (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    name text NOT NULL,
    base_url text NOT NULL,
    sealed text,
    text_model text,
    image_model text,
    takes_pictures boolean NOT NULL,
    text_input_usd double precision NOT NULL CHECK (text_input_usd >= 0),
    text_output_usd double precision NOT NULL CHECK (text_output_usd >= 0),
    image_usd double precision NOT NULL CHECK (image_usd >= 0),
    priced_at timestamptz NOT NULL,
    CHECK (text_model IS NOT NULL OR image_model IS NOT NULL)
  )`,
  'CREATE UNIQUE INDEX user_providers_name_key ON user_providers (user_id, lower(name))',
  // Without a brand, a choice is that of the account.
  `CREATE TABLE provider_choices (
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    brand_id bigint REFERENCES brands ON DELETE CASCADE,
    kind text NOT NULL,
    choice text NOT NULL,
    UNIQUE NULLS NOT DISTINCT (user_id, brand_id, kind)
  )`,
  'CREATE INDEX provider_choices_brand_idx ON provider_choices (brand_id)',
]
