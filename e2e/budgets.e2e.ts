import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { servers } from './servers.ts'
import {
  createByApi,
  createUser,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openWithoutReload,
  resize,
  test,
} from './signet.ts'

/** Texts and images of the user come from a server that speaks the OpenAI protocol, with prices. */
async function choosePaidProvider(page: Page, host: string): Promise<void> {
  const { id } = await createByApi(page, '/api/providers', {
    name: 'stand-in',
    base_url: `http://${host}/v1`,
    key: 'sk-own-0123456789-abcdef',
    text_model: 'words-1',
    text_input_usd: 2,
    text_output_usd: 8,
    image_model: 'paint-1',
    image_usd: 0.05,
  })
  for (const kind of ['copy', 'picture'])
    await callApi(page, 'PUT', '/api/providers/choices', { kind, choice: `own:${id}` })
}

test('paid work on a local server shows its provider and price, stops at the budget, and goes on when it is raised', async ({
  page,
}) => {
  await createUser(page)
  await choosePaidProvider(page, servers().openAiHost)
  const { id } = await createByApi(page, '/api/brands', { name: 'Nocte' })
  const ask = async (prompt: string) => {
    await openWithoutReload(page, `/dashboard/generate?brand=${id}&prompt=${encodeURIComponent(prompt)}`)
    await page.getByRole('button', { name: 'Generate Content' }).click()
  }
  const generated = () => expect(page.getByText('Content generated successfully! 🎉')).toBeVisible({ timeout: 60_000 })
  const budgets = page.getByRole('region', { name: 'Budgets', exact: true })
  const dialog = page.getByRole('dialog')

  await page.goto('/dashboard/analytics')
  await expect(budgets).toContainText('All spending')
  await budgets.getByRole('button', { name: 'Add budget' }).click()
  await dialog.getByRole('button', { name: 'Save budget' }).click()
  await expect(dialog.getByText('Choose a brand or a campaign first.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'For' }).click()
  await page.getByRole('option', { name: 'Nocte' }).click()
  await dialog.getByRole('textbox', { name: 'Limit per month (USD)' }).fill('0.09')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save budget' }).click()
  await expect(dialog).toBeHidden()
  const row = budgets.getByRole('listitem').filter({ hasText: 'Nocte' })
  await expect(row).toContainText('$0.00 of $0.09 this month')

  await ask('A calm evening')
  await generated()
  await openWithoutReload(page, '/dashboard/analytics')
  const costs = budgets.getByRole('table', { name: 'By provider and model this month' })
  await expect(costs.getByRole('row', { name: /^stand-in \$0\.0\d/ })).toBeVisible()
  await expect(costs.getByRole('row', { name: /^paint-1 \$0\.0\d/ })).toBeVisible()
  await expect(costs.getByRole('row', { name: /^words-1 <\$0\.01/ })).toBeVisible()
  await expect(budgets.getByRole('status')).toHaveText(/^Brand: Nocte: half of the budget is used\./)

  await ask('Another calm evening')
  const refused = page.getByRole('alert').filter({ hasText: 'The monthly budget “Nocte” has no room for this' })
  await expect(refused).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Open budgets' }).first().click()
  const banner = budgets.getByRole('alert')
  await expect(banner).toHaveText(
    /^Brand: Nocte: a paid call needs \$0\.\d\d, and \$0\.\d\d is left this month\. Raise the limit to go on\./,
  )
  await expectAccessibleInBothThemes(page)
  await resize(page, 390, 844)
  await expectAccessible(page)

  await banner.getByRole('button', { name: 'Raise limit: Brand: Nocte' }).click()
  await dialog.getByRole('textbox', { name: 'Limit per month (USD)' }).fill('20')
  await dialog.getByRole('button', { name: 'Save budget' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner).toBeHidden()
  await ask('A third calm evening')
  await generated()
})
