import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { listFormats } from '#contract/platforms/formats.ts'
import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { failItem } from '../../generation/run/items.ts'
import { startItem } from '../../generation/run/start-item.ts'
import { agree, agreeOnDesign, createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { type GeminiServer, openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { openOwnSite, openSite, type Person, type Site } from '../../testing/site.ts'

const PLATFORM_KEY = 'AIza-platform-0123456789-abcdefghijklm'
const PLAN = { formats: ['google.ad.300x250', 'google.ad.320x50'], languages: ['en' as const, 'de' as const] }

describe('a run of a campaign', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    ann = await site.signUp()
  })

  test('makes only the new cells when a language is added, and keeps made ones that the plan no longer has', async () => {
    const created = await createCampaign(ann, PLAN)
    const { campaign, brand, product } = created
    const { id } = campaign
    await agreeOnDesign(ann, created)
    const before = await runAll(ann, id)
    const { utm: _, ...input } = campaign
    const change = {
      ...input,
      brand_id: brand.id,
      product_ids: [product.id],
      brief: 'Launch',
      goal: 'sales' as const,
      tone: 'professional' as const,
      theme: null,
    }
    const plan = { formats: ['google.ad.300x250'], languages: ['en' as const, 'ja' as const], variants: 2 }
    const changed = await ann.api.campaigns.update({ params: { id }, body: { ...change, plan } })
    expect(changed).toMatchObject({ cells: 4, made: 1, states: { planned: 3, made: 1 } })
    const started = await ann.api.campaigns.run({ params: { id }, body: {} })
    expect(started.cells).toBe(3)
    await settle(ann, id)
    const after = await readAllCells(ann, id)
    expect(after.filter(({ excluded }) => excluded)).toHaveLength(3)
    for (const cell of before) expect(after.find((other) => other.id === cell.id)?.content_id).toBe(cell.content_id)
    const variants = after.filter(({ language, excluded }) => language === 'en' && !excluded)
    expect(new Set(variants.map(({ headline }) => headline)).size).toBe(2)
  })

  test('of a brand without a product makes every format, and one of a deleted product makes nothing', async () => {
    const plan = { formats: ['pinterest.pin.square', 'google.ad.320x50'], languages: ['en' as const] }
    const bare = await createCampaign(ann, plan, { product_ids: [] })
    await agreeOnDesign(ann, bare)
    expect((await runAll(ann, bare.campaign.id)).map(({ state }) => state)).toEqual(['made', 'made'])
    const other = await createCampaign(ann, plan)
    await agreeOnDesign(ann, other)
    await ann.api.products.remove({ params: { id: other.product.id } })
    await expect(ann.api.campaigns.run({ params: { id: other.campaign.id }, body: {} })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('the month of a run', () => {
  let site: Site
  let ann: Person
  beforeEach(async () => {
    // 3 proposals and 4 cells.
    site = await openOwnSite({ rateLimits: false, monthlyGenerations: 7 })
    ann = await site.signUp()
  })
  const used = async () => (await ann.api.generator.options()).usage?.used

  test('a plan that is larger than what is left is refused with the number, and nothing runs', async () => {
    const { campaign, product } = await createCampaign(ann, { ...PLAN, variants: 2 })
    const { id } = campaign
    const preview = await ann.api.campaigns.plan({
      body: { product_ids: [product.id], plan: { ...PLAN, variants: 2 } },
    })
    expect(preview).toMatchObject({ units: 11, fits: false, quota: { used: 0, limit: 7, left: 7 } })
    await agree(ann, id)
    await expect(ann.api.campaigns.run({ params: { id }, body: {} })).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^You need 8 monthly generations for this and have 4 left\./),
    })
    expect(await used()).toBe(3)
    expect((await readAllCells(ann, id)).map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'planned'))
  })
})

