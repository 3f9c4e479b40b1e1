import type { Kysely } from 'kysely'

/** The format that an item is for. Null for a size of its own, and for what was made before formats were stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content').addColumn('format', 'text').execute()
}
