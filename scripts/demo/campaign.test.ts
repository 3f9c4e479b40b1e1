import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAllCells } from '#server/testing/campaigns.ts'
import { openSite, type Site } from '#server/testing/site.ts'
import { BRANDS } from './brands.ts'
import { createCampaign } from './campaign.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: false, monthlyGenerations: 0 })
})
afterAll(() => site.close())

test('the campaign of the demo makes every asset in both languages, and plans and approves them', async () => {
  const { api } = await site.signUp()
  const [verdant] = BRANDS
  const [serum] = verdant?.products ?? []
  if (!verdant || !serum) throw new Error('The demo has no first brand with a product')
  const { picture: _, ...product } = serum
  const brand = await api.brands.create({ body: verdant.fields })
  const { id: productId } = await api.products.create({ params: { id: brand.id }, body: product })
  await createCampaign(api, brand.id, productId)
  const { campaigns } = await api.campaigns.list({ query: {} })
  const cells = await readAllCells({ api }, campaigns[0]?.id ?? 0)
  expect(new Set(cells.map(({ state }) => state))).toEqual(new Set(['made']))
  expect(cells.filter(({ status }) => status === 'approved')).not.toEqual([])
  expect(cells.filter(({ planned_on }) => planned_on === null)).toEqual([])
})
