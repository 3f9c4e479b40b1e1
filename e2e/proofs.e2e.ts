import type { Page } from '@playwright/test'
import { createByApi, createUser, expect, expectAccessibleInBothThemes, openBarePage, test } from './signet.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Creates a picture through the API, and downloads it as the download button does. */
async function downloadImage(page: Page): Promise<Buffer> {
  const { id } = await createByApi(page, '/api/brands', { name: 'Nocte' })
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const multipart = {
    brand_id: String(id),
    content_type: 'image',
    prompt: 'Say "Sleep well tonight"',
    dimensions: '400x400',
    title: 'Night cream',
  }
  const made = await page.request.post('/api/content/generate', { headers, multipart })
  expect(made.status(), await made.text()).toBe(200)
  const item = (await made.json()) as { id: number }
  const signed = { ...headers, 'content-credentials': 'include' }
  const answer = await page.request.get(`/api/content/${item.id}`, { headers: signed })
  return Buffer.from(((await answer.json()) as { content_data: string }).content_data, 'base64')
}

const check = (page: Page, buffer: Buffer) =>
  page.getByLabel('Picture or video').setInputFiles({ name: 'post.png', mimeType: 'image/png', buffer })

/** The page is no wider than the phone. */
const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

test('on a phone, the owner reads the proof of a picture, and a stranger checks its download, whole and changed', async ({
  page,
}) => {
  await createUser(page)
  const file = await downloadImage(page)

  await page.goto('/dashboard/content')
  await page.getByRole('button', { name: 'Preview Night cream' }).click()
  const proof = page.getByRole('region', { name: 'Proof' })
  await expect(proof.getByText('Made without AI')).toBeVisible()
  await proof.getByRole('button', { name: 'Show' }).click()
  await expect(proof.getByText('Drawn by rules. No model made a picture for it.')).toBeVisible()
  await expect(proof.getByRole('button', { name: 'Copy proof' })).toBeVisible()
  await expectToFit(page)
  await expectAccessibleInBothThemes(page)

  await openBarePage(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/verify')
  await check(page, file)
  const intact = page.getByRole('region', { name: 'Unchanged since it was signed' })
  await expect(intact.getByText('Signed by this Signet.')).toBeVisible()
  await expect(intact.getByText('Made without AI')).toBeVisible()
  await expect(intact.getByText('Nocte, version 1')).toBeVisible()
  await intact.getByText('Details').click()
  await expect(intact.getByText('Digest of the file')).toBeVisible()
  await expectToFit(page)
  await expectAccessibleInBothThemes(page)

  const changed = Buffer.from(file)
  const middle = changed.length >> 1
  changed[middle] = (changed[middle] ?? 0) ^ 1
  await check(page, changed)
  await expect(page.getByRole('heading', { name: 'Changed since it was signed' })).toBeVisible()
  await expect(page.getByText('Made without AI')).toHaveCount(0)
  await expectToFit(page)
  await expectAccessibleInBothThemes(page)
})
