import {
  acceptRefusals,
  createByApi,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signUpByApi,
  test,
} from './signet.ts'
import { servers } from './servers.ts'

test('a product is read from its page, changed, and saved by a click', async ({ page, complaints }) => {
  await signUpByApi(page)
  await createByApi(page, '/api/brands', { name: 'Harbor' })
  await page.goto('/dashboard/products')
  await page.getByRole('button', { name: 'Import product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a product' })
  await expect(dialog.getByLabel('Address of the product page')).toBeFocused()
  await dialog.getByRole('button', { name: 'Read page' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter the address of a product page.')
  await dialog.getByLabel('Address of the product page').fill('127.0.0.1:9/')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('This address cannot be fetched.')
  acceptRefusals(complaints)
  await dialog.getByLabel('Address of the product page').fill(`http://${servers().siteHost}/espresso`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('House Espresso')
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('14.5')
  await expect(dialog.getByText('JSON-LD data of the page').first()).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Picture 1' })).toBeChecked()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)

  await dialog.getByLabel('Name', { exact: true }).fill('Espresso')
  await dialog.getByText('Picture 2').click()
  await dialog.getByRole('button', { name: 'Save product' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: 'Espresso' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/products\?created=\d+$/)
  // The other picture was kept, and the main one can be changed later.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'More pictures' }).click()
  const pictures = page.getByRole('dialog', { name: 'Pictures of Espresso' }).getByRole('list', { name: 'Pictures' })
  await expect(pictures.getByRole('listitem')).toHaveCount(2)
  await pictures.getByRole('button', { name: 'Make main: picture 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Main picture of Espresso' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
