// Creates a database with accounts in the empty DATA_DIR, writes them as JSON, and runs the server on it: node e2e/serve.ts COUNT
import { pino } from 'pino'
import { systemClock } from '../src/server/infrastructure/clock.ts'
import { readConfig } from '../src/server/infrastructure/config.ts'
import { openDatabase } from '../src/server/infrastructure/db/database.ts'
import { addAccount } from '../src/server/testing/add-account.ts'
import type { Account } from './servers.ts'

const count = Number(process.argv[2])
const { db, close } = await openDatabase(readConfig(process.env), pino({ level: 'silent' }))
const accounts: Account[] = []
for (let number = 1; number <= count; number += 1) {
  const email = `ann-${number}@example.com`
  accounts.push({ email, token: await addAccount({ db, clock: systemClock }, email, 'Ann Miller') })
}
await close()
process.stdout.write(`Accounts: ${JSON.stringify(accounts)}\n`)
await import('../src/server/start/main.ts')
