import type { Page } from '@playwright/test'
import {
  acceptRefusals,
  createUser,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openWithoutReload,
  test,
} from './signet.ts'
import { servers } from './servers.ts'

test('a brand is read from a site, changed, and created with a product, and another product is read from its page, changed and saved', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'Import brand' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a brand' })
  await expect(dialog.getByLabel('Web address')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Read brand' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter a web address or add a file.')
  await dialog.getByLabel('Web address').fill('127.0.0.1:9/')
  await dialog.getByRole('button', { name: 'Read brand' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This address cannot be fetched.')
  acceptRefusals(complaints)
  await expect(dialog.getByLabel('Web address')).toHaveValue('127.0.0.1:9/')

  await dialog.getByLabel('Web address').fill(`http://${servers().siteHost}/`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Found 6 of 6')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Harbor Coffee')
  await expect(dialog.getByLabel('Primary color', { exact: true })).toHaveValue('#C2410C')
  await expect(dialog.getByText('Variable --brand of the style sheet').first()).toBeVisible()
  await expect(dialog.getByText('Lora is the nearest of our typefaces to Canela.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Full logo' })).toBeChecked()
  await expectAccessibleInBothThemes(page)
  expect(await readBrands(page)).toEqual([])

  await dialog.getByLabel('Name', { exact: true }).fill('Harbor')
  await dialog.getByRole('button', { name: 'Use #0F766E as the secondary color' }).click()
  await dialog.getByLabel('Keep: description').uncheck()
  await dialog.getByLabel('House Espresso').check()
  await dialog.getByRole('button', { name: 'Create brand' }).click()
  await expect(page.getByText('is ready for its first')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Harbor', exact: true })).toBeVisible()
  expect(await readBrands(page)).toMatchObject([
    {
      name: 'Harbor',
      primary_color: '#C2410C',
      secondary_color: '#0F766E',
      description: null,
      social_channels: ['instagram'],
    },
  ])
  await openWithoutReload(page, '/dashboard/products')
  await expect(page.getByText('House Espresso').first()).toBeVisible()
  await importProduct(page, complaints)
})

/** The brands of the signed-in user. */
async function readBrands(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const answer = await page.request.get('/api/brands', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { brands: unknown }).brands
}

/** Imports another product of the brand from its page, on the open list of products. */
async function importProduct(page: Page, complaints: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Import from a page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a product' })
  await expect(dialog.getByLabel('Address of the product page')).toBeFocused()
  await dialog.getByRole('button', { name: 'Read page' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter the address of a product page.')
  await dialog.getByLabel('Address of the product page').fill('127.0.0.1:9/')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('This address cannot be fetched.')
  acceptRefusals(complaints)
  await dialog.getByLabel('Address of the product page').fill(`http://${servers().siteHost}/espresso`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('House Espresso')
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('14.5')
  await expect(dialog.getByText('JSON-LD data of the page').first()).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Picture 1' })).toBeChecked()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)

  await dialog.getByLabel('Name', { exact: true }).fill('Espresso')
  await dialog.getByText('Picture 2').click()
  await dialog.getByRole('button', { name: 'Save product' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: 'Espresso', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/products\?created=\d+$/)
  // The other picture was kept, and the main one can be changed later.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('article', { name: 'Espresso', exact: true }).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'More pictures' }).click()
  const pictures = page.getByRole('dialog', { name: 'Pictures of Espresso' }).getByRole('list', { name: 'Pictures' })
  await expect(pictures.getByRole('listitem')).toHaveCount(2)
  await pictures.getByRole('button', { name: 'Make main: picture 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Main picture of Espresso' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
}
