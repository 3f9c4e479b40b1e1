import { sql, type Kysely } from 'kysely'

/** Columns get the terms of the glossary. Indexes and generated columns follow a renamed column by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE items RENAME COLUMN try TO attempt',
  'ALTER TABLE items RENAME COLUMN kept TO paid_results',
  'ALTER TABLE items RENAME COLUMN provider_tries TO failed_calls',
  'ALTER TABLE unanswered_calls RENAME COLUMN try TO attempt',
  'ALTER TABLE content RENAME COLUMN words TO search_vector',
  'ALTER INDEX items_kept_picture_idx RENAME TO items_paid_picture_idx',
  'ALTER INDEX items_kept_clip_idx RENAME TO items_paid_clip_idx',
  'ALTER INDEX content_found_idx RENAME TO content_search_idx',
]
