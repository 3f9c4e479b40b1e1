import { pino } from 'pino'
import { ACCOUNT_USAGE, inviteUser, isAccountCommand, listUsers, runOnAccount } from './admin-accounts.ts'
import { type App, openApp } from './app.ts'
import { settlePlatformCall } from './budgets/lost-calls.ts'
import { reportLostCalls, reportSpending } from './budgets/platform-report.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { type Db, openDatabase } from './db/database.ts'
import { restore } from './backups/restore.ts'
import { listPrices, PRICE_USAGE, setPrice } from './providers/prices/set-price.ts'
import { Problem, StartError } from './problem.ts'
import { bindStorageAnyway } from './installation.ts'
import { openStorage } from './storage/open-storage.ts'

const USAGE = `npm run admin -- ${ACCOUNT_USAGE} | restore [BACKUP] | bind-storage | spending | lost-calls | settle-call ID charged|free | ${PRICE_USAGE}`

/** What a command has printed: to stdout if its exit code is 0, else to stderr. */
export interface AdminResult {
  code: 0 | 1
  text: string
}

/** Runs a command of `npm run admin` with these environment variables. Never rejects. */
export async function runAdminCommand(command: readonly string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  try {
    return { code: 0, text: `${await run(command, readConfig(env))}\n` }
  } catch (error) {
    const isTold = error instanceof StartError || error instanceof Problem
    return { code: 1, text: `${isTold ? error.message : String(error instanceof Error ? error.stack : error)}\n` }
  }
}

/** With the embedded database, the server must be stopped first, because it locks DATA_DIR. */
async function run([command, ...rest]: readonly string[], config: Config): Promise<string> {
  if (command === 'restore') return restoreBackup(config, rest[0])
  if (command === 'bind-storage') return bind(config)
  if (command === 'spending') return withApp(config, reportSpending)
  if (command === 'lost-calls') return withApp(config, reportLostCalls)
  if (command === 'settle-call') return settle(config, rest)
  if (command === 'price') return withDatabase(config, (db) => setPrice({ db, clock: systemClock, config }, rest))
  if (command === 'prices') return withDatabase(config, (db) => listPrices({ db }))
  if (command === 'list-users') return withApp(config, listUsers)
  const [email] = rest
  if (command === 'invite' && email) return withApp(config, (app) => inviteUser(app, email))
  if (!command || !isAccountCommand(command) || !email) throw new StartError(USAGE)
  return withApp(config, (app) => runOnAccount(app, command, email))
}

/** Marks a call of the platform's key whose answer was lost as charged or free, as the provider's bill shows. */
async function settle(config: Config, [id = '', outcome = '']: string[]): Promise<string> {
  if (!/^\d{1,15}$/.test(id) || !['charged', 'free'].includes(outcome)) throw new StartError(USAGE)
  await withApp(config, (app) => settlePlatformCall(app, Number(id), { charged: outcome === 'charged' }))
  return `Call ${id} is ${outcome}`
}

const bind = (config: Config): Promise<string> =>
  withDatabase(config, async (db) => {
    await bindStorageAnyway({ db, storage: await openStorage(config, systemClock) })
    return 'Database and storage are bound to each other'
  })

async function withDatabase(config: Config, work: (db: Db) => Promise<string>): Promise<string> {
  const { db, close } = await openDatabase(config, pino({ level: 'silent' }))
  return work(db).finally(close)
}

async function restoreBackup({ dataDir, databaseUrl }: Config, wanted: string | undefined): Promise<string> {
  if (databaseUrl) throw new StartError('restore is for the database inside DATA_DIR: use pg_restore for DATABASE_URL')
  return `Restored ${await restore(dataDir, wanted)}`
}

async function withApp<T>(config: Config, work: (app: App) => Promise<T>): Promise<T> {
  const opened = await openApp(config, pino({ level: 'silent' }))
  try {
    opened.introduce(config.publicUrl ?? `http://localhost:${config.port}`)
    return await work(opened.app)
  } finally {
    await opened.close()
  }
}
