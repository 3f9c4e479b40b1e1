import { sql, type Kysely } from 'kysely'

/**
 * Sums per user and day, so that statistics cost the same with a million rows; what was made before is counted once, here.
 * And the words of the library, so that it can be searched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE daily_sums (user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE, day date NOT NULL,
    content_type text NOT NULL, platform text NOT NULL, model text NOT NULL, items int NOT NULL DEFAULT 0,
    cost_usd double precision NOT NULL DEFAULT 0, tokens bigint NOT NULL DEFAULT 0, seconds double precision NOT NULL DEFAULT 0,
    duration_seconds double precision NOT NULL DEFAULT 0, bytes bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, day, content_type, platform, model))`,
  `INSERT INTO daily_sums (user_id, day, content_type, platform, model, items, seconds, bytes)
    SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, content_type, coalesce(platform, ''), model_used, count(*),
      sum(generation_seconds), sum(content_size_bytes)
    FROM analytics GROUP BY 1, 2, 3, 4, 5`,
  `ALTER TABLE content ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', coalesce(title, '') || ' ' || prompt
    || ' ' || coalesce(caption, '') || ' ' || brand_name || ' ' || coalesce(product_name, ''))) STORED`,
  'CREATE INDEX ON content USING gin (words)',
]
