import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

interface Violation {
  id: string
  impact: string | null
  /** The HTML of each element. */
  elements: string[]
}

/** Minified, because the browser gets and compiles it for every page that is scanned. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules whose findings depend on the theme, because a theme changes nothing but colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A text, because `axe` exists only in the page. */
const scanFor = (rules?: readonly string[]) => {
  const options = {
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  return `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({ id, impact, elements: nodes.map(({ html }) => html) })))`
}

/**
 * Everything that axe finds on a page, by all rules or by these. The page keeps axe until it is loaded again, so that it is injected once only. The product has no
 * frames, which axe would not enter.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(AXE)
  return page.evaluate<Violation[]>(scanFor(rules))
}

/** Checks that axe has no serious finding after all transitions have ended. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0)
  const violations = await withoutMotion(page, () => findViolations(page, rules))
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const findings = grave.map(({ id, elements }) => `${id}: ${elements.join(' ')}`)
  expect(findings, page.url()).toEqual([])
}

/** Scans the colors of a page in the dark theme, then all of it in the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await setTheme(page, 'dark')
  await expectAccessible(page, COLOR_RULES)
  await setTheme(page, 'light')
  await expectAccessible(page)
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((of) => document.documentElement.setAttribute('data-theme', of), theme)

/** Runs `look` after all toasts have faded out, because axe would measure a fading toast as half transparent. */
async function withoutMotion<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets.push(still)
    return still
  })
  try {
    return await look()
  } finally {
    await sheet.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== still)
    })
  }
}
