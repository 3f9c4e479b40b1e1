import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  chooseOption,
  createByApi,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
  createUser,
} from './signet.ts'

const TABLE = `Handle,Title,Body (HTML),Variant SKU,Variant Price,Image Src,Colour
night-cream,Night cream,"<p>Calms skin</p>",NC-1,24.90,,white
serum,Serum,Clear,SE-1,39.00,serum.jpg,clear
balm,Balm,For lips,BA-1,9.90,,
`

/** Registers a user with a brand, and opens the import of products. Returns the id of the brand. */
async function openImports(page: Page): Promise<number> {
  await createUser(page)
  const { id } = await createByApi(page, '/api/brands', { name: 'Verdant' })
  await page.goto('/dashboard/products')
  await page.getByRole('link', { name: 'Import from a table' }).click()
  await expect(page.getByRole('heading', { name: 'Import products', level: 1 })).toBeVisible()
  return id
}

const upload = (page: Page, text: string, name = 'shop.csv') =>
  page.getByLabel('Choose a CSV or TSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const tile = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')

test('a Shopify table is mapped, checked and imported, its bad row is corrected, and a campaign gets a cell for each product of another table', async ({
  page,
}) => {
  const brandId = await openImports(page)
  await expectAccessible(page)
  await upload(page, TABLE)
  await expect(page.getByText('Shopify', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Field of column Title' })).toHaveText('Name')
  await expect(page.getByRole('combobox', { name: 'Field of column Colour' })).toHaveText('Not imported')
  await expect(tile(page, 'New')).toHaveText('2')
  await expect(tile(page, 'Errors')).toHaveText('1')
  await expect(
    page.getByText('Image Src: The picture must be an address that starts with http:// or https://'),
  ).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await chooseOption(page, 'Field of column Colour', 'Features')
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible()
  await expect(tile(page, 'New')).toHaveText('2')
  await expectAccessible(page)

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rows with errors' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('errors-shop.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('serum,Serum,Clear,SE-1,39.00,serum.jpg,clear,3,Image Src: The picture must be an address')

  await page.getByRole('button', { name: 'Import another table' }).click()
  await expect(page.getByRole('button', { name: 'Open shop.csv' })).toBeVisible()
  await upload(page, csv.replace('serum.jpg', ''), 'errors-shop.csv')
  await page.getByRole('button', { name: 'Import 1 product', exact: true }).click()
  await expect(page.getByText('All rows were imported.')).toBeVisible()
  await page.getByRole('link', { name: 'My Products' }).last().click()
  for (const name of ['Night cream', 'Serum', 'Balm'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await importIntoCampaign(page, brandId)
})

/** Imports a table from the plan of a campaign, in one of its languages. */
async function importIntoCampaign(page: Page, brandId: number): Promise<void> {
  const plan = { formats: ['instagram.post', 'instagram.story'], languages: ['en', 'de'] }
  const campaign = await createByApi(page, '/api/campaigns', { brand_id: brandId, name: 'Launch', plan })
  // The newest brand would be chosen if the link did not name another one.
  await createByApi(page, '/api/brands', { name: 'Nocte' })
  await page.goto(`/dashboard/campaigns/${campaign.id}?tab=plan`)
  await page.getByRole('link', { name: 'Import a table' }).click()
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveText('Verdant')
  await upload(page, 'Name,Price\nCandle,5\nSoap,6\n')
  await chooseOption(page, 'Campaign', 'Launch')
  await chooseOption(page, 'Language of the cells', 'Deutsch')
  await expect(page.getByText(/^2 cells follow\./)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByRole('button', { name: 'Open campaign' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.get(`/api/campaigns/${campaign.id}/cells`, { headers })
  const { cells } = (await reply.json()) as { cells: { row_key: string | null; language: string }[] }
  expect(cells.filter(({ row_key }) => row_key !== null)).toMatchObject([
    { row_key: 'candle', language: 'de' },
    { row_key: 'soap', language: 'de' },
  ])
}
