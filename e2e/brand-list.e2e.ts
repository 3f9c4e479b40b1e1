import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  chooseOption,
  expect,
  expectAccessible,
  replyWithInvalidBody,
  createByApi,
  refuseOnce,
  refuseWithoutMessage,
  test,
  createUser,
} from './signet.ts'

const LIST = /\/api\/brands$/
const ONE = /\/api\/brands\/\d+$/

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const card = (page: Page, name: string) => page.getByRole('article', { name })

test('the brand list shows loading, error and empty states, is searched and sorted, and has a grid and a list view', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await createUser(page)
  await replyWithInvalidBody(page, LIST, 'GET', 2)
  await page.goto('/dashboard/brands')
  await expect(page.locator('[aria-busy=true] > .skeleton')).toHaveCount(6)
  await expect(page.getByRole('alert')).toContainText('Failed to load brands')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New Brand' }).click()
  await expect(page).toHaveURL(/\?new$/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible()

  await createByApi(page, '/api/brands', { name: 'Volt', brand_tone: 'bold' })
  await createByApi(page, '/api/brands', { name: 'acme', description: 'Tools for makers' })
  await createByApi(page, '/api/brands', { name: 'Verdant' })
  await page.reload()
  await expect(page.getByText('Showing 3 of 3 brands')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Brands' }).locator('..')).toHaveText('My Brands3')
  await expect(names(page)).toHaveText(['Verdant', 'acme', 'Volt'])
  await chooseOption(page, 'Sort', 'Oldest first')
  await expect(names(page)).toHaveText(['Volt', 'acme', 'Verdant'])
  await chooseOption(page, 'Sort', 'Name A-Z')
  await expect(names(page)).toHaveText(['acme', 'Verdant', 'Volt'])

  const search = page.getByPlaceholder('Search brands...')
  await search.fill('MAKERS')
  await expect(names(page)).toHaveText(['acme'])
  await expect(page.getByText('Showing 1 of 3 brands')).toBeVisible()
  await search.fill('bold')
  await expect(names(page)).toHaveText(['Volt'])
  await search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No brands found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(names(page)).toHaveCount(3)

  const measureTop = async (name: string) => (await card(page, name).boundingBox())?.y
  expect(await measureTop('acme')).toBe(await measureTop('Verdant'))
  await page.getByRole('button', { name: 'List view' }).click()
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true')
  expect(await measureTop('acme')).toBeLessThan((await measureTop('Verdant')) ?? 0)
  await expectAccessible(page)

  await expectCopyAndDeletion(page, complaints)
})

/** Checks the Copy and Delete buttons of a brand in the list. */
async function expectCopyAndDeletion(page: Page, complaints: string[]): Promise<void> {
  const { id } = await createByApi(page, '/api/brands', { name: 'Nocte', mission: 'Better nights' })
  await createByApi(page, `/api/brands/${id}/products`, { name: 'Night cream' })
  await page.goto('/dashboard/products')
  await expect(card(page, 'Night cream')).toBeVisible()
  await page.getByRole('link', { name: 'My Brands' }).click()

  await card(page, 'Nocte').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Brand info copied to clipboard')).toBeVisible()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({ id, name: 'Nocte', mission: 'Better nights', brand_mission: 'Better nights' })

  const ask = () => card(page, 'Nocte').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete brand?' })
  await ask()
  await expect(dialog).toContainText('This action cannot be undone.')
  await expect(dialog).toContainText('The products of Nocte are deleted with it.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Nocte')).toBeVisible()

  await refuseWithoutMessage(page, ONE, 'DELETE')
  await ask()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Failed to delete brand')).toBeVisible()
  await refuseOnce(page, ONE, 'DELETE', 'Not on a Sunday')
  await ask()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Not on a Sunday')).toBeVisible()
  complaints.length = 0 // The browser logs the refused call to its console.
  await expect(card(page, 'Nocte')).toBeVisible()

  await ask()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Brand deleted')).toBeVisible()
  await expect(page.getByText('Showing 3 of 3 brands')).toBeVisible()
  await expect(card(page, 'Nocte')).toBeHidden()
  await page.getByRole('link', { name: 'My Products' }).click()
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible()
}

test('a logo in the color of its brand is visible on its card', async ({ page }) => {
  await createUser(page)
  const [green, white] = ['#0F4C3F', '#FFFFFF']
  await createByApi(page, '/api/brands', { name: 'Green on green', primary_color: green }).then(({ id }) =>
    mark(page, id, green),
  )
  await createByApi(page, '/api/brands', { name: 'White on green', primary_color: green }).then(({ id }) =>
    mark(page, id, white),
  )
  await page.goto('/dashboard/brands')
  await expect(card(page, 'Green on green').locator('img')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(card(page, 'White on green').locator('img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

/** Uploads a disc as the logo of a brand. */
async function mark(page: Page, id: number, color: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40" fill="${color}"/></svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const answer = await page.request.post(`/api/brands/${id}/logo`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'logo.png', mimeType: 'image/png', buffer } },
  })
  expect(answer.status()).toBe(200)
}
