import type { Page } from '@playwright/test'
import { expect, PASSWORD, signUp, test } from './signet.ts'

type Role = Parameters<Page['getByRole']>[0]

/** What part 1 names on each screen: role and accessible name, or plain text. */
const SCREENS: [path: string, names: (readonly [Role, string] | string)[]][] = [
  [
    '/login',
    [
      ['textbox', 'Email'],
      ['checkbox', 'Remember me'],
      ['button', 'Sign in'],
    ],
  ],
  ['/auth', [['button', 'Sign in']]],
  [
    '/register',
    [
      ['textbox', 'Username'],
      ['textbox', 'Email'],
      ['button', 'Create Account'],
    ],
  ],
  [
    '/forgot-password',
    [
      ['textbox', 'Email'],
      ['button', 'Send Reset Link'],
    ],
  ],
  [
    '/verify-email',
    [
      ['textbox', 'Email'],
      ['button', 'Send Verification Email'],
    ],
  ],
  ['/verify-email-sent', [['heading', 'Check Your Email']]],
]
const SIGNED_IN: typeof SCREENS = [
  [
    '/dashboard/settings',
    [
      ['textbox', 'Username'],
      ['textbox', 'Email'],
      ['button', 'Save'],
      ['radio', 'System'],
      ['radio', 'Light'],
      ['radio', 'Dark'],
      ['checkbox', 'Success toasts'],
      ['checkbox', 'Error toasts'],
      ['checkbox', 'Product updates'],
    ],
  ],
  ['/dashboard/api-keys', ['Not Set', ['button', 'Test Key'], ['button', 'Save Key']]],
  ['/dashboard/channels', ['Instagram', 'Facebook', 'Twitter', 'LinkedIn']],
  ['/dashboard/change-password', [['button', 'Send']]],
]

async function expectNames(page: Page, screens: typeof SCREENS): Promise<void> {
  for (const [path, names] of screens) {
    await page.goto(path)
    for (const name of names) {
      const found =
        typeof name === 'string'
          ? page.locator('#main').getByText(name).first()
          : page.getByRole(name[0], { name: name[1] }).first()
      await expect(found, `${path}: ${String(name)}`).toBeVisible()
    }
  }
}

test('signed-out screens carry the names of part 1', async ({ page }) => {
  await expectNames(page, SCREENS)
})

test('signed-in screens, sidebar and user menu carry the names of part 1', async ({ page }) => {
  await signUp(page)
  await expectNames(page, SIGNED_IN)
  await page.goto('/dashboard')
  const links = {
    Dashboard: '',
    'Quick Generate': '/generate',
    'My Content': '/content',
    Favorites: '/favorites',
    'My Brands': '/brands',
    'My Products': '/products',
    'Social Channels': '/channels',
    Settings: '/settings',
    'API Keys': '/api-keys',
  }
  for (const [name, path] of Object.entries(links)) {
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', `/dashboard${path}`)
  }
  for (const group of [
    'Overview',
    'Content Creation',
    'Content Management',
    'Brand & Products',
    'Analytics & Distribution',
    'Settings',
  ]) {
    await expect(page.getByText(group, { exact: true }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: /user menu/i }).click()
  for (const item of ['Profile & Settings', 'API Keys', 'Change Password', 'Help & Support', 'Logout']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
  }
  await expect(page.getByText('Free Plan').first()).toBeVisible()
})

test('a success note stays two seconds, an error note four', async ({ page, context, complaints }) => {
  await signUp(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Save' }).click()
  const shown = async (note: string) => {
    await expect(page.getByText(note)).toBeVisible()
    const since = Date.now()
    await expect(page.getByText(note)).toBeHidden({ timeout: 10_000 })
    return Date.now() - since
  }
  const success = await shown('Profile updated')
  expect(success).toBeGreaterThan(1500)
  expect(success).toBeLessThan(3900)

  await page.goto('/dashboard/brands')
  await page.getByRole('button', { name: 'New Brand' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Short-lived')
  await page.getByRole('button', { name: 'Create Brand' }).click()
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  const note = page.locator('.popup').filter({ hasText: /could not be reached|Failed to delete brand/ })
  await expect(note).toBeVisible()
  const since = Date.now()
  await expect(note).toBeHidden({ timeout: 10_000 })
  expect(Date.now() - since).toBeGreaterThan(3000)
  await context.setOffline(false)
  complaints.length = 0 // The browser itself reports the lost connection on its console.
})

test('the theme button goes through light, dark and the system’s own', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signUp(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  for (const [mode, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ]) {
    await page.getByRole('button', { name: /^Theme:/ }).click()
    await expect(page.getByRole('button', { name: `Theme: ${mode}` })).toBeVisible()
    await expect(html).toHaveAttribute('data-theme', theme ?? '')
  }
})

test('waiting says so: the guard while the session loads, a button while it works', async ({ page }) => {
  const email = await signUp(page)
  const slowly = async (url: string) =>
    page.route(url, async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
  await slowly('**/api/auth/me')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Creating' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('signet-token'))
  await slowly('**/api/auth/login')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
  await page.waitForURL('**/dashboard')
})
