import { sql, type Kysely } from 'kysely'

/** The unsaved design of a person for an item, with a revision number, and the storage keys of the uploads that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE design_drafts (
    content_id bigint NOT NULL REFERENCES content ON DELETE CASCADE,
    user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
    rev integer NOT NULL,
    design jsonb NOT NULL,
    pictures jsonb NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (content_id, user_id)
  )`,
  'CREATE INDEX design_drafts_user_idx ON design_drafts (user_id)',
  'CREATE INDEX design_drafts_pictures_idx ON design_drafts USING gin (pictures jsonb_path_ops)',
]
