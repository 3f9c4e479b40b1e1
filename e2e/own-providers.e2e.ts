import type { Page } from '@playwright/test'
import { servers } from './servers.ts'
import {
  acceptRefusals,
  createByApi,
  createUser,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openWithoutReload,
  resize,
  test,
} from './signet.ts'

async function choose(page: Page, label: string, option: RegExp) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Gives the brand Nocte a budget for one image, makes it, is refused a second one, and raises the budget. */
async function useUpBudget(page: Page, brandId: number): Promise<void> {
  const budgets = page.getByRole('region', { name: 'Budgets', exact: true })
  const dialog = page.getByRole('dialog')
  await openWithoutReload(page, '/dashboard/analytics')
  await expect(budgets).toContainText('All spending')
  await budgets.getByRole('button', { name: 'Add budget' }).click()
  await dialog.getByRole('button', { name: 'Save budget' }).click()
  await expect(dialog.getByText('Choose a brand or a campaign first.')).toBeVisible()
  await choose(page, 'For', /Nocte/)
  await dialog.getByRole('textbox', { name: 'Limit per month (USD)' }).fill('0.09')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save budget' }).click()
  await expect(dialog).toBeHidden()
  await expect(budgets.getByRole('listitem').filter({ hasText: 'Nocte' })).toContainText('$0.00 of $0.09 this month')

  await generate(page, brandId, 'A calm evening with our night cream')
  await expect(page.getByText('Content generated successfully! 🎉')).toBeVisible()
  await openWithoutReload(page, '/dashboard/analytics')
  await expect(page.getByText('$0.0500').first()).toBeVisible()
  const costs = budgets.getByRole('table', { name: 'By provider and model this month' })
  await expect(costs.getByRole('row', { name: /^Company models \$0\.0\d/ })).toBeVisible()
  await expect(costs.getByRole('row', { name: /^paint-1 \$0\.0\d/ })).toBeVisible()
  await expect(costs.getByRole('row', { name: /^words-1 <\$0\.01/ })).toBeVisible()
  await expect(budgets.getByRole('status')).toHaveText(/^Brand: Nocte: half of the budget is used\./)

  await generate(page, brandId, 'Another calm evening')
  const refused = page.getByRole('alert').filter({ hasText: 'The monthly budget “Nocte” has no room for this' })
  await expect(refused).toBeVisible()
  await page.getByRole('link', { name: 'Open budgets' }).first().click()
  const banner = budgets.getByRole('alert')
  await expect(banner).toHaveText(
    /^Brand: Nocte: a paid call needs \$0\.\d\d, and \$0\.\d\d is left this month\. Raise the limit to go on\./,
  )
  await expectAccessibleInBothThemes(page)
  await resize(page, 390, 844)
  await expectAccessible(page)
  await resize(page, 1440, 900)
  await banner.getByRole('button', { name: 'Raise limit: Brand: Nocte' }).click()
  await dialog.getByRole('textbox', { name: 'Limit per month (USD)' }).fill('20')
  await dialog.getByRole('button', { name: 'Save budget' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner).toBeHidden()
}

async function generate(page: Page, brandId: number, prompt: string): Promise<void> {
  await openWithoutReload(page, `/dashboard/generate?brand=${brandId}&prompt=${encodeURIComponent(prompt)}`)
  await page.getByRole('button', { name: 'Generate Content' }).click()
}

test('a server that speaks the OpenAI protocol is added, tested, chosen and used, is paid until its budget is reached, and is deleted', async ({
  page,
  complaints,
}) => {
  const address = `http://${servers().openAiHost}/v1`
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Nocte' })
  await page.goto('/dashboard/api-keys')
  await expect(page.getByText('No other provider yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Images' })).toHaveText('Automatic: Built-in studio')

  await page.getByRole('button', { name: 'Add provider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a provider' })
  await dialog.getByRole('button', { name: 'Save provider' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await expect(dialog.getByText('Enter an address like https://api.example.com/v1')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Company models')
  await dialog.getByLabel('Address').fill('https://10.0.0.1/v1')
  await dialog.getByLabel('Key of the server').fill('wrong-key-0123456789')
  await dialog.getByLabel('Model for texts').fill('words-1')
  await dialog.getByLabel('Per million input tokens').fill('2')
  await dialog.getByLabel('Per million output tokens').fill('8')
  await dialog.getByLabel('Model for images').fill('paint-1')
  await dialog.getByLabel('Per image').fill('0.05')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Signet does not connect to this address.')
  await dialog.getByRole('button', { name: 'Save Company models' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Signet does not connect to this address.')
  acceptRefusals(complaints)
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The server rejected the key.')
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Key of the server').fill('sk-own-0123456789-abcdef')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('status')).toHaveText('The connection works.')
  await dialog.getByRole('button', { name: 'Save Company models' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('sk-o••••••••cdef')).toBeVisible()
  await expect(page.getByText('$0.0500 per image')).toBeVisible()

  await choose(page, 'Texts', /Company models · words-1/)
  await choose(page, 'Images', /Company models · paint-1/)
  await expect(page.getByText('About $0.0500 per image')).toBeVisible()
  await page.getByRole('button', { name: 'Test the provider of images' }).click()
  await expect(page.getByText('The connection works.')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await openWithoutReload(page, '/dashboard/brands')
  await page.getByRole('link', { name: 'Providers Nocte' }).click()
  const ofBrand = page.getByRole('region', { name: 'Providers' })
  await expect(ofBrand.getByRole('combobox', { name: 'Images' })).toHaveText(
    'As for the account: Company models · paint-1',
  )
  await expectAccessible(page)

  await useUpBudget(page, brand.id)

  await openWithoutReload(page, '/dashboard/api-keys')
  await page.getByRole('button', { name: 'Delete Company models' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No other provider yet.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Images' })).toHaveText('No longer available')
  await expect(
    page.getByText('The provider that you chose for images is no longer available. Choose another one under API Keys.'),
  ).toBeVisible()
  for (const kind of ['Texts', 'Images']) {
    await choose(page, kind, /^Built-in studio/)
    await expect(page.getByRole('combobox', { name: kind })).toHaveText('Built-in studio')
  }
  await expect(page.getByText(/^The provider that you chose/)).toBeHidden()
})
