import type { Page } from '@playwright/test'
import { chooseOption, createUser, expect, acceptRefusals, createByApi, refuseOnce, test } from './signet.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const card = (page: Page, id: number) => page.getByRole('article', { name: `Item ${id}`, exact: true })
const findToast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const bareItem = (id: number, more: object = {}) => ({
  id,
  brand_id: null,
  content_type: 'image',
  prompt: 'A long enough prompt',
  dimensions: '400x400',
  title: `Item ${id}`,
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
  ...more,
})
type Bare = ReturnType<typeof bareItem>

/** Answers every list with pages of these items, and every call by id with one pixel. Returns the queries. */
async function serve(page: Page, items: readonly Bare[]): Promise<URLSearchParams[]> {
  const queries: URLSearchParams[] = []
  await page.route(/\/api\/content\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    queries.push(query)
    const skip = Number(query.get('skip'))
    const wanted = items.filter((item) => query.get('favorites_only') !== 'true' || item.is_favorite)
    return route.fulfill({
      json: { content: wanted.slice(skip, skip + Number(query.get('limit'))), total: wanted.length },
    })
  })
  await page.route(/\/api\/content\/\d+$/, (route) =>
    route.fulfill({ json: { mime_type: 'image/png', content_data: PIXEL } }),
  )
  return queries
}

test('every filter is sent to the server, and Favorites is the library with the favorites filter set', async ({
  page,
}) => {
  await createUser(page)
  const brand = await createByApi(page, '/api/brands', { name: 'Verdant', primary_color: '#124E42' })
  const queries = await serve(page, [bareItem(3), bareItem(2, { is_favorite: true }), bareItem(1)])
  const asked = (name: string) => expect.poll(() => queries.at(-1)?.get(name))
  await page.goto('/dashboard/content')
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(queries.some((query) => query.has('favorites_only') || query.has('brand_id'))).toBe(false)
  await expect(page.getByLabel('Favorites only')).not.toBeChecked()
  await page.getByLabel('Favorites only').check()
  await asked('favorites_only').toBe('true')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Favorites only').uncheck()
  await chooseOption(page, 'Brand', 'Verdant')
  await asked('brand_id').toBe(String(brand.id))
  await chooseOption(page, 'Type', 'Videos')
  await asked('content_type').toBe('video')
  await chooseOption(page, 'Type', 'Images')
  await asked('content_type').toBe('image')

  await page.goto('/dashboard/favorites')
  await expect(page.getByText('Your saved and favorite content')).toBeVisible()
  await expect(page.getByLabel('Favorites only')).toBeChecked()
  await asked('favorites_only').toBe('true')
  await expect(card(page, 2)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('on Favorites, an item whose mark could not be removed returns, and the count includes it', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  await serve(page, [bareItem(2, { is_favorite: true }), bareItem(1, { is_favorite: true })])
  await page.goto('/dashboard/favorites')
  await expect(page.getByText('Showing 2 of 2 items')).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route(/\/favorite$/, async (route) => {
    await held
    return route.fulfill({ status: 409, json: { detail: 'Not now' } })
  })
  await card(page, 2).hover()
  await card(page, 2).getByRole('button', { name: 'Favorite' }).click()
  await expect(page.getByText('Showing 1 of 1 items')).toBeVisible()
  answer()
  await expect(findToast(page, 'Not now')).toBeVisible()
  await expect(page.getByText('Showing 2 of 2 items')).toBeVisible()
  await expect(card(page, 2).getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true')
  acceptRefusals(complaints)
})

test('a preview loads once a fifth of its card is in view, and a failed image or video preview is hidden', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  const film = bareItem(8, { content_type: 'video' })
  await serve(page, [bareItem(9, { dimensions: '400x1600' }), film, bareItem(7), bareItem(6)])
  const asked: number[] = []
  await page.route(/\/api\/content\/\d+$/, (route) => {
    const id = Number(route.request().url().split('/').at(-1))
    asked.push(id)
    const broken = { mime_type: 'video/mp4', content_data: 'bm90aGluZw==' }
    return route.fulfill({ json: id === 8 ? broken : { mime_type: 'image/png', content_data: PIXEL } })
  })
  await page.goto('/dashboard/content')
  await expect(card(page, 7).getByRole('img')).toBeVisible()
  await expect.poll(() => asked.includes(8)).toBe(true)
  await expect(card(page, 8).locator('video')).toHaveCount(0)
  const frame = page.getByRole('button', { name: 'Preview Item 9' })
  const { y = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  asked.length = 0
  await page.setViewportSize({ width: 1440, height: Math.round(y + height * 0.15) })
  await page.reload()
  await expect(card(page, 7)).toBeAttached()
  await expect.poll(() => asked.includes(7)).toBe(true)
  expect(asked).not.toContain(9)
  await page.setViewportSize({ width: 1440, height: Math.round(y + height * 0.25) })
  await expect.poll(() => asked.includes(9)).toBe(true)
  acceptRefusals(complaints)
})

test('a failed next page is reported below the loaded items, and Retry loads it', async ({ page, complaints }) => {
  await createUser(page)
  await serve(
    page,
    Array.from({ length: 60 }, (_, at) => bareItem(60 - at)),
  )
  await refuseOnce(page, /\/api\/content\?skip=48/, 'GET', 'Back in a minute')
  await page.goto('/dashboard/content')
  await page.getByText('Showing 48 of 60 items').scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toContainText('Back in a minute')
  await expect(page.getByText('Showing 48 of 60 items')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Showing 60 of 60 items')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  acceptRefusals(complaints)
})
