import type { Page } from '@playwright/test'
import {
  chooseOption,
  expect,
  expectAccessible,
  replyWithInvalidBody,
  createByApi,
  refuseWithoutMessage,
  test,
  createUser,
} from './signet.ts'

const BRANDS = /\/api\/brands$/
const OF_BRAND = /\/api\/brands\/\d+\/products$/
const ONE = /\/api\/products\/\d+$/

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const card = (page: Page, name: string) => page.getByRole('article', { name })

test('the product list shows loading, error and empty states, is searched, filtered and sorted, and has a grid and a list view', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await createUser(page)
  await replyWithInvalidBody(page, BRANDS, 'GET', 2)
  await page.goto('/dashboard/products')
  await expect(page.locator('[aria-busy=true] > .skeleton')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create First Product' }).click()
  await expect(page.getByRole('alert')).toContainText('No brands available. Please create a brand first.')
  await expectAccessible(page)

  const nocte = await createByApi(page, '/api/brands', { name: 'Nocte' })
  const volt = await createByApi(page, '/api/brands', { name: 'Volt' })
  await createByApi(page, `/api/brands/${nocte.id}/products`, {
    name: 'Serum',
    description: 'For the morning',
    category: 'Skin care',
    price: 1239.5,
    sku: 'SR-01',
    target_audience: 'Early risers',
  })
  await createByApi(page, `/api/brands/${volt.id}/products`, { name: 'brush', category: 'Tools', price: 4 })
  await createByApi(page, `/api/brands/${nocte.id}/products`, { name: 'Cream', category: 'Skin care' })
  await replyWithInvalidBody(page, OF_BRAND, 'GET', 4)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load products')
  await page.getByRole('button', { name: 'Retry' }).click()

  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Products' }).locator('..')).toHaveText('My Products3')
  for (const fact of ['For the morning', 'Skin care', '$1,239.50', 'SR-01', 'Early risers', /created/])
    await expect(card(page, 'Serum').getByText(fact)).toBeVisible()
  await expectArrangements(page)
  await expectBrandFilter(page)
  await expectCopyAndDeletion(page, complaints)
})

async function expectArrangements(page: Page): Promise<void> {
  await expect(names(page)).toHaveText(['Cream', 'brush', 'Serum'])
  await chooseOption(page, 'Sort', 'Oldest first')
  await expect(names(page)).toHaveText(['Serum', 'brush', 'Cream'])
  await chooseOption(page, 'Sort', 'Name A-Z')
  await expect(names(page)).toHaveText(['brush', 'Cream', 'Serum'])
  await chooseOption(page, 'Sort', 'Price Low-High')
  await expect(names(page)).toHaveText(['brush', 'Serum', 'Cream'])

  const search = page.getByPlaceholder('Search products...')
  await search.fill('MORNING')
  await expect(names(page)).toHaveText(['Serum'])
  await expect(page.getByText('Showing 1 of 3 products')).toBeVisible()
  await search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()

  await page.getByRole('combobox', { name: 'Category' }).click()
  await expect(page.getByRole('option')).toHaveText(['All categories', 'Skin care', 'Tools'])
  await page.getByRole('option', { name: 'Tools' }).click()
  await expect(names(page)).toHaveText(['brush'])
  await chooseOption(page, 'Category', 'All categories')

  const measureTop = async (name: string) => (await card(page, name).boundingBox())?.y
  expect(await measureTop('brush')).toBe(await measureTop('Serum'))
  await page.getByRole('button', { name: 'List view' }).click()
  expect(await measureTop('brush')).toBeLessThan((await measureTop('Serum')) ?? 0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Grid view' }).click()
  await expectAccessible(page)
}

/** Choosing a brand removes the old list immediately, before the new one is loaded. */
async function expectBrandFilter(page: Page): Promise<void> {
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => (answer = done))
  await page.route(OF_BRAND, async (route) => {
    await isAnswered
    return route.fallback()
  })
  await chooseOption(page, 'Brand', 'Volt')
  await expect(names(page)).toHaveCount(0)
  await expect(page.locator('[aria-busy=true] > .skeleton')).toHaveCount(6)
  answer()
  await expect(names(page)).toHaveText(['brush'])
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible()

  // The command palette still finds a product of another brand.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('serum')
  await page.getByRole('option', { name: /Serum/ }).click()
  await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Products' }).click()
  await chooseOption(page, 'Brand', 'All brands')
  await expect(names(page)).toHaveCount(3)
}

async function expectCopyAndDeletion(page: Page, complaints: string[]): Promise<void> {
  await card(page, 'Serum').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Product info copied to clipboard')).toBeVisible()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({ name: 'Serum', price: 1239.5, default_cta_text: 'Learn More' })

  const ask = () => card(page, 'Serum').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete product?' })
  await ask()
  await expect(dialog).toContainText('This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await refuseWithoutMessage(page, ONE, 'DELETE')
  await ask()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Failed to delete product')).toBeVisible()
  complaints.length = 0 // The browser logs the refused call to its console.
  await expect(card(page, 'Serum')).toBeVisible()
  await ask()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Product deleted')).toBeVisible()
  await expect(card(page, 'Serum')).toBeHidden()
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible()
}
