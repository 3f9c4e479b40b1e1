import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createUser, expect, acceptRefusals, test } from './signet.ts'

test.use({ reducedMotion: 'no-preference' })

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const bareItem = (id: number) => ({
  id,
  brand_id: null,
  content_type: id === 5000 ? 'video' : 'image',
  prompt: 'A long enough prompt',
  dimensions: '320x180',
  title: `Item ${id}`,
  is_favorite: false,
  created_at: '2026-11-20T10:00:00Z',
})
const film = readFileSync('src/server/testing/gemini/gemini-wide.mp4').toString('base64')
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('minimal replies are enough, videos play under the pointer, and thousands of items stay fast', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  await page.route(/\/api\/content\?/, (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'))
    const content = Array.from({ length: skip === 0 ? 4900 : 100 }, (_, at) => bareItem(5000 - skip - at))
    return route.fulfill({ json: { content, total: 5000 } })
  })
  const asked: number[] = []
  await page.route(/\/api\/content\/\d+$/, (route) => {
    const id = Number(route.request().url().split('/').at(-1))
    asked.push(id)
    if (id === 4999) return route.fulfill({ status: 500, body: '' })
    if (id === 4998) return route.fulfill({ json: { mime_type: 'image/png', content_data: 'bm90aGluZw==' } })
    const isFilm = id === 5000
    return route.fulfill({
      json: { mime_type: isFilm ? 'video/mp4' : 'image/png', content_data: isFilm ? film : pixel },
    })
  })
  await page.goto('/dashboard/content')
  await expect(card(page, 'Item 4997').getByRole('img')).toBeVisible()
  await expect(card(page, 'Item 4999').getByRole('img')).toHaveCount(0)
  await expect(card(page, 'Item 4998').getByRole('img')).toHaveCount(0)
  const clip = card(page, 'Item 5000').locator('video')
  const isPaused = () => clip.evaluate((video: HTMLVideoElement) => video.paused && video.muted)
  expect(await isPaused()).toBe(true)
  await card(page, 'Item 5000').hover()
  await expect.poll(isPaused).toBe(false)
  expect(await clip.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  expect(asked.length).toBeLessThan(40)
  expect(await cards(page).count()).toBeLessThan(60)

  await page.getByRole('button', { name: 'Preview Item 5000' }).click()
  await expect(dialog(page).locator('video[controls]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to load preview')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview Item 4999' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Preview Item 101', exact: true })).toBeFocused()
  await expect(page.getByText('Showing 5,000 of 5,000 items')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Preview Item 1', exact: true })).toBeFocused()
  expect(await cards(page).count()).toBeLessThan(60)
  acceptRefusals(complaints)
})

/** A library of this many items, all on the first page, numbered down from 4000. */
async function openLibrary(page: Page, count: number): Promise<void> {
  await createUser(page)
  await page.route(/\/api\/content\?/, (route) =>
    route.fulfill({ json: { content: Array.from({ length: count }, (_, at) => bareItem(4000 - at)), total: count } }),
  )
  await page.route(/\/api\/content\/\d+$/, (route) =>
    route.fulfill({ json: { mime_type: 'image/png', content_data: pixel } }),
  )
  await page.goto('/dashboard/content')
  await expect(card(page, 'Item 4000').getByRole('img')).toBeVisible()
}

test('while scrolling, cards are mounted one at a time, before they are in the window', async ({ page }) => {
  await openLibrary(page, 400)
  const added = await cards(page)
    .first()
    .evaluate(async (article) => {
      const counts: number[] = []
      const watch = new MutationObserver((changes) =>
        counts.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)),
      )
      watch.observe(article.closest('ul') ?? article, { childList: true })
      for (let frame = 0; frame < 200; frame += 1) {
        scrollBy(0, 8)
        await new Promise(requestAnimationFrame)
      }
      return counts
    })
  expect(added.length).toBeGreaterThan(10)
  expect(Math.max(...added)).toBe(1)
})

