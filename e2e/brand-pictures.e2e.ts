import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callApi } from './call-api.ts'
import { createByApi, createUser, expect, expectAccessibleInBothThemes, test } from './signet.ts'

/** A photo of one color with a light spot, as a file of a camera. */
async function createPhoto(name: string, color: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="${color}"/><circle cx="450" cy="350" r="190" fill="#F4E9DC"/></svg>`
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() }
}

const openPicture = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click()

test('pictures of a brand are uploaded, found, shown by a design, and block its approval once they have expired', async ({
  page,
  complaints,
}) => {
  test.slow()
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Nordwind', primary_color: '#0A7C66' })
  await page.goto(`/dashboard/brands/${brand.id}/pictures`)
  await expect(page.getByRole('heading', { name: 'No pictures yet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const photos = await Promise.all([
    createPhoto('Candle at night.jpg', '#27324a'),
    createPhoto('Garden.jpg', '#3f6b3a'),
    createPhoto('Kitchen.jpg', '#8a4b2f'),
  ])
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.getByLabel('Add pictures').setInputFiles([...photos, broken])
  await expect(page.getByText('4 of 4 uploaded').first()).toBeVisible()
  await expect(page.getByText(/^broken\.jpg: /)).toBeVisible()
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await openPicture(page, 'Candle at night')
  const dialog = page.getByRole('dialog')
  const fromLeft = dialog.getByRole('spinbutton', { name: 'From the left (%)' })
  await expect(fromLeft).toHaveValue('')
  await dialog.locator('img').click({ position: { x: 3, y: 3 } })
  await expect(fromLeft).not.toHaveValue('')
  await fromLeft.fill('50')
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('candle')
  await dialog.getByRole('textbox', { name: 'Tags' }).press('Enter')
  await expect(dialog.getByText('No design shows it yet.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('candle')
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('')

  await page.getByRole('checkbox', { name: 'Select Garden' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 pictures', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible()

  const plan = { formats: ['google.ad.300x250'], languages: ['en'], variants: 1 }
  const prompt = 'Our new candles are here'
  const campaign = await createByApi(page, '/api/campaigns', {
    brand_id: brand.id,
    name: 'Candles',
    brief: prompt,
    plan,
  })
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const made = await page.request.post('/api/content/generate', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { brand_id: String(brand.id), prompt, dimensions: '300x250', engine: 'studio' },
  })
  const { id: content_id } = (await made.json()) as { id: number }
  await callApi(page, 'PUT', `/api/campaigns/${campaign.id}/key-visual`, { content_id })
  await page.reload()
  await openPicture(page, 'Candle at night')
  await expect(dialog.getByText('1 design shows it')).toBeVisible()
  await dialog.getByLabel('Last day', { exact: true }).fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Expired', { exact: true }).first().click()
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()

  await page.goto(`/dashboard/campaigns/${campaign.id}?tab=board`)
  await page.getByRole('button', { name: 'Make 1 asset' }).click()
  await expect(page.getByRole('article').locator('img')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^Select Google Ads/ }).check({ force: true })
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/Pictures of the brand have expired: Candle at night/)).toBeVisible()
  // The browser reports both refusals: of the broken file, and of the approval.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('415'), expect.stringContaining('409')])
})
