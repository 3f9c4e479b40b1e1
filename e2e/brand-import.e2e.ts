import { acceptRefusals, expect, expectAccessible, expectAccessibleInBothThemes, test, createUser } from './signet.ts'
import { servers } from './servers.ts'

test('a brand is read from a site, changed, and created with a product', async ({ page, complaints }) => {
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
  await page.goto('/dashboard/products')
  await expect(page.getByText('House Espresso').first()).toBeVisible()
})

/** The brands of the signed-in user. */
async function readBrands(page: import('@playwright/test').Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const answer = await page.request.get('/api/brands', { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { brands: unknown }).brands
}
