import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createContent } from '#web/app/testing/content-replies.ts'
import { createUser, expect, expectAccessible, acceptRefusals, test } from './signet.ts'
import { ITEM, LIST, refuse, ROWS, sendAnalytics, sendPart, sendPicture, STATS } from './test-replies.ts'

test.use({ reducedMotion: 'no-preference' })

async function makeContent(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const brand = await page.request.post('/api/brands', { headers, data: { name: 'Nocte' } })
  const { id } = (await brand.json()) as { id: number }
  await page.request.post(`/api/brands/${id}/products`, { headers, data: { name: 'Night cream' } })
  for (const title of ['First light', 'Last light']) {
    const multipart = { brand_id: String(id), content_type: 'image', prompt: 'A calm post about night cream', title }
    const made = await page.request.post('/api/content/generate', { headers, multipart, timeout: 60_000 })
    expect(made.ok()).toBe(true)
  }
}

test('the home screen counts the content, shows recent items, and downloads them', async ({ page, complaints }) => {
  await createUser(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome back, Ann Miller!' })).toBeVisible()
  await expect(page.getByText(/^Last active \w{3} \d+, \d{4}$/)).toBeVisible()
  await expect(page.getByText('$0.0000')).toBeVisible()
  await expect(page.getByText('No recent activity')).toBeVisible()
  await expect(page.getByText('No content yet')).toBeVisible()
  await page.getByRole('button', { name: 'View Analytics' }).click()
  await expect(page.getByText('No Analytics Data Yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await expectAccessible(page)

  await makeContent(page)
  await page.goto('/dashboard')
  const glance = page.getByRole('region', { name: 'At a glance' })
  await expect(glance).toHaveText('Total Content2Active Brands1Products1Total Cost$0.0000')
  await expect(page.getByRole('region', { name: 'Content Performance' })).toContainText('2 (100%)')
  const card = page.getByRole('article', { name: 'Last light' })
  await expect(card).toContainText(/#\d+ · just now/)
  await expectAccessible(page)

  await page.route(/\/favorite$/, refuse)
  const hearts = page.getByRole('button', { name: 'Favorite' })
  await hearts.first().click()
  await expect(page.getByText('Not now')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(/\/favorite$/)
  await hearts.first().click()
  await expect(card.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true')

  await page.route(ITEM, refuse)
  await card.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog').getByText('Failed to load preview')).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Download failed')).toBeVisible()
  await page.unroute(ITEM)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^\d+_Last_light\.png$/)
  await expect(page.getByText('Download started')).toBeVisible()
  acceptRefusals(complaints)
})

test('the home screen loads pages of six while pages are full, and works without analytics', async ({
  page,
  complaints,
}) => {
  await createUser(page)
  const all = Array.from({ length: 7 }, (_, index) => createContent(index + 1))
  await page.route(LIST, sendPart('content', all, 'skip'))
  await page.route(ITEM, sendPicture)
  await page.route(STATS, refuse)
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('article').nth(1)).toHaveAccessibleName('Generated Video')
  await expect(page.getByText('Analytics Overview')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(4)
  const asked = page.waitForRequest(/\/api\/content\?skip=6&limit=6$/)
  await page.getByRole('button', { name: 'Load More Content' }).click()
  await asked
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Load More Content' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Content Performance' })).toContainText('4 (57%)')

  await page.unroute(LIST)
  await page.route(LIST, refuse)
  await page.reload()
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
  acceptRefusals(complaints)
})

test('analytics show totals and details, load further pages, filter and export', async ({ page }) => {
  await createUser(page)
  await sendAnalytics(page)
  await page.goto('/dashboard/analytics')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Summary' })).toHaveText(
    'Total Content25Total Cost$0.312500Total Tokens25,825Avg Generation Time1m 15s',
  )
  await expect(main.getByRole('region', { name: 'Averages' })).toContainText('Avg Generation Time (Images)9.0s')
  for (const title of ['Content by Type', 'Content by Platform', 'Cost by Model', 'Performance Metrics']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  }
  const trend = main.getByRole('region', { name: 'Content Generation Trends (Last 30 Days)', exact: true })
  await expect(trend.getByRole('img', { name: '20 items and $0.250000 in the last 30 days' })).toBeVisible()
  await trend.getByText('Show data').focus()
  await page.keyboard.press('Enter')
  await expect(trend.getByRole('row').last()).toContainText('20$0.250000')

  await expect(main.getByText('Showing 20 of 25 items')).toBeVisible()
  await page.getByRole('button', { name: 'Load More Content' }).click()
  await expect(main.getByText('Showing 25 of 25 items')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load More Content' })).toBeHidden()

  await page.getByRole('cell', { name: '#24 Generated Video' }).scrollIntoViewIfNeeded()
  const video = page.locator('video')
  await expect(video).toHaveText('Your browser does not support the video tag.')
  await expect(video).toHaveJSProperty('muted', true)
  await video.hover({ force: true })
  await expect(page.getByRole('button', { name: 'Pause Generated Video' })).toBeVisible()
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(video).toHaveJSProperty('muted', false)

  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('button', { name: 'Play Generated Video' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Platform' }).click()
  await page.getByRole('option', { name: 'LinkedIn' }).click()
  await page.getByPlaceholder('Search content...').fill('NOCTE')
  await expect(main.getByText('Showing 1 of 25 items')).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/)
  const [header, line, ...others] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(header).toMatch(/^Content ID,Created At,.*,Prompt Length$/)
  expect(line).toMatch(/^25,\S+Z,image,linkedin,'=Nocte Ltd,,painter-1,1025,20,1045,0\.0125,75\.2,1536,33$/)
  expect(others).toEqual([])

  await page.getByRole('button', { name: 'Enlarge Generated Image' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View details' }).click()
  const details = page.getByRole('dialog', { name: 'Analytics Details' })
  await expect(details.getByRole('region', { name: 'Content Information' })).toContainText('ProductN/A')
  await expect(details.getByRole('region', { name: 'Model & Performance' })).toContainText('Tokens/Second13.64')
  await expect(details.getByRole('region', { name: 'Cost Breakdown' })).toContainText('$0.000000$0.30 per million')
  await expect(details.getByRole('region', { name: 'Content Details' })).toContainText(
    '33 charactersReference ImagesYes',
  )
  await expect(details.getByRole('region', { name: 'API Call Details' })).toContainText(
    '2 MBResponse Time4.3sStatus Code429',
  )
  await expectAccessible(page)
})

test('analytics report errors and retry', async ({ page, complaints }) => {
  await createUser(page)
  await sendAnalytics(page)
  await page.route(ROWS, refuse)
  await page.route(STATS, refuse)
  await page.goto('/dashboard/analytics')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to fetch analytics')
  await page.unroute(ROWS, refuse)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toContainText('Failed to fetch analytics stats')
  await page.unroute(STATS, refuse)
  await page.route(ITEM, (route) => route.fulfill({ json: { mime_type: 'image/png' } }))
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Showing 20 of 25 items')).toBeVisible()
  await page.getByRole('table', { name: 'Detailed Analytics' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('cell', { name: 'Error' }).first()).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('signet-token'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(alert).toContainText('No authentication token available')
  acceptRefusals(complaints)
})
