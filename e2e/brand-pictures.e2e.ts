import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { scaleLimit } from '#server/testing/patience.ts'
import { callApi } from './call-api.ts'
import { createByApi, createUser, expect, expectAccessibleInBothThemes, test } from './signet.ts'

/** A photo of one color with a light spot, as a file of a camera. */
async function createPhoto(name: string, color: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="${color}"/><circle cx="450" cy="350" r="190" fill="#F4E9DC"/></svg>`
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() }
}

const openPicture = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click()

test('pictures of a brand are uploaded and described, and deleted ones are restored', async ({ page, complaints }) => {
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
  await expect(page.getByText('3 of 4 uploaded').first()).toBeVisible()
  await expect(page.getByText('1 failed', { exact: true })).toBeVisible()
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
  // The browser reports the refusal of the broken file.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('415')])
})

const MANY = 500
/** The lantern is among the first, so it is not on the first page of the newest 60. */
const LANTERN = 40

/** Small photos of the night, each of its own color. One is of a lantern, and large enough for a design. */
async function createPhotos() {
  const lantern = await createPhoto('Lantern in the garden.jpg', '#27324a')
  return Promise.all(
    Array.from({ length: MANY }, async (_, index) => {
      if (index === LANTERN) return lantern
      const background = { r: index % 256, g: (index * 7) % 256, b: (index * 29) % 256 }
      const buffer = await sharp({ create: { width: 48, height: 36, channels: 3, background } })
        .jpeg()
        .toBuffer()
      return { name: `IMG ${1000 + index}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

const REQUEST = 'Our new lantern is here'

/** Makes a design of the request, and a campaign with one asset like it. */
async function createCampaign(page: Page, brand_id: number): Promise<{ id: number; content_id: number }> {
  const plan = { formats: ['google.ad.300x250'], languages: ['en'], variants: 1 }
  const form = { brand_id, name: 'Lanterns', brief: REQUEST, plan }
  const { id } = await createByApi(page, '/api/campaigns', form)
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const made = await page.request.post('/api/content/generate', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { brand_id: String(brand_id), prompt: REQUEST, dimensions: '300x250', engine: 'studio' },
  })
  const { id: content_id } = (await made.json()) as { id: number }
  await callApi(page, 'PUT', `/api/campaigns/${id}/key-visual`, { content_id })
  return { id, content_id }
}

test('of 500 photos of a brand, one is found by its words and used, and blocks approval and pack of its designs once it has expired', async ({
  page,
  complaints,
}) => {
  test.slow()
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Nordwind', primary_color: '#0A7C66' })
  await page.goto(`/dashboard/brands/${brand.id}/pictures`)
  await page.getByLabel('Add pictures').setInputFiles(await createPhotos())
  const progress = page.getByRole('progressbar', { name: / of 500 uploaded$/ })
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect(page.getByText('500 of 500 uploaded').first()).toBeVisible({ timeout: scaleLimit(240_000) })
  await expect(page.getByText('500 pictures', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('garden lantern')
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  // A list shows thumbnails.
  await expect(page.getByRole('listitem').locator('img')).toHaveAttribute('src', /\?w=320$/)

  const { id, content_id } = await createCampaign(page, brand.id)
  await page.reload()
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('lantern')
  await openPicture(page, 'Lantern in the garden')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 design shows it')).toBeVisible()
  await dialog.getByLabel('Last day', { exact: true }).fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Expired', { exact: true }).first().click()
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()

  await page.goto(`/dashboard/campaigns/${id}?tab=board`)
  await page.getByRole('button', { name: 'Make 1 asset' }).click()
  await expect(page.getByRole('article').locator('img')).toHaveCount(1)
  const { cells } = await callApi<{ cells: { content_id: number }[] }>(page, 'GET', `/api/campaigns/${id}/cells`)
  const [made = 0] = cells.map((cell) => cell.content_id)
  expect(made).not.toBe(content_id)
  const refusal = page.getByText(`Pictures of the brand have expired: Lantern in the garden (#${made})`)
  await page.getByRole('checkbox', { name: /^Select Google Ads/ }).check({ force: true })
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Approve' }).click()
  await expect(refusal).toBeVisible()
  await page.goto(`/dashboard/campaigns/${id}?tab=pack`)
  await page.getByRole('radio', { name: /^Everything made/ }).check({ force: true })
  await page.getByRole('button', { name: 'Download pack' }).click()
  await expect(refusal).toBeVisible()
  // The browser reports the refusals of the approval and of the pack.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('409')])
})
