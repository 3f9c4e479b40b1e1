import type { Page } from '@playwright/test'
import { createDesign } from './editor-page.ts'
import { expect, expectAccessible, test } from './signet.ts'

test('a changed brand offers to update its designs, shows them before and after, updates them, and undoes that as a whole', async ({
  page,
}) => {
  await createDesign(page)
  await changeBrand(page)
  const dialog = page.getByRole('dialog', { name: /^Designs and versions of / })
  const edge = dialog.getByRole('slider', { name: /^How much of the design before is shown/ })
  await expect(edge).toHaveValue('50', { timeout: 60_000 })
  await edge.press('ArrowRight')
  await expect(edge).toHaveValue('51')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Update 1 design' }).click()
  await expect(dialog.getByText('1 design updated')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText('All designs follow the brand')).toBeVisible()

  await dialog.getByRole('button', { name: 'Undo the update' }).click()
  await expect(page.getByText('The update was undone', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Update 1 design' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Versions' }).click()
  await expect(dialog.getByText('Version 2')).toBeVisible()
  await expect(dialog.getByText('Changed: Primary color')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 1 restored', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Designs', exact: true }).click()
  await expect(dialog.getByText('All designs follow the brand')).toBeVisible()
  await expectAccessible(page)
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
