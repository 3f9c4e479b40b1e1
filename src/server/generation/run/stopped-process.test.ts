import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { createDatabase } from '../../testing/databases.ts'
import { signUp } from '../../testing/people.ts'
import { startServer } from '../../testing/server-process.ts'
import { openOwnSite } from '../../testing/site.ts'
import { runItem } from './run-item.ts'

/** Longer than pg-boss waits for a heartbeat and the studio for a frame, which is a minute each. */
const STOPPED_MS = 75_000

describe('a process that is stopped for 75 seconds', () => {
  test('continues its video', async () => {
    const dataDir = ownDataDir()
    const server = await startServer({ DATA_DIR: dataDir, ...(await database()) })
    onTestFinished(() => server.kill())
    const ann = server.visitor(await signUp(server.visitor(), dataDir, 'ann@example.com'))
    const { id: brand_id } = await ann.brands.create({ body: { name: 'Nocte' } })
    await ann.sizes.update({ body: { content_sizes: { video: { instagram: ['320x400'] } } } })
    const { id = 0 } = await ann.generator.generate({
      body: { brand_id, content_types: ['video'], platforms: ['instagram'], tone: 'casual', goal: 'sales' },
      headers: { prefer: 'respond-async' },
    })
    const job = () => ann.generator.job({ params: { id } })
    await expect.poll(async () => (await job()).tasks[0]?.stage, { interval: 20 }).toBe('render')
    process.kill(server.pid, 'SIGSTOP')
    await sleep(STOPPED_MS)
    const continued = Date.now()
    process.kill(server.pid, 'SIGCONT')
    await expect.poll(async () => (await job()).ended_at).not.toBeNull()
    // The video was not finished before the stop.
    expect(Date.parse((await job()).ended_at ?? '')).toBeGreaterThan(continued)
    expect((await job()).failures).toEqual({})
    expect((await job()).status).toBe('succeeded')
    expect((await ann.generator.options()).usage?.used).toBe(1)
  })
})

describe('an attempt whose queue message was lost', () => {
  test('is repeated instead of failing, at most three times', async () => {
    const site = await openOwnSite({ role: 'web' })
    const { app } = site.opened
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const { id: jobId = 0 } = await ann.api.content.generate({
      form: { brand_id, prompt: 'A calm post about our night cream', content_type: 'video', dimensions: '400x400' },
      files: {},
      headers: { prefer: 'respond-async' },
    })
    const item = () =>
      acrossOwners(app.db).selectFrom('items').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow()
    const { id: item_id } = await item()
    for (let crashes = 1; crashes <= 3; crashes += 1) {
      const claim = new AbortController()
      const working = runItem(app, { item_id }, claim.signal)
      await expect.poll(async () => (await item()).stage, { interval: 10 }).toBe('render')
      claim.abort(new Error('the claim was lost'))
      await working
      expect(await item()).toMatchObject({ state: 'retry_wait', crashes, failure: null })
    }
    await runItem(app, { item_id }, new AbortController().signal)
    expect(await item()).toMatchObject({ state: 'failed', failure: 'Stopped after repeated crashes.' })
  })
})

async function database(): Promise<Record<string, string>> {
  if (process.env['SIGNET_TEST_DATABASE'] !== 'postgres') return {}
  const url = `${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`
  await createDatabase(url, 'signet_template')
  return { DATABASE_URL: url }
}
