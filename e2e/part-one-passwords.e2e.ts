import type { Page } from '@playwright/test'
import {
  registerUser,
  expect,
  expectAccessible,
  expectRedirectInTime,
  expectWords,
  acceptRefusals,
  readEmailedToken,
  readNewestEmail,
  refuse,
  delayCalls,
  test,
} from './signet.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'another secret of mine'
const body = (page: Page) => page.locator('body')

test('a password is reset while its link is valid for an hour', async ({ page, passTime, complaints }) => {
  const email = 'forgetful.reader@example.com'
  await registerUser(page, email)
  await page.goto('/forgot-password')
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  await page.getByLabel('Email').fill(email)
  await refuse(page, '**/api/auth/forgot-password')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send password reset email')
  await delayCalls(page, '**/api/auth/forgot-password')
  await send.click()
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expectWords(body(page), 'reset-link-sent')

  const set = async () => {
    await page.goto(`/reset-password?token=${await readEmailedToken(page, email, 'reset-password')}`)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await refuse(page, '**/api/auth/reset-password')
  await set()
  await expect(page.getByRole('alert')).toContainText('Password reset failed')
  await page.unroute('**/api/auth/reset-password')
  await passTime(59 * MINUTE)
  await expectRedirectInTime(page, set, 'Password Reset Successfully!', 'password-reset')
  acceptRefusals(complaints)
})

test('a reset link that is an hour old is refused, with a link to request a new one', async ({
  page,
  passTime,
  complaints,
}) => {
  const email = 'slow.reader@example.com'
  await registerUser(page, email)
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  const token = await readEmailedToken(page, email, 'reset-password')
  await passTime(60 * MINUTE)
  await page.goto(`/reset-password?token=${token}`)
  await expectWords(body(page), 'reset-password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('alert')).toContainText('This reset link is invalid or has expired.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await page.waitForURL('**/forgot-password')
  acceptRefusals(complaints)
})

test('changing the password: first a code, then the new password with it, then the login', async ({
  page,
  passTime,
  complaints,
}) => {
  const email = 'changing.reader@example.com'
  await page.goto('/dashboard/change-password')
  await page.waitForURL('**/login')
  await registerUser(page, email)
  await page.goto('/dashboard/change-password')
  await expectWords(page.getByRole('main'), 'change-password-request')
  await page.getByRole('button', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goBack()

  const send = page.getByRole('button', { name: 'Send Verification Code' })
  await refuse(page, '**/password-change/send-otp')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send verification code')
  await refuse(page, '**/password-change/send-otp', { status: 200, body: 'no JSON' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send verification code. Please try again.')
  await delayCalls(page, '**/password-change/send-otp')
  await send.click()
  await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
  await expect(page.getByText('A verification code has been sent to your email.')).toBeVisible()
  await expectWords(page.getByRole('main'), 'change-password-verify')
  await expectAccessible(page)

  const code = page.getByLabel('Verification code')
  const password = page.getByLabel('New password', { exact: true })
  const confirmation = page.getByLabel('Confirm password')
  const change = page.getByRole('button', { name: 'Change Password' })
  const form = page.locator('main form')
  await code.fill('12345')
  await password.fill('12345')
  await confirmation.fill('1234567')
  await confirmation.blur()
  await expect(form).toContainText('Please enter a valid 6-digit verification code')
  await expect(form).toContainText('Password must be at least 6 characters long')
  await expect(form).toContainText('Passwords do not match')
  for (const [field, before, after] of [
    [code, '12345', '000000'],
    [password, '12345', '123456'],
    [confirmation, '1234567', '123456'],
  ] as const) {
    await expect(field).toHaveValue(before)
    await expect(change).toBeDisabled()
    await field.fill(after)
  }
  await expect(change).toBeEnabled()
  await page.getByRole('button', { name: 'Resend Code' }).click()
  await send.click()
  await expect(page.getByRole('alert')).toContainText(/Try again in \d+ seconds/)
  await passTime(MINUTE)
  await send.click()
  await expect(code).toBeVisible()
  for (const field of [code, password, confirmation]) await expect(field).toHaveValue('')

  const used = await page.context().newPage()
  const digits = /^\d{6}$/m.exec(await readNewestEmail(used, email, 'Your verification code'))?.[0] ?? ''
  await used.close()
  const fill = async (typed: string) => {
    await code.fill(typed)
    await password.fill(NEW_PASSWORD)
    await confirmation.fill(NEW_PASSWORD)
    await change.click()
  }
  await fill(digits === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code. 4 attempts remaining.')
  await refuse(page, '**/password-change/verify-otp')
  await fill(digits)
  await expect(page.getByRole('alert')).toHaveText('Failed to change password')
  await delayCalls(page, '**/password-change/verify-otp', 1500)
  const changeAndWait = async () => {
    await change.click()
    // The state of a call is shown by timers, which stand still with the clock.
    await expect(async () => {
      await page.clock.runFor(10)
      expect(await page.getByRole('button', { name: 'Processing…', disabled: true }).isVisible()).toBe(true)
    }).toPass()
  }
  await expectRedirectInTime(page, changeAndWait, 'Password Changed Successfully!', 'password-changed')
  expect(await page.evaluate(() => localStorage.getItem('signet-token'))).toBeNull()
  acceptRefusals(complaints)
})
