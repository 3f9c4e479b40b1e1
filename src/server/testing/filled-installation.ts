import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { openEmbedded } from '../infrastructure/db/embedded/embedded.ts'
import { ownDataDir, preparedDataDir } from './data-dir.ts'
import { createDatabase } from './databases.ts'

/** An installation with data. `databaseUrl` is null for the database inside `dataDir`. */
export interface Installation {
  dataDir: string
  databaseUrl: string | null
}

/** The account of `filled-database.sql`. */
export const FILLED_TOKEN = `signet_${'a'.repeat(43)}`

const SCHEMA = join(import.meta.dirname, '../infrastructure/db/migrations/0001-baseline.sql')
const ROWS = join(import.meta.dirname, 'filled-database.sql')

/**
 * Makes a database of the last version before the baseline, with the rows of `filled-database.sql`. `migrations` are the names that it wrote
 * down.
 */
export async function installFilled(migrations: readonly string[]): Promise<Installation> {
  const isEmbedded = process.env['SIGNET_TEST_DATABASE'] !== 'postgres'
  const dataDir = isEmbedded ? preparedDataDir() : ownDataDir()
  const databaseUrl = isEmbedded ? null : `${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`
  if (databaseUrl) await createDatabase(databaseUrl)
  const embedded = isEmbedded ? await openEmbedded(dataDir) : null
  const pool = new Pool(
    embedded
      ? { host: embedded.socketDir, port: 5432, user: 'postgres', database: 'postgres', max: 1 }
      : { connectionString: databaseUrl ?? '', max: 1 },
  )
  // Copying an existing empty database is faster.
  if (embedded) await pool.query('DROP SCHEMA public, pgboss CASCADE; CREATE SCHEMA public')
  await pool.query(await readFile(SCHEMA, 'utf8'))
  await pool.query('TRUNCATE installation, platform_sums')
  // Tables refer to each other in circles.
  await pool.query(`SET session_replication_role = replica; ${await readFile(ROWS, 'utf8')}`)
  // Its files are those of `dataDir`.
  await pool.query('UPDATE installation SET id = NULL, bound_at = NULL, adopts_storage = true')
  await pool.query(`CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
    CREATE TABLE kysely_migration_lock (id varchar(255) PRIMARY KEY, is_locked integer NOT NULL DEFAULT 0);
    INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0)`)
  for (const name of migrations) await pool.query('INSERT INTO kysely_migration VALUES ($1, $2)', [name, '2026-11-28'])
  await pool.end()
  await embedded?.close()
  return { dataDir, databaseUrl }
}
