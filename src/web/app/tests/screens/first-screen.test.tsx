import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { NEW_ACCOUNT } from '../../testing/stored/new-account.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a new user sees the link to the first image without scrolling, ${width} pixels wide`, async () => {
    await page.viewport(width, height)
    await signIn(NEW_ACCOUNT)
    await openScreen('/dashboard', /^Welcome back/)
    const start = button('Start in a minute')
    await expect.element(start).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothThemes()
    await button('Start Creating').click()
    await expect.element(page.getByText('No brands yet')).toBeVisible()
    await expect.element(start).toBeInViewport({ ratio: 1 })
    await expectAccessible()
    await start.click()
    await expect.element(page.getByRole('heading', { name: 'Your first picture' })).toBeVisible()
  })
