import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, chooseRadio, continueToReview, dialog } from '../../testing/page/controls.ts'
import { goTo, openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

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

test('entries of lists may lack everything but their ids', async () => {
  await signIn(SPARSE)
  await openScreen('/dashboard', /^Welcome back/)
  for (const [path, heading] of [
    ['brands', 'My Brands'],
    ['brands?edit=1', 'Edit Brand'],
    ['products', 'My Products'],
    ['products?edit=7', 'Edit Product'],
    ['generate?brand=1', 'Quick Generate'],
    ['jobs', 'Generation Jobs'],
    ['configuration', 'Configuration'],
  ] as const) {
    await goTo(`/dashboard/${path}`)
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await openScreen('/dashboard/content', 'My Content')
  await page.getByRole('button', { name: /^Preview / }).click()
  await expect.element(dialog().getByRole('img')).toBeVisible()
  await openScreen('/dashboard/analytics', 'Analytics')
  await button('View details').click()
  await expect.element(dialog()).toMatchTextContent('API Call Details')
  await openScreen('/dashboard/generator', 'Content Generator')
  await chooseRadio(page.getByRole('radio').first())
  await continueToReview()
  await expect.element(button('Generate Content')).toBeVisible()
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

test('saving succeeds with any reply body, and with none', async () => {
  await signIn(Object.fromEntries(OPEN_CALLS.map((call, at) => [call, BODIES[at % BODIES.length] ?? ''])))
  await openApp('/dashboard/configuration')
  await button('Save').click()
  await expect.element(page.getByText('Configuration saved')).toBeVisible()
  await openApp('/dashboard/settings')
  await button('Save').click()
  await expect.element(page.getByText('Profile updated')).toBeVisible()
  await openApp('/dashboard/brands?new')
  await page.getByLabelText('Name', { exact: true }).fill('Verdant')
  await button('Create Brand').click()
  await expect.element(page.getByText('Brand created')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  await button('Edit').first().click()
  await button('Update Brand').click()
  await expect.element(page.getByText('Brand updated')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  await button('Delete').first().click()
  await button('Confirm').click()
  await expect.element(page.getByText('Brand deleted')).toBeVisible()
  await openApp('/dashboard/products?new&brand=1')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Serum 7')
  await button('Create Product').click()
  await expect.element(page.getByText('Product created', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
  await button('Edit').first().click()
  await button('Update Product').click()
  await expect.element(page.getByText('Product updated')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
  await button('Delete').first().click()
  await button('Confirm').click()
  await expect.element(page.getByText('Product deleted')).toBeVisible()
  await openApp('/dashboard/content')
  await expect.element(page.getByText('Showing 13 of 13 items')).toBeVisible()
  await button('Favorite').first().click()
  await button('Delete').first().click()
  await button('Confirm').click()
  await expect.element(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Failed' })).not.toBeInTheDocument()
})
