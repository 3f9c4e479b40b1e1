import { sql, type Kysely } from 'kysely'

/** A deleted product leaves no number behind in what was made with it, just as a deleted brand does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE content SET product_id = NULL
    WHERE product_id IS NOT NULL AND product_id NOT IN (SELECT id FROM products)`.execute(db)
  await sql`CREATE INDEX content_product_id_idx ON content (product_id) WHERE product_id IS NOT NULL`.execute(db)
  await sql`ALTER TABLE content ADD FOREIGN KEY (product_id) REFERENCES products ON DELETE SET NULL`.execute(db)
}
