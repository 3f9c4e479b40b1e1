import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type App, openApp } from '../app.ts'
import { acrossOwners } from '../db/owned.ts'
import { runItem } from '../generation/run/run-item.ts'
import { type GeminiServer, openGeminiServer } from '../testing/gemini/gemini-server.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { PLATFORM_KEY } from '../testing/paid-site.ts'
import { lacksDatabase, openOwnSite, type Site } from '../testing/site.ts'

const SIDE = 400
/** The machine may be busy, so the state is read seldom and for long. */
const POLL = { interval: 250, timeout: 240_000 }
const REFUSED = /^The monthly budget “Nocte” has no room for this: \$0\.\d\d of \$0\.\d\d are used or reserved\./

describe.skipIf(lacksDatabase())('fifty parallel jobs with a budget for ten', () => {
  let gemini: GeminiServer
  beforeAll(async () => {
    gemini = await openGeminiServer()
  })
  afterAll(() => gemini.close())

  /** On PostgreSQL, two instances of the application share the database. */
  async function openInstances(site: Site): Promise<App[]> {
    const { app } = site.opened
    if (app.config.databaseUrl === null) return [app]
    const other = await openApp({ ...app.config }, pino({ level: 'silent' }), site.clock)
    onTestFinished(() => other.close())
    return [app, other.app]
  }

  test('ten run, forty are refused with a message, and after a refund one more runs', async () => {
    // No worker reads the queue: the test runs the items, all at the same time.
    const site = await openOwnSite({
      role: 'web',
      geminiBaseUrl: gemini.url,
      geminiApiKey: PLATFORM_KEY,
      monthlyGenerations: 0,
      rateLimits: false,
    })
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const instances = await openInstances(site)
    // What an item reserves at its first call: its text, and the price of its image.
    const most = 0.02 + (site.opened.app.gemini.pictureUpperUsd?.(SIDE, SIDE, 0) ?? 0)
    await ann.api.budgets.save({ body: { scope: 'brand', id: brand_id, month_usd: 10.5 * most } })

    /** Calls that were let through and wait to be sent, oldest first. */
    const admitted: (() => void)[] = []
    const apps = instances.map((app) => holdCalls(app, admitted))

    async function accept() {
      const { id = 0 } = await ann.api.content.generate({
        form: { brand_id, prompt: 'A calm post about our new night cream', dimensions: `${SIDE}x${SIDE}` },
        files: {},
        headers: { prefer: 'respond-async' },
      })
      const items = acrossOwners(site.opened.app.db).selectFrom('items').select('id').where('job_id', '=', id)
      return { jobId: id, itemId: (await items.executeTakeFirstOrThrow()).id }
    }
    let started = 0
    const run = ({ itemId }: { itemId: number }) => {
      const app = apps[started++ % apps.length]
      return app ? runItem(app, { item_id: itemId }, new AbortController().signal) : Promise.reject(new Error('No app'))
    }
    async function tasks(jobs: readonly { jobId: number }[]) {
      const all = []
      for (const { jobId } of jobs) all.push((await ann.api.generator.job({ params: { id: jobId } })).tasks[0])
      return all
    }
    const failed = async (jobs: readonly { jobId: number }[]) =>
      (await tasks(jobs)).filter((task) => task?.state === 'failed')
    const countFailed = async () =>
      (await acrossOwners(site.opened.app.db).selectFrom('items').select('id').where('state', '=', 'failed').execute())
        .length

    // One after the other: a busy server refuses requests.
    const jobs: Awaited<ReturnType<typeof accept>>[] = []
    while (jobs.length < 50) jobs.push(await accept())
    const running = jobs.map(run)
    await expect.poll(countFailed, POLL).toBe(40)
    expect(admitted).toHaveLength(10)
    const { models } = await ann.api.budgets.get()
    expect(models.map(({ provider, spent_usd }) => [provider, spent_usd])).toEqual([['gemini', 0]])
    expect(models[0]?.reserved_usd).toBeCloseTo(10 * 0.02, 9)
    for (const task of await failed(jobs))
      expect(task).toMatchObject({ failure_code: 'budget_reached', failure: expect.stringMatching(REFUSED) as string })
    expect(gemini.requests).toEqual([])

    // The provider refuses one of the ten without a charge.
    gemini.next('bad_key', { kind: 'copy' })
    admitted.shift()?.()
    await expect.poll(countFailed, POLL).toBe(41)
    const [more, tooMuch] = [await accept(), await accept()]
    running.push(run(more))
    await expect.poll(() => admitted.length, POLL).toBe(10)
    await run(tooMuch)
    expect((await failed([tooMuch]))[0]?.failure).toMatch(REFUSED)

    for (const send of admitted) send()
    await Promise.all(running)
    expect((await tasks([...jobs, more])).filter((task) => task?.state === 'succeeded')).toHaveLength(10)
    expect(gemini.ledger.filter(({ kind }) => kind === 'picture')).toHaveLength(10)
    const budget = (await ann.api.budgets.get()).budgets.find(({ scope }) => scope === 'brand')
    expect(budget?.month).toMatchObject({ reserved_usd: 0, unknown_usd: 0 })
    expect(budget?.month.spent_usd).toBeGreaterThan(0)
  })
})
