import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listCalls } from '../../testing/browser/calls.ts'
import { button, chooseOption, findVideos } from '../../testing/page/controls.ts'
import { createBareItem, sendLibrary } from '../../testing/replies/library-replies.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { type Answers, IMAGE } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { alert, card, findToast, scrollTo } from '../../testing/page/parts.ts'
import { holdReply, idIn, refuse } from '../../testing/replies/replies.ts'

useApp()
useMotion()

const BRANDS: Answers = { 'GET /api/brands': { brands: [{ id: 5, name: 'Verdant', primary_color: '#124E42' }] } }

/** The queries of all calls for the list, in order. */
const listQueries = () =>
  listCalls()
    .filter((call) => call.startsWith('GET /api/content?'))
    .map((call) => new URLSearchParams(call.split('?')[1]))
const asked = (name: string) => expect.poll(() => listQueries().at(-1)?.get(name))
/** The ids of the items whose bytes were asked for. */
const listAskedItems = () => listCalls().flatMap((call) => /^GET \/api\/content\/(\d+)$/.exec(call)?.[1] ?? [])
const showing = (count: string) => page.getByText(`Showing ${count} items`)

test('every filter is sent to the server, and Favorites is the library with the favorites filter set', async () => {
  const favorite = createBareItem(2, { is_favorite: true })
  await signIn({ ...BRANDS, ...sendLibrary([createBareItem(3), favorite, createBareItem(1)]) })
  await openScreen('/dashboard/content', 'My Content')
  const [cards, favoritesOnly] = [page.getByRole('article'), page.getByLabelText('Favorites only')]
  await expect.element(cards).toHaveLength(3)
  expect(listQueries().some((query) => query.has('favorites_only') || query.has('brand_id'))).toBe(false)
  await expect.element(favoritesOnly).not.toBeChecked()
  await favoritesOnly.click()
  await asked('favorites_only').toBe('true')
  await expect.element(cards).toHaveLength(1)
  await favoritesOnly.click()
  await chooseOption('Brand', 'Verdant')
  await asked('brand_id').toBe('5')
  await chooseOption('Type', 'Videos')
  await asked('content_type').toBe('video')
  await chooseOption('Type', 'Images')
  await asked('content_type').toBe('image')

  await openApp('/dashboard/favorites')
  await expect.element(page.getByText('Your saved and favorite content')).toBeVisible()
  await expect.element(favoritesOnly).toBeChecked()
  await asked('favorites_only').toBe('true')
  await expect.element(card('Item 2')).toBeVisible()
  await expect.element(cards).toHaveLength(1)
})

test('on Favorites, an item whose mark could not be removed returns, and the count includes it', async () => {
  const { answer, release } = holdReply(() => refuse())
  const favorites = [2, 1].map((id) => createBareItem(id, { is_favorite: true }))
  await signIn({ ...sendLibrary(favorites), 'PATCH /api/content/*/favorite': answer })
  await openScreen('/dashboard/favorites', 'Favorites')
  await expect.element(showing('2 of 2')).toBeVisible()
  await card('Item 2').hover()
  const heart = card('Item 2').getByRole('button', { name: 'Favorite' })
  const count = page.getByRole('heading', { name: 'Favorites', exact: true }).element().parentElement
  expect(count?.textContent.trim()).toBe('Favorites2')
  await heart.click()
  await expect.element(showing('1 of 1')).toBeVisible()
  expect(count?.textContent.trim()).toBe('Favorites1')
  release()
  await expect.element(findToast('Not now')).toBeVisible()
  await expect.element(showing('2 of 2')).toBeVisible()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a preview loads once a fifth of its card is in view, and a failed image or video preview is hidden', async () => {
  const items = [
    createBareItem(9, { dimensions: '400x1600' }),
    createBareItem(8, { content_type: 'video' }),
    createBareItem(7),
    createBareItem(6),
  ]
  const broken = { mime_type: 'video/mp4', content_data: 'bm90aGluZw==' }
  await signIn({ ...sendLibrary(items), 'GET /api/content/*': (url) => (idIn(url) === 8 ? broken : IMAGE) })
  await openApp('/dashboard/content')
  await expect.element(card('Item 7').getByRole('img')).toBeVisible()
  await expect.poll(listAskedItems).toContain('8')
  await expect.poll(() => findVideos(card('Item 8'))).toEqual([])
  const { top, height } = button('Preview Item 9').element().getBoundingClientRect()

  await page.viewport(1440, Math.round(top + height * 0.15))
  const before = listAskedItems().length
  const listNewlyAsked = () => listAskedItems().slice(before)
  await openApp('/dashboard/content')
  await expect.element(card('Item 7')).toBeInTheDocument()
  await expect.poll(listNewlyAsked).toContain('7')
  expect(listNewlyAsked()).not.toContain('9')
  await page.viewport(1440, Math.round(top + height * 0.25))
  await expect.poll(listNewlyAsked).toContain('9')
})

test('a failed next page is reported below the loaded items, and Retry loads it', async () => {
  const library = sendLibrary(Array.from({ length: 60 }, (_, at) => createBareItem(60 - at)))
  const refuseNextPage = (url: URL) => {
    const list = library['GET /api/content']
    if (url.searchParams.get('skip') === '48') return refuse('Back in a minute')
    return typeof list === 'function' ? list(url, null) : {}
  }
  await signIn({ ...library, 'GET /api/content': refuseNextPage })
  await openScreen('/dashboard/content', 'My Content')
  await scrollTo(showing('48 of 60'))
  await expect.element(alert()).toMatchTextContent('Back in a minute')
  await expect.element(showing('48 of 60')).toBeVisible()
  answerWith(library)
  await button('Retry').click()
  await expect.element(showing('60 of 60')).toBeVisible()
  await expect.element(alert()).not.toBeInTheDocument()
})

test('platform names are spelled as their owners spell them', async () => {
  await signIn(sendLibrary([createBareItem(13, { platform: 'linkedin' })]))
  await openApp('/dashboard/content?item=13')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('PlatformLinkedIn')
})
