import axe from 'axe-core'
import { expect, vi } from 'vitest'

/** Rules whose findings depend on the theme, because a theme changes nothing but colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A scan ends even if the test has stopped the clock. */
const realSetTimeout = window.setTimeout.bind(window)

/** Checks that axe has no serious or critical finding on the page after all transitions have ended, by all rules or by these. */
export async function expectAccessible(rules?: readonly string[]): Promise<void> {
  await expect.poll(() => document.querySelector('[data-starting-style], [data-ending-style]')).toBeNull()
  // Without the styles of the app, axe would look at another page.
  expect(getComputedStyle(document.documentElement).getPropertyValue('--accent')).not.toBe('')
  const violations = await withoutMotion(() => findViolations(rules))
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const findings = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(findings).toEqual([])
}

/** Scans the colors of the page in the dark theme, then all of it in the light one. */
export async function expectAccessibleInBothThemes(): Promise<void> {
  document.documentElement.dataset['theme'] = 'dark'
  await expectAccessible(COLOR_RULES)
  document.documentElement.dataset['theme'] = 'light'
  await expectAccessible()
}

/** Everything that axe finds on the page, by all rules or by these. */
export async function findViolations(rules?: readonly string[]): Promise<axe.Result[]> {
  // The product has no frames, and axe would wait for an answer of each.
  expect(window.frames).toHaveLength(0)
  const timer: unknown = Reflect.get(window, 'setTimeout')
  vi.stubGlobal('setTimeout', realSetTimeout)
  try {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    return violations
  } finally {
    vi.stubGlobal('setTimeout', timer)
  }
}

/** Runs `look` without animations, because axe would measure a fading toast as half transparent. */
async function withoutMotion<T>(look: () => Promise<T>): Promise<T> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets.push(still)
  try {
    return await look()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== still)
  }
}
