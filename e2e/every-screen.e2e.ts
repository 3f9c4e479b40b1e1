import type { Page } from '@playwright/test'
import { listFaults, speak } from './pseudo-language.ts'
import {
  createByApi,
  expect,
  expectAccessibleInBothThemes,
  openWithoutReload,
  test,
  createUser,
  resize,
} from './signet.ts'

const WORK = addDashboard([
  '',
  '/start',
  '/brands',
  '/brands?new',
  '/products',
  '/products?new',
  '/generate',
  '/generator',
  '/jobs',
])

/** Public pages whose accessibility the tests of the app check. */
const TEXTS_ONLY = ['/reset-password?token=x', '/verify-email-sent', '/pricing', '/help', '/privacy', '/no-such-page']

const GROUPS: { name: string; paths: string[]; textsOnly?: string[] }[] = [
  {
    name: 'public',
    paths: ['/', '/login', '/register', '/forgot-password', '/verify-email', '/features', '/docs'],
    textsOnly: TEXTS_ONLY,
  },
  { name: 'empty', paths: WORK },
  { name: 'library', paths: addDashboard(['/content', '/favorites', '/trash', '/analytics']) },
  {
    name: 'account',
    paths: addDashboard(['/channels', '/settings', '/api-keys', '/change-password', '/configuration']),
  },
]

// Each screen is opened once for all its checks, and the app is loaded once, because loading it takes most of the time. The API reference
// loads its parts one by one, so its check waits for the network. All but the filled screens are in the pseudo-language. That these fit a
// narrow window in English is tested without a server.
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

test('every filled screen is accessible in both themes, and fits 360 pixels and 400 % zoom', async ({ page }) => {
  test.slow()
  await createUser(page)
  await createByApi(page, '/api/brands', { name: 'Acme' })
  for (const path of WORK) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path, path === WORK[0])
    await expectAccessibleInBothThemes(page)
    await expectNoSidewaysScroll(page)
    await resize(page, 320, 256)
    await expectNoSidewaysScroll(page)
  }
})

async function open(page: Page, path: string, isFirst: boolean): Promise<void> {
  if (!isFirst && path !== '/docs') return openWithoutReload(page, path)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
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
