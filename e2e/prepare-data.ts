// Creates a DATA_DIR with accounts and prints their access tokens: node e2e/prepare-data.ts DIR COUNT
import { pino } from 'pino'
import { systemClock } from '../src/server/clock.ts'
import { openDatabase } from '../src/server/db/database.ts'
import { addAccount } from '../src/server/testing/add-account.ts'
import { prepareDatabase } from '../src/server/testing/databases.ts'

const [dataDir = '', count = '0'] = process.argv.slice(2)
await prepareDatabase(dataDir, null)
const { db, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
const tokens: string[] = []
for (let number = 1; number <= Number(count); number += 1)
  tokens.push(await addAccount({ db, clock: systemClock }, `ann-${number}@example.com`, 'Ann Miller'))
await close()
process.stdout.write(JSON.stringify(tokens))
