import type { Page } from '@playwright/test'
import { listFaults, speak } from './pseudo-language.ts'
import { createUser, expect, expectAccessibleInBothThemes, openWithoutReload, test } from './signet.ts'

/** Public pages whose accessibility the tests of the app check. */
const TEXTS_ONLY = ['/reset-password?token=x', '/verify-email-sent', '/pricing', '/help', '/privacy', '/no-such-page']

const GROUPS: { name: string; paths: string[]; textsOnly?: string[] }[] = [
  {
    name: 'public',
    paths: ['/', '/login', '/register', '/forgot-password', '/verify-email', '/features', '/docs'],
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
