import { gzipSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { createContent, createRow, PIXEL } from '#web/app/testing/content-replies.ts'
import { chooseOption, createUser, expect, expectAccessible, expectWords, acceptRefusals, test } from './signet.ts'
import { ITEM, LIST, refuse, ROWS, sendAnalytics, sendPart, sendPicture, STATS } from './test-replies.ts'

test.use({ reducedMotion: 'no-preference' })

const FIRST_SCREEN_MAX_KB = 220

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Holds calls to a URL until they are released. */
async function holdCalls(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const free = new Promise<void>((done) => (release = done))
  await page.route(url, async (route: Route) => {
    await free
    await route.fallback()
  })
  return release
}

test('the home screen has the texts of part 2: empty, loading and filled', async ({ page, complaints }) => {
  await createUser(page)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const release = await holdCalls(page, LIST)
  await page.goto('/dashboard')
  await expect(region(page, 'Recent Content').locator('[aria-busy] > *')).toHaveCount(6)
  release()
  await expect(page.getByText('No content yet')).toBeVisible()
  await expectWords(main(page), 'home-empty')
  await page.getByRole('button', { name: 'Create Your First Content' }).click()
  await page.waitForURL('**/dashboard/generator')
  await page.goBack()
  await page.getByRole('button', { name: 'Start Creating' }).click()
  await page.waitForURL('**/dashboard/generator')

  await sendAnalytics(page)
  await page.route(
    LIST,
    sendPart(
      'content',
      Array.from({ length: 7 }, (_, index) => createContent(index + 1)),
      'skip',
    ),
  )
  await page.route(ITEM, sendPicture)
  await page.route(/\/api\/content\/3$/, refuse)
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectWords(main(page), 'home-filled')
  const activity = region(page, 'Recent Activity')
  await expect(activity.getByRole('listitem')).toHaveCount(4)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    activity.getByRole('button', { name: 'Download' }).first().click(),
  ])
  expect(download.suggestedFilename()).toBe('1_Generated_Image.png')
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').first().getByRole('img')).toBeVisible()
  await expect
    .poll(() => warnings)
    .toContainEqual(expect.stringContaining('The preview of content 3 could not be loaded'))
  await expect(page.getByRole('article').nth(2).getByRole('img')).toHaveCount(0)
  acceptRefusals(complaints)
})

test('analytics have the texts of part 2: totals, filters, table and details', async ({ page }) => {
  await createUser(page)
  await page.goto('/dashboard/analytics')
  await expectWords(main(page), 'analytics-empty')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await page.waitForURL('**/dashboard/generator')

  await sendAnalytics(page)
  const release = await holdCalls(page, STATS)
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('status', { name: 'Loading analytics' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  release()
  await expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible({ timeout: 15_000 })
  for (const name of ['Summary', 'Averages']) await expectWords(region(page, name), `analytics-${name.toLowerCase()}`)
  await expectWords(region(page, 'Performance Metrics'), 'analytics-performance')
  await expectWords(region(page, 'Recent Activity'), 'analytics-recent')
  await expect(region(page, 'Recent Activity').getByRole('listitem')).toHaveCount(5)
  await expectWords(page.getByRole('row').first(), 'analytics-columns')
  await expectWords(page.getByRole('row').filter({ hasText: '#25' }), 'analytics-row')

  await page.getByRole('button', { name: 'Filters' }).click()
  await expectWords(region(page, 'Filters'), 'analytics-filters')
  for (const [select, options] of [
    ['Content Type', ['All Types', 'Image', 'Video']],
    ['Platform', ['All Platforms', 'Instagram', 'Facebook', 'Twitter', 'LinkedIn']],
    ['Sort By', ['Content ID', 'Date Created', 'Cost', 'Tokens', 'Generation Time', 'Content Size']],
    ['Order', ['Descending', 'Ascending']],
  ] as const) {
    await page.getByRole('combobox', { name: select }).click()
    await expect(page.getByRole('option')).toHaveText([...options])
    await page.keyboard.press('Escape')
  }
  await chooseOption(page, 'Order', 'Ascending')
  await expect(page.getByRole('row').nth(1)).toContainText('#6')
  await chooseOption(page, 'Order', 'Descending')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(region(page, 'Filters')).toBeHidden()

  await page.getByRole('button', { name: 'View details' }).first().click()
  const details = page.getByRole('dialog', { name: 'Analytics Details' })
  for (const part of ['Content Information', 'Model & Performance', 'Token Usage', 'Cost Breakdown'])
    await expect(details.getByRole('region', { name: part })).toBeVisible()
  await expectWords(details, 'analytics-details')
  await expect(details.getByText('429')).toHaveClass(/text-danger/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View details' }).nth(2).click()
  await expect(details.getByText('200', { exact: true })).toHaveClass(/text-success/)
})

test('analytics load further pages, charts and previews when they come into view, and start again on Refresh', async ({
  page,
}) => {
  await createUser(page)
  await page.setViewportSize({ width: 1440, height: 420 })
  await sendAnalytics(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/analytics/') || ITEM.test(pathname)) asked.push(pathname + search)
  })
  const since = (count: number) => asked.slice(count).toSorted()
  await page.goto('/dashboard/analytics')
  await expect(page.getByText('Loading charts...')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Line chart/ })).toHaveCount(1)
  const [first, stats] = ['/api/analytics/content?limit=20&offset=0', '/api/analytics/stats']
  expect(since(0)).toEqual([first, stats])

  await page.getByRole('row').nth(1).scrollIntoViewIfNeeded()
  await expect.poll(() => since(2)).toContain('/api/content/25')
  expect(since(2)).not.toContain('/api/content/6')
  const before = asked.length
  const release = await holdCalls(page, ROWS)
  await page.getByRole('button', { name: 'Load More Content' }).click()
  await expect(page.getByRole('button', { name: 'Loading more...' })).toBeDisabled()
  release()
  await expect(page.getByText('Showing 25 of 25 items')).toBeVisible()
  expect(since(before).filter((path) => path.includes('/analytics/'))).toEqual([
    '/api/analytics/content?limit=20&offset=20',
  ])
  const refreshed = asked.length
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Showing 20 of 25 items')).toBeVisible()
  await expect.poll(() => since(refreshed).filter((path) => path.includes('/analytics/'))).toEqual([first, stats])
})

