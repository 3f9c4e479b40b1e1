import type { Page } from '@playwright/test'
import { expect, resize } from './signet.ts'

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
export const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('signet-language', chosen), language)

/** What is wrong on an open screen in the pseudo-language at 390 and 1440 pixels: sentences outside the catalogs, cut controls, a page too wide. */
export async function listFaults(page: Page, path: string): Promise<string[]> {
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
