import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreeOnDesign, createCampaign, readAllCells, runAll, settle } from '../../testing/campaigns.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const PLAN = { formats: ['google.ad.300x250', 'google.ad.320x50'], languages: ['en' as const] }

describe('an update of the designs of a brand', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  test('reaches the cells and the key visual of a campaign, and its undo gives them the former versions again', async () => {
    const created = await createCampaign(ann, PLAN)
    const { brand, campaign } = created
    const params = { id: campaign.id }
    const agreed = await agreeOnDesign(ann, created)
    const [first, second] = await runAll(ann, campaign.id)
    const ids = [second?.id ?? 0]
    await ann.api.campaigns.changeCells({ params, body: { ids, status: 'approved' } })
    const before = await readAllCells(ann, campaign.id)

    await ann.api.brands.update({
      params: { id: brand.id },
      body: { name: 'Nocte', primary_color: '#8A1538', secondary_color: '#F4E9DC' },
    })
    const { id } = await ann.api.brandUpdates.start({ params: { id: brand.id }, body: {} })
    await expect
      .poll(async () => (await ann.api.brandUpdates.list({ params: { id: brand.id } })).updates[0]?.waiting)
      .toBe(0)
    const [updated, approved] = await readAllCells(ann, campaign.id)
    expect(approved).toEqual(before[1])
    expect(updated).toMatchObject({ id: first?.id, state: 'made', passed: true, headline: first?.headline })
    const { parent_id } = await ann.api.content.get({ params: { id: updated?.content_id ?? 0 } })
    expect(parent_id).toBe(first?.content_id)
    const { key_visual } = await ann.api.campaigns.get({ params })
    const version = await ann.api.content.get({ params: { id: key_visual?.content_id ?? 0 } })
    expect(version.parent_id).toBe(agreed.key_visual?.content_id)

    await ann.api.brandUpdates.undo({ params: { id: brand.id, update: id } })
    expect(await readAllCells(ann, campaign.id)).toEqual(before)
    expect((await settle(ann, campaign.id)).key_visual).toEqual(agreed.key_visual)
  })
})
