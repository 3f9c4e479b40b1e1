import { sql, type Kysely } from 'kysely'

/**
 * The currency of a brand's prices that name none. Prices without a currency were shown in dollars, so brands that have such prices get
 * dollars, and others the currency of their first price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE brands ADD COLUMN currency text`.execute(db)
  await sql`UPDATE brands SET currency = first.currency FROM (
      SELECT DISTINCT ON (brand_id) brand_id, coalesce(currency, 'USD') AS currency FROM products
      WHERE price IS NOT NULL ORDER BY brand_id, currency NULLS FIRST, id
    ) AS first WHERE first.brand_id = brands.id`.execute(db)
}
