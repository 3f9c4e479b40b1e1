// Creates a database with accounts in the empty DATA_DIR, writes their access tokens, and runs the server on it: node e2e/serve.ts COUNT
import { pino } from 'pino'
import { systemClock } from '../src/server/clock.ts'
import { readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/db/database.ts'
import { addAccount } from '../src/server/testing/add-account.ts'

const count = Number(process.argv[2])
const { db, close } = await openDatabase(readConfig(process.env), pino({ level: 'silent' }))
const tokens: string[] = []
for (let number = 1; number <= count; number += 1)
  tokens.push(await addAccount({ db, clock: systemClock }, `ann-${number}@example.com`, 'Ann Miller'))
await close()
process.stdout.write(`Accounts: ${JSON.stringify(tokens)}\n`)
await import('../src/server/main.ts')
