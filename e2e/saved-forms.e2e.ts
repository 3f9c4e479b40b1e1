import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createUser, expect, openWithoutReload, test } from './signet.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a brand and a product that were saved in their forms come back with their pictures after a reload', async ({
  page,
}) => {
  await createUser(page)
  await page.goto('/dashboard/brands?new')
  await field(page, 'Name').fill('Nocte')
  await field(page, 'Mission').fill('Better nights')
  await button(page, 'Create Brand').click()
  await page.getByRole('article', { name: 'Nocte' }).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Logo file').setInputFiles(await renderPicture('#26246B'))
  await button(page, 'Upload Logo').click()
  await expect(page.getByText('Logo uploaded')).toBeVisible()
  await expect(field(page, 'Logo URL')).toHaveValue(/^\/api\/files\//)

  await openWithoutReload(page, '/dashboard/products?new')
  await expect(page.getByText('A product of Nocte.')).toBeVisible()
  await field(page, 'Name').fill('Night cream')
  await page.getByRole('spinbutton', { name: 'Price' }).fill('38.5')
  await page.getByLabel('Launch date', { exact: true }).fill('2027-02-28')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Upload Image').click()])
  await chooser.setFiles(await renderPicture('#FFD400'))
  await button(page, 'Create Product').click()
  await expect(page.getByText('Product created and image uploaded')).toBeVisible()
  const product = page.getByRole('article', { name: 'Night cream' })
  await expect(product).toBeVisible()

  await page.reload()
  await product.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('38.5')
  await expect(page.getByLabel('Launch date', { exact: true })).toHaveValue('2027-02-28')
  await expectLoaded(page, 'Product image, as stored')
  await openWithoutReload(page, '/dashboard/brands')
  await page.getByRole('article', { name: 'Nocte' }).getByRole('button', { name: 'Edit' }).click()
  await expect(field(page, 'Mission')).toHaveValue('Better nights')
  await expect(field(page, 'Logo URL')).toHaveValue(/^\/api\/files\//)
})

async function renderPicture(background: string) {
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: 'picture.png', mimeType: 'image/png', buffer }
}

const expectLoaded = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
