import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agree, createCampaign, settle } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLAN = { formats: ['google.ad.300x250', 'google.ad.320x50'], languages: ['en' as const, 'de' as const] }

describe('a run of a campaign', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    // 3 proposals and 4 cells.
    site = await openSite({ rateLimits: false, monthlyGenerations: 7 })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    ann = await site.signUp()
  })
  const used = async () => (await ann.api.generator.options()).usage?.used

  test('is started once for an idempotency key, and refused while its cells are being made', async () => {
    const { campaign } = await createCampaign(ann, PLAN)
    const { id } = campaign
    await agree(ann, id)
    const run = (key?: string) =>
      ann.api.campaigns.run({ params: { id }, body: {}, ...(key && { headers: { 'idempotency-key': key } }) })
    const runs = await Promise.all([run('click'), run('click'), run('click')])
    expect(new Set(runs.map(({ job_id }) => job_id)).size).toBe(1)
    await settle(ann, id)
    await expect(run()).rejects.toMatchObject({ status: 409, message: 'All cells of this campaign are made.' })
  })

  test('never overspends the month, with fifteen at once against the last units', async () => {
    const { campaign, brand, product } = await createCampaign(ann, {
      formats: ['google.ad.300x250'],
      languages: ['en'],
    })
    const { key_visual } = await agree(ann, campaign.id)
    const plan = { formats: ['google.ad.320x50'], languages: ['en' as const] }
    const ids: number[] = []
    for (let index = 0; index < 15; index += 1) {
      const body = { brand_id: brand.id, product_ids: [product.id], name: `Plan ${index}`, plan }
      const { id } = await ann.api.campaigns.create({ body })
      await ann.api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id: key_visual?.content_id ?? 0 } })
      ids.push(id)
    }
    const results = await Promise.allSettled(ids.map((id) => ann.api.campaigns.run({ params: { id }, body: {} })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 429 })
    expect(await used()).toBe(7)
  })
})
