import { writeFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { ACCOUNT_USAGE, inviteUser, isAccountCommand, listUsers, runOnAccount } from './admin-accounts.ts'
import { openAdminLog, runLogged } from './admin-log.ts'
import { listCredentials, PROOF_USAGE, rebuildItem, rotateCredentials, verifyPath } from './admin-proofs.ts'
import type { App } from '../app.ts'
import { openApp } from './open-app.ts'
import { settlePlatformCall } from '../spending/lost-calls.ts'
import { reportLostCalls, reportSpending } from '../spending/platform-report.ts'
import { systemClock } from '../infrastructure/clock.ts'
import { type Config, readConfig } from '../infrastructure/config.ts'
import { type Db, openDatabase } from '../infrastructure/db/database.ts'
import { createBackupKey } from '../infrastructure/backups/encryption.ts'
import { restore } from '../infrastructure/backups/restore.ts'
import { verifyBackup } from '../infrastructure/backups/verify.ts'
import { listPrices, PRICE_USAGE, setPrice } from '../providers/prices/set-price.ts'
import { Problem, StartError } from '../infrastructure/problem.ts'
import { rotateSecret } from './rotate-secret.ts'
import { bindStorageAnyway } from './installation.ts'
import { openStorage } from '../infrastructure/storage/open-storage.ts'

const USAGE = `npm run admin -- ${ACCOUNT_USAGE} | restore [BACKUP] | verify-backup [BACKUP] | backup-key FILE | rotate-secret | bind-storage | spending | lost-calls | settle-call ID charged|free | ${PROOF_USAGE} | ${PRICE_USAGE}`

/** What a command has printed: to stdout if its exit code is 0, else to stderr. */
export interface AdminResult {
  code: 0 | 1
  text: string
}

/** Runs a command of `npm run admin` with these environment variables. Never rejects. */
export async function runAdminCommand(command: readonly string[], env: NodeJS.ProcessEnv): Promise<AdminResult> {
  try {
    const config = readConfig(env)
    const [name = ''] = command
    if (!isCommand(name)) throw new StartError(USAGE)
    const log = openAdminLog(config)
    return { code: 0, text: `${await runLogged(log, name, () => run(command, { config, log }))}\n` }
  } catch (error) {
    const isTold = error instanceof StartError || error instanceof Problem
    return { code: 1, text: `${isTold ? error.message : String(error instanceof Error ? error.stack : error)}\n` }
  }
}

/** With the embedded database, the server must be stopped first, because it locks DATA_DIR. */
async function run([command = '', ...rest]: readonly string[], context: Context): Promise<string> {
  if (isCommandOfServer(command)) return COMMANDS[command](context, rest)
  const [email] = rest
  if (!isAccountCommand(command) || !email) throw new StartError(USAGE)
  return withApp(context, (app) => runOnAccount(app, command, email))
}

/** What a command works with. Its log is that of `npm run admin`. */
interface Context {
  config: Config
  log: Logger
}

const COMMANDS = {
  restore: ({ config }, [wanted]) => restoreBackup(config, wanted),
  'bind-storage': (context) => bind(context),
  spending: (context) => withApp(context, reportSpending),
  'lost-calls': (context) => withApp(context, reportLostCalls),
  'settle-call': (context, rest) => settle(context, rest),
  price: (context, rest) =>
    withDatabase(context, (db) => setPrice({ db, clock: systemClock, config: context.config }, rest)),
  prices: (context) => withDatabase(context, (db) => listPrices({ db })),
  'verify-backup': ({ config }, [wanted]) => verifyBackup(config.dataDir, wanted, config.backupIdentityFile),
  'backup-key': (_, [path]) => writeBackupKey(path),
  'rotate-secret': (context) => withDatabase(context, (db) => rotateSecret(context.config, db, context.log)),
  credentials: (context) => withApp(context, listCredentials),
  'rotate-credentials': (context) => withApp(context, rotateCredentials),
  verify: (context, [path]) => {
    if (!path) throw new StartError(USAGE)
    return withApp(context, (app) => verifyPath(app, path))
  },
  rebuild: (context, [id = '']) => {
    if (!/^\d{1,15}$/.test(id)) throw new StartError(USAGE)
    return withApp(context, (app) => rebuildItem(app, Number(id)))
  },
  'list-users': (context) => withApp(context, listUsers),
  invite: (context, [email]) => {
    if (!email) throw new StartError(USAGE)
    return withApp(context, (app) => inviteUser(app, email))
  },
} satisfies Record<string, (context: Context, rest: string[]) => Promise<string>>

const isCommandOfServer = (command: string): command is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, command)
const isCommand = (command: string) => isCommandOfServer(command) || isAccountCommand(command)

/** Marks a call of the platform's key whose answer was lost as charged or free, as the provider's bill shows. */
async function settle(context: Context, [id = '', outcome = '']: string[]): Promise<string> {
  if (!/^\d{1,15}$/.test(id) || !['charged', 'free'].includes(outcome)) throw new StartError(USAGE)
  await withApp(context, (app) => settlePlatformCall(app, Number(id), { charged: outcome === 'charged' }))
  return `Call ${id} is ${outcome}`
}

const bind = (context: Context): Promise<string> =>
  withDatabase(context, async (db) => {
    await bindStorageAnyway({ db, storage: await openStorage(context.config, systemClock) })
    return 'Database and storage are bound to each other'
  })

async function withDatabase({ config, log }: Context, work: (db: Db) => Promise<string>): Promise<string> {
  const { db, close } = await openDatabase(config, log)
  return work(db).finally(close)
}

/** The identity goes to a file of the operator's, and the recipient to the output. */
async function writeBackupKey(path: string | undefined): Promise<string> {
  if (!path) throw new StartError(USAGE)
  const { identity, recipient } = await createBackupKey()
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new StartError('The file exists already or cannot be written')
  })
  return `BACKUP_RECIPIENTS=${recipient}`
}

async function restoreBackup(
  { dataDir, databaseUrl, backupIdentityFile }: Config,
  wanted: string | undefined,
): Promise<string> {
  if (databaseUrl) throw new StartError('restore is for the database inside DATA_DIR: use pg_restore for DATABASE_URL')
  return `Restored ${await restore(dataDir, wanted, backupIdentityFile)}`
}

async function withApp<T>({ config, log }: Context, work: (app: App) => Promise<T>): Promise<T> {
  const opened = await openApp(config, log)
  try {
    opened.introduce(config.publicUrl ?? `http://localhost:${config.port}`)
    return await work(opened.app)
  } finally {
    await opened.close()
  }
}
