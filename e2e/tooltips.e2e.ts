import { createUser, expect, test } from './signet.ts'

test('the tooltip of a control shows on hover and focus, next to it, and hides on Escape or when the pointer leaves', async ({
  page,
}) => {
  await createUser(page)
  await page.goto('/dashboard/channels')
  const name = (text: string) => page.locator('[aria-hidden]').getByText(text, { exact: true })
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' })
  await collapse.click()
  const link = page.getByRole('complementary').getByRole('link', { name: 'My Brands' })
  await link.hover()
  await expect(name('My Brands')).toBeVisible()
  const [popup, anchor] = [await name('My Brands').boundingBox(), await link.boundingBox()]
  expect(popup?.x).toBeGreaterThanOrEqual((anchor?.x ?? 0) + (anchor?.width ?? 0))
  await name('My Brands').hover()
  await page.waitForTimeout(200) // Longer than the pointer may be outside on its way to the tooltip.
  await expect(name('My Brands')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name('My Brands')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  const label = (await focused.getAttribute('data-tooltip')) ?? ''
  await expect(name(label)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(name(label)).toBeHidden()
})
