import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { listCalls } from '../../testing/browser/calls.ts'
import { useMotion } from '../../testing/browser/motion.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { expectDownload, openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { expectAccessible } from '../../testing/page/axe.ts'
import { button, chooseOption, dialog, expectPath, findVideos } from '../../testing/page/controls.ts'
import { alert, listTexts, main, region, scrollTo } from '../../testing/page/parts.ts'
import { expectWords } from '../../testing/page/words.ts'
import { type Answers, IMAGE, VIDEO } from '../../testing/replies/agreed-replies.ts'
import { createRow, SUMS } from '../../testing/replies/content-replies.ts'
import { holdReply, idIn, refuse } from '../../testing/replies/replies.ts'

useApp()
useMotion()

const openAnalytics = () => openScreen('/dashboard/analytics', 'Analytics')
const rows = () => page.getByRole('row')
const showing = (count: string) => page.getByText(`Showing ${count} items`)

test('empty analytics have the agreed texts and lead to the wizard', async () => {
  await signIn({ 'GET /api/analytics/stats': {}, 'GET /api/analytics/content': { analytics: [] } })
  await openAnalytics()
  await expectWords(main(), 'analytics-empty')
  await button('Generate Content').click()
  await expectPath('/dashboard/generator')
})

test('analytics have the agreed texts: loading, totals and table', async () => {
  const { answer, release } = holdReply(() => SUMS)
  await signIn({ ...ANALYTICS, 'GET /api/analytics/stats': answer })
  await openApp('/dashboard/analytics')
  await expect.element(page.getByRole('status', { name: 'Loading analytics' })).toBeVisible()
  await expect.element(button('Export CSV')).toBeDisabled()
  release()
  await expect.element(page.getByRole('img', { name: /^Line chart/ })).toBeVisible()
  await expectWords(region('Summary'), 'analytics-summary')
  await expectWords(region('Averages'), 'analytics-averages')
  await expectWords(region('Performance Metrics'), 'analytics-performance')
  await expectWords(region('Recent Activity'), 'analytics-recent')
  await expect.element(region('Recent Activity').getByRole('listitem')).toHaveLength(5)
  await expectWords(rows().first(), 'analytics-columns')
  await expectWords(rows().filter({ hasText: '#25' }), 'analytics-row')
})

test('the filters of analytics have the agreed texts and options, and sort', async () => {
  await signIn(ANALYTICS)
  await openAnalytics()
  await button('Filters').click()
  await expectWords(region('Filters'), 'analytics-filters')
  for (const [select, options] of [
    ['Content Type', ['All Types', 'Image', 'Video']],
    ['Platform', ['All Platforms', 'Instagram', 'Facebook', 'Twitter', 'LinkedIn']],
    ['Sort By', ['Content ID', 'Date Created', 'Cost', 'Tokens', 'Generation Time', 'Content Size']],
    ['Order', ['Descending', 'Ascending']],
  ] as const) {
    await page.getByRole('combobox', { name: select }).click()
    await expect.poll(() => listTexts(page.getByRole('option'))).toEqual(options)
    await userEvent.keyboard('{Escape}')
  }
  await chooseOption('Order', 'Ascending')
  await expect.element(rows().nth(1)).toMatchTextContent('#6')
  await chooseOption('Order', 'Descending')
  await button('Filters').click()
  await expect.element(region('Filters')).not.toBeInTheDocument()
})

test('the details of a row have the agreed texts, and the color of its status', async () => {
  await signIn(ANALYTICS)
  await openAnalytics()
  await button('View details').first().click()
  const details = page.getByRole('dialog', { name: 'Analytics Details' })
  for (const part of ['Content Information', 'Model & Performance', 'Token Usage', 'Cost Breakdown'])
    await expect.element(details.getByRole('region', { name: part })).toBeVisible()
  await expectWords(details, 'analytics-details')
  await expect.element(details.getByText('429')).toHaveClass(/text-danger/)
  await userEvent.keyboard('{Escape}')
  await button('View details').nth(2).click()
  await expect.element(details.getByText('200')).toHaveClass(/text-success/)
})

