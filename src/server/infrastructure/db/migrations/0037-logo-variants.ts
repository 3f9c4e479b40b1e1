import { sql, type Kysely } from 'kysely'

/** The variants of the logo of a brand, and the text of uploads that were an SVG, from which variants are computed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE brands ADD COLUMN logo_variants jsonb',
  `CREATE INDEX brands_logo_variants_idx ON brands USING gin ((logo_variants -> 'logos') jsonb_path_ops)`,
  'ALTER TABLE files ADD COLUMN svg text',
]