test('during fast scrolling, only placeholders are shown; cards appear when it slows down', async ({ page }) => {
  await openLibrary(page, 1000)
  const { outlines, built } = await cards(page)
    .first()
    .evaluate(async (article) => {
      const list = article.closest('ul') ?? article
      const isOutline = (node: Node) => node instanceof Element && node.ariaHidden === 'true'
      const added: Node[] = []
      const watch = new MutationObserver((changes) => added.push(...changes.flatMap((one) => [...one.addedNodes])))
      let last = performance.now()
      for (let frame = 0; frame < 60; frame += 1) {
        const now = await new Promise<number>(requestAnimationFrame)
        scrollBy(0, 10 * Math.max(16, now - last))
        last = now
        // The first scroll events are not recognized as fast scrolling yet.
        if (frame === 4) watch.observe(list, { childList: true })
      }
      return { outlines: added.filter(isOutline).length, built: added.filter((node) => !isOutline(node)).length }
    })
  expect(outlines).toBeGreaterThan(20)
  expect(built).toBeLessThan(outlines / 10)
  await expect(page.locator('main li[aria-hidden]')).toHaveCount(0)
  await expect
    .poll(() =>
      cards(page).evaluateAll(
        (all) =>
          all.filter((one) => one.getBoundingClientRect().top < innerHeight && one.getBoundingClientRect().bottom > 0)
            .length,
      ),
    )
    .toBeGreaterThan(3)
})

/** Runs in the page. Hovers over a card for 30 ms, as scrolling does, then waits until a video would have started. */
async function passUnderPointer(article: Element): Promise<void> {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  article.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await wait(30)
  article.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
  await wait(400)
}

test('a video is not loaded while the pointer only passes over it, and loading stops when the pointer leaves', async ({
  page,
}) => {
  await createUser(page)
  const [poster, source] = ['/api/content/5000/thumbnail?w=640', '/api/content/5000/file?k=abc']
  const item = { ...bareItem(5000), thumbnail_url: poster, file_url: source }
  await page.route(/\/api\/content\?/, (route) => route.fulfill({ json: { content: [item], total: 1 } }))
  await page.route('**/thumbnail?*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  )
  // The server never replies, so only the page itself can end this request.
  await page.route('**/file?*', () => {})
  await page.goto('/dashboard/content')
  await expect(card(page, 'Item 5000')).toBeVisible()
  const early: string[] = []
  page.on('request', (request) => early.push(request.url()))
  await card(page, 'Item 5000').evaluate(passUnderPointer)
  expect(early.filter((url) => url.includes('/file?'))).toEqual([])
  const asked = page.waitForRequest('**/file?*')
  await card(page, 'Item 5000').hover()
  const request = await asked
  const ended = page.waitForEvent('requestfailed', { predicate: (one) => one === request, timeout: 5000 })
  await page.mouse.move(0, 0)
  await ended
})

test('when all loaded items are deleted, the next ones are loaded', async ({ page }) => {
  await createUser(page)
  let left = Array.from({ length: 400 }, (_, at) => ({ ...bareItem(400 - at), content_type: 'image' }))
  await page.route(/\/api\/content\?/, (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'))
    return route.fulfill({ json: { content: left.slice(skip, skip + 48), total: left.length } })
  })
  await page.route(/\/api\/content\/\d+$/, (route) => {
    const id = Number(route.request().url().split('/').at(-1))
    if (route.request().method() === 'DELETE') left = left.filter((one) => one.id !== id)
    return route.fulfill({ json: { message: 'Content deleted', mime_type: 'image/png', content_data: pixel } })
  })
  await page.goto('/dashboard/content')
  await expect(page.getByText(/Showing (48|96|144) of 400 items/)).toBeVisible()
  await page.getByRole('button', { name: 'Preview Item 400' }).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: /Select all \d+ loaded/ }).click()
  const selection = page.getByRole('region', { name: 'Selection' })
  const told = selection.getByText(/^\d{2,} selected$/)
  const loaded = Number(/\d+/.exec(await told.innerText())?.[0])
  await selection.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(card(page, `Item ${400 - loaded}`)).toBeVisible()
  await expect(page.getByText('No content yet')).toBeHidden()
})
