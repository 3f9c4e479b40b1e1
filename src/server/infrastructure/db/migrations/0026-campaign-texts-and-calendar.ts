import { sql, type Kysely } from 'kysely'

/** Captions and ad copy of campaigns, the secret addresses of calendar feeds, and those of prepared publishing packs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE campaign_texts (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    campaign_id bigint NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    product_id bigint REFERENCES products ON DELETE CASCADE,
    text_set text NOT NULL,
    language text NOT NULL,
    variant integer NOT NULL,
    fields jsonb NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE NULLS NOT DISTINCT (campaign_id, product_id, text_set, language, variant)
  )`,
  'CREATE INDEX campaign_texts_user_idx ON campaign_texts (user_id)',
  'CREATE INDEX campaign_texts_product_idx ON campaign_texts (product_id)',
  `CREATE TABLE calendar_feeds (
    user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    secret_hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL
  )`,
  `CREATE TABLE pack_tickets (
    hash bytea PRIMARY KEY,
    session bytea NOT NULL REFERENCES sessions ON DELETE CASCADE,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    campaign_id bigint NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    request jsonb NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX pack_tickets_session_idx ON pack_tickets (session)',
  'CREATE INDEX pack_tickets_user_idx ON pack_tickets (user_id)',
  'CREATE INDEX pack_tickets_campaign_idx ON pack_tickets (campaign_id)',
]
