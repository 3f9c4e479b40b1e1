import { sql, type Kysely } from 'kysely'

/** The provider of each daily sum; what the platform's own key has cost; and the calls that a budget refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  "ALTER TABLE daily_sums ADD COLUMN provider text NOT NULL DEFAULT ''",
  // Where two providers had a model of the same name on one day, the sums are those of the more expensive one.
  `UPDATE daily_sums SET provider = known.provider FROM (
      SELECT DISTINCT ON (user_id, day, model) user_id, day, model, provider FROM (
        SELECT user_id, (created_at AT TIME ZONE 'UTC')::date AS day, model, provider, sum(cost_usd) AS usd
          FROM spends GROUP BY 1, 2, 3, 4
        UNION ALL
        SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, model_used, provider, 0
          FROM analytics WHERE model_used <> 'studio' GROUP BY 1, 2, 3, 4
      ) AS call ORDER BY user_id, day, model, usd DESC, provider DESC
    ) AS known
    WHERE daily_sums.user_id = known.user_id AND daily_sums.day = known.day AND daily_sums.model = known.model`,
  `ALTER TABLE daily_sums DROP CONSTRAINT daily_sums_pkey,
    ADD PRIMARY KEY (user_id, day, content_type, platform, model, provider)`,
  // Sums of their own: those of accounts that are deleted stay, and no call reads all charges.
  'CREATE TABLE platform_sums (period text PRIMARY KEY, spent_usd double precision NOT NULL)',
  `INSERT INTO platform_sums
    SELECT 'total', coalesce(sum(cost_usd), 0) FROM spends WHERE platform_key
    UNION ALL
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-01'), sum(cost_usd) FROM spends WHERE platform_key GROUP BY 1`,
  `CREATE TABLE platform_alerts (
    period text NOT NULL,
    limit_usd double precision NOT NULL,
    percent integer NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (period, limit_usd, percent)
  )`,
  'ALTER TABLE items ADD COLUMN reserves_platform boolean NOT NULL DEFAULT false',
  `CREATE INDEX items_platform_reserved_idx ON items (reserved_usd)
    WHERE reserves_platform AND state IN ('queued', 'running', 'retry_wait')`,
  'CREATE INDEX unanswered_calls_platform_idx ON unanswered_calls (item_id) WHERE platform_key AND NOT is_free',
  'ALTER TABLE budget_alerts ADD COLUMN refused_usd double precision',
]
