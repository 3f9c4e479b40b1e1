import type { Page } from '@playwright/test'
import { expect, acceptRefusals, openWithoutReload, test } from './signet.ts'
import { openSignedIn, openScreen } from './named-fields.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test.afterEach(async ({ page, complaints }) => {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  acceptRefusals(complaints)
})

/** Lists whose entries have little more than ids. Missing fields get their defaults from the reply schemas. */
const SPARSE = {
  'GET /api/brands': { brands: [{ id: 1 }] },
  'GET /api/brands/*/products': { products: [{ id: 7 }] },
  'GET /api/content': { content: [{ id: 13 }], total: 1 },
  'GET /api/generator/options': {},
  'GET /api/generator/jobs': { jobs: [{ id: 4 }] },
  'GET /api/analytics/stats': { total_content: 1 },
  'GET /api/analytics/content': { analytics: [{ id: 1, content_id: 13 }] },
  'GET /api/config': { content_sizes: {} },
}

test('entries of lists may lack everything but their ids', async ({ page }) => {
  await openSignedIn(page, SPARSE)
  await openScreen(page, '/dashboard', /^Welcome back/)
  for (const [path, heading] of [
    ['brands', 'My Brands'],
    ['brands?edit=1', 'Edit Brand'],
    ['products', 'My Products'],
    ['products?edit=7', 'Edit Product'],
    ['generate?brand=1', 'Quick Generate'],
    ['jobs', 'Generation Jobs'],
    ['configuration', 'Configuration'],
  ] as const) {
    await openWithoutReload(page, `/dashboard/${path}`)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await openScreen(page, '/dashboard/content', 'My Content')
  await page.getByRole('button', { name: /^Preview / }).click()
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await openScreen(page, '/dashboard/analytics', 'Analytics')
  await button(page, 'View details').click()
  await expect(dialog(page)).toContainText('API Call Details')
  await openScreen(page, '/dashboard/generator', 'Content Generator')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (let step = 1; step < 6; step += 1) await button(page, 'Continue').click()
  await expect(button(page, 'Generate Content')).toBeVisible()
})

/** Parts 1 and 2 leave some reply bodies open. `lenient-reply.test.ts` reads each of these calls with each of these bodies and more. */
const BODIES = ['', 'Saved.', '[]', 'null']
const OPEN_CALLS = [
  'PUT /api/config',
  'PUT /api/brands/*',
  'POST /api/brands',
  'DELETE /api/brands/*',
  'POST /api/brands/*/products',
  'PUT /api/products/*',
  'DELETE /api/products/*',
  'PATCH /api/content/*/favorite',
  'DELETE /api/content/*',
  'PUT /api/auth/profile',
]

test('saving succeeds with any reply body, and with none', async ({ page }) => {
  await openSignedIn(page, Object.fromEntries(OPEN_CALLS.map((call, at) => [call, BODIES[at % BODIES.length] ?? ''])))
  await page.goto('/dashboard/configuration')
  await button(page, 'Save').click()
  await expect(page.getByText('Configuration saved')).toBeVisible()
  await page.goto('/dashboard/settings')
  await button(page, 'Save').click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await page.goto('/dashboard/brands?new')
  await page.getByLabel('Name', { exact: true }).fill('Verdant')
  await button(page, 'Create Brand').click()
  await expect(page.getByText('Brand created')).toBeVisible()
  await button(page, 'Edit').first().click()
  await button(page, 'Update Brand').click()
  await expect(page.getByText('Brand updated')).toBeVisible()
  await button(page, 'Delete').first().click()
  await button(page, 'Confirm').click()
  await expect(page.getByText('Brand deleted')).toBeVisible()
  await page.goto('/dashboard/products?new&brand=1')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Serum 7')
  await button(page, 'Create Product').click()
  await expect(page.getByText('Product created', { exact: true })).toBeVisible()
  await button(page, 'Edit').first().click()
  await button(page, 'Update Product').click()
  await expect(page.getByText('Product updated')).toBeVisible()
  await button(page, 'Delete').first().click()
  await button(page, 'Confirm').click()
  await expect(page.getByText('Product deleted')).toBeVisible()
  await page.goto('/dashboard/content')
  await expect(page.getByText('Showing 13 of 13 items')).toBeVisible()
  await button(page, 'Favorite').first().click()
  await button(page, 'Delete').first().click()
  await button(page, 'Confirm').click()
  await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Failed' })).toHaveCount(0)
})
