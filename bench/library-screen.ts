import type { Page } from '@playwright/test'
import type { BenchSite } from './bench-site.ts'
import { measureInterleaved, quantile, tenths } from './figures.ts'
import { ask } from './library-calls.ts'
import { PICTURES, type SeededLibrary } from './library-stock.ts'
import { reportTable } from './report.ts'
import { checkScrolls, measureScroll, openScreen, printScrolls, type Scroll, scrollPlainBoxes } from './screen.ts'

const FRAMES = 600
const MOUNTED_MAX = 80
/** Items that are loaded before the last scroll. */
const DEEP = 5_000
/** Includes one warm-up. Chromium discards more than ten downloads within a second. */
const EXPORTS = 9

/** Measures the library and the export in Chromium. Returns the problems found. */
export async function checkScreen({ origin }: BenchSite, { token }: SeededLibrary): Promise<string[]> {
  await makeThumbnails(origin, token)
  const { page, close } = await openScreen(token)
  try {
    await measureExport(page, origin)
    const scrolls = await scrollLibrary(page, origin)
    const plain = await scrollPlainBoxes(page)
    printScrolls([...scrolls, plain])
    return checkScrolls(scrolls, plain, MOUNTED_MAX)
  } finally {
    await close()
  }
}

/** Renders thumbnails in advance, because a thumbnail is made once for all users and is not measured here. */
async function makeThumbnails(origin: string, token: string): Promise<void> {
  for (let skip = 0; skip < PICTURES; skip += 60) {
    const { content } = (await ask(origin, token, `/api/content?limit=60&skip=${skip}`)) as {
      content: { thumbnail_url: string }[]
    }
    for (const { thumbnail_url } of content)
      await (await fetch(origin + thumbnail_url.replace('w=640', 'w=320'))).bytes()
  }
}

async function scrollLibrary(page: Page, origin: string): Promise<Scroll[]> {
  const scrolls: Scroll[] = []
  await open(page, origin)
  for (const view of ['Grid', 'List']) {
    await page.getByRole('button', { name: `${view} view` }).click()
    await page.evaluate(() => scrollTo(0, 0))
    scrolls.push(await measureScroll(page, `${view}, down as it loads`, { most: FRAMES, pace: 'wheel' }))
    scrolls.push(await measureScroll(page, `${view}, on as it loads`, { most: FRAMES }))
    scrolls.push(await measureScroll(page, `${view}, back up`, { up: true }))
  }
  await page.getByRole('button', { name: 'Grid view' }).click()
  await loadManyItems(page)
  scrolls.push(await measureScroll(page, `Grid, up with at most ${DEEP} items loaded`, { up: true, most: FRAMES }))
  return scrolls
}

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard/content`)
  await page.getByText(/Showing \d+ of 50,000 items/).waitFor()
}

/** Keeps the window at the end until so many items are loaded, for at most a minute. */
async function loadManyItems(page: Page): Promise<void> {
  await page.evaluate(async (deep) => {
    const loaded = () => Number(/Showing ([\d,]+) of/.exec(document.body.textContent)?.[1]?.replaceAll(',', ''))
    const patience = performance.now() + 60_000
    while (loaded() < deep && performance.now() < patience) {
      scrollTo(0, document.documentElement.scrollHeight)
      // Scrolling in every frame would leave a busy browser no time to load anything.
      await new Promise((done) => setTimeout(done, 50))
    }
  }, DEEP)
}

/** From the click to the first byte of the file, which the browser writes from the loaded rows. */
async function measureExport(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard/analytics`)
  for (let rows = 20; rows <= 100; rows += 20) {
    await page.getByText(`Showing ${rows} of 1,000,000 items`).waitFor()
    // By keyboard, because charts above may still load and move the pointer's target.
    if (rows < 100) await page.getByRole('button', { name: 'Load More Content' }).press('Enter')
  }
  const button = page.getByRole('button', { name: 'Export CSV' })
  const save = () => Promise.all([page.waitForEvent('download'), button.click()])
  const times = (await measureInterleaved({ save }, EXPORTS, 1)).get('save') ?? []
  const [p50, p95] = [tenths(quantile(times, 0.5)), tenths(quantile(times, 0.95))]
  reportTable('Export CSV of 100 rows, from the click to the download', [{ 'p50 ms': p50, 'p95 ms': p95 }])
}
