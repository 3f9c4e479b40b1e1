import type { Page } from '@playwright/test'
import { createDesign } from './editor-page.ts'
import { expect, expectAccessible, openWithoutReload, test } from './signet.ts'

test('a changed brand offers to update its designs, shows them before and after, updates them, and undoes that as a whole, and its consistency report links to what is off-brand and is downloaded as a PDF', async ({
  page,
}) => {
  const id = await createDesign(page)
  await changeBrand(page)
  const designs = page.getByRole('region', { name: 'Designs', exact: true })
  const edge = designs.getByRole('slider', { name: /^How much of the design before is shown/ })
  await expect(edge).toHaveValue('50')
  await edge.press('ArrowRight')
  await expect(edge).toHaveValue('51')
  await expectAccessible(page)
  await designs.getByRole('button', { name: 'Update 1 design' }).click()
  await expect(designs.getByText('1 design updated')).toBeVisible()
  await expect(designs.getByText('All designs follow the brand')).toBeVisible()

  await designs.getByRole('button', { name: 'Undo the update' }).click()
  await expect(page.getByText('The update was undone', { exact: true })).toBeVisible()
  await expect(designs.getByRole('button', { name: 'Update 1 design' })).toBeVisible()

  const parts = page.getByRole('navigation', { name: 'Parts of the brand' })
  await parts.getByRole('link', { name: 'Versions' }).click()
  const versions = page.getByRole('region', { name: 'Versions' })
  await expect(versions.getByText('Version 2')).toBeVisible()
  await expect(versions.getByText('Changed: Primary color')).toBeVisible()
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 1 restored', { exact: true })).toBeVisible()
  await parts.getByRole('link', { name: 'Designs' }).click()
  await expect(designs.getByText('All designs follow the brand')).toBeVisible()
  await expectAccessible(page)
  await openWithoutReload(page, '/dashboard/brands')

  await readConsistency(page, id)
})

/** Gives the only brand another color, and opens the update that is offered then. */
async function changeBrand(page: Page): Promise<void> {
  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Primary color', { exact: true }).fill('#8A1538')
  await page.getByRole('button', { name: 'Update Brand' }).click()
  await expect(page.getByText(/^1 design still looks as .* did before\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Review and update' }).click()
}

/** Opens the consistency report of the brand from its card, before and after a design is off-brand. */
async function readConsistency(page: Page, id: number): Promise<void> {
  await page.getByRole('link', { name: 'Consistency Verdant' }).click()
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
  await openWithoutReload(page, '/dashboard/brands')
  await page.getByRole('link', { name: 'Consistency Verdant' }).click()
  const rules = page.getByRole('region', { name: 'Rules that fail most' })
  await expect(rules.getByRole('listitem').first()).toContainText('1 of 1')
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Verdant_consistency_[\d-]+\.pdf$/)

  await page
    .getByRole('region', { name: 'Off-brand designs' })
    .getByRole('link', { name: /^Spring/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Brand check')
}
