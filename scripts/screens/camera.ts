import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { isWaiting, toScreenName, type Screen, chooseUser } from './screen.ts'
import { localizePage } from './localized-page.ts'
import type { Site } from './stock.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const FORMS = { 1440: WIDE, 390: PHONE } satisfies Record<string, BrowserContextOptions>
export type Form = keyof typeof FORMS

/** A longer page is cut off here, in pixels. What follows repeats what is above. */
const HEIGHT_MAX = { 1440: 3000, 390: 5000 }
const REST_MS = 200
const PATIENCE_MS = 12_000

/** `SHOTS_LANGUAGE=ar npm run shots` photographs the screens in another language, beside those in English. */
const LANGUAGE = process.env['SHOTS_LANGUAGE'] ?? ''

export const toFileName = (screen: Screen, form: Form, theme: Theme) =>
  `${toScreenName(screen)}--${form}-${theme}${LANGUAGE && `-${LANGUAGE}`}.jpg`

export interface Camera {
  browser: Browser
  site: Site
  folder: string
}

/**
 * Brings a screen into its state and photographs it in both themes. Rejects if the state cannot be reached or the screen scrolls
 * sideways.
 */
export async function shoot({ browser, site, folder }: Camera, screen: Screen, form: Form): Promise<void> {
  const context = await browser.newContext({ ...FORMS[form], baseURL: site.origin, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const token = await site.tokenOf(chooseUser(screen))
    if (token) await page.addInitScript((kept) => localStorage.setItem('signet-token', kept), token)
    if (LANGUAGE) await page.addInitScript((kept) => localStorage.setItem('signet-language', kept), LANGUAGE)
    const rest = { underWay: watchCalls(page, screen.answers === 'held'), mayWait: isWaiting(screen) }
    if (screen.answers) await answerAll(page, screen.answers)
    await screen.before?.(page, token)
    const address = (await screen.find?.(page, token)) ?? (screen.route === '*' ? '/nowhere' : screen.route)
    await page.goto(`${address}${screen.query ?? ''}`)
    if (screen.act) await waitUntilIdle(page, rest)
    await screen.act?.(LANGUAGE ? await localizePage(page, LANGUAGE) : page)
    await waitUntilIdle(page, rest)
    if (!screen.isCovered) await growWindow(page, form, rest)
    if (screen.isAsTallAsWindow) await page.setViewportSize(FORMS[form].viewport)
    for (const theme of THEMES) {
      await page.evaluate((mode) => {
        localStorage.setItem('signet-theme', mode)
        globalThis.dispatchEvent(new StorageEvent('storage', { key: 'signet-theme' }))
      }, theme)
      await waitUntilIdle(page, rest)
      await page.evaluate(drawAll)
      const path = join(folder, toFileName(screen, form, theme))
      await page.screenshot({ path, type: 'jpeg', quality: 88, fullPage: screen.isAsTallAsWindow === true })
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > FORMS[form].viewport.width) throw new Error(`The page is ${wide} pixels wide`)
  } finally {
    await context.close()
  }
}

/** The number of running calls. Delayed calls and the event stream never end and are not counted. */
function watchCalls(page: Page, isHeld: boolean): Set<object> {
  const calls = new Set<object>()
  page.on('request', (call) => {
    if (!call.url().endsWith('/events') && !(isHeld && call.url().includes('/api/'))) calls.add(call)
  })
  page.on('requestfinished', (call) => calls.delete(call))
  page.on('requestfailed', (call) => calls.delete(call))
  return calls
}

/** The call for the signed-in user always succeeds, so that the screen itself shows its loading or error state. */
async function answerAll(page: Page, answers: NonNullable<Screen['answers']>): Promise<void> {
  await page.route(/\/api\/(?!auth\/me$)/, (route) =>
    answers === 'refused' ? route.fulfill({ status: 500, body: '' }) : undefined,
  )
}

interface Rest {
  underWay: Set<object>
  /** Placeholders for content that is still loading belong to the state. */
  mayWait: boolean
}

/** Resolves once no call is running and everything in view has been drawn. */
async function waitUntilIdle(page: Page, { underWay, mayWait }: Rest): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let since = Date.now()
  let height = 0
  while (Date.now() < deadline && Date.now() - since < REST_MS) {
    await sleep(30)
    const drawn = await page.evaluate(drawnHeight, mayWait).catch(() => 0)
    if (underWay.size > 0 || drawn === 0 || drawn !== height) since = Date.now()
    height = drawn
  }
}

/** Height of the page in pixels, or 0 while something in view is not drawn yet. */
function drawnHeight(mayWait: boolean): number {
  const isIn = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility()
  const isWaited = [...document.images].some((image) => !image.complete && isIn(image))
  const waiting = `[data-starting-style], [data-ending-style]${mayWait ? '' : ', .skeleton'}`
  const isThere = document.readyState === 'complete' && document.fonts.status === 'loaded'
  return isThere && !isWaited && !document.querySelector(waiting) ? document.documentElement.scrollHeight : 0
}

/** Loaded content is painted two frames later. */
async function drawAll(): Promise<void> {
  const arrived = [...document.images].filter(({ complete }) => complete)
  await Promise.allSettled(arrived.map((image) => image.decode()))
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Makes the window as tall as the page, so that everything that loads on scrolling is loaded. This may make the page taller. */
async function growWindow(page: Page, form: Form, rest: Rest): Promise<void> {
  const { width, height } = FORMS[form].viewport
  for (let now = height, time = 0; time < 2; time += 1) {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    const wanted = Math.max(height, Math.min(tall, HEIGHT_MAX[form]))
    if (wanted === now) return
    now = wanted
    await page.setViewportSize({ width, height: now })
    await waitUntilIdle(page, rest)
  }
}
