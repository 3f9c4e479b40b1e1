import { sql, type Kysely } from 'kysely'

/**
 * The slides of a carousel: the file, the role and the check of each, and their scenes. Both are null for other items. The scenes are
 * apart, because they are much larger than what a list shows. The first slide is also the file and the scene of the item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE content ADD COLUMN slides jsonb, ADD COLUMN slide_scenes jsonb',
  `CREATE INDEX content_slides_idx ON content USING gin (jsonb_path_query_array(slides, '$[*].blob')) WHERE slides IS NOT NULL`,
]
