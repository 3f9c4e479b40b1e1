import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { createDatabase } from '../../testing/databases.ts'
import { readCoreWait, scaleLimit } from '../../testing/patience.ts'
import { signUp } from '../../testing/people.ts'
import { startServer } from '../../testing/server-process.ts'
import { lacksDatabase } from '../../testing/site.ts'

describe.skipIf(lacksDatabase())('a process that is frozen while it runs an item', () => {
  test('loses it to another process within a minute', async () => {
    const url = `${inject('postgresUrl')}/frozen_${randomBytes(6).toString('hex')}`
    await createDatabase(url, 'signet_template')
    const env = { DATA_DIR: ownDataDir(), DATABASE_URL: url, APP_SECRET: 'a secret that both of them have to know' }
    const frozen = await startServer(env)
    onTestFinished(() => frozen.kill())
    const token = await signUp(frozen.visitor(), env.DATA_DIR, 'ann@example.com')
    const ann = frozen.visitor(token)
    const { id: brand_id } = await ann.brands.create({ body: { name: 'Nocte' } })
    await ann.sizes.update({ body: { content_sizes: { video: { instagram: ['320x400'] } } } })
    const { id = 0 } = await ann.generator.generate({
      body: { brand_id, content_types: ['video'], platforms: ['instagram'], tone: 'casual', goal: 'sales' },
      headers: { prefer: 'respond-async' },
    })
    await expect
      .poll(async () => (await ann.generator.job({ params: { id } })).tasks[0]?.stage, { interval: 20 })
      .toBe('render')
    process.kill(frozen.pid, 'SIGSTOP')
    const stopped = performance.now()
    const other = await startServer(env)
    onTestFinished(() => other.kill())
    const database = new Client(url)
    await database.connect()
    onTestFinished(() => database.end())
    const countAttempts = async () =>
      (await database.query<{ attempt: number }>('SELECT attempt FROM items')).rows[0]?.attempt
    await expect.poll(countAttempts, { timeout: scaleLimit(4 * MINUTE), interval: 200 }).toBe(2)
    const ms = performance.now() - stopped - readCoreWait(other.pid)
    console.log(`taken over after ${Math.round(ms / SECOND)} s`)
    expect(ms).toBeLessThan(MINUTE)
    const job = () => other.visitor(token).generator.job({ params: { id } })
    await expect.poll(async () => (await job()).status).toBe('succeeded')
  })
})
