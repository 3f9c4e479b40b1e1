import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, expectAccessibleInBothThemes, test } from './signet.ts'
import { createDesign } from './editor-page.ts'

const require = createRequire(import.meta.url)
const OSWALD = join(require.resolve('@fontsource/oswald/package.json'), '../files/oswald-latin-600-normal.woff2')

test('a brand gets a font with a license note, and pictures use it until it is deleted', async ({
  page,
  complaints,
}) => {
  await createDesign(page)
  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: /^Brand fonts of / }).click()
  const dialog = page.getByRole('dialog', { name: /^Brand fonts of / })
  await expect(dialog.getByText('No fonts yet')).toBeVisible()
  const before = await dialog.getByRole('img', { name: 'A picture of the brand with these fonts' }).screenshot()

  await dialog
    .getByLabel('Choose a font file')
    .setInputFiles({ name: 'a.ttf', mimeType: '', buffer: Buffer.from('no') })
  await dialog.getByRole('button', { name: 'Upload font' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is not a font.')
  complaints.length = 0 // The browser logs the refused upload to its console.
  await dialog.getByLabel('Choose a font file').setInputFiles(OSWALD)
  await dialog.getByLabel('License note').fill('SIL Open Font License 1.1')
  await dialog.getByRole('button', { name: 'Upload font' }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: 'Oswald' })
  await expect(row).toContainText('License: SIL Open Font License 1.1')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family }) => family.startsWith('brand-font-'))))
    .toBe(true)

  await dialog.getByRole('combobox', { name: 'Headlines' }).click()
  await page.getByRole('option', { name: 'Oswald' }).click()
  await expect(row.getByText('In use')).toBeVisible()
  const picture = dialog.getByRole('img', { name: 'A picture of the brand with these fonts' })
  await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })

  await row.getByRole('button', { name: /^Edit Oswald/ }).click()
  await row.getByLabel('License note').fill('Invoice 2041')
  await row.getByRole('button', { name: 'Save font' }).click()
  await expect(row).toContainText('License: Invoice 2041')
  await row.getByRole('button', { name: /^Delete Oswald/ }).click()
  await page.getByRole('button', { name: 'Delete font' }).click()
  await expect(dialog.getByText('No fonts yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
