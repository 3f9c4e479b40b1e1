import type { Page } from '@playwright/test'
import {
  createByApi,
  expect,
  expectAccessibleInBothThemes,
  openWithoutReload,
  test,
  createUser,
  resize,
} from './signet.ts'

const WORK = ['', '/start', '/brands', '/brands?new', '/products', '/products?new', '/generate', '/generator', '/jobs']

const GROUPS: { name: string; paths: string[]; hasBrand?: boolean }[] = [
  { name: 'public', paths: ['/', '/login', '/register', '/forgot-password', '/verify-email', '/features', '/docs'] },
  { name: 'empty', paths: addDashboard(WORK) },
  { name: 'filled', paths: addDashboard(WORK), hasBrand: true },
  { name: 'library', paths: addDashboard(['/content', '/favorites', '/trash', '/analytics']) },
  {
    name: 'account',
    paths: addDashboard(['/channels', '/settings', '/api-keys', '/change-password', '/configuration']),
  },
]

// Each screen is opened once for all its checks, and the app is loaded once, because loading it takes most of the time. The API reference
// loads its parts one by one, so its check waits for the network.
for (const { name, paths, hasBrand } of GROUPS) {
  test(`every ${name} screen is accessible in both themes, and fits 360 pixels and 400 % zoom`, async ({ page }) => {
    test.slow()
    await createUser(page)
    if (hasBrand) await createByApi(page, '/api/brands', { name: 'Acme' })
    for (const [at, path] of paths.entries()) {
      await page.setViewportSize({ width: 360, height: 740 })
      if (at > 0 && path !== '/docs') await openWithoutReload(page, path)
      else {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
      }
      await expectAccessibleInBothThemes(page)
      await expectNoSidewaysScroll(page)
      await resize(page, 320, 256)
      await expectNoSidewaysScroll(page)
    }
  })
}

function addDashboard(paths: readonly string[]): string[] {
  return paths.map((path) => `/dashboard${path}`)
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(Math.max(0, sideways), page.url()).toBe(0)
}
