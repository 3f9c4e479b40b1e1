import type { Page, Route } from '@playwright/test'
import { createContent } from '#web/app/testing/replies/content-replies.ts'
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

test('the layout of the home and the library does not shift while they load', async ({ page }) => {
  await createUser(page)
  await openLibrary(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/dashboard', '/dashboard/content']) {
    await page.goto(address)
    const picture = page.locator('main img[src*="verdant"]').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy()
    await page.waitForTimeout(500)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  }
})