test('videos of the analytics load only while they play, so that six of them do not block other requests', async ({
  page,
}) => {
  await createUser(page)
  await sendAnalytics(page)
  const films = Array.from({ length: 40 }, (_, at) => ({
    ...createRow(40 - at),
    content_type: 'video',
    thumbnail_url: `/api/content/${at}/thumbnail?w=640`,
    file_url: `/api/content/${at}/file?k=abc`,
  }))
  await page.route(ROWS, sendPart('analytics', films, 'offset'))
  await page.route('**/thumbnail?*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') }),
  )
  const asked: string[] = []
  // The server never replies, so only the page itself can end such a request.
  await page.route('**/file?*', (route) => void asked.push(route.request().url()))
  await page.goto('/dashboard/analytics')
  await page.getByRole('row').nth(8).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Load More Content' }).click()
  await expect(page.getByText(/^Showing 40 of/)).toBeVisible()
  expect(asked).toEqual([])
  const started = page.waitForRequest('**/file?*')
  const row = page.getByRole('row').nth(3)
  await row.scrollIntoViewIfNeeded()
  await row.getByRole('button', { name: /^Play / }).hover()
  const request = await started
  const ended = page.waitForEvent('requestfailed', { predicate: (one) => one === request, timeout: 5000 })
  await page.mouse.move(0, 0)
  await ended
})

test('the configuration has the texts of part 2, loads, reports errors and is saved', async ({ page, complaints }) => {
  await createUser(page)
  await page.route(/\/api\/config$/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/dashboard/configuration')
  await expect(page.getByRole('alert')).toContainText('Failed to load configuration')
  await page.unroute(/\/api\/config$/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'LinkedIn video' })).toBeVisible()
  await expectWords(main(page), 'configuration')
  await expectAccessible(page)
  const twitter = page.getByRole('region', { name: 'Twitter video' })
  await twitter.getByRole('button', { name: 'Add size' }).click()
  await page.route(/\/api\/config$/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Save failed')
  await expect(page.getByRole('status').filter({ hasText: 'Save failed' })).toBeVisible()
  await page.unroute(/\/api\/config$/)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    content_sizes: { video: { twitter: ['1280x720', '1080x1080'] } },
  })
  await expect(page.getByText('Configuration saved')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.reload()
  await expect(twitter.getByRole('textbox')).toHaveCount(2)
  acceptRefusals(complaints)
})

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
  await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = [...new Set(loaded)].filter((url) => url.endsWith('.js'))
  return Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
}
