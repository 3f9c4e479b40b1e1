import { sql, type Kysely } from 'kysely'

/** The language of the interface that a user chose. Null until then, which means English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('ALTER TABLE users ADD COLUMN language text').execute(db)
}
