import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createPrint, measureDistance, PRINT_SIDE } from '#studio/directions/image-print.ts'
import { callApi } from './call-api.ts'
import { createUser, expect, expectAccessibleInBothThemes, resize, test } from './signet.ts'

const BRAND = { name: 'Verdant', primary_color: '#124E42', secondary_color: '#E4CBAA' }
const PROMPT = 'Morning Serum now $39 instead of $48. Only until Sunday at our Kreuzberg store.'

const strip = (page: Page, name: string) => page.getByRole('radiogroup', { name }).filter({ visible: true })
const readPrint = async (bytes: Buffer) =>
  createPrint(await sharp(bytes).removeAlpha().resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill' }).raw().toBuffer())
/** The picture of the chosen design of a strip. */
async function readChosen(page: Page, name: string) {
  const image = strip(page, name).locator('label:has(:checked) img')
  const address = (await image.getAttribute('src')) ?? ''
  return readPrint(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}
async function readItem(page: Page, id: number) {
  const { content_data } = await callApi<{ content_data: string }>(page, 'GET', `/api/content/${id}`)
  return readPrint(Buffer.from(content_data, 'base64'))
}
const listIds = async (page: Page) =>
  (await callApi<{ content: { id: number }[] }>(page, 'GET', '/api/content')).content.map(({ id }) => id)
/** Equal apart from the size and the loss of JPEG. */
const SAME = 0.03

test('the third design is chosen and made, another one of it becomes a version, and that is undone', async ({
  page,
}) => {
  await createUser(page)
  const { id: brand } = await callApi<{ id: number }>(page, 'POST', '/api/brands', BRAND)
  await page.goto(`/dashboard/generate?brand=${brand}`)
  await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT)
  const designs = strip(page, 'Designs to choose from')
  await expect(designs.getByRole('radio')).toHaveCount(6)
  await expect(designs.getByRole('radio').first()).toBeChecked()
  await expect(designs.getByRole('radio', { name: /^Design 3 of 6: .+ layout, .+, on .+/ })).toBeVisible()

  // The arrow keys move through the designs, and their places stay.
  await designs.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(designs.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByRole('region', { name: 'Preview' }).filter({ visible: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await expectAccessibleInBothThemes(page)
  const chosen = await readChosen(page, 'Designs to choose from')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Content generated successfully! 🎉')).toBeVisible()
  const [made = 0] = await listIds(page)
  expect(measureDistance(chosen, await readItem(page, made))).toBeLessThan(SAME)

  await page.getByRole('button', { name: 'Show other designs' }).click()
  const others = strip(page, 'Other designs')
  await expect(others.getByRole('radio').first()).toBeChecked()
  expect(measureDistance(await readChosen(page, 'Other designs'), chosen)).toBeLessThan(SAME)
  await others.locator('label').nth(3).click()
  const other = await readChosen(page, 'Other designs')
  expect(measureDistance(other, chosen)).toBeGreaterThan(0.1)
  await page.getByRole('button', { name: 'Use this design' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const [version = 0] = await listIds(page)
  expect(version).toBeGreaterThan(made)
  expect(measureDistance(other, await readItem(page, version))).toBeLessThan(SAME)

  await undo.click()
  await expect(undo).toBeHidden()
  await expect.poll(() => listIds(page)).toEqual([made])
  expect(await callApi(page, 'GET', '/api/generator/options')).toMatchObject({ usage: { used: 1 } })

  // On a phone, the strip is pushed sideways, and the page is not.
  await resize(page, 390, 844)
  await page.getByRole('button', { name: 'Show other designs' }).click()
  await expect(strip(page, 'Other designs')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
