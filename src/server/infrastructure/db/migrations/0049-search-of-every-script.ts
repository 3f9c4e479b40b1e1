import { sql, type Kysely } from 'kysely'
import { fillSearchColumns } from '../fill-search-columns.ts'

/**
 * Search vectors and sort keys that the product fills, so that a search finds every script and names sort as people expect it. Both kinds of
 * database then compare bytes, whatever their locale is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of COLUMNS) await sql.raw(statement).execute(db)
  await fillSearchColumns(db)
  for (const statement of INDEXES) await sql.raw(statement).execute(db)
}

const COLUMNS = [
  'DROP INDEX content_name_idx',
  'ALTER TABLE content DROP COLUMN search_vector',
  `ALTER TABLE content ADD COLUMN search_vector tsvector NOT NULL DEFAULT '', ADD COLUMN name_key text COLLATE "C" NOT NULL DEFAULT ''`,
  // With statistics, PostgreSQL reads the vectors of all rows for a word of every item, which takes ten times as long as the index.
  'ALTER TABLE content ALTER COLUMN search_vector SET STATISTICS 0',
]

const INDEXES = [
  'CREATE INDEX content_search_idx ON content USING gin (search_vector) WHERE deleted_at IS NULL',
  `CREATE INDEX content_name_idx ON content (user_id, name_key, id) INCLUDE (brand_id, content_type, is_favorite)
    WHERE deleted_at IS NULL`,
]
