import { sql, type Kysely } from 'kysely'

/** The pictures of products besides the main one, which stays `products.image_url`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE product_pictures (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
    url text NOT NULL,
    position integer NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX product_pictures_user_idx ON product_pictures (user_id)',
  'CREATE INDEX product_pictures_product_idx ON product_pictures (product_id, position)',
  'CREATE INDEX product_pictures_url_idx ON product_pictures (url)',
]
