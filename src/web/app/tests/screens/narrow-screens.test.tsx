import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#contract/api.ts'
import { examples } from '#contract/description/examples.ts'
import { describeApi } from '#contract/description/openapi.ts'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { NEW_ACCOUNT } from '../../testing/stored/new-account.ts'
import { goTo, openApp, signIn, useApp } from '../../testing/open-app.tsx'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()

/** Screens that brands change. */
const WORK = ['/start', '/brands', '/brands?new', '/products', '/products?new', '/generate', '/generator', '/jobs']
const SCREENS = [
  ...WORK,
  '/content',
  '/favorites',
  '/trash',
  '/analytics',
  '/channels',
  '/settings',
  '/api-keys',
  '/change-password',
  '/configuration',
]
const PUBLIC = ['/login', '/register', '/forgot-password', '/verify-email', '/features', '/verify', '/docs']

/** The widths of a small phone and of a window with 400 % zoom. */
const SIZES = [
  [360, 740],
  [320, 256],
] as const

/** Opens screens one after the other, calls `check` for each, and lists those that are wider than the window. */
async function listTooWide(
  first: string,
  others: readonly string[],
  check = () => Promise.resolve(),
): Promise<string[]> {
  const tooWide: string[] = []
  for (const path of [first, ...others]) {
    if (path !== first) await goTo(path)
    if (path === '/docs') await expect.element(page.getByText('Create a brand', { exact: true })).toBeVisible()
    await check()
    for (const [width, height] of SIZES) {
      await page.viewport(width, height)
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) tooWide.push(`${path} at ${width}: ${scrollWidth}`)
    }
  }
  return tooWide
}

test('every screen of a new account fits 360 pixels and 400 % zoom', async () => {
  await signIn(NEW_ACCOUNT)
  await openApp('/dashboard')
  await expect.element(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const paths = SCREENS.map((path) => `/dashboard${path}`)
  expect(await listTooWide('/dashboard', paths)).toEqual([])
})

test('every screen that brands change is accessible in both themes with a brand, and fits 360 pixels and 400 % zoom', async () => {
  const stored = storeBrands()
  stored.addBrand({ name: 'Acme' })
  await signIn({ ...NEW_ACCOUNT, ...stored.answers })
  await openApp('/dashboard')
  await expect.element(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const paths = WORK.map((path) => `/dashboard${path}`)
  const scan = async () => {
    await page.viewport(360, 740)
    await expectAccessibleInBothThemes()
  }
  expect(await listTooWide('/dashboard', paths, scan)).toEqual([])
})

test('every public screen fits 360 pixels and 400 % zoom', async () => {
  answerWith({ 'GET /api/openapi.json': describeApi(api, 'https://signet.example', examples) })
  await openApp('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await listTooWide('/', PUBLIC)).toEqual([])
})
