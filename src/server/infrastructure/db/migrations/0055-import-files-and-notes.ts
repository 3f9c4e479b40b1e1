import { sql, type Kysely } from 'kysely'

/**
 * The bytes of an uploaded table, compressed, until it is imported, so that it can be read in another encoding. A row of a table may have
 * several notes. Older tables were read as UTF-8 or windows-1252, and their heads were in the first row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE TABLE import_files (import_id bigint PRIMARY KEY REFERENCES imports ON DELETE CASCADE, user_id bigint NOT NULL,
    bytes bytea NOT NULL)`,
  'ALTER TABLE imports ADD COLUMN encoding text, ADD COLUMN head_row integer NOT NULL DEFAULT 1',
  `ALTER TABLE import_rows ADD COLUMN notes jsonb NOT NULL DEFAULT '[]'`,
  `UPDATE import_rows SET notes = jsonb_build_array(jsonb_build_object('field', field, 'message', message))
    WHERE message IS NOT NULL`,
  'ALTER TABLE import_rows DROP COLUMN field, DROP COLUMN message',
]
