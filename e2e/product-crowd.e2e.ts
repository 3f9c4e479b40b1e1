import { chooseOption, createUser, expect, createByApi, test } from './signet.ts'

test('of thousands of products only those near the window are rendered, and a saved one is scrolled into view', async ({
  page,
}) => {
  await createUser(page)
  const nocte = await createByApi(page, '/api/brands', { name: 'Nocte' })
  for (let index = 0; index < 60; index += 1)
    await createByApi(page, `/api/brands/${nocte.id}/products`, { name: `Product ${index}`, category: 'Tools' })
  await page.goto('/dashboard/products')
  await expect(page.getByText('Showing 60 of 60 products')).toBeVisible()
  const cards = page.getByRole('article')
  const last = page.getByRole('article', { name: 'Product 0', exact: true })
  // A list that has just been drawn measures its rows, which can end a scroll of the browser.
  const goToEnd = () =>
    expect(async () => {
      await page.keyboard.press('End')
      await expect(last).toBeInViewport({ timeout: 1000 })
      await expect.poll(() => page.evaluate(isAtEnd), { timeout: 1000 }).toBe(true)
    }).toPass()
  for (const view of ['Grid view', 'List view']) {
    await page.getByRole('button', { name: view }).click()
    await expect(cards.first()).toBeVisible()
    expect(await cards.count()).toBeLessThan(30)
    await goToEnd()
    await expect(page.getByRole('listitem').filter({ has: last })).toHaveAttribute('aria-posinset', '60')
    await expect(async () => {
      await page.keyboard.press('Home')
      await expect(last).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  }
  await goToEnd()
  await last.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('SKU').fill('SK-0')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(last).toBeInViewport()
  await expect(last).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(last).toHaveCount(0)
  await chooseOption(page, 'Sort', 'Oldest first')
  await expect(last).toBeInViewport()
  await expect(last).not.toBeFocused()
})

/** Checks the scroll position to the pixel except for rounding. Rows rendered on the way must not stop the scroll. */
const isAtEnd = () => scrollY + innerHeight > document.documentElement.scrollHeight - 2
