import { sql, type Kysely } from 'kysely'

/** The first version of each design, so that the versions of a design are found without following one parent after another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without a foreign key: the versions of a design stay together when the first one is deleted.
  'ALTER TABLE content ADD COLUMN root_id bigint',
  `WITH RECURSIVE later AS (
      SELECT c.id, first.id AS root_id FROM content c JOIN content first ON c.parent_id = first.id WHERE first.parent_id IS NULL
      UNION ALL SELECT c.id, later.root_id FROM content c JOIN later ON c.parent_id = later.id
    )
    UPDATE content SET root_id = later.root_id FROM later WHERE content.id = later.id`,
  `CREATE INDEX content_versions_idx ON content (user_id, root_id, id) WHERE root_id IS NOT NULL AND deleted_at IS NULL`,
]
