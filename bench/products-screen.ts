import type { Page } from '@playwright/test'
import { measureScroll, openScreen, type Scroll, scrollPlainBoxes } from './screen.ts'

interface Step {
  view: string
  step: string
  /** Milliseconds from the input to the frame that shows the list. */
  shown: number[]
  /** Longest task of the main thread, in ms. Tasks below 50 ms are not reported. */
  task: number
  mounted: number
}

const SORTS = ['Oldest first', 'Name A-Z', 'Price Low-High', 'Newest first']

/** Measures the products screen of the token's user, as grid and as list, in a new browser. */
export async function measureScreen(origin: string, token: string, rounds: number) {
  const { page, close } = await openScreen(token)
  const url = `${origin}/dashboard/products`
  const steps: Step[] = [await measureOpening(page, url, rounds)]
  const scrolls: Scroll[] = []
  for (const view of ['grid', 'list']) {
    await open(page, url)
    await page.getByRole('button', { name: `${view === 'grid' ? 'Grid' : 'List'} view` }).click()
    steps.push(...(await measureFilters(page, view, rounds)))
    scrolls.push(await measureScroll(page, view))
  }
  const plain = await scrollPlainBoxes(page)
  await close()
  return { steps, scrolls, plain }
}

/** From the navigation to the frame that shows the products, in ms. */
async function measureOpening(page: Page, url: string, rounds: number): Promise<Step> {
  const seen: Seen[] = []
  for (let round = 0; round < rounds; round += 1) {
    await open(page, url)
    seen.push(await settled(page))
  }
  return toStep('grid', 'open the screen', seen)
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByText('Showing 1,000 of 1,000 products').waitFor()
}

async function measureFilters(page: Page, view: string, rounds: number): Promise<Step[]> {
  const search = page.getByPlaceholder('Search products...')
  const typed: Seen[] = []
  const cleared: Seen[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const key of 'bri') typed.push(await after(page, () => search.press(key)))
    cleared.push(await after(page, () => search.fill('')))
  }
  const categories: Seen[] = []
  const sorts: Seen[] = []
  for (let round = 0; round < rounds; round += 1) {
    const category = round % 2 === 0 ? 'Lamps' : 'All categories'
    categories.push(await choose(page, 'Category', category))
    sorts.push(await choose(page, 'Sort', SORTS[round % SORTS.length] ?? ''))
  }
  return [
    toStep(view, 'type a letter into the search', typed),
    toStep(view, 'clear the search', cleared),
    toStep(view, 'choose a category', categories),
    toStep(view, 'choose an order', sorts),
  ]
}

async function choose(page: Page, select: string, option: string): Promise<Seen> {
  await page.getByRole('combobox', { name: select }).click()
  const wanted = page.getByRole('option', { name: option, exact: true })
  await wanted.waitFor()
  return after(page, () => wanted.click())
}

type Seen = Awaited<ReturnType<typeof settled>>

const settled = (page: Page) => page.evaluate(() => window.probe.settle())

/** Measures the effect of one input. */
async function after(page: Page, act: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => window.probe.reset())
  await act()
  return settled(page)
}

function toStep(view: string, step: string, seen: readonly Seen[]): Step {
  return {
    view,
    step,
    shown: seen.map(({ shown }) => shown),
    task: Math.max(...seen.map(({ task }) => task)),
    mounted: Math.max(...seen.map(({ mounted }) => mounted)),
  }
}
