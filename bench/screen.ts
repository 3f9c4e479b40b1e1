import { chromium, type Page } from '@playwright/test'
import { tenths } from './figures.ts'
import { reportTable } from './report.ts'
import { installProbe } from './screen-probe.ts'

export interface Scroll {
  what: string
  /** Pixels a frame. */
  step: number
  frames: number
  /** Frames a second, on average. */
  rate: number
  /** Frames longer than 34 ms. */
  long: number
  /** Frames spent waiting at the end of what was loaded. */
  waits: number
  /** Longest task of the main thread, in ms. Tasks below 50 ms are not reported. */
  task: number
  mounted: number
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
/** Pixels a frame: 1,800 a second like a mouse wheel that turns steadily, 9,000 like a fling on a touch screen. */
const PACES = { wheel: 30, thrown: 150 }
type Pace = keyof typeof PACES
const LONG_FRAMES_MORE_MAX = 0.2

/** A page of a signed-in user in a new browser, with the probe in it. */
export async function openScreen(token: string) {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ARGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((kept) => localStorage.setItem('signet-token', kept), token)
  await page.addInitScript(installProbe)
  return { page, close: () => browser.close() }
}

interface Way {
  up?: boolean
  /** The highest number of frames; without it, scrolls to the end of the page. */
  most?: number
  pace?: Pace
}

export async function measureScroll(page: Page, what: string, way: Way = {}): Promise<Scroll> {
  const { up = false, most = 0, pace = 'thrown' } = way
  await page.evaluate(() => window.probe.reset())
  const step = PACES[pace]
  const by = up ? -step : step
  const { frames, ...rest } = await page.evaluate(([px, end]) => window.probe.scroll(px ?? 0, end), [by, most])
  const rate = (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0)
  return { what, step, frames: frames.length, rate, long: frames.filter((ms) => ms > 34).length, ...rest }
}

/** Measures a scroll of a page of plain boxes on this machine. */
export async function scrollPlainBoxes(page: Page): Promise<Scroll> {
  const box = '<p style="height:400px;background:#eee;margin:20px">A box</p>'
  await page.goto('about:blank')
  await page.setContent(`<main id="main">${box.repeat(334)}</main>`)
  await page.evaluate(installProbe)
  return measureScroll(page, 'plain boxes')
}

export function printScrolls(scrolls: readonly Scroll[]): void {
  reportTable(
    'Scrolling, Chromium without a graphics card, 1440 × 900',
    scrolls.map(({ what, step, frames, rate, long, waits, task, mounted }) => ({
      what,
      'pixels a second': step * 60,
      frames,
      'frames a second (goal 60)': tenths(rate),
      'longer than 34 ms': `${tenths((100 * long) / frames)} %`,
      'at the end of what was loaded': `${tenths((100 * waits) / frames)} %`,
      'longest task ms': Math.round(task),
      'most items mounted': mounted,
    })),
  )
}

/** Reports many more long frames than `plain` has, or items mounted far outside the window. */
export function checkScrolls(scrolls: readonly Scroll[], plain: Scroll, mountedMax: number): string[] {
  const bound = plain.long / plain.frames + LONG_FRAMES_MORE_MAX
  return scrolls.flatMap(({ what, long, frames, mounted }) => [
    ...(long / frames > bound ? [`${what}: too many long frames`] : []),
    ...(mounted > mountedMax ? [`${what}: ${mounted} items mounted at once`] : []),
  ])
}