test('analytics load further pages, charts and previews when they come into view, and start again on Refresh', async () => {
  const listAsked = () => listCalls().filter((call) => /^GET \/api\/(analytics\/|content\/\d+$)/.test(call))
  const since = (count: number) => listAsked().slice(count).toSorted()
  const startCharts = holdTimers(1000)
  await signIn(ANALYTICS)
  await page.viewport(1440, 420)
  await openAnalytics()
  await expect.element(page.getByText('Loading charts...')).toBeVisible()
  expect(page.getByRole('img', { name: /^Line chart/ }).elements()).toEqual([])
  startCharts()
  await expect.element(page.getByRole('img', { name: /^Line chart/ })).toHaveLength(1)
  const [first, stats] = ['GET /api/analytics/content?limit=20&offset=0', 'GET /api/analytics/stats']
  expect(since(0)).toEqual([first, stats])

  await scrollTo(rows().nth(1))
  await expect.poll(() => since(2)).toContain('GET /api/content/25')
  expect(since(2)).not.toContain('GET /api/content/6')
  const before = listAsked().length
  await expectNextPage()
  expect(since(before).filter((call) => call.includes('/analytics/'))).toEqual([
    'GET /api/analytics/content?limit=20&offset=20',
  ])
  const refreshed = listAsked().length
  await button('Refresh').click()
  await expect.element(showing('20 of 25')).toBeVisible()
  await expect.poll(() => since(refreshed).filter((call) => call.includes('/analytics/'))).toEqual([first, stats])
})

/** Loads the second page of rows, whose reply is held. */
async function expectNextPage(): Promise<void> {
  const { answer, release } = holdReply(() => ({ analytics: [5, 4, 3, 2, 1].map(createRow) }))
  answerWith({ ...ANALYTICS, 'GET /api/analytics/content': answer })
  await button('Load More Content').click()
  await expect.element(button('Loading more...')).toBeDisabled()
  release()
  await expect.element(showing('25 of 25')).toBeVisible()
  answerWith(ANALYTICS)
}

test('analytics show totals, and their charts as a table too', async () => {
  await signIn(ANALYTICS)
  await openAnalytics()
  await expect
    .element(region('Summary'))
    .toHaveTextContent('Total Content25Total Cost$0.312500Total Tokens25,825Avg Generation Time1m 15s')
  await expect.element(region('Averages')).toMatchTextContent('Avg Generation Time (Images)9.0s')
  for (const title of ['Content by Type', 'Content by Platform', 'Cost by Model', 'Performance Metrics'])
    await expect.element(main().getByRole('heading', { name: title })).toBeVisible()
  const trend = region('Content Generation Trends (Last 30 Days)')
  await expect.element(trend.getByRole('img', { name: /20 items and \$0\.250000 in the last 30 days/ })).toBeVisible()
  const data = await trend.getByText('Show data').findElement()
  data.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(trend.getByRole('row').last()).toMatchTextContent('20$0.250000')

  await expect.element(showing('20 of 25')).toBeVisible()
  await button('Load More Content').click()
  await expect.element(showing('25 of 25')).toBeVisible()
  await expect.element(button('Load More Content')).not.toBeInTheDocument()
})

