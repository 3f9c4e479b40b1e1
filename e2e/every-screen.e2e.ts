import type { Page } from '@playwright/test'
import { createUser, expect, expectAccessibleInBothThemes, openWithoutReload, resize, test } from './signet.ts'

/** Public pages whose accessibility the tests of the app check. */
const TEXTS_ONLY = ['/reset-password?token=x', '/verify-email-sent', '/pricing', '/help', '/privacy', '/no-such-page']

const GROUPS: { name: string; paths: string[]; textsOnly?: string[] }[] = [
  {
    name: 'public',
    paths: ['/', '/login', '/register', '/forgot-password', '/verify-email', '/features', '/verify', '/docs'],
    textsOnly: TEXTS_ONLY,
  },
  {
    name: 'private',
    paths: addDashboard([
      '',
      '/start',
      '/brands',
      '/brands?new',
      '/products',
      '/products?new',
      '/generate',
      '/generator',
      '/jobs',
      '/content',
      '/favorites',
      '/trash',
      '/analytics',
      '/channels',
      '/settings',
      '/api-keys',
      '/change-password',
      '/configuration',
    ]),
  },
]

// Each screen is opened once for all its checks, and the app is loaded once, because loading it takes most of the time. The API reference
// loads its parts one by one, so its check waits for the network. Screens with content are tested without a server, and so is that all
// of them fit a narrow window in English.
for (const { name, paths, textsOnly = [] } of GROUPS) {
  test(`every ${name} screen is accessible in both themes, and in the pseudo-language no control is cut and no sentence is outside the catalogs`, async ({
    page,
  }) => {
    test.slow()
    await createUser(page)
    await speak(page, 'en-XA')
    const faults: string[] = []
    for (const path of [...paths, ...textsOnly]) {
      await page.setViewportSize({ width: 390, height: 900 })
      await open(page, path, path === paths[0])
      if (!textsOnly.includes(path)) await expectAccessibleInBothThemes(page)
      faults.push(...(await listFaults(page, path)))
    }
    expect(faults).toEqual([])
  })
}

async function open(page: Page, path: string, isFirst: boolean): Promise<void> {
  if (!isFirst && path !== '/docs') return openWithoutReload(page, path)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

function addDashboard(paths: readonly string[]): string[] {
  return paths.map((path) => `/dashboard${path}`)
}

/** Names, signs and words of example pictures, which no catalog has. */
const SAME = new RegExp(
  `^(${[
    'Signet|SKU|UPC|JSON|Ctrl K|Esc|Instagram|Facebook|Twitter|LinkedIn|TikTok|YouTube|Pinterest|Google Gemini',
    'Inter|Roboto|Open Sans|Lato|Montserrat|Poppins|Source Sans Pro|Nunito|Playfair Display|Merriweather|Lora',
    'Crimson Text|Oswald|Bebas Neue|Anton|JetBrains Mono|Fira Code|Source Code Pro',
    'AM|Ann Miller|IC|Ines Caldeira|TR|Tobias Renk|AO|Amara Oyelaran|Learn More|English|Deutsch|Français|.+@example.com|[A-Z][a-z]{2} [0-9]+, [0-9]{4}|Aa|Español',
    // Names of currencies come from the browser.
    '[A-Z]{3} – .+',
  ].join('|')})$`,
)

/** From its next load on, the app speaks this language. */
const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('signet-language', chosen), language)

/** What is wrong on an open screen in the pseudo-language at 390 and 1440 pixels: sentences outside the catalogs, cut controls, a page too wide. */
async function listFaults(page: Page, path: string): Promise<string[]> {
  await expect(page.getByRole('heading').first()).toContainText('[')
  if (path === '/docs') await page.getByText('Create a brand', { exact: true }).click()
  const narrow = await listFaultsAt(page, `${path} at 390`)
  await resize(page, 1440, 900)
  return [...narrow, ...(await listFaultsAt(page, path))]
}

async function listFaultsAt(page: Page, place: string): Promise<string[]> {
  const { texts, cut, overflow } = await findFaults(page)
  return [
    ...texts.filter((text) => !/[[\]éîôñ]/.test(text) && !SAME.test(text)).map((text) => `${place}: ${text}`),
    ...cut.filter((text) => !SAME.test(text)).map((text) => `${place}: cut ${text}`),
    ...(overflow > 0 ? [`${place}: ${overflow} pixels too wide`] : []),
  ]
}

/** Texts without the brackets or accents of the pseudo-language, and controls whose label is cut. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (!/[a-z]{2}/i.test(text) || !node.parentElement || !isSeen(node.parentElement)) continue
      // The API description is English, and code is the same in every language.
      const same = 'script, style, [aria-hidden=true], svg, code, pre, textarea, [data-brand-text], :not(html)[lang=en]'
      if (!node.parentElement.closest(same)) texts.push(text)
    }
    const controls = [...document.querySelectorAll('button, a, [role=tab], [role=combobox]')].filter(isSeen)
    const cut = controls
      .filter(
        (control) => control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).overflowX !== 'visible',
      )
      .map((control) => control.textContent ?? '')
    return { texts, cut, overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth }
  })
