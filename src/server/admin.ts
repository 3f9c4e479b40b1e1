import { pino } from 'pino'
import { deleteAccount } from './account/delete-account.ts'
import { type App, openApp } from './app.ts'
import { emailKey } from './auth/addresses.ts'
import { queueReset } from './auth/password-reset.ts'
import { settlePlatformCall } from './budgets/lost-calls.ts'
import { reportLostCalls, reportSpending } from './budgets/platform-report.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { type Db, openDatabase } from './db/database.ts'
import { restore } from './backups/restore.ts'
import { transact } from './db/transact.ts'
import { listPrices, PRICE_USAGE, setPrice } from './providers/prices/set-price.ts'
import { Problem, StartError } from './problem.ts'
import { bindStorageAnyway } from './installation.ts'
import { openStorage } from './storage/open-storage.ts'

const USAGE = `npm run admin -- delete-user EMAIL | reset-password EMAIL | restore [BACKUP] | bind-storage | spending | lost-calls | settle-call ID charged|free | ${PRICE_USAGE}`

/** The commands of `npm run admin`. With the embedded database, the server must be stopped first, because it locks DATA_DIR. */
async function run([command, ...rest]: string[]): Promise<string> {
  if (command === 'restore') return restoreBackup(rest[0])
  if (command === 'bind-storage') return bind()
  if (command === 'spending') return withApp(reportSpending)
  if (command === 'lost-calls') return withApp(reportLostCalls)
  if (command === 'settle-call') return settle(rest)
  if (command === 'price') return withDatabase((db, config) => setPrice({ db, clock: systemClock, config }, rest))
  if (command === 'prices') return withDatabase((db) => listPrices({ db }))
  return runOnAccount(command, rest[0])
}

/** Marks a call of the platform's key whose answer was lost as charged or free, as the provider's bill shows. */
async function settle([id = '', outcome = '']: string[]): Promise<string> {
  if (!/^\d{1,15}$/.test(id) || !['charged', 'free'].includes(outcome)) throw new StartError(USAGE)
  await withApp((app) => settlePlatformCall(app, Number(id), { charged: outcome === 'charged' }))
  return `Call ${id} is ${outcome}`
}

const bind = (): Promise<string> =>
  withDatabase(async (db, config) => {
    await bindStorageAnyway({ db, storage: await openStorage(config, systemClock) })
    return 'Database and storage are bound to each other'
  })

async function withDatabase(work: (db: Db, config: Config) => Promise<string>): Promise<string> {
  const config = readConfig(process.env)
  const { db, close } = await openDatabase(config, pino({ level: 'silent' }))
  return work(db, config).finally(close)
}

async function restoreBackup(wanted: string | undefined): Promise<string> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl) throw new StartError('restore is for the database inside DATA_DIR: use pg_restore for DATABASE_URL')
  return `Restored ${await restore(dataDir, wanted)}`
}

async function runOnAccount(command: string | undefined, email: string | undefined): Promise<string> {
  if (!email || !['delete-user', 'reset-password'].includes(command ?? '')) throw new StartError(USAGE)
  return withApp(async (app) => {
    const user = await app.db
      .selectFrom('users')
      .select(['id', 'email', 'username', 'language'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (!user) throw new StartError('No account has this address')
    if (command === 'reset-password') return transact(app.db, (trx) => queueReset(app, trx, user))
    await deleteAccount(app, user)
    return `Deleted ${user.email}`
  })
}

async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const opened = await openApp(config, pino({ level: 'silent' }))
  try {
    opened.introduce(config.publicUrl ?? `http://localhost:${config.port}`)
    return await work(opened.app)
  } finally {
    await opened.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  const isTold = error instanceof StartError || error instanceof Problem
  process.stderr.write(`${isTold ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}
