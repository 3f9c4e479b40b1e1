import type { api as routes } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'

type Api = Client<typeof routes>

/** The plan of a launch: 40 assets for 5 platforms, 2 placements and 4 languages with Arabic and Japanese. 4 of them are videos. */
export const PLAN = {
  formats: [
    'instagram.post',
    'instagram.story',
    'facebook.post',
    'facebook.cover',
    'linkedin.post',
    'linkedin.cover',
    'twitter.post',
    'twitter.cover',
    'google.ad.300x250',
    'google.ad.728x90',
  ],
  languages: ['en' as const, 'de' as const, 'ar' as const, 'ja' as const],
  videos: ['instagram.story'],
}

/** Creates a brand with a product, and a campaign about it. `plan` changes the plan. */
export async function createLaunch(api: Api, plan: Partial<typeof PLAN> = {}): Promise<{ id: number }> {
  const brand = await api.brands.create({
    body: { name: 'Nocte', primary_color: '#1F4E79', secondary_color: '#F4E9DC' },
  })
  const product = await api.products.create({
    params: { id: brand.id },
    body: {
      name: 'Night Cream',
      price: 24.9,
      key_benefits: ['Calms the skin', 'Vegan'],
      default_cta_text: 'Try it tonight',
    },
  })
  return api.campaigns.create({
    body: {
      brand_id: brand.id,
      product_ids: [product.id],
      name: 'Friday launch',
      brief: 'Launch of our night cream. 20% off until Friday',
      goal: 'sales',
      plan: { ...PLAN, ...plan },
    },
  })
}

/** Makes three proposals, agrees on the first, and makes all cells. `onProposed` is called in between. */
export async function makeLaunch(api: Api, id: number, onProposed: () => void = () => {}): Promise<void> {
  await api.campaigns.proposals({ params: { id } })
  await settle(api, id)
  onProposed()
  const { proposals } = await api.campaigns.get({ params: { id } })
  await api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id: proposals[0]?.content_id ?? 0 } })
  await api.campaigns.run({ params: { id }, body: {} })
  await settle(api, id)
}

/** Waits until nothing of a campaign is being made. */
export async function settle(api: Api, id: number): Promise<void> {
  for (;;) {
    const { is_running } = await api.campaigns.get({ params: { id } })
    if (!is_running) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
