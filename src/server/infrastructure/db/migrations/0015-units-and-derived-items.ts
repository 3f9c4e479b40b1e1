import { sql, type Kysely } from 'kysely'

/**
 * Whose key pays for a call, whether an item still holds its unit of the monthly limit, and which items the studio alone makes
 * from something made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Earlier versions did not record whose key paid: users without a key of their own used the platform's. */
const WITHOUT_OWN_KEY = 'user_id NOT IN (SELECT user_id FROM provider_keys)'

const statements = [
  `ALTER TABLE items ADD COLUMN holds_unit boolean NOT NULL DEFAULT true,
    ADD COLUMN is_derived boolean NOT NULL DEFAULT false`,
  `UPDATE items SET holds_unit = false WHERE state IN ('failed', 'cancelled')`,
  `UPDATE items SET is_derived = true WHERE jsonb_exists(brief, 'revision')`,
  'ALTER TABLE spends ADD COLUMN platform_key boolean NOT NULL DEFAULT false',
  'ALTER TABLE spends ALTER COLUMN platform_key DROP DEFAULT',
  `UPDATE spends SET platform_key = true WHERE ${WITHOUT_OWN_KEY}`,
  'ALTER TABLE unanswered_calls ADD COLUMN platform_key boolean NOT NULL DEFAULT false',
  'ALTER TABLE unanswered_calls ALTER COLUMN platform_key DROP DEFAULT',
  `UPDATE unanswered_calls SET platform_key = true WHERE item_id IN (SELECT id FROM items WHERE ${WITHOUT_OWN_KEY})`,
]
