import type { Page, Route } from '@playwright/test'
import { createContent } from '#web/app/testing/content-replies.ts'
import { createUser, expect, test } from './signet.ts'
import { LIST, sendPart } from './test-replies.ts'

test.use({ reducedMotion: 'no-preference' })

const THUMBNAIL = '/landing/verdant-360.webp'
const FORMS = ['1080x1080', '1080x1920', '1200x630']
const items = Array.from({ length: 300 }, (_, at) => ({
  ...createContent(at + 1),
  title: `Item ${at + 1}`,
  dimensions: FORMS[at % FORMS.length],
  thumbnail_url: THUMBNAIL,
}))

/** A library of 300 items whose thumbnails take a second to load. */
async function openLibrary(page: Page): Promise<void> {
  await page.route(LIST, sendPart('content', items, 'skip'))
  await page.route(`**${THUMBNAIL}*`, async (route: Route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
}

/** The name of the article in the middle of the window, once it is drawn there. */
async function readArticleInView(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => {
      const middle = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
      return middle.find((element) => element.localName === 'article')?.getAttribute('aria-label') ?? ''
    })
  await expect.poll(read).not.toBe('')
  return read()
}

test('going back restores the library and its scroll position from the cache', async ({ page }) => {
  await createUser(page)
  await openLibrary(page)
  await page.goto('/dashboard/content')
  await expect(page.getByRole('article').first().getByRole('img')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  const seen = await readArticleInView(page)
  await page.getByRole('link', { name: 'My Brands' }).click()
  await expect(page.getByRole('heading', { name: 'My Brands' })).toBeVisible()
  // New requests of the screen are never answered.
  await page.route(LIST, () => undefined)
  await page.goBack()
  await expect(page.getByRole('article', { name: seen, exact: true })).toBeVisible({ timeout: 2000 })
  expect(await page.evaluate(() => scrollY)).toBe(3000)
})

for (const address of ['/dashboard', '/dashboard/content'])
  test(`the layout of ${address} does not shift while it loads`, async ({ page }) => {
    await createUser(page)
    await openLibrary(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address)
    const picture = page.locator('main img[src*="verdant"]').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy()
    await page.waitForTimeout(500)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  })