describe('a run without a worker', () => {
  const formats = listFormats({ platform: 'google' }).map(({ key }) => key)
  const LARGE = { formats, languages: [...DESIGN_LANGUAGES].slice(0, 11), variants: 4 }
  let site: Site
  let ann: Person
  let id: number
  let large: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, monthlyGenerations: 1000 })
    ann = await site.signUp()
    const campaigns = [await createCampaign(ann, PLAN), await createCampaign(ann, LARGE)]
    ;[id = 0, large = 0] = campaigns.map(({ campaign }) => campaign.id)
    for (const created of campaigns) await agreeOnDesign(ann, created)
    await site.opened.app.queue.stopWork(10_000)
  })
  afterAll(() => site.close())

  test('proposals are accepted before anything of them is laid out, and each shows how far it is', async () => {
    const { studio } = site.opened.app
    const compose = studio.compose.bind(studio)
    let composed = 0
    studio.compose = (...task) => {
      composed += 1
      return compose(...task)
    }
    onTestFinished(() => void Object.assign(studio, { compose }))
    const { campaign } = await createCampaign(ann, PLAN)
    await ann.api.campaigns.proposals({ params: { id: campaign.id } })
    expect(composed).toBe(0)
    const { proposals } = await ann.api.campaigns.get({ params: { id: campaign.id } })
    const waiting = { state: 'waiting', stage: null, progress: 0, content_id: null, ended_at: null }
    expect(proposals).toMatchObject([waiting, waiting, waiting])
    const canceled = await ann.api.campaigns.cancel({ params: { id: campaign.id } })
    expect(canceled.proposals.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  })

  test('cancels what has not ended, and makes what failed or was canceled again', async () => {
    const used = async () => (await ann.api.generator.options()).usage?.used
    const before = (await used()) ?? 0
    await ann.api.campaigns.run({ params: { id }, body: {} })
    expect((await readAllCells(ann, id)).map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ])
    expect(await used()).toBe(before + 4)
    await expect(ann.api.campaigns.run({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 })
    const [first] = await acrossOwners(site.opened.app.db)
      .selectFrom('campaign_cells')
      .select('item_id')
      .where('campaign_id', '=', id)
      .orderBy('id')
      .execute()
    const item = await startItem(site.opened.app, first?.item_id ?? 0)
    if (item) await failItem(site.opened.app, item, { failure: 'The studio stumbled.' })
    const canceled = await ann.api.campaigns.cancel({ params: { id } })
    expect(canceled.states).toMatchObject({ failed: 1, planned: 3, waiting: 0 })
    expect((await readAllCells(ann, id))[0]).toMatchObject({ state: 'failed', failure: 'The studio stumbled.' })
    expect(await used()).toBe(before)
    expect((await ann.api.campaigns.run({ params: { id }, body: {} })).cells).toBe(4)
    expect(await used()).toBe(before + 4)
    await ann.api.campaigns.cancel({ params: { id } })
  })

  test('makes the first 500 cells of a large plan, and refuses 501 that are named', async () => {
    const params = { id: large }
    const ids = (await readAllCells(ann, large)).map((cell) => cell.id)
    expect(ids).toHaveLength(528)
    const named = ann.api.campaigns.run({ params, body: { cell_ids: ids.slice(0, 501) } })
    await expect(named).rejects.toMatchObject({ status: 422, message: 'A run makes at most 500 cells.' })
    expect((await ann.api.campaigns.run({ params, body: {} })).cells).toBe(500)
    const cells = await readAllCells(ann, large)
    expect(cells.filter(({ state }) => state === 'waiting').map((cell) => cell.id)).toEqual(ids.slice(0, 500))
    await ann.api.campaigns.cancel({ params })
  })
})

describe('a campaign with a key', () => {
  let gemini: GeminiServer
  beforeAll(async () => {
    gemini = await openGeminiServer()
  })
  afterAll(() => gemini.close())

  test('pays for one picture, which all proposals and cells show', async () => {
    const site = await openOwnSite({ rateLimits: false, geminiBaseUrl: gemini.url, geminiApiKey: PLATFORM_KEY })
    const ann = await site.signUp()
    const { campaign, product } = await createCampaign(ann, PLAN)
    const preview = await ann.api.campaigns.plan({ body: { product_ids: [product.id], plan: PLAN } })
    expect(preview.cost_usd).toBeGreaterThan(0)
    await agree(ann, campaign.id, 2)
    const paid = gemini.ledger.length
    expect(gemini.ledger.filter(({ kind }) => kind === 'picture')).toHaveLength(1)
    const cells = await runAll(ann, campaign.id)
    expect(cells.map(({ state }) => state)).toEqual(cells.map(() => 'made'))
    expect(gemini.ledger).toHaveLength(paid)
    const { pictures } = await ann.api.design.get({ params: { id: cells[0]?.content_id ?? 0 } })
    expect(pictures.map(({ role }) => role)).toContain('generated')
  })
})
