import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCampaign, agree, readAllCells, runAll, settle } from '../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const SMALL = { formats: ['google.ad.300x250', 'google.ad.320x50'], languages: ['en' as const, 'de' as const] }

describe('campaigns', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  test('a plan is counted before anything runs', async () => {
    const { campaign, product } = await createCampaign(ann, SMALL)
    const plan = {
      formats: ['instagram.post', 'instagram.story', 'tiktok.video'],
      languages: ['en' as const, 'ar' as const],
      variants: 2,
      videos: ['instagram.story'],
    }
    const preview = await ann.api.campaigns.plan({ body: { product_ids: [product.id], plan } })
    expect(preview).toMatchObject({
      cells: 12,
      images: 4,
      videos: 8,
      new_cells: 12,
      proposals: 3,
      units: 15,
      cost_usd: 0,
      fits: true,
      runs: 1,
    })
    expect(preview.quota.left).toBe(preview.quota.limit - preview.quota.used)
    expect(campaign).toMatchObject({ cells: 4, made: 0, is_running: false, key_visual: null, slug: 'friday-launch' })
    expect(campaign.states.planned).toBe(4)
  })

  test('a plan for a brand or products of somebody else is refused like one for missing ones', async () => {
    const bob = await site.signUp('Bob')
    const [mine, theirs] = [await createCampaign(ann, SMALL), await createCampaign(bob, SMALL)]
    const plan = { formats: ['instagram.post'], languages: ['en' as const] }
    const refused = (body: Parameters<typeof ann.api.campaigns.plan>[0]['body'], message: string) =>
      expect(ann.api.campaigns.plan({ body })).rejects.toMatchObject({ status: 404, message })
    for (const product of [theirs.product.id, 999_999]) {
      await refused({ product_ids: [product], plan }, 'Product not found')
      await refused({ product_ids: [mine.product.id, product], plan }, 'Product not found')
      await refused({ campaign_id: mine.campaign.id, product_ids: [product], plan }, 'Product not found')
    }
    for (const brand_id of [theirs.brand.id, 999_999])
      await refused({ brand_id, product_ids: [], plan, brief: 'Open day' }, 'Brand not found')
    await ann.api.products.remove({ params: { id: mine.product.id } })
    const stored = { campaign_id: mine.campaign.id, product_ids: [mine.product.id], plan }
    expect(await ann.api.campaigns.plan({ body: stored })).toMatchObject({ cells: 1 })
  })

  test('a plan names what other languages say of the brief, and which of its words they leave out', async () => {
    const { campaign, product } = await createCampaign(ann, SMALL)
    const plan = { formats: ['instagram.post'], languages: ['en' as const, 'de' as const, 'ja' as const] }
    const brief = 'Open day at our new studio on Saturday, 12 September 2026 at 7:30 pm. Under 26 half price.'
    const body = { brand_id: campaign.brand_id ?? 0, product_ids: [product.id], plan, brief }
    const left = ['Open day at our new studio']
    expect((await ann.api.campaigns.plan({ body })).carried).toEqual([
      {
        language: 'de',
        facts: ['Unter 26 Jahren: zum halben Preis', 'Samstag, 12. September 2026, 19:30\u00A0Uhr'],
        left,
        needs_words: true,
      },
      { language: 'ja', facts: ['26歳未満：半額', '2026年9月12日（土） 19:30'], left, needs_words: true },
    ])
    const stored = await ann.api.campaigns.plan({ body: { campaign_id: campaign.id, product_ids: [], plan } })
    expect(stored.carried.map(({ language }) => language)).toEqual(['de', 'ja'])
    expect((await ann.api.campaigns.plan({ body: { ...body, brief: '' } })).carried).toEqual([])
  })

  test('everything is made from one key visual, at the size and in the language of each cell', async () => {
    const { campaign } = await createCampaign(ann, {
      formats: ['instagram.post', 'instagram.story', 'google.ad.728x90', 'linkedin.cover', 'twitter.post.video.square'],
      languages: ['en', 'ar', 'ja'],
    })
    const { id } = campaign
    await ann.api.campaigns.proposals({ params: { id } })
    const { proposals } = await settle(ann, id)
    expect(proposals).toHaveLength(3)
    expect(new Set(proposals.map(({ layout }) => layout)).size).toBe(3)
    expect(proposals.map(({ passed }) => passed)).toEqual([true, true, true])
    const chosen = await ann.api.campaigns.chooseKeyVisual({
      params: { id },
      body: { content_id: proposals[1]?.content_id ?? 0 },
    })
    expect(chosen.key_visual).toMatchObject({
      language: 'en',
      content_id: proposals[1]?.content_id,
      copy: { headline: proposals[1]?.headline },
    })
    const cells = await runAll(ann, id)
    expect(cells.map(({ state, passed, failure }) => ({ state, passed, failure }))).toEqual(
      cells.map(() => ({ state: 'made', passed: true, failure: null })),
    )
    expect(cells.filter(({ content_type }) => content_type === 'video')).toHaveLength(3)
    const english = cells.filter(({ language }) => language === 'en')
    expect(new Set(english.map(({ headline }) => headline))).toEqual(new Set([proposals[1]?.headline]))
    const banner = cells.find(({ format, language }) => format === 'google.ad.728x90' && language === 'ar')
    const item = await ann.api.content.get({ params: { id: banner?.content_id ?? 0 } })
    expect(item).toMatchObject({ width: 728, height: 90, platform: 'google', parent_id: null })
    expect(item.title).toMatch(/ · Google Ads Leaderboard · ar$/)
    const { content } = await ann.api.content.list({ query: { search: 'Friday launch', limit: 100 } })
    expect(new Set(content.map(({ title }) => title)).size).toBe(content.length)
    expect(banner?.headline).toMatch(/[\u0600-\u06FF]/)
  })

  test('another person sees nothing of a campaign', async () => {
    const { campaign } = await createCampaign(ann, SMALL)
    const bob = await site.signUp()
    const params = { id: campaign.id }
    const [cell] = await readAllCells(ann, campaign.id)
    const calls = [
      () => bob.api.campaigns.get({ params }),
      () => bob.api.campaigns.cells({ params }),
      () => bob.api.campaigns.run({ params, body: {} }),
      () => bob.api.campaigns.remove({ params }),
      () => bob.api.campaigns.changeCells({ params, body: { ids: [cell?.id ?? 0], status: 'ready' } }),
      () => bob.api.campaigns.editCell({ params: { ...params, cell: cell?.id ?? 0 }, body: { layout: 'split' } }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 })
    expect(await bob.api.campaigns.list()).toEqual({ campaigns: [], total: 0 })
  })

  test('a key visual is needed first', async () => {
    const { campaign } = await createCampaign(ann, SMALL)
    await expect(ann.api.campaigns.run({ params: { id: campaign.id }, body: {} })).rejects.toMatchObject({
      status: 409,
      message: 'Choose a key visual first.',
    })
    await agree(ann, campaign.id)
  })
})
