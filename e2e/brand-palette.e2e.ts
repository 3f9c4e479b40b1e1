import { createDesign, findSlot } from './editor-page.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './signet.ts'

test('a brand gets a neutral and accents with their readable pairs, and the editor offers them', async ({ page }) => {
  const id = await createDesign(page)
  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'Edit' }).click()
  const section = page.getByRole('region', { name: 'Extended palette' })
  await expect(section.getByText('The brand has only its primary and secondary color.')).toBeVisible()
  await section.getByRole('button', { name: 'Edit extended palette' }).click()

  const dialog = page.getByRole('dialog', { name: 'Extended palette' })
  await dialog.getByRole('button', { name: 'Add a neutral' }).click()
  await dialog.getByLabel('Neutral color', { exact: true }).fill('#EFEBE4')
  for (const hex of ['#E8590C', '#F2A0B5', '#FFD43B', '#7C3AED']) {
    await dialog.getByRole('button', { name: 'Add an accent' }).click()
    await dialog
      .getByLabel(/^Accent color \d$/)
      .last()
      .fill(hex)
  }
  await expect(dialog.getByRole('button', { name: 'Add an accent' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Remove accent 3' }).click()
  await expect(dialog.getByLabel('Accent color 3', { exact: true })).toHaveValue('#7C3AED')
  await dialog.getByRole('combobox', { name: 'Role of accent 1' }).click()
  await page.getByRole('option', { name: 'Buttons' }).click()

  const use = dialog.getByRole('list', { name: 'Pairs to use' })
  await dialog
    .getByRole('button', { name: /^Show all / })
    .first()
    .click()
  await expect(use.getByRole('listitem').filter({ hasText: 'White on Primary' })).toContainText('Any text')
  await expect(use.getByRole('listitem').filter({ hasText: 'White on Accent 1' })).toContainText('Large text only')
  const avoid = dialog.getByRole('list', { name: 'Pairs to avoid' })
  await expect(avoid.getByRole('listitem').first()).toContainText('Not for text')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })

  await dialog.getByRole('button', { name: 'Use this palette' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('list', { name: 'Extended palette' }).getByRole('listitem')).toHaveText([
    'Neutral#EFEBE4',
    'Accent 1#E8590C',
    'Accent 2#F2A0B5',
    'Accent 3#7C3AED',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Brand' }).click()
  await expect(page.getByText('Brand updated')).toBeVisible()

  await page.goto(`/dashboard/content/${id}/edit`)
  await findSlot(page, /^Headline, /).click({ timeout: 30_000 })
  const colors = page.getByRole('list', { name: 'Colors' })
  await expect(colors.getByRole('button', { name: /^Neutral/ })).toBeVisible()
  await expect(colors.getByRole('button', { name: /^Accent \d/ })).toHaveCount(3)
})
