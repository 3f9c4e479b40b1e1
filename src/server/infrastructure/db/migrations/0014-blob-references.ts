import { sql, type Kysely } from 'kysely'

/**
 * Uploads are held until the request that they came with is accepted; afterwards they live as long as something names them.
 * Indices answer what that is. Addresses of our own that are not exactly those of a file lead nowhere and are emptied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Addresses that an earlier version took although they are not, as a whole, that of a file of the same user. */
const strayIn = (table: string, column: string) => `UPDATE ${table} SET ${column} = NULL
  WHERE ${column} LIKE '/api/files/%' AND NOT EXISTS (SELECT 1 FROM files
    WHERE files.user_id = ${table}.user_id AND ${column} = '/api/files/' || files.key || '.' || files.extension)`

const statements = [
  'ALTER TABLE files ADD COLUMN held_until timestamptz',
  strayIn('brands', 'logo_url'),
  strayIn('products', 'image_url'),
  'CREATE INDEX brands_logo_idx ON brands (logo_url) WHERE logo_url IS NOT NULL',
  'CREATE INDEX products_image_idx ON products (image_url) WHERE image_url IS NOT NULL',
  `CREATE INDEX items_pictures_idx ON items USING gin ((brief -> 'pictures') jsonb_path_ops)`,
  `CREATE INDEX items_kept_picture_idx ON items ((kept ->> 'picture')) WHERE kept ->> 'picture' IS NOT NULL`,
  `CREATE INDEX items_kept_clip_idx ON items ((kept ->> 'clip')) WHERE kept ->> 'clip' IS NOT NULL`,
]
