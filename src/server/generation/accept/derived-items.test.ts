import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'

import { openSite, type Person, type Site } from '../../testing/site.ts'
import { holdResults } from '../../testing/faults/spending.ts'

const PROMPT = 'A calm post about our new night cream'
const SENTENCE = (count: string) => `You have ${count} waiting already. Try again when some have finished.`

describe('a version that the studio renders', () => {
  let gemini: GeminiServer
  let site: Site
  let ann: Person
  let brand_id: number
  let created: number
  beforeAll(async () => {
    gemini = await openGeminiServer()
    site = await openSite({
      geminiBaseUrl: gemini.url,
      geminiApiKey: 'AIza-platform-0123456789-abcdefghijklm',
      monthlyGenerations: 60,
      rateLimits: false,
    })
  })
  afterAll(async () => {
    await site.close()
    await gemini.close()
  })
  beforeEach(async () => {
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    created =
      (await ann.api.content.generate({ form: { brand_id, prompt: PROMPT, dimensions: '400x400' }, files: {} })).id ?? 0
    gemini.reset()
  })

  const db = () => site.opened.app.db
  const used = async () => (await ann.api.generator.options()).usage?.used
  const revise = (headline = 'Sleep on it') => ann.api.content.revise({ params: { id: created }, body: { headline } })
  const generate = () =>
    ann.api.content.generate({
      form: { brand_id, prompt: PROMPT, engine: 'studio' },
      files: {},
      headers: { prefer: 'respond-async' },
    })
  /** Queued copies of one of Ann's items, for a process that never comes. */
  const waiting = (count: number, is_derived: boolean) =>
    sql`INSERT INTO items (job_id, user_id, key, brief, dimensions, month, created_at, state, is_derived)
      SELECT job_id, user_id, key, brief, dimensions, month, created_at, 'retry_wait', ${is_derived}::boolean
      FROM (SELECT * FROM items WHERE user_id = (SELECT user_id FROM content WHERE id = ${created}) LIMIT 1) AS one,
        generate_series(1, ${count}::int)`.execute(db())
  const noneWaiting = () =>
    acrossOwners(db()).updateTable('items').set({ state: 'failed' }).where('state', '=', 'retry_wait').execute()

  test('costs no unit of the month, so it is possible when the month is used up', async () => {
    expect(await used()).toBe(1)
    await acrossOwners(db()).updateTable('usage').set({ reserved: 60 }).execute()
    expect((await revise()).copy?.headline).toBe('Sleep on it')
    expect([await used(), gemini.requests.length]).toEqual([60, 0])
    await expect(generate()).rejects.toMatchObject({ status: 429 })
  })

  test('has a queue limit of its own: 2,000 versions, beside 50 other items', async () => {
    await waiting(50, false)
    expect((await revise()).model_used).toBe('studio')
    await expect(generate()).rejects.toMatchObject({ status: 429, message: SENTENCE('50 items') })
    await noneWaiting()
    await waiting(2000, true)
    await expect(revise()).rejects.toMatchObject({ status: 429, message: SENTENCE('2,000 new versions') })
    await generate()
    await noneWaiting()
  })

  test('costs nothing, also when it is canceled and retried with a provider key', async () => {
    const { release } = holdResults(site)
    const call = revise().catch((error: unknown) => error)
    const job = async () => (await ann.api.generator.jobs()).jobs.find(({ status }) => status === 'running')
    await expect.poll(job).toBeDefined()
    const { id = 0 } = (await job()) ?? {}
    await ann.api.generator.cancel({ params: { id } })
    release()
    expect(await call).toMatchObject({ status: 409 })
    expect(await used()).toBe(1)
    const retry = await ann.api.generator.retry({ params: { id }, query: { engine: 'auto' } })
    const ended = async () => (await ann.api.generator.job({ params: { id: retry.id } })).status
    await expect.poll(ended).toBe('succeeded')
    expect([await used(), gemini.requests.length]).toEqual([1, 0])
  })
})
