import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Client, Pool, types } from 'pg'
import type { Logger } from 'pino'
import { backUp, isBackupDue } from '../backups/backup.ts'
import { openEncrypter } from '../backups/encryption.ts'
import type { Config } from '../config.ts'
import { getErrorCode, getErrorText } from '../error-code.ts'
import { StartError } from '../problem.ts'
import { watchConnections } from './connection-watchdog.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import type { SharedTables } from './schema.ts'

/** A connection or a transaction. The tables of owners are reached through `owned.ts`. */
export type Db = Kysely<SharedTables>

export type Trx = Transaction<SharedTables>

export interface Database {
  db: Db
  pool: Pool
  /** True for the database inside DATA_DIR: then this process is the only one there is. */
  embedded: boolean
  /** Writes a backup of everything in DATA_DIR when the last is a day old; null where operators back up their own servers. */
  backUpWhenDue: (() => Promise<void>) | null
  close: () => Promise<void>
}

const POOL_SIZE = 8
/**
 * The socket server in front of PGlite passes on the messages of one statement one by one, so those of two connections can
 * mix and answer each other's questions. It is one connection underneath anyway: one is what we open, and the pool queues.
 * It stays open, since a new one could come before the old one has gone.
 * Why, and what was rejected: docs/decisions/0003-one-embedded-connection.md.
 */
const EMBEDDED = {
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 30_000,
}
const TIMEOUTS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** bigint arrives as text: ids, counts and sizes all stay below 2^53. Dates stay the text that they are. */
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, String)

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'backupRecipients'>>

/**
 * Opens the configured database, migrated and ready. Both kinds are reached by the same driver and the same SQL.
 * @throws {StartError} if the database cannot be used
 */
export async function openDatabase(config: DatabaseConfig, log: Logger): Promise<Database> {
  const recipients = config.backupRecipients ?? []
  if (recipients.length > 0) await openEncrypter(recipients)
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
  const pool = new Pool(
    embedded
      ? { host: embedded.socketDir, ...EMBEDDED }
      : { connectionString: config.databaseUrl ?? '', max: POOL_SIZE, ...TIMEOUTS },
  )
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // A connection that breaks tells its question so, and then tells the same as an event, which ends the process if nobody listens.
  pool.on('connect', (client) => client.on('error', () => {}))
  const stopWatch = config.databaseUrl ? watchConnections(pool, config.databaseUrl) : () => {}
  const db = new Kysely<SharedTables>({ dialect: new PostgresDialect({ pool }) })
  const stopUpkeep = embedded ? startMaintenance(pool, log) : () => Promise.resolve()
  const close = async () => {
    await stopUpkeep()
    stopWatch()
    await db.destroy()
    // Kysely ends the pool only when it was asked something.
    if (!pool.ended) await pool.end()
    await embedded?.close()
  }
  const makeBackup = async () => {
    const name = await backUp({ pool, dataDir: config.dataDir, recipients }, new Date())
    log.info({ event: 'backup', name }, 'backup written')
  }
  const backUpWhenDue = async () => {
    if (await isBackupDue(config.dataDir, new Date())) await makeBackup()
  }
  try {
    if (config.databaseUrl) await migrateServer(config.databaseUrl)
    else await migrate(db, makeBackup)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, embedded: embedded !== null, backUpWhenDue: embedded ? backUpWhenDue : null, close }
}

/** By a connection without limits of time: building an index takes as long as the table is large, and who starts later waits. */
async function migrateServer(connectionString: string): Promise<void> {
  const { connectionTimeoutMillis } = TIMEOUTS
  await checkServer(connectionString, connectionTimeoutMillis)
  const pool = new Pool({ connectionString, connectionTimeoutMillis, max: 1 })
  pool.on('error', () => {})
  const db = new Kysely<SharedTables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, () => Promise.resolve()).finally(() => db.destroy())
}

/** The oldest major version whose SQL the migrations use. */
const OLDEST = 15

/**
 * Connects to a PostgreSQL server once and checks its version.
 * @throws {StartError} when it is unreachable, refuses the connection or is too old; one line, never with the password
 */
async function checkServer(connectionString: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis })
  client.on('error', () => {})
  const refuse = (why: string) => new StartError(`DATABASE_URL: the server at ${client.host}:${client.port} ${why}`)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    const version = rows[0]?.server_version ?? ''
    if (Number.parseInt(version) < OLDEST) throw refuse(`is PostgreSQL ${version}, Signet needs ${OLDEST} or newer`)
  } catch (error) {
    throw error instanceof StartError ? error : refuse(`cannot be used: ${describeReason(error)}`)
  } finally {
    void client.end().catch(() => {})
  }
}

/** An error for a host name with several unreachable addresses has a code and no message. */
function describeReason(error: unknown): string {
  return getErrorText(error).split('\n')[0] || String(getErrorCode(error))
}
