import { randomUUID } from 'node:crypto'
import {
  expect,
  expectAccessible,
  openEmailedLink,
  readNewestEmail,
  PASSWORD,
  signIn,
  signUp,
  test,
  createUser,
} from './signet.ts'

const NEW_PASSWORD = 'a new secret of mine'

test('a forgotten password is reset with the emailed link', async ({ page }) => {
  const email = await signUp(page)
  await page.evaluate(() => localStorage.removeItem('signet-token'))
  await page.goto('/login')
  await page.getByRole('link', { name: /forgot/i }).click()
  await page.waitForURL('**/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Check Your Email')).toBeVisible()
  await expect(page.getByText(/1 hour/)).toBeVisible()
  await expectAccessible(page)

  await openEmailedLink(page, email, 'Reset your password')
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel(/Confirm/).fill('different')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel(/Confirm/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password Reset Successfully!')).toBeVisible()
  await page.waitForURL('**/login')
  await signIn(page, email, NEW_PASSWORD)
})

test('a reset without a token starts with the request, and a used verification link is reported', async ({ page }) => {
  await page.goto('/reset-password')
  await page.waitForURL('**/forgot-password')
  await page.goto('/verify-email')
  await expect(page.getByRole('button', { name: 'Send Verification Email' })).toBeDisabled()
  await page.goto(`/verify-email?token=${randomUUID()}`)
  await expect(page.getByText('Invalid verification link. Please request a new verification email.')).toBeVisible()
})

test('an unverified user sees how to continue', async ({ page, complaints }) => {
  const email = `late-${Date.now()}@example.com`
  await page.goto('/register')
  await page.getByLabel('Username').fill('Late')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/verify-email-sent')

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
  complaints.length = 0 // The browser logs the refused sign-in to its console.
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/verify-email-required')
  await expect(page.getByText('Available now')).toBeVisible()
  await expectAccessible(page)
  // The first email can be requested again immediately; after that the button shows the waiting time.
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText('2 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Available in 1m' })).toBeDisabled()
  await expect(page.getByText('Reset verification attempts (if stuck)')).toBeHidden()
})

test('the password is changed with an emailed code, and every tab is signed out', async ({ page, context }) => {
  const email = await signUp(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('link', { name: 'Quick Generate' }).first()).toBeVisible()

  await page.goto('/dashboard/change-password')
  await expectAccessible(page)
  await page.getByRole('button', { name: /send/i }).click()
  const code = /^\d{6}$/m.exec(await readNewestEmail(page, email, 'Your verification code'))?.[0] ?? ''
  await page.goto('/dashboard/change-password')
  const field = page.getByRole('textbox', { name: 'Verification code' })
  await field.fill(`${code.slice(0, 3)}x${code.slice(3)}99`)
  await expect(field).toHaveValue(code)
  const submit = page.getByRole('button', { name: /change password/i })
  await expect(submit).toBeDisabled()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(/Confirm/).fill(NEW_PASSWORD)
  await submit.click()
  await page.waitForURL('**/login', { timeout: 10_000 })
  await expect(other).toHaveURL(/\/login$/)
  await signIn(page, email, NEW_PASSWORD)
})

test('settings are stored and applied before the first paint', async ({ page }) => {
  await createUser(page)
  await page.goto('/dashboard/settings')
  await expectAccessible(page)
  await page.getByLabel('Username').fill('An')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Username must be 3 to 30 characters.')).toBeVisible()
  await page.getByLabel('Username').fill('Annabel Lee')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await page.getByText('Dark', { exact: true }).click()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'AL User menu' })).toBeVisible()
})

test('a provider key is stored, shown masked, and deleted', async ({ page }) => {
  await createUser(page)
  await page.goto('/dashboard/api-keys')
  await expect(page.getByText('Not Set')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByText('Please enter a valid API key')).toBeVisible()
  await page.getByRole('button', { name: 'Test Key' }).click()
  await expect(page.getByText('Please enter an API key to test')).toBeVisible()
  await page.getByRole('textbox').first().fill('AIzaSyGood-0123456789abcdefghijwxyz')
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByText('Configured')).toBeVisible()
  await expect(page.getByText('wxyz')).toBeHidden()
  await page.getByRole('button', { name: /^show/i }).click()
  await expect(page.getByText(/AIza•+wxyz/).or(page.locator('input[value*="wxyz"]'))).toBeVisible()
  await page.getByRole('button', { name: 'Delete Key' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete|confirm/i })
    .click()
  await expect(page.getByText('Not Set')).toBeVisible()
})
