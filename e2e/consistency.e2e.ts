import { createDesign } from './editor-page.ts'
import { expect, expectAccessible, test } from './signet.ts'

test('the consistency report of a brand is opened from its card, links to what is off-brand, and is downloaded as a PDF', async ({
  page,
}) => {
  const id = await createDesign(page)
  await page.goto('/dashboard/brands')
  await page.getByRole('link', { name: 'Consistency of Verdant' }).click()
  await expect(page.getByRole('heading', { name: 'Brand consistency' })).toBeVisible()
  await expect(page.getByText('Every checked design passes all rules.')).toBeVisible()
  await expect(page.getByText('No rule fails.')).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const overrides = { version: 1, slots: { headline: { move: [0, 0.25] } } }
  const saved = await page.request.post(`/api/content/${id}/design/versions`, {
    headers: { authorization: `Bearer ${token}` },
    data: { overrides },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  await page.reload()
  const rules = page.getByRole('region', { name: 'Rules that fail most' })
  await expect(rules.getByRole('listitem').first()).toContainText('1 of 1')
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^consistency-\d+\.pdf$/)

  await page
    .getByRole('region', { name: 'Off-brand designs' })
    .getByRole('link', { name: /^Spring/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Brand check')
})
