import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { createBrand } from '../../testing/paid-site.ts'
import { createTag, listIds, makeStill } from '../../testing/organized-library.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('the organized library', () => {
  let site: Site
  let ann: Person
  let brand: number
  let [cream, serum] = [0, 0]
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand = await createBrand(ann)
    cream = await makeStill(ann, brand, 'A calm post about our night cream', 'Night cream')
    serum = await makeStill(ann, brand, 'A calm post about our serum', 'Serum')
  })
  afterAll(() => site.close())

  test('has one tag for each name, whatever its capitals', async () => {
    const id = await createTag(ann, 'Summer')
    const other = await createTag(ann, 'Winter')
    const taken = { status: 409, message: 'This name is already taken.' }
    await expect(createTag(ann, 'SUMMER')).rejects.toMatchObject(taken)
    await expect(ann.api.tags.update({ params: { id: other }, body: { name: 'sUmmer' } })).rejects.toMatchObject(taken)
    const renamed = await ann.api.tags.update({ params: { id }, body: { name: 'SUMMER', color: 'orange' } })
    expect(renamed).toEqual({ id, name: 'SUMMER', color: 'orange' })
  })

  test('finds items by the words of their tags, together with words of their text', async () => {
    const tag = await createTag(ann, 'Black Friday', [cream])
    expect(await listIds(ann, { search: 'black fri' })).toEqual([cream])
    expect(await listIds(ann, { search: 'friday night' })).toEqual([cream])
    expect(await listIds(ann, { search: 'friday serum' })).toEqual([])
    expect(await listIds(ann, { search: 'calm' })).toEqual([serum, cream])
    await ann.api.tags.update({ params: { id: tag }, body: { name: 'Cyber Monday' } })
    expect([await listIds(ann, { search: 'friday' }), await listIds(ann, { search: 'MONDAY' })]).toEqual([[], [cream]])
  })

  test('finds the items of a campaign by its name, and names the campaign of an item', async () => {
    const plan = { formats: ['instagram.post'], languages: ['en' as const] }
    const campaign = await ann.api.campaigns.create({ body: { brand_id: brand, name: 'Moonlight sale', plan } })
    await acrossOwners(site.opened.app.db)
      .updateTable('campaign_cells')
      .set({ content_id: cream })
      .where('campaign_id', '=', campaign.id)
      .execute()
    expect(await listIds(ann, { search: 'moonl night' })).toEqual([cream])
    expect((await ann.api.tags.ofItem({ params: { id: cream } })).campaign).toEqual({
      id: campaign.id,
      name: 'Moonlight sale',
    })
  })
})
