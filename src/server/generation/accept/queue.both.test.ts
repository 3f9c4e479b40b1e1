import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import type { JobDetail } from '#contract/generation/generator.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { holdResults } from '../../testing/faults/spending.ts'
import { createBrand } from '../../testing/paid-site.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { wizardRequest, type WizardRequest } from '../../testing/wizard-request.ts'

describe('requests to generate', () => {
  let site: Site
  let ann: Person
  let request: WizardRequest
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    request = wizardRequest(await createBrand(ann))
    await shrink(ann)
  })
  afterAll(() => site.close())

  /** Large images only cost CPU time. */
  const shrink = ({ api }: Person) => {
    const image = Object.fromEntries(WIZARD_PLATFORMS.map((platform) => [platform, ['400x400']]))
    return api.sizes.update({ body: { content_sizes: { image } } })
  }
  const generate = (fields: object = {}, headers: Record<string, string> = {}) =>
    ann.api.generator.generate({ body: { ...request, ...fields }, headers })

  test('create one job for one Idempotency-Key, also with fifty requests at once, and only for the same request', async () => {
    const headers = { 'idempotency-key': 'click-1' }
    const before = (await ann.api.generator.jobs()).jobs.length
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate({}, headers)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await ann.api.generator.jobs()).jobs).toHaveLength(before + 1)
    await expect(generate({ tone: 'informative' }, headers)).rejects.toMatchObject({
      status: 422,
      message: 'This Idempotency-Key was already used with a different request.',
    })
    const replay = await fetch(`${site.origin}/api/generator/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
    })
    expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  })

  test('return the job at once with Prefer: respond-async, and send its changes as events', async () => {
    const leave = new AbortController()
    const seen: JobDetail[] = []
    const events = await ann.api.generator.events({ signal: leave.signal })
    const listening = (async () => {
      for await (const job of events) seen.push(job)
    })().catch(() => {})
    const accepted = await generate({}, { prefer: 'respond-async' })
    expect(accepted).toMatchObject({ status: 'queued', result_content_ids: [] })
    await expect.poll(() => seen.findLast(({ id }) => id === accepted.id)?.status).toBe('succeeded')
    leave.abort()
    await listening
    expect(seen.at(-1)?.tasks[0]?.thumbnail_url).toMatch(/^\/api\/content\/\d+\/thumbnail\?w=640&k=[0-9a-f]{32}$/)
    expect((await ann.api.generator.jobs()).jobs[0]).toMatchObject({ id: accepted.id, status: 'succeeded' })
  })

  test('start the first item of a user before the waiting ones of others', async () => {
    const [fay, eve, gus] = [await site.signUp('Fay'), await site.signUp('Eve'), await site.signUp('Gus')]
    await Promise.all([fay, eve, gus].map(shrink))
    const ask = async (person: Person, platforms: typeof request.platforms) =>
      person.api.generator.generate({
        body: { ...request, brand_id: await createBrand(person), platforms },
        headers: { prefer: 'respond-async' },
      })
    const items = () => acrossOwners(site.opened.app.db).selectFrom('items')
    const countRunning = async () => (await items().select('id').where('state', '=', 'running').execute()).length
    const { release } = holdResults(site)
    for (let job = 0; job < 4; job += 1) for (const person of [fay, eve]) await ask(person, [...WIZARD_PLATFORMS])
    await expect.poll(countRunning).toBe(8)
    const { id = 0 } = await ask(gus, ['facebook'])
    const accepted = new Date()
    release()
    await expect.poll(async () => (await gus.api.generator.job({ params: { id } })).status).toBe('succeeded')
    const [mine] = await items().select('started_at').where('job_id', '=', id).execute()
    const before = await items()
      .select('id')
      .where('started_at', '>', accepted)
      .where('started_at', '<', mine?.started_at ?? new Date())
      .execute()
    // The eight workers look for their next items at the same time, 24 others wait.
    expect(before.length).toBeLessThan(8)
    for (const { api } of [fay, eve])
      for (const { id: job } of (await api.generator.jobs()).jobs)
        await api.generator.cancel({ params: { id: job } }).catch(() => {})
  })

  test('run at most four items of a user at once, and four versions that the studio renders', async () => {
    const cat = await site.signUp('Cat')
    const form = {
      brand_id: await createBrand(cat),
      prompt: 'A calm post about our new night cream',
      dimensions: '400x400',
    }
    const { id = 0 } = await cat.api.content.generate({ form, files: {} })
    const revise = (headline: string) => cat.api.content.revise({ params: { id }, body: { headline } })
    const { release } = holdResults(site)
    const running = async () => {
      const rows = await acrossOwners(site.opened.app.db)
        .selectFrom('items')
        .select(['is_derived', (of) => of.fn.countAll<number>().as('count')])
        .where('state', '=', 'running')
        .groupBy('is_derived')
        .orderBy('is_derived')
        .execute()
      return rows.map(({ count }) => count)
    }
    // One after the other: the slot of an item comes from its id, and only consecutive ids are sure to fill all slots.
    const calls = Array.from({ length: 7 }, (_, index) => revise(`Number ${index}`))
    await expect.poll(running).toEqual([4])
    for (let count = 0; count < 7; count += 1)
      await cat.api.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
    await expect.poll(running).toEqual([4, 4])
    release()
    const versions = await Promise.all(calls)
    expect(new Set(versions.map(({ copy }) => copy?.headline)).size).toBe(7)
  })
})
