import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '../app.ts'
import { openApp } from '../start/open-app.ts'
import type { Config } from '../infrastructure/config.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { runItem } from '../generation/run/run-item.ts'
import { type GeminiServer, openGeminiServer } from '../testing/gemini/gemini-server.ts'
import { holdCalls } from '../testing/held-calls.ts'
import { scaleLimit } from '../testing/patience.ts'
import { createBrand, PLATFORM_KEY, readMostUsd } from '../testing/paid-site.ts'
import { openOwnSite, type Person, shareStudio, type Site } from '../testing/site.ts'
import { readPlatformSpending } from './platform-limits.ts'

const SIDE = 400
/** The machine may be busy, so the state is read seldom and for long. */
const POLL = { interval: 250, timeout: scaleLimit(240_000) }
const REFUSED = /^The monthly budget “Nocte” has no room for this: \$0\.\d\d of \$0\.\d\d are used or reserved\./

let gemini: GeminiServer
/** What an item reserves at most, in USD: its text and its image. */
let most: number
beforeAll(async () => {
  gemini = await openGeminiServer()
  most = readMostUsd(gemini, SIDE)
})
afterAll(() => gemini.close())
beforeEach(() => gemini.reset())

/** A site without a worker: the tests run the items, all at the same time. */
function open(overrides: Partial<Config> = {}): Promise<Site> {
  const provider = { geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY }
  return openOwnSite({ ...provider, role: 'web', monthlyGenerations: 0, rateLimits: false, ...overrides })
}

/** Requests an item and returns the ids of its job and of the item. */
async function accept(site: Site, { api }: Person, brand_id: number) {
  const { id = 0 } = await api.content.generate({
    form: { brand_id, prompt: 'A calm post about our new night cream', dimensions: `${SIDE}x${SIDE}` },
    files: {},
    headers: { prefer: 'respond-async' },
  })
  const items = acrossOwners(site.opened.app.db).selectFrom('items').select('id').where('job_id', '=', id)
  return { jobId: id, itemId: (await items.executeTakeFirstOrThrow()).id }
}

/** On PostgreSQL, two instances of the application share the database. */
async function openInstances(site: Site): Promise<App[]> {
  const { app } = site.opened
  if (app.config.databaseUrl === null) return [app]
  const other = await openApp({ ...app.config }, pino({ level: 'silent' }), site.clock, shareStudio)
  onTestFinished(() => other.close())
  return [app, other.app]
}

/** Runs items by the instances in turn. Their calls wait in `admitted` once they were let through. */
async function openRunners(site: Site) {
  /** Oldest first. */
  const admitted: (() => void)[] = []
  const apps = (await openInstances(site)).map((app) => holdCalls(app, admitted))
  let started = 0
  const run = ({ itemId }: { itemId: number }) => {
    const app = apps[started++ % apps.length]
    return app ? runItem(app, { item_id: itemId }, new AbortController().signal) : Promise.reject(new Error('No app'))
  }
  return { admitted, run }
}

describe('twenty parallel jobs with a budget for four', () => {
  test('four run, sixteen are refused with a message, and after a refund one more runs', async () => {
    const site = await open()
    const ann = await site.signUp()
    const brandId = await createBrand(ann)
    await ann.api.budgets.save({ body: { scope: 'brand', id: brandId, month_usd: 4.5 * most } })
    const { admitted, run } = await openRunners(site)
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
    while (jobs.length < 20) jobs.push(await accept(site, ann, brandId))
    const running = jobs.map(run)
    await expect.poll(countFailed, POLL).toBe(16)
    expect(admitted).toHaveLength(4)
    const { models } = await ann.api.budgets.get()
    expect(models.map(({ provider, spent_usd }) => [provider, spent_usd])).toEqual([['gemini', 0]])
    expect(models[0]?.reserved_usd).toBeCloseTo(4 * 0.02, 9)
    for (const task of await failed(jobs))
      expect(task).toMatchObject({ failure_code: 'budget_reached', failure: expect.stringMatching(REFUSED) as string })
    expect(gemini.requests).toEqual([])

    // The provider refuses one of the four without a charge.
    gemini.next('bad_key', { kind: 'copy' })
    admitted.shift()?.()
    await expect.poll(countFailed, POLL).toBe(17)
    const [more, tooMuch] = [await accept(site, ann, brandId), await accept(site, ann, brandId)]
    running.push(run(more))
    await expect.poll(() => admitted.length, POLL).toBe(4)
    await run(tooMuch)
    expect((await failed([tooMuch]))[0]?.failure).toMatch(REFUSED)

    for (const send of admitted) send()
    await Promise.all(running)
    expect((await tasks([...jobs, more])).filter((task) => task?.state === 'succeeded')).toHaveLength(4)
    expect(gemini.ledger.filter(({ kind }) => kind === 'picture')).toHaveLength(4)
    const budget = (await ann.api.budgets.get()).budgets.find(({ scope }) => scope === 'brand')
    expect(budget?.month).toMatchObject({ reserved_usd: 0, unknown_usd: 0 })
    expect(budget?.month.spent_usd).toBeGreaterThan(0)
  })
})

describe('the limits of the operator', () => {
  test('admit exactly as many parallel calls of several accounts and processes as there is room for', async () => {
    const site = await open({ platformMonthUsd: 4.5 * most })
    const { db } = site.opened.app
    const [ann, bob] = [await site.signUp('Ann'), await site.signUp('Bob')]
    const brandIds = new Map([
      [ann, await createBrand(ann)],
      [bob, await createBrand(bob)],
    ])
    const { admitted, run } = await openRunners(site)
    const jobs: Awaited<ReturnType<typeof accept>>[] = []
    for (const person of Array.from({ length: 12 }, (_, index) => (index % 2 ? ann : bob)))
      jobs.push(await accept(site, person, brandIds.get(person) ?? 0))
    const running = jobs.map(run)
    const spending = async () => (await readPlatformSpending(site.opened.app))[0]
    const items = acrossOwners(db).selectFrom('items').select(['state', 'failure_code'])
    const states = async () => (await items.execute()).map(({ state, failure_code }) => failure_code ?? state)
    await expect.poll(async () => (await states()).filter((state) => state === 'platform_limit')).toHaveLength(8)
    expect(admitted).toHaveLength(4)
    expect((await spending())?.reserved).toBeCloseTo(4 * most, 9)
    for (const send of admitted) send()
    await Promise.all(running)
    expect((await states()).filter((state) => state === 'succeeded')).toHaveLength(4)
    expect(gemini.ledger.filter(({ kind }) => kind === 'picture')).toHaveLength(4)
    expect(await spending()).toMatchObject({ reserved: 0, unknown: 0 })
  })
})
