import { describe, expect, test } from 'vitest'
import { OWN_KEY, usePaidSite } from '../testing/paid-site.ts'

const PROMPT = 'A calm post about our new night cream'
const DAYS_31 = 31 * 24 * 3_600_000

describe('budgets', () => {
  const { gemini, site, ann, brandId } = usePaidSite()

  const generate = (person = ann(), brand = brandId()) =>
    person.api.content.generate({ form: { brand_id: brand, prompt: PROMPT, dimensions: '400x400' }, files: {} })
  const read = async () => {
    const { budgets, ...others } = await ann().api.budgets.get()
    const [account, ...own] = budgets
    return { account, own, ...others }
  }
  /** USD of one generated item. */
  async function price(): Promise<number> {
    await generate()
    return (await read()).account?.month.spent_usd ?? 0
  }

  test('show spent and left, by month and in total, with the forecast and the models of the month', async () => {
    const usd = await price()
    await ann().api.budgets.save({ body: { scope: 'account', month_usd: 10, total_usd: 20 } })
    const { account, own, models } = await read()
    expect(account).toMatchObject({ scope: 'account', id: null, name: null })
    expect(account?.month).toMatchObject({
      limit_usd: 10,
      reserved_usd: 0,
      unknown_usd: 0,
      left_usd: 10 - usd,
      reached: 0,
    })
    expect(account?.total).toMatchObject({ limit_usd: 20, spent_usd: usd, left_usd: 20 - usd })
    expect(account?.forecast_usd).toBeGreaterThanOrEqual(usd)
    expect(models.map(({ provider, model }) => [provider, model])).toEqual([
      ['gemini', 'gemini-nano-banana-2.1'],
      ['gemini', 'gemini-3.8-flash'],
    ])
    expect(models.reduce((sum, { spent_usd }) => sum + spent_usd, 0)).toBeCloseTo(usd, 9)
    const forecast = models.reduce((sum, { forecast_usd }) => sum + forecast_usd, 0)
    expect(forecast).toBeCloseTo(account?.forecast_usd ?? 0, 9)
    expect(own).toEqual([])
  })

  test('of a brand and of a campaign count only its own costs, and go with it', async () => {
    await generate()
    const other = (await ann().api.brands.create({ body: { name: 'Verdant' } })).id
    const plan = { formats: ['instagram.post'], languages: ['en' as const] }
    const campaign = (await ann().api.campaigns.create({ body: { brand_id: other, name: 'Launch', plan } })).id
    await ann().api.budgets.save({ body: { scope: 'brand', id: brandId(), month_usd: 1 } })
    await ann().api.budgets.save({ body: { scope: 'brand', id: other, total_usd: 2 } })
    await ann().api.budgets.save({ body: { scope: 'campaign', id: campaign, total_usd: 3 } })
    const { own } = await read()
    expect(own.map(({ name, scope }) => [name, scope])).toEqual([
      ['Nocte', 'brand'],
      ['Verdant', 'brand'],
      ['Launch', 'campaign'],
    ])
    expect(own[0]?.month.spent_usd).toBeGreaterThan(0)
    expect([own[1]?.total.spent_usd, own[2]?.total.spent_usd]).toEqual([0, 0])
    await ann().api.campaigns.remove({ params: { id: campaign } })
    await ann().api.budgets.save({ body: { scope: 'brand', id: other } })
    expect((await read()).own).toHaveLength(1)
  })

  test('refuse the next paid item with a message, let the studio work, and go on once they are raised', async () => {
    await ann().api.budgets.save({ body: { scope: 'account', total_usd: 0.01 } })
    await expect(generate()).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /^The total budget “All spending” has no room for this: \$0\.00 of \$0\.01/,
      ) as string,
    })
    expect(gemini().requests).toEqual([])
    const refused = (await read()).account
    expect(refused?.total).toMatchObject({ spent_usd: 0, reached: 0, left_usd: 0.01 })
    expect(refused?.total.refused_usd).toBeGreaterThan(0.01)
    expect(refused?.month.refused_usd).toBeNull()
    await ann().api.budgets.save({ body: { scope: 'account', total_usd: 1 } })
    expect((await read()).account?.total.refused_usd).toBeNull()
    expect((await generate()).id).toBeGreaterThan(0)
  })

  test('of a month are free again in the next one, those in total are not', async () => {
    const usd = await price()
    await ann().api.budgets.save({ body: { scope: 'brand', id: brandId(), month_usd: usd + 0.01 } })
    await expect(generate()).rejects.toMatchObject({
      message: expect.stringMatching(/^The monthly budget “Nocte”/) as string,
    })
    const other = await openSiteLater()
    expect(other.month).toBe(0)
    expect(other.total).toBe(usd)
  })

  /** What the brand's budget counts a month later. */
  async function openSiteLater() {
    const { readBudgets } = await import('./budgets.ts')
    const { acrossOwners } = await import('../infrastructure/db/owned.ts')
    const { app } = site().opened
    const row = await acrossOwners(app.db)
      .selectFrom('brands')
      .select('user_id')
      .where('id', '=', brandId())
      .executeTakeFirstOrThrow()
    const clock = { ...site().clock, now: () => new Date(site().clock.now().getTime() + DAYS_31) }
    const { budgets } = await readBudgets({ db: app.db, clock }, row.user_id)
    const budget = budgets.find(({ scope }) => scope === 'brand')
    return { month: budget?.month.spent_usd, total: budget?.total.spent_usd }
  }

  /** Generates an item whose first call for text is billed and never answered. The second one is. */
  async function generateWithLostCall() {
    gemini().next('lost', { kind: 'copy' })
    await generate()
  }

  test('count a call whose answer was lost until it is settled', async () => {
    await ann().api.apiKeys.save({ body: OWN_KEY })
    await generateWithLostCall()
    const { account, lost_calls } = await read()
    const spent = account?.month.spent_usd ?? 0
    expect(spent).toBeGreaterThan(0)
    expect(account?.month).toMatchObject({ reserved_usd: 0, unknown_usd: 0.02 })
    expect(lost_calls).toMatchObject([{ kind: 'copy', upper_usd: 0.02, is_platform: false, brand_name: 'Nocte' }])
    const settle = (id: number | undefined, charged: boolean) =>
      ann().api.budgets.settle({ params: { id: id ?? 0 }, body: { charged } })
    const free = await settle(lost_calls[0]?.id, false)
    expect([free.budgets[0]?.month, free.lost_calls]).toMatchObject([{ spent_usd: spent, unknown_usd: 0 }, []])

    await generateWithLostCall()
    const id = (await read()).lost_calls[0]?.id
    const charged = await settle(id, true)
    expect(charged.budgets[0]?.month.spent_usd).toBeCloseTo(2 * spent + 0.02, 3)
    expect([charged.budgets[0]?.month.unknown_usd, charged.lost_calls]).toEqual([0, []])
    expect((await ann().api.analytics.stats()).cost_by_model).toMatchObject({ unknown: 0.02 })
    await expect(settle(id, true)).rejects.toMatchObject({ status: 404 })
  })

  test('leave a lost call of the platform’s key to its operator', async () => {
    await generateWithLostCall()
    const { lost_calls } = await read()
    expect(lost_calls).toMatchObject([{ is_platform: true }])
    const settled = ann().api.budgets.settle({ params: { id: lost_calls[0]?.id ?? 0 }, body: { charged: false } })
    await expect(settled).rejects.toMatchObject({ status: 409 })
  })

  test('send an email at 50, 80 and 100 %, each once in its period', async () => {
    const usd = await price()
    const mails = async () =>
      (await site().mailsTo(ann().email))
        .filter(({ subject }) => subject.includes('budget'))
        .map(({ text }) => /has reached (\d+)%/.exec(text)?.[1])
    await ann().api.budgets.save({ body: { scope: 'account', month_usd: 3.6 * usd } })
    expect((await read()).account?.month.reached).toBe(0)
    await generate()
    await expect.poll(mails).toEqual(['50'])
    await ann().api.budgets.save({ body: { scope: 'account', month_usd: 2.4 * usd } })
    expect((await read()).account?.month.reached).toBe(80)
    await expect(generate()).rejects.toMatchObject({ status: 429 })
    await expect(generate()).rejects.toMatchObject({ status: 429 })
    await expect.poll(mails).toEqual(['50', '100'])
  })

  test('are those of their owner, whose brands only they can name', async () => {
    const bob = await site().signUp('Bob')
    const stolen = bob.api.budgets.save({ body: { scope: 'brand', id: brandId(), month_usd: 0 } })
    await expect(stolen).rejects.toMatchObject({ status: 404, message: 'Brand not found' })
    await bob.api.budgets.save({ body: { scope: 'account', month_usd: 0 } })
    expect((await generate()).id).toBeGreaterThan(0)
    await expect(bob.api.budgets.save({ body: { scope: 'account', month_usd: -1 } })).rejects.toMatchObject({
      status: 422,
    })
  })
})
