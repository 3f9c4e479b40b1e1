import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../testing/databases.ts'
import { lacksDatabase } from '../../testing/site.ts'
import { openDatabase } from './database.ts'

/** What Kysely locks while it migrates. */
const MIGRATION_LOCK = '3853314791062309107'

test.skipIf(lacksDatabase())(
  'a start waits for a migration of another process, longer than a request may wait',
  async () => {
    const databaseUrl = `${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`
    // A start with nothing to migrate does not wait.
    await createDatabase(databaseUrl)
    const other = new Client({ connectionString: databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query(`BEGIN; SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    const opening = openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))
    const first = await Promise.race([opening.then(() => 'opened'), sleep(6000, 'waits')])
    await other.query('COMMIT')
    const { db, close } = await opening
    onTestFinished(close)
    expect([first, await db.selectFrom('users').select('id').execute()]).toEqual(['waits', []])
  },
)
