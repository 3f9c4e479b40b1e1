import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { StartError } from '../problem.ts'
import { adoptBaseline, BASELINE, hasTable, listDone } from './adopt-baseline.ts'
import type { SharedTables } from './schema.ts'

/**
 * The files in `migrations`, in the order of their names. Forward only: each runs once, processes that start together wait for one another, and
 * a migration that was released is never changed.
 */
const NAMES: readonly string[] = [
  BASELINE,
  '0069-approved-claims',
  '0074-cells-without-words',
  '0075-brand-pictures',
  '0079-signing-keys',
  '0080-signed-files',
  '0081-proof-setting',
  '0082-marks',
  '0083-labels',
  '0084-sounds',
  '0086-form-of-address',
  '0087-chosen-campaign-design',
  '0088-focal-points',
  '0089-marked-grounds',
  '0090-clips',
  '0091-campaign-scenes',
]

const MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  NAMES.map((name) => [name, { up: (db) => runFile(db, name) }]),
)

async function runFile(db: Kysely<unknown>, name: string): Promise<void> {
  const text = await readFile(join(import.meta.dirname, 'migrations', `${name}.sql`), 'utf8')
  const statements = text.split(/;\n/).filter((statement) => statement.trim() !== '')
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * Brings a database up to this version. `before` is done first where there is something in it that could be lost.
 * @throws {StartError} if a newer version has written the database; migration errors
 */
export async function migrate(db: Kysely<SharedTables>, before: () => Promise<void>): Promise<void> {
  await adoptBaseline(db)
  if (await isUpToDate(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  if (await hasTable(db, 'users')) await before()
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (error instanceof Error && /corrupted migrations|previously executed migration/.test(error.message)) {
    throw new StartError('The database was written by a newer version of Signet: start that version instead')
  }
  throw error
}

/** Kysely's migrator reads the schema of all tables several times, which takes 0.1 s of CPU time. Most starts have nothing to migrate. */
async function isUpToDate(db: Kysely<SharedTables>): Promise<boolean> {
  return isDeepStrictEqual((await listDone(db)).toSorted(), NAMES)
}
