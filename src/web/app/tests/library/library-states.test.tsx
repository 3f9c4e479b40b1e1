import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button, chooseOption } from '../../testing/page/controls.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, findToast, listCards } from '../../testing/page/parts.ts'
import { failWithoutMessage, holdReply } from '../../testing/replies/replies.ts'

useApp()
useMotion()

const BRANDS: Answers = { 'GET /api/brands': { brands: [{ id: 1, name: 'Verdant', primary_color: '#124E42' }] } }
const EMPTY: Answers = { ...BRANDS, ...sendLibrary([]) }
const FILLED: Answers = {
  ...BRANDS,
  ...sendLibrary(['beta', 'Alpha', 'Gamma'].map((title, at) => createBareItem(3 - at, { title, brand_id: 1 }))),
}

const heading = (name: string) => page.getByRole('heading', { name })
const openLibrary = () => openScreen('/dashboard/content', 'My Content')

test('the library shows loading and empty states', async () => {
  const { answer, release } = holdReply(() => ({ content: [], total: 0 }))
  await signIn({ ...EMPTY, 'GET /api/content': answer })
  await openApp('/dashboard/content')
  await expect.element(page.getByRole('status', { name: 'Loading content' })).toBeVisible()
  release()
  await expect.element(heading('No content yet')).toBeVisible()
  answerWith(EMPTY)
  await openApp('/dashboard/favorites')
  await expect.element(page.getByText('Your saved and favorite content')).toBeVisible()
  await expect.element(heading('No favorites yet')).toBeVisible()
})

test('the library shows its own message or that of the server, and Retry loads it', async () => {
  await signIn({ ...FILLED, 'GET /api/content': failWithoutMessage })
  await openApp('/dashboard/content')
  await expect.element(alert()).toMatchTextContent('Failed to load content')
  answerWith({ ...FILLED, 'GET /api/content': () => Response.json({ detail: 'Back in a minute' }, { status: 503 }) })
  await button('Retry').click()
  await expect.element(alert()).toMatchTextContent('Back in a minute')
  answerWith(FILLED)
  await button('Retry').click()
  await expect.element(page.getByText('Showing 3 of 3 items')).toBeVisible()
  await expect.poll(listCards).toEqual(['beta', 'Alpha', 'Gamma'])
  await expectAccessibleInBothThemes()
})

test('the filters of the library are saved as a view and loaded from it', async () => {
  await signIn(FILLED)
  await openLibrary()
  await button('Load View').click()
  await expect.element(findToast('No saved view')).toBeVisible()
  await chooseOption('Brand', 'Verdant')
  await chooseOption('Type', 'Images')
  await page.getByLabelText('Favorites only').click()
  await expect.element(heading('No content found')).toBeVisible()
  await button('Save View').click()
  await expect.element(findToast('View saved')).toBeVisible()
  await openLibrary()
  await expect.element(page.getByRole('article')).toHaveLength(3)
  await button('Load View').click()
  await expect.element(findToast('View loaded')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Brand' })).toHaveTextContent('Verdant')
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Images')
  await expect.element(page.getByLabelText('Favorites only')).toBeChecked()
  localStorage.setItem('signet-library-view', '{"brandId":')
  await openLibrary()
  await button('Load View').click()
  await expect.element(findToast('Failed to load view')).toBeVisible()
})
