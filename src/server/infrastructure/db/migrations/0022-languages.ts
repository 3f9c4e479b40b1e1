import { sql, type Kysely } from 'kysely'

/** The default language of a brand's and a product's designs, and the currency of the product's price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE brands ADD COLUMN language text`.execute(db)
  await sql`ALTER TABLE products ADD COLUMN language text, ADD COLUMN currency text`.execute(db)
}
