import type { Page } from '@playwright/test'
import { servers } from './servers.ts'
import {
  acceptRefusals,
  createByApi,
  createUser,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from './signet.ts'

async function choose(page: Page, label: string, option: RegExp) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a server that speaks the OpenAI protocol is added, tested, chosen for images and used', async ({
  page,
  complaints,
}) => {
  const address = `http://${servers().openAiHost}/v1`
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Nocte' })
  await page.goto('/dashboard/api-keys')
  await expect(page.getByText('No other provider yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Images' })).toHaveText('Automatic: Built-in studio')
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Add provider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a provider' })
  await dialog.getByRole('button', { name: 'Save OpenAI key' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await expect(dialog.getByText('Enter an address like https://api.example.com/v1')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Company models')
  await dialog.getByLabel('Address').fill('https://10.0.0.1/v1')
  await dialog.getByLabel('Key of the server').fill('wrong-key-0123456789')
  await dialog.getByLabel('Model for images').fill('paint-1')
  await dialog.getByLabel('Per image').fill('0.04')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Signet does not connect to this address.')
  await dialog.getByRole('button', { name: 'Save OpenAI key' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Signet does not connect to this address.')
  acceptRefusals(complaints)
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The server rejected the key.')
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Key of the server').fill('sk-own-0123456789-abcdef')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('status')).toHaveText('The connection works.')
  await dialog.getByRole('button', { name: 'Save OpenAI key' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('sk-o••••••••cdef')).toBeVisible()
  await expect(page.getByText('$0.0400 per image')).toBeVisible()

  await choose(page, 'Images', /Company models · paint-1/)
  await expect(page.getByText('About $0.0400 per image')).toBeVisible()
  await page.getByRole('button', { name: 'Test the provider of images' }).click()
  await expect(page.getByText('The connection works.')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'Providers of Nocte' }).click()
  const ofBrand = page.getByRole('dialog', { name: 'Providers of Nocte' })
  await expect(ofBrand.getByRole('combobox', { name: 'Images' })).toHaveText(
    'As for the account: Company models · paint-1',
  )
  await expectAccessible(page)
  await ofBrand.getByRole('button', { name: 'Close' }).click()

  await page.goto(`/dashboard/generate?brand=${brand.id}&prompt=A calm evening with our night cream`)
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Content generated successfully! 🎉')).toBeVisible({ timeout: 60_000 })
  await page.goto('/dashboard/analytics')
  await expect(page.getByText('paint-1').first()).toBeVisible()
  await expect(page.getByText('$0.0400').first()).toBeVisible()

  await page.goto('/dashboard/api-keys')
  await page.getByRole('button', { name: 'Delete Company models' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No other provider yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Images' })).toHaveText('No longer available')
  await expect(
    page.getByText('The provider that you chose for images is no longer available. Choose another one under API Keys.'),
  ).toBeVisible()
  await choose(page, 'Images', /^Built-in studio/)
  await expect(page.getByRole('combobox', { name: 'Images' })).toHaveText('Built-in studio')
  await expect(page.getByText(/^The provider that you chose/)).toBeHidden()
})
