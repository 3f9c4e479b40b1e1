import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createByApi, createUser, expect, expectAccessibleInBothThemes, test } from './signet.ts'

/** Signs in a new user and plans a small campaign without the screens. Returns its id. */
async function planCampaign(page: Page): Promise<number> {
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

test('texts are written, edited within their limits, undone, and downloaded as a table', async ({ page }) => {
  const id = await planCampaign(page)
  await page.goto(`/dashboard/campaigns/${id}?tab=texts`)
  await expect(page.getByRole('heading', { name: 'No texts in English yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Write texts' }).click()
  await expect(page.getByText('The texts are written')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const headline = page.getByRole('textbox', { name: 'Google Performance Max, Headline, 1', exact: true })
  const before = await headline.inputValue()
  await headline.fill('x'.repeat(31))
  await expect(page.getByText('Too long by 1')).toBeVisible()
  await expect(page.getByText('31 of 30')).toBeVisible()
  await headline.fill('Calm skin by morning')
  await headline.press('Control+Enter')
  await expect(page.getByText('Headline saved')).toBeVisible()
  await page.reload()
  await expect(headline).toHaveValue('Calm skin by morning')
  await headline.fill('Sleep well')
  await headline.blur()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headline).toHaveValue('Calm skin by morning')
  expect(before).not.toBe('Calm skin by morning')

  const caption = page.getByRole('textbox', { name: 'Instagram, Caption, Variant A' })
  await caption.fill('A longer sentence about sleep. '.repeat(6))
  await expect(page.getByText('Before “more”:').first()).toBeVisible()
  await caption.blur()
  await page.getByRole('button', { name: 'العربية' }).click()
  await page.getByRole('button', { name: 'Write texts' }).click()
  await expect(page.getByRole('textbox', { name: 'Instagram, Caption, Variant A' })).toHaveValue(/[\u0600-\u06FF]/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const table = readFileSync(await download.path(), 'utf8')
  expect(table).toContain('Calm skin by morning')
  expect(table).toContain('A longer sentence about sleep.')
})
