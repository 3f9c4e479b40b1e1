import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

for (const [path, heading] of [
  ['/dashboard/products?new', 'New Product'],
  ['/dashboard/settings', 'Settings'],
] as const)
  test(`at 400 % zoom no bar covers the focused element of the screen ${heading}`, async () => {
    const stored = storeBrands()
    stored.addBrand({ name: 'Acme' })
    await signIn(stored.answers)
    await page.viewport(320, 256)
    await openScreen(path, heading)
    const covered: string[] = []
    const focused = new Set<Element | null>()
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (let press = 1; press <= 30; press += 1) {
        await userEvent.keyboard(key)
        focused.add(document.activeElement)
        if (isFocusCovered()) covered.push(`${key} ${press}: ${document.activeElement?.outerHTML}`)
      }
    expect(covered).toEqual([])
    expect(focused.size).toBeGreaterThan(15)
  })

/** Whether other elements cover the focused element completely. */
function isFocusCovered(): boolean {
  const element = document.activeElement
  if (!element || element === document.body) return false
  const shown = element.closest('label') ?? element
  const { left, top, width, height } = shown.getBoundingClientRect()
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  return !shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    }),
  )
}
