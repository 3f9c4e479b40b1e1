import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, chooseOption, dialog } from '../../testing/page/controls.ts'
import { expectTexts, measureTop } from '../../testing/page/fields.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { refuseWithoutMessage, replyWithInvalidBody } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { holdReply } from '../../testing/replies/replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const names = () => page.getByRole('article').getByRole('heading')
const card = (name: string) => page.getByRole('article', { name })
const skeletons = () => document.querySelectorAll('[aria-busy=true] > .skeleton')

useApp()

/** Signs in with three products of two brands. */
async function signInWithProducts() {
  const stored = storeBrands()
  const nocte = stored.addBrand({ name: 'Nocte' })
  const volt = stored.addBrand({ name: 'Volt' })
  stored.addProduct(nocte.id, {
    name: 'Serum',
    description: 'For the morning',
    category: 'Skin care',
    price: 1239.5,
    currency: 'USD',
    sku: 'SR-01',
    target_audience: 'Early risers',
  })
  stored.addProduct(volt.id, { name: 'brush', category: 'Tools', price: 4 })
  stored.addProduct(nocte.id, { name: 'Cream', category: 'Skin care' })
  await signIn(stored.answers)
  return stored
}

async function openProducts(): Promise<void> {
  await openScreen('/dashboard/products', 'My Products')
  await expect.element(page.getByText('Showing 3 of 3 products')).toBeVisible()
}

test('the product list is empty if the brands fail to load, and asks for a brand first', async () => {
  await signIn(storeBrands().answers)
  replyWithInvalidBody('GET /api/brands', 2)
  await openApp('/dashboard/products')
  await expect.poll(() => skeletons().length).toBe(6)
  await expect.element(page.getByRole('heading', { name: 'No products yet' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(0)
  await button('Create First Product').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('No brands available. Please create a brand first.')
  await expectAccessible()
})

test('the product list shows an error, and after Retry the facts of each product', async () => {
  await signInWithProducts()
  replyWithInvalidBody('GET /api/brands/*/products', 4)
  await openApp('/dashboard/products')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load products')
  await button('Retry').click()
  await expect.element(page.getByText('Showing 3 of 3 products')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'My Products' })
  expect(heading.element().parentElement?.textContent).toBe('My Products3')
  for (const fact of ['For the morning', 'Skin care', '$1,239.50', 'SR-01', 'Early risers', /created/])
    await expect.element(card('Serum').getByText(fact)).toBeVisible()
  await expect.element(card('brush').getByText('4.00', { exact: true })).toBeVisible()
})

test('the product list is searched, filtered and sorted, and has a grid and a list view', async () => {
  await signInWithProducts()
  await openProducts()
  await expectTexts(names(), ['Cream', 'brush', 'Serum'])
  await chooseOption('Sort', 'Oldest first')
  await expectTexts(names(), ['Serum', 'brush', 'Cream'])
  await chooseOption('Sort', 'Name A-Z')
  await expectTexts(names(), ['brush', 'Cream', 'Serum'])
  await chooseOption('Sort', 'Price Low-High')
  await expectTexts(names(), ['brush', 'Serum', 'Cream'])

  const search = page.getByPlaceholder('Search products...')
  await search.fill('MORNING')
  await expectTexts(names(), ['Serum'])
  await expect.element(page.getByText('Showing 1 of 3 products')).toBeVisible()
  await search.fill('nothing like it')
  await expect.element(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await button('Clear search').click()

  await page.getByRole('combobox', { name: 'Category' }).click()
  await expectTexts(page.getByRole('option'), ['All categories', 'Skin care', 'Tools'])
  await page.getByRole('option', { name: 'Tools' }).click()
  await expectTexts(names(), ['brush'])
  await chooseOption('Category', 'All categories')
  await expectTexts(names(), ['brush', 'Serum', 'Cream'])

  expect(measureTop(card('brush'))).toBe(measureTop(card('Serum')))
  await button('List view').click()
  await expect.poll(() => measureTop(card('Serum')) - measureTop(card('brush'))).toBeGreaterThan(0)
  await expectAccessible()
  await button('Grid view').click()
  await expectAccessible()
})

test('choosing a brand removes the old list immediately, before the new one is loaded', async () => {
  const { answers } = await signInWithProducts()
  await openProducts()
  const held = holdReply(answers['GET /api/brands/*/products'] as (url: URL) => object)
  answerWith({ ...answers, 'GET /api/brands/*/products': held.answer })
  await chooseOption('Brand', 'Volt')
  await expect.element(names()).toHaveLength(0)
  expect(skeletons()).toHaveLength(6)
  held.release()
  await expectTexts(names(), ['brush'])
  await expect.element(page.getByText('Showing 1 of 1 products')).toBeVisible()

  // The command palette still finds a product of another brand.
  await userEvent.keyboard('{Control>}k{/Control}')
  await dialog().getByRole('combobox').fill('serum')
  await page.getByRole('option', { name: /Serum/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
  await button('Back to Products').click()
  await chooseOption('Brand', 'All brands')
  await expect.element(names()).toHaveLength(3)
})

test('a product is copied as JSON', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await signInWithProducts()
  await openProducts()
  await card('Serum').getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('Product info copied to clipboard')).toBeVisible()
  expect(JSON.parse(write.mock.lastCall?.[0] ?? '')).toMatchObject({
    name: 'Serum',
    price: 1239.5,
    default_cta_text: 'Learn More',
  })
})

test('a product is deleted after a question, and stays if the server refuses', async () => {
  await signInWithProducts()
  await openProducts()
  const ask = () => card('Serum').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete product?' })
  await ask()
  await expect.element(question).toMatchTextContent('This action cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  refuseWithoutMessage('DELETE /api/products/*')
  await ask()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Failed to delete product')).toBeVisible()
  await expect.element(card('Serum')).toBeVisible()
  await ask()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Product deleted')).toBeVisible()
  await expect.element(card('Serum')).not.toBeInTheDocument()
  await expect.element(page.getByText('Showing 2 of 2 products')).toBeVisible()
})
