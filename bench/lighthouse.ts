import { chromium } from '@playwright/test'
import { installTools } from './install.ts'

export type Profile = 'desktop' | 'mobile'

/** One run of Lighthouse. */
export interface Report {
  /** Scores from 0 to 100, by category. */
  scores: Record<string, number>
  /** URLs of the scripts that the page loaded without an interaction. */
  scripts: string[]
  /** The sum of the layout shifts, without a unit: https://web.dev/articles/cls. */
  layoutShift: number
  /** A line for each audit that cost points: category, audit, measured value. */
  findings: string[]
}

interface Measuring {
  /** Loads a URL with an empty cache, with the device and network of the profile. */
  measure(url: string, profile: Profile, categories: string[]): Promise<Report>
  /** Signs in for all further runs. The browser's storage is kept between runs. */
  enter(origin: string, token: string): Promise<void>
  close(): Promise<void>
}

interface Audit {
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: { url?: string; resourceType?: string }[] }
}

interface Category {
  score: number | null
  auditRefs: { id: string; weight: number }[]
}

interface Result {
  lhr: {
    finalDisplayedUrl: string
    runtimeError?: { message: string }
    audits: Record<string, Audit>
    categories: Record<string, Category>
  }
}

interface Lighthouse {
  default: (url: string, flags: object, config?: object) => Promise<Result | undefined>
  desktopConfig: object
}

interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

/** Imported through variables, because the compiler must not need packages that are installed on the first run. */
const LIGHTHOUSE: string = 'lighthouse'
const LAUNCHER: string = 'chrome-launcher'

/** On a machine under load, Lighthouse may report that a page loaded too slowly. Such a run is repeated. */
const TRIES = 3

/** Starts a browser for Lighthouse, from CHROMIUM_PATH if that is set. */
export async function openLighthouse(): Promise<Measuring> {
  installTools(LIGHTHOUSE, LAUNCHER)
  const { default: lighthouse, desktopConfig } = (await import(LIGHTHOUSE)) as Lighthouse
  const { launch } = (await import(LAUNCHER)) as ChromeLauncher
  const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
  let disableStorageReset = false
  return {
    enter: async (origin, token) => {
      await storeToken(`http://127.0.0.1:${chrome.port}`, origin, token)
      disableStorageReset = true
    },
    measure: async (url, profile, onlyCategories) => {
      const flags = { port: chrome.port, logLevel: 'error', onlyCategories, disableStorageReset }
      const config = profile === 'desktop' ? desktopConfig : undefined
      let failure = ''
      for (let round = 0; round < TRIES; round += 1) {
        const result = await lighthouse(url, flags, config)
        if (result && !result.lhr.runtimeError) return toReport(profile, url, result.lhr)
        failure = result?.lhr.runtimeError?.message ?? 'no result'
        process.stdout.write(`${profile}: Lighthouse calls a run invalid: ${failure}\n`)
      }
      throw new Error(`Lighthouse could not measure ${url}: ${failure}`)
    },
    close: async () => chrome.kill(),
  }
}

async function storeToken(browserUrl: string, origin: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(browserUrl)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no page to sign in with')
  await page.goto(`${origin}/cookies`)
  await page.evaluate((kept) => localStorage.setItem('signet-token', kept), token)
  await page.close()
  await browser.close()
}

function toReport(profile: Profile, wanted: string, { audits, categories, finalDisplayedUrl }: Result['lhr']): Report {
  if (finalDisplayedUrl !== wanted)
    throw new Error(`${wanted} redirected to ${finalDisplayedUrl}, so the wrong page would be measured`)
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url ?? '')
  const scores = Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100] as const)
  return {
    scores: Object.fromEntries(scores),
    scripts,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    findings: Object.entries(categories).flatMap(([category, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id]
        const isCostly = weight > 0 && audit && audit.score !== null && audit.score < 0.9
        return isCostly ? [`${profile}: ${category}: ${id} ${audit.displayValue ?? ''}`] : []
      }),
    ),
  }
}
