import { sql, type Kysely } from 'kysely'

/** Budgets, the alerts that were sent for them, what running items reserve, and the brand and campaign that each charge counts for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without brand and campaign, a budget is that of the account.
  `CREATE TABLE budgets (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    brand_id bigint REFERENCES brands ON DELETE CASCADE,
    campaign_id bigint REFERENCES campaigns ON DELETE CASCADE,
    month_usd double precision CHECK (month_usd >= 0),
    total_usd double precision CHECK (total_usd >= 0),
    CHECK (brand_id IS NULL OR campaign_id IS NULL),
    UNIQUE NULLS NOT DISTINCT (user_id, brand_id, campaign_id)
  )`,
  'CREATE INDEX budgets_brand_idx ON budgets (brand_id)',
  'CREATE INDEX budgets_campaign_idx ON budgets (campaign_id)',
  `CREATE TABLE budget_alerts (
    budget_id bigint NOT NULL REFERENCES budgets ON DELETE CASCADE,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    period text NOT NULL,
    percent integer NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (budget_id, period, percent)
  )`,
  'CREATE INDEX budget_alerts_user_idx ON budget_alerts (user_id)',
  'ALTER TABLE items ADD COLUMN reserved_usd double precision NOT NULL DEFAULT 0',
  `ALTER TABLE unanswered_calls ADD COLUMN upper_usd double precision NOT NULL DEFAULT 0,
    ADD COLUMN is_free boolean NOT NULL DEFAULT false`,
  // Plain numbers: a charge stays what it was when its brand or campaign is deleted.
  'ALTER TABLE spends ADD COLUMN brand_id bigint, ADD COLUMN campaign_id bigint',
  `UPDATE spends SET brand_id = jobs.brand_id, campaign_id = jobs.campaign_id
    FROM items JOIN jobs ON jobs.id = items.job_id WHERE items.id = spends.item_id`,
]
