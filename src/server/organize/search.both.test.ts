import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/route.ts'
import type { contentRoutes } from '#contract/content.ts'
import { acrossOwners } from '../db/owned.ts'
import { createBrand } from '../testing/paid-site.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

describe('the organized library', () => {
  let site: Site
  let ann: Person
  let brand: number
  let [cream, serum] = [0, 0]
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    brand = await createBrand(ann)
    cream = await make('A calm post about our night cream', 'Night cream')
    serum = await make('A calm post about our serum', 'Serum')
  })
  afterAll(() => site.close())

  const make = async (prompt: string, title: string) => {
    const form = {
      brand_id: brand,
      prompt,
      title,
      dimensions: '400x400',
      engine: 'studio' as const,
      language: 'en' as const,
    }
    return (await ann.api.content.generate({ form, files: {} })).id ?? 0
  }
  const listIds = async (query: CallInput<(typeof contentRoutes)['list']>['query']) => {
    const { content, total } = await ann.api.content.list({ query })
    expect(total).toBe(content.length)
    return content.map(({ id }) => id)
  }
  const createTag = async (name: string, ids: number[] = []) => {
    const { id } = await ann.api.tags.create({ body: { name } })
    if (ids.length > 0) await ann.api.tags.assign({ body: { content_ids: ids, add: [id] } })
    return id
  }

  test('has one tag for each name, whatever its capitals', async () => {
    const id = await createTag('Summer')
    const other = await createTag('Winter')
    const taken = { status: 409, message: 'This name is already taken.' }
    await expect(createTag('SUMMER')).rejects.toMatchObject(taken)
    await expect(ann.api.tags.update({ params: { id: other }, body: { name: 'sUmmer' } })).rejects.toMatchObject(taken)
    const renamed = await ann.api.tags.update({ params: { id }, body: { name: 'SUMMER', color: 'orange' } })
    expect(renamed).toEqual({ id, name: 'SUMMER', color: 'orange' })
  })

  test('finds items by the words of their tags, together with words of their text', async () => {
    const tag = await createTag('Black Friday', [cream])
    expect(await listIds({ search: 'black fri' })).toEqual([cream])
    expect(await listIds({ search: 'friday night' })).toEqual([cream])
    expect(await listIds({ search: 'friday serum' })).toEqual([])
    expect(await listIds({ search: 'calm' })).toEqual([serum, cream])
    await ann.api.tags.update({ params: { id: tag }, body: { name: 'Cyber Monday' } })
    expect([await listIds({ search: 'friday' }), await listIds({ search: 'MONDAY' })]).toEqual([[], [cream]])
  })

  test('finds the items of a campaign by its name, and names the campaign of an item', async () => {
    const plan = { formats: ['instagram.post'], languages: ['en' as const] }
    const campaign = await ann.api.campaigns.create({ body: { brand_id: brand, name: 'Moonlight sale', plan } })
    await acrossOwners(site.opened.app.db)
      .updateTable('campaign_cells')
      .set({ content_id: cream })
      .where('campaign_id', '=', campaign.id)
      .execute()
    expect(await listIds({ search: 'moonl night' })).toEqual([cream])
    expect((await ann.api.tags.ofItem({ params: { id: cream } })).campaign).toEqual({
      id: campaign.id,
      name: 'Moonlight sale',
    })
  })
})
