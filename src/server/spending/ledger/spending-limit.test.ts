import { describe, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import type { Gemini } from '../../providers/gemini/gemini.ts'
import { byRules } from '../../testing/gemini/gemini-provider.ts'
import { OWN_KEY, usePaidSite } from '../../testing/paid-site.ts'
import { openTcpProxy } from '../../testing/faults/tcp-proxy.ts'
import { openGemini } from '../../providers/gemini/gemini.ts'
import { runItem } from '../../generation/run/run-item.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

describe('the monthly unit of an item', () => {
  // No worker reads the queue: each test decides when an item starts.
  const { gemini, site, ann, brandId } = usePaidSite({ role: 'web' })

  const used = async () => (await ann().api.generator.options()).usage?.used
  const task = async (id: number) => (await ann().api.generator.job({ params: { id } })).tasks[0]
  const cancel = (id: number) => ann().api.generator.cancel({ params: { id } })

  async function accepted() {
    const { id: jobId = 0 } = await ann().api.content.generate({
      form: { brand_id: brandId(), prompt: PROMPT, dimensions: '400x400' },
      files: {},
      headers: { prefer: 'respond-async' },
    })
    expect(await used()).toBe(1)
    return { jobId, itemId: await findItemId(jobId) }
  }

  async function findItemId(jobId: number): Promise<number> {
    const { db } = site().opened.app
    return (
      await acrossOwners(db).selectFrom('items').select('id').where('job_id', '=', jobId).executeTakeFirstOrThrow()
    ).id
  }

  const work = (itemId: number, parts: Partial<App> = {}) =>
    runItem({ ...site().opened.app, ...parts }, { item_id: itemId }, new AbortController().signal)

  /** The provider with an action before or after the call for copy. */
  const around = (writeCopy: (ask: Gemini['writeCopy']) => Gemini['writeCopy']): Partial<App> => {
    const real = site().opened.app.gemini
    return { gemini: { ...real, writeCopy: writeCopy(real.writeCopy) } }
  }

  test('is given back when the item is canceled before any provider call', async () => {
    const { jobId, itemId } = await accepted()
    await cancel(jobId)
    await work(itemId)
    expect([await used(), gemini().requests.length]).toEqual([0, 0])
  })

  test('is given back when the item is canceled just before its first call, and the call is not sent', async () => {
    const { jobId, itemId } = await accepted()
    const parts = around((ask) => async (brief, call) => {
      await cancel(jobId)
      return ask(brief, call)
    })
    await work(itemId, parts)
    expect([await used(), gemini().requests.length, await task(jobId)]).toMatchObject([
      0,
      0,
      { state: 'cancelled', charge_note: null },
    ])
  })

  test('stays used when the item is canceled during a call whose outcome is unknown', async () => {
    gemini().next('hang', { kind: 'copy' })
    const { jobId, itemId } = await accepted()
    const working = work(itemId)
    await expect.poll(() => gemini().requests.length).toBe(1)
    await cancel(jobId)
    await working
    expect([await used(), await task(jobId)]).toMatchObject([
      1,
      { state: 'cancelled', charge_note: expect.stringMatching(/may have charged for a try/) },
    ])
  })

  test('is given back once the call of a canceled item is known to be free', async () => {
    gemini().next('429', { kind: 'copy' })
    const { jobId, itemId } = await accepted()
    const seen: unknown[] = []
    const parts = around((ask) => async (brief, call) => {
      try {
        return await ask(brief, call)
      } finally {
        await cancel(jobId)
        seen.push(await used())
      }
    })
    await work(itemId, parts)
    expect([...seen, await used(), (await task(jobId))?.charge_note]).toEqual([1, 0, null])
  })

  test('stays used when the call of a canceled item turns out to be charged', async () => {
    const { jobId, itemId } = await accepted()
    const parts = around((ask) => async (brief, call) => {
      const answer = await ask(brief, call)
      await cancel(jobId)
      return answer
    })
    await work(itemId, parts)
    const canceled = await task(jobId)
    expect([await used(), canceled]).toMatchObject([1, { state: 'cancelled', charge_note: null }])
    expect(canceled?.cost_usd).toBeGreaterThan(0)
  })

  test('stays used when the item is canceled after a charge, or fails after one', async () => {
    const { jobId, itemId } = await accepted()
    gemini().next('429', { kind: 'picture' })
    await work(itemId)
    expect((await task(jobId))?.state).toBe('retry_wait')
    await cancel(jobId)
    expect(await used()).toBe(1)
    gemini().next('bad_key', { kind: 'picture' })
    const { id: retryId } = await ann().api.generator.retry({ params: { id: jobId } })
    expect(await used()).toBe(2)
    // The copy was charged for the first item. The second item has cost nothing.
    await work(await findItemId(retryId))
    expect([await used(), gemini().ledger.length]).toEqual([1, 1])
  })

  test.each(['bad_key', 'quota', 'retired', 'location', 'no_allowance'] as const)(
    'is given back when the provider refuses without a charge (%s)',
    async (fault) => {
      gemini().next(fault, { kind: 'copy' })
      const { jobId, itemId } = await accepted()
      await work(itemId)
      expect([await used(), await task(jobId)]).toMatchObject([0, { state: 'failed', cost_usd: 0 }])
    },
  )

  test('is given back when the provider is unreachable', async () => {
    const proxy = await openTcpProxy(Number(new URL(gemini().url).port))
    await proxy.become('down')
    const config = { geminiBaseUrl: `http://127.0.0.1:${proxy.port}`, geminiModelsFile: null }
    const { jobId, itemId } = await accepted()
    await work(itemId, { gemini: openGemini(config, site().clock, byRules) })
    await cancel(jobId)
    await proxy.close()
    expect(await used()).toBe(0)
  })

  test('stays used when the process died during a call', async () => {
    gemini().next('bad_key', { kind: 'copy' })
    const { jobId, itemId } = await accepted()
    const { app } = site().opened
    await app.db
      .insertInto('unanswered_calls')
      .values({ item_id: itemId, attempt: 0, kind: 'copy', platform_key: true, created_at: app.clock.now() })
      .execute()
    await work(itemId)
    expect([await used(), (await task(jobId))?.state]).toEqual([1, 'failed'])
  })

  test('is given back whatever was charged to the user’s own key', async () => {
    await ann().api.apiKeys.save({ body: OWN_KEY })
    const { jobId, itemId } = await accepted()
    gemini().next('hang', { kind: 'picture' })
    const working = work(itemId)
    await expect.poll(() => gemini().requests.length).toBe(2)
    await cancel(jobId)
    await working
    expect((await task(jobId))?.charge_note).toMatch(/may have charged/)
    expect([await used(), gemini().ledger.map(({ key }) => key)]).toEqual([0, [OWN_KEY]])
  })
})