test('a video of the analytics plays without sound under the pointer and stops when the pointer leaves', async () => {
  await signIn(ANALYTICS)
  await openAnalytics()
  const cell = page.getByRole('cell', { name: /^#24 Generated Video/ })
  await scrollTo(cell)
  const findVideo = () => findVideos(main())[0] as HTMLVideoElement
  await expect.poll(findVideo).toHaveTextContent('Your browser does not support the video tag.')
  expect(findVideo().muted).toBe(true)
  await userEvent.hover(findVideo(), { force: true })
  await expect.element(button('Pause Generated Video')).toBeVisible()
  await button('Unmute').click()
  await expect.poll(() => findVideo().muted).toBe(false)
  await button('Filters').click()
  await expect.element(button('Play Generated Video')).toBeVisible()
})

test('analytics are filtered and exported, and show a row in detail', async () => {
  await signIn(ANALYTICS)
  await openAnalytics()
  await button('Load More Content').click()
  await button('Filters').click()
  await chooseOption('Platform', 'LinkedIn')
  await page.getByPlaceholder('Search content...').fill('NOCTE')
  await expect.element(showing('1 of 25')).toBeVisible()
  await expectAccessible()
  const { name, text } = await readDownload(button('Export CSV'))
  expect(name).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/)
  const [header, line, ...others] = text.split('\r\n')
  expect(header).toMatch(/^Content ID,Created At,.*,Prompt Length$/)
  expect(line).toMatch(/^25,\S+Z,image,linkedin,'=Nocte Ltd,,painter-1,1025,20,1045,0\.0125,75\.2,1536,33$/)
  expect(others).toEqual([])
  await expectRowInDetail()
})

async function expectRowInDetail(): Promise<void> {
  await button('Enlarge Generated Image').click()
  await expect.element(dialog().getByRole('img')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('View details').click()
  const details = page.getByRole('dialog', { name: 'Analytics Details' })
  for (const [part, text] of [
    ['Content Information', 'ProductN/A'],
    ['Model & Performance', 'Tokens/Second13.64'],
    ['Cost Breakdown', '$0.000000$0.30 per million'],
    ['Content Details', '33 charactersReference ImagesYes'],
    ['API Call Details', '2 MBResponse Time4.3sStatus Code429'],
  ] as const)
    await expect.element(details.getByRole('region', { name: part })).toMatchTextContent(text)
  await expectAccessible()
}

test('analytics report errors and retry', async () => {
  const [list, sums] = ['GET /api/analytics/content', 'GET /api/analytics/stats']
  await signIn({ [list]: () => refuse(), [sums]: () => refuse() })
  await openApp('/dashboard/analytics')
  const retry = alert().getByRole('button', { name: 'Retry' })
  await expect.element(alert()).toMatchTextContent('Failed to fetch analytics')
  answerWith({ [sums]: () => refuse() })
  await retry.click()
  await expect.element(alert()).toMatchTextContent('Failed to fetch analytics stats')
  answerWith({ 'GET /api/content/*': { mime_type: 'image/png' } })
  await retry.click()
  await expect.element(showing('20 of 25')).toBeVisible()
  await scrollTo(page.getByRole('table', { name: 'Detailed Analytics' }))
  await expect.element(page.getByRole('cell', { name: 'Error' }).first()).toBeVisible()

  localStorage.removeItem('signet-token')
  await button('Refresh').click()
  await expect.element(alert()).toMatchTextContent('No authentication token available')
})

/** The content of the rows of analytics: images, but for one video. */
const ANALYTICS: Answers = { 'GET /api/content/*': (url: URL) => (idIn(url) === 24 ? VIDEO : IMAGE) }

/** Clicks a button, waits for the download that it starts, and reads its name and its text. */
async function readDownload(control: Locator): Promise<{ name: string; text: string }> {
  const urls = vi.spyOn(URL, 'createObjectURL')
  const name = await expectDownload(control)
  const blob = urls.mock.lastCall?.[0]
  urls.mockRestore()
  return { name, text: blob instanceof Blob ? await blob.text() : '' }
}

/** Holds all timers of so many milliseconds until the returned function is called. `vi.restoreAllMocks()` ends it. */
function holdTimers(ms: number): () => void {
  const held: TimerHandler[] = []
  const start = window.setTimeout
  const holdOrStart = (run: TimerHandler, after?: number) => (after === ms ? held.push(run) : start(run, after))
  vi.spyOn(window, 'setTimeout').mockImplementation(holdOrStart as typeof setTimeout)
  return () => {
    for (const run of held.splice(0)) start(run)
  }
}
