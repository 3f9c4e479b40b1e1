import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { StartError } from '../problem.ts'
import type { SharedTables } from './schema.ts'

/** The first migration: the whole schema of 0.1. */
export const BASELINE = '0001-baseline'

/** The last of the migrations that the baseline replaced. A database with this migration has the schema of the baseline. */
const LAST_BEFORE = '0068-format-of-designs'

/**
 * Writes down that a database has the baseline, where the migrations before it were run. To be deleted with release 0.2: until then, databases
 * of versions before 0.1 exist on the machines of developers.
 * @throws {StartError} for a database of which only some of these migrations were run
 */
export async function adoptBaseline(db: Kysely<SharedTables>): Promise<void> {
  const names = await listDone(db)
  if (names.length === 0 || names.includes(BASELINE)) return
  if (!names.includes(LAST_BEFORE))
    throw new StartError('The database was written by a development version before 0.1, which this version cannot read')
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  await db.transaction().execute(async (trx) => {
    await sql`DELETE FROM ${table} WHERE name <= ${LAST_BEFORE}`.execute(trx)
    await sql`INSERT INTO ${table} (name, timestamp) VALUES (${BASELINE}, ${new Date().toISOString()})`.execute(trx)
  })
}

/** The names of the migrations that a database has. */
export async function listDone(db: Kysely<SharedTables>): Promise<string[]> {
  if (!(await hasTable(db, DEFAULT_MIGRATION_TABLE))) return []
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

export async function hasTable(db: Kysely<SharedTables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass(${name}) IS NOT NULL AS exists`.execute(db)
  return rows[0]?.exists ?? false
}
