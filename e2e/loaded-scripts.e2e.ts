import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { createContent } from '#web/app/testing/replies/content-replies.ts'
import { createUser, expect, test } from './signet.ts'
import { LIST, sendAnalytics, sendPart } from './test-replies.ts'

const FIRST_SCREEN_MAX_KB = 220

test('the first screen of the dashboard loads at most 220 KB of scripts, without charts and wizard', async ({
  page,
}) => {
  await createUser(page)
  await sendAnalytics(page)
  await page.route(LIST, sendPart('content', [1, 2, 3].map(createContent), 'skip'))
  const [home, analytics, wizard] = [
    await readScripts(page, '/dashboard', 'Recent Content'),
    await readScripts(page, '/dashboard/analytics', 'Cost by Model'),
    await readScripts(page, '/dashboard/generator', 'Content Generator'),
  ]
  const bytes = home.map((text) => gzipSync(text).length).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes / 1000).toBeLessThanOrEqual(FIRST_SCREEN_MAX_KB)
  const holds = (scripts: string[], words: string) => scripts.some((text) => text.includes(words))
  const [charts, steps] = ['cubicInterpolationMode', 'Generating Your Content']
  expect([holds(analytics, charts), holds(home, charts), holds(wizard, charts)]).toEqual([true, false, false])
  expect([holds(wizard, steps), holds(home, steps), holds(analytics, steps)]).toEqual([true, false, false])
})

/** The source of every script that a path loads until its heading is shown and the network is idle. */
async function readScripts(page: Page, path: string, heading: string): Promise<string[]> {
  await page.goto('about:blank')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = [...new Set(loaded)].filter((url) => url.endsWith('.js'))
  return Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
}
