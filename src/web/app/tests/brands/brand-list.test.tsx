import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import greenDisc from '../../testing/page/green-disc.svg?no-inline'
import whiteDisc from '../../testing/page/white-disc.svg?no-inline'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { expectTexts, measureTop } from '../../testing/page/fields.ts'
import { refuseOnce, refuseWithoutMessage, replyWithInvalidBody } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

const DELETE = 'DELETE /api/brands/*'

const names = () => page.getByRole('article').getByRole('heading')
const card = (name: string) => page.getByRole('article', { name })
const openBrands = () => openScreen('/dashboard/brands', 'My Brands')

useApp()

test('the brand list shows loading, error and empty states', async () => {
  await signIn(storeBrands().answers)
  replyWithInvalidBody('GET /api/brands', 2)
  await openApp('/dashboard/brands')
  await expect.poll(() => document.querySelectorAll('[aria-busy=true] > .skeleton').length).toBe(6)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load brands')
  await button('Retry').click()
  await expect.element(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'New Brand' }).click()
  await expect.poll(() => window.location.search).toBe('?new')
  await button('Cancel').click()
  await expect.element(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible()
})

test('the brand list is searched and sorted, and has a grid and a list view', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Volt', brand_tone: 'bold' })
  stored.addBrand({ name: 'acme', description: 'Tools for makers' })
  stored.addBrand({ name: 'Verdant' })
  await signIn(stored.answers)
  await openBrands()
  await expect.element(page.getByText('Showing 3 of 3 brands')).toBeVisible()
  expect(page.getByRole('heading', { name: 'My Brands' }).element().parentElement?.textContent).toBe('My Brands3')
  await expectTexts(names(), ['Verdant', 'acme', 'Volt'])
  await chooseOption('Sort', 'Oldest first')
  await expectTexts(names(), ['Volt', 'acme', 'Verdant'])
  await chooseOption('Sort', 'Name A-Z')
  await expectTexts(names(), ['acme', 'Verdant', 'Volt'])

  const search = page.getByPlaceholder('Search brands...')
  await search.fill('MAKERS')
  await expectTexts(names(), ['acme'])
  await expect.element(page.getByText('Showing 1 of 3 brands')).toBeVisible()
  await search.fill('bold')
  await expectTexts(names(), ['Volt'])
  await search.fill('nothing like it')
  await expect.element(page.getByRole('heading', { name: 'No brands found' })).toBeVisible()
  await button('Clear search').click()
  await expect.element(names()).toHaveLength(3)

  expect(measureTop(card('acme'))).toBe(measureTop(card('Verdant')))
  await button('List view').click()
  await expect.element(button('List view')).toHaveAttribute('aria-pressed', 'true')
  expect(measureTop(card('acme'))).toBeLessThan(measureTop(card('Verdant')))
  await expectAccessible()
})

test('a brand is copied as JSON, with both names of its mission', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const stored = storeBrands()
  const { id } = stored.addBrand({ name: 'Nocte', mission: 'Better nights' })
  await signIn(stored.answers)
  await openBrands()
  await card('Nocte').getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('Brand info copied to clipboard')).toBeVisible()
  expect(JSON.parse(write.mock.lastCall?.[0] ?? '')).toMatchObject({
    id,
    name: 'Nocte',
    mission: 'Better nights',
    brand_mission: 'Better nights',
  })
})

test('a brand is deleted with its products after a question, and stays if the server refuses', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Volt' })
  stored.addProduct(stored.addBrand({ name: 'Nocte' }).id, { name: 'Night cream' })
  await signIn(stored.answers)
  await openScreen('/dashboard/products', 'My Products')
  await expect.element(card('Night cream')).toBeVisible()
  await page.getByRole('link', { name: 'My Brands' }).click()

  const ask = () => card('Nocte').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete brand?' })
  await ask()
  await expect.element(question).toMatchTextContent('This action cannot be undone.')
  await expect.element(question).toMatchTextContent('The products of Nocte are deleted with it.')
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(card('Nocte')).toBeVisible()

  const confirmDeletion = async (text: string) => {
    await ask()
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByText(text)).toBeVisible()
  }
  refuseWithoutMessage(DELETE)
  await confirmDeletion('Failed to delete brand')
  refuseOnce(DELETE, 'Not on a Sunday')
  await confirmDeletion('Not on a Sunday')
  await expect.element(card('Nocte')).toBeVisible()
  await confirmDeletion('Brand deleted')
  await expect.element(page.getByText('Showing 1 of 1 brands')).toBeVisible()
  await expect.element(card('Nocte')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'My Products' }).click()
  await expect.element(page.getByRole('heading', { name: 'No products yet' })).toBeVisible()
})

test('a logo in the color of its brand is visible on its card', async () => {
  const stored = storeBrands()
  const shared = { primary_color: '#0F4C3F', created_at: '2026-11-20T10:00:00Z' }
  const brands = [
    { id: 1, name: 'Green on green', logo_url: greenDisc, ...shared },
    { id: 2, name: 'White on green', logo_url: whiteDisc, ...shared },
  ]
  await signIn({ ...stored.answers, 'GET /api/brands': { brands } })
  await openBrands()
  const readPlate = (name: string) => {
    const logo = card(name).element().querySelector('img')
    return logo?.complete && logo.naturalWidth ? getComputedStyle(logo).backgroundColor : 'not loaded'
  }
  await expect.poll(() => readPlate('Green on green')).toBe('rgb(255, 255, 255)')
  await expect.poll(() => readPlate('White on green')).toBe('rgba(0, 0, 0, 0)')
})
