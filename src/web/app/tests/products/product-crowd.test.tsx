import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { field } from '../../testing/page/fields.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const cards = () => page.getByRole('article')
const last = () => page.getByRole('article', { name: 'Product 0', exact: true })

useApp()

test('of thousands of products only those near the window are rendered, and a saved one is scrolled into view', async () => {
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Nocte' })
  for (let index = 0; index < 60; index += 1) stored.addProduct(id, { name: `Product ${index}`, category: 'Tools' })
  await signIn(stored.answers)
  await openScreen('/dashboard/products', 'My Products')
  await expect.element(page.getByText('Showing 60 of 60 products')).toBeVisible()
  for (const view of ['Grid view', 'List view']) {
    await button(view).click()
    await expect.element(cards().first()).toBeVisible()
    expect(cards().elements().length).toBeLessThan(30)
    await goToEnd()
    await expect.element(page.getByRole('listitem').filter({ has: last() })).toHaveAttribute('aria-posinset', '60')
    await goToStart()
  }
  await goToEnd()
  await last().getByRole('button', { name: 'Edit' }).click()
  await field('SKU').fill('SK-0')
  await button('Update Product').click()
  await expect.element(last()).toBeInViewport()
  await expect.element(last()).toHaveFocus()
  window.scrollTo(0, 0)
  await expect.element(last()).not.toBeInTheDocument()
  await chooseOption('Sort', 'Oldest first')
  await expect.element(last()).toBeInViewport()
  await expect.element(last()).not.toHaveFocus()
})

/** A list that has just been drawn measures its rows, which can end a scroll of the browser. */
const goToEnd = () => expect.poll(() => pressAndLook('{End}', isAtEnd)).toBe(true)
const goToStart = () => expect.poll(() => pressAndLook('{Home}', () => last().query() === null)).toBe(true)

/** Presses a key and looks once the rows at the new place are rendered. */
async function pressAndLook(key: string, look: () => boolean): Promise<boolean> {
  await userEvent.keyboard(key)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return look()
}

/** Checks the scroll position to the pixel except for rounding. Rows rendered on the way must not stop the scroll. */
const isAtEnd = () => {
  const top = last().query()?.getBoundingClientRect().top ?? Infinity
  const isSeen = top < window.innerHeight
  return isSeen && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2
}
