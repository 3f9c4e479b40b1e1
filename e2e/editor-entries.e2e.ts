import type { Locator, Page } from '@playwright/test'
import { createDesign, findSlot } from './editor-page.ts'
import { expect, test } from './signet.ts'

/** Opens the editor by a button and waits for the design. */
async function expectEditor(page: Page, button: Locator): Promise<void> {
  await button.click()
  await page.waitForURL(/\/dashboard\/content\/\d+\/edit$/)
  await expect(findSlot(page, /^Headline, /)).toBeVisible({ timeout: 30_000 })
}

test('Edit design opens the editor from the library, the favorites, the analytics, and the results of both generators', async ({
  page,
}) => {
  await createDesign(page)
  const edit = page.getByRole('button', { name: 'Edit design' })
  await page.goto('/dashboard/content')
  await page.getByRole('button', { name: 'Preview Spring' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Favorite' }).click()
  await expectEditor(page, edit)

  await page.goto('/dashboard/favorites')
  await page.getByRole('button', { name: 'Preview Spring' }).click()
  await expectEditor(page, edit)

  await page.goto('/dashboard/analytics')
  await page.getByRole('button', { name: 'View details' }).first().click()
  await expectEditor(page, edit)

  await page.goto('/dashboard/generate')
  await page.getByRole('combobox', { name: 'Brand' }).click()
  await page.getByRole('option', { name: 'Verdant' }).click()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Wake up to brighter skin')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(edit).toBeVisible({ timeout: 60_000 })
  await expectEditor(page, edit)

  await page.goto('/dashboard/generator')
  await page.getByRole('radio', { name: 'Verdant' }).focus()
  await page.keyboard.press('Space')
  for (let step = 1; step < 6; step += 1) await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Generate Content' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toBeVisible({ timeout: 90_000 })
  await expectEditor(page, results.getByRole('button', { name: 'Edit design' }).first())
})
