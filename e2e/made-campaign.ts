import type { APIResponse, Page } from '@playwright/test'
import { createByApi, createUser, expect } from './signet.ts'

/** Calls the API as the signed-in user. A busy server refuses a call with 503; then it is sent again. */
export async function callApi<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const answers: APIResponse[] = []
  const send = async () => {
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    answers.unshift(answer)
    return answer.status()
  }
  await expect.poll(send, { timeout: 120_000 }).not.toBe(503)
  const [answer] = answers
  expect(answer?.ok(), await answer?.text()).toBe(true)
  return (await answer?.json()) as T
}

/** Signs in a new user and plans a small campaign without the screens. Returns its id. */
export async function planCampaign(page: Page): Promise<number> {
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Verdant', brand_tone: 'friendly' })
  const product = await createByApi(page, `/api/brands/${brand.id}/products`, {
    name: 'Night Cream',
    price: 24.9,
    key_benefits: ['Calms the skin', 'Vegan'],
  })
  const { id } = await createByApi(page, '/api/campaigns', {
    brand_id: brand.id,
    product_ids: [product.id],
    name: 'Friday launch',
    brief: 'Launch of our night cream. 20% off until Friday',
    goal: 'sales',
    landing_url: 'https://example.com/night',
    plan: { formats: ['instagram.post', 'google.ad.300x250'], languages: ['en', 'ar'], variants: 1 },
  })
  return id
}
