import { sql, type Kysely } from 'kysely'

/**
 * Tags, collections and saved views of the library. The owner of a tagged item is that of the item and of the tag, so the rows are
 * deleted with either. The last two indexes are for collections by rule.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const head = `id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    name text NOT NULL, created_at timestamptz NOT NULL`

const statements = [
  `CREATE TABLE tags (${head}, color text NOT NULL)`,
  'CREATE UNIQUE INDEX tags_name_idx ON tags (user_id, lower(name))',
  `CREATE TABLE content_tags (tag_id bigint NOT NULL REFERENCES tags ON DELETE CASCADE,
    content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE, user_id bigint NOT NULL, PRIMARY KEY (tag_id, content_id))`,
  'CREATE INDEX content_tags_content_idx ON content_tags (content_id)',
  `CREATE TABLE collections (${head}, rule jsonb)`,
  'CREATE UNIQUE INDEX collections_name_idx ON collections (user_id, lower(name))',
  `CREATE TABLE collection_items (collection_id bigint NOT NULL REFERENCES collections ON DELETE CASCADE,
    content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE, user_id bigint NOT NULL,
    PRIMARY KEY (collection_id, content_id))`,
  'CREATE INDEX collection_items_content_idx ON collection_items (content_id)',
  `CREATE TABLE saved_views (${head}, filter jsonb NOT NULL)`,
  'CREATE UNIQUE INDEX saved_views_name_idx ON saved_views (user_id, lower(name))',
  'CREATE INDEX content_platform_idx ON content (user_id, platform, id) WHERE deleted_at IS NULL',
  `CREATE INDEX content_language_idx ON content (user_id, (copy ->> 'language'), id) WHERE deleted_at IS NULL`,
]
