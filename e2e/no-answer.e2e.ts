import type { Page } from '@playwright/test'
import { chooseOption, expect, acceptRefusals, openWithoutReload, PASSWORD, test } from './signet.ts'
import { replyWithNamedFields, openSignedIn } from './named-fields.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page, text: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`^${text}`) })
    .first()

/** Two failures without a message: no reply at all, and an error with an empty body. */
const SILENCES = {
  'no answer': (page: Page, url: string) => page.route(url, (route) => route.abort()),
  'an empty answer': (page: Page, url: string) => page.route(url, (route) => route.fulfill({ status: 500, body: '' })),
}

for (const [silence, silenceAt] of Object.entries(SILENCES)) {
  test.describe(`with ${silence} the screen shows its own message:`, () => {
    test.afterEach(({ complaints }) => acceptRefusals(complaints))

    test('accounts', async ({ page }) => {
      await replyWithNamedFields(page)
      await silenceAt(page, '**/api/auth/**')
      await page.goto('/login')
      await page.getByLabel('Email').fill('ann@example.com')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await button(page, 'Sign in').click()
      await expect(alert(page, 'Login failed')).toBeVisible()
      await openWithoutReload(page, '/register')
      await page.getByLabel('Username').fill('Ann Miller')
      await page.getByLabel('Email').fill('ann@example.com')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await button(page, 'Create Account').click()
      await expect(alert(page, 'Registration failed')).toBeVisible()
      await openWithoutReload(page, '/forgot-password')
      await page.getByLabel('Email').fill('ann@example.com')
      await button(page, 'Send Reset Link').click()
      await expect(alert(page, 'Failed to send password reset email')).toBeVisible()
      await openWithoutReload(page, '/reset-password?token=abc')
      await page.getByLabel('New password').fill(PASSWORD)
      await page.getByLabel('Confirm password').fill(PASSWORD)
      await button(page, 'Reset Password').click()
      await expect(alert(page, 'Password reset failed')).toBeVisible()
      await openWithoutReload(page, '/verify-email')
      await page.getByLabel('Email').fill('ann@example.com')
      await button(page, 'Send Verification Email').click()
      await expect(alert(page, 'Failed to resend verification email')).toBeVisible()
      await page.goto('/verify-email?token=abc')
      await expect(alert(page, 'Failed to check verification link\\. Please try again\\.')).toBeVisible()
    })

    test('lists', async ({ page }) => {
      await openSignedIn(page)
      for (const calls of ['brands', 'content?*', 'generator/jobs', 'analytics/**', 'user/**'])
        await silenceAt(page, `**/api/${calls}`)
      for (const [path, text] of [
        ['brands', 'Failed to load brands'],
        ['generate', 'Failed to load brands'],
        ['generator', 'Failed to load brands'],
        ['content', 'Failed to load content'],
        ['favorites', 'Failed to load content'],
        ['jobs', 'Failed to load jobs'],
        ['analytics', 'Failed to (load|fetch) analytics'],
        ['api-keys', 'Failed to load API keys: (500|no answer)'],
        ['', 'Failed to load dashboard data'],
      ] as const) {
        if (path === 'brands') await page.goto('/dashboard/brands')
        else await openWithoutReload(page, `/dashboard/${path}`)
        await expect(alert(page, text)).toBeVisible({ timeout: 15_000 })
      }
    })

    test('changes', async ({ page }) => {
      await openSignedIn(page)
      await page.goto('/dashboard/brands?edit=1')
      await expect(page.getByRole('heading', { name: 'Edit Brand' })).toBeVisible()
      await silenceAt(page, '**/api/brands/*')
      await button(page, 'Update Brand').click()
      await expect(alert(page, 'Failed to save brand')).toBeVisible()
      await openWithoutReload(page, '/dashboard/products?edit=7')
      await expect(page.getByRole('heading', { name: 'Edit Product' })).toBeVisible()
      await silenceAt(page, '**/api/products/*')
      await button(page, 'Update Product').click()
      await expect(alert(page, 'Failed to save product$')).toBeVisible()
      await openWithoutReload(page, '/dashboard/settings')
      await silenceAt(page, '**/api/auth/profile')
      await button(page, 'Save').click()
      await expect(alert(page, 'Update failed')).toBeVisible()
      await openWithoutReload(page, '/dashboard/change-password')
      await silenceAt(page, '**/api/auth/password-change/send-otp')
      await button(page, 'Send Verification Code').click()
      await expect(alert(page, 'Failed to send verification code')).toBeVisible()
      await openWithoutReload(page, '/dashboard/configuration')
      await expect(button(page, 'Save')).toBeVisible()
      await silenceAt(page, '**/api/config')
      await button(page, 'Save').click()
      await expect(alert(page, 'Save failed')).toBeVisible()
    })

    test('generation', async ({ page }) => {
      await openSignedIn(page)
      await silenceAt(page, '**/api/*/generate')
      await page.goto('/dashboard/generate')
      await chooseOption(page, 'Brand', 'Verdant')
      await page.getByLabel('Prompt').fill('A calm post about serum')
      await button(page, 'Generate Content').click()
      await expect(alert(page, 'Failed to generate content')).toBeVisible()
      await openWithoutReload(page, '/dashboard/generator')
      await page.getByRole('radio', { name: 'Verdant' }).focus()
      await page.keyboard.press('Space')
      for (let step = 1; step < 6; step += 1) await button(page, 'Continue').click()
      await button(page, 'Generate Content').click()
      await expect(alert(page, 'Failed to generate$')).toBeVisible()
      await expect(page.getByText('Generation failed: Failed to generate')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
      await button(page, 'Back to Review').click()
      await expect(button(page, 'Generate Content')).toBeEnabled()
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Verdant')
    })
  })
}
