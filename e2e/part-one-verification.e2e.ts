import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectRedirectInTime,
  expectWords,
  acceptRefusals,
  readEmailedToken,
  PASSWORD,
  refuse,
  register,
  test,
} from './signet.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const body = (page: Page) => page.locator('body')

test('registration reports errors, then shows the next step', async ({ page, complaints }) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill('New Reader')
  await page.getByLabel('Email').fill('new.reader@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  const create = page.getByRole('button', { name: 'Create Account' })
  await refuse(page, '**/api/auth/register')
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Registration failed')
  await refuse(page, '**/api/auth/register', { status: 200, body: '{"email_sent":false,"message":""}' })
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send verification email. Please try again.')
  await refuse(page, '**/api/auth/register', {
    status: 200,
    body: '{"email_sent":false,"message":"Try another address."}',
  })
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Try another address.')
  await page.unroute('**/api/auth/register')
  await create.click()
  await page.waitForURL('**/verify-email-sent')
  await expectWords(body(page), 'verify-email-sent')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send the email again' }).click()
  await page.waitForURL('**/verify-email')
  acceptRefusals(complaints)
})

test('another email is requested, with waiting times, until used-up attempts are reset', async ({
  page,
  passTime,
  complaints,
}) => {
  const email = 'stuck.reader@example.com'
  await register(page, email)
  await page.goto('/verify-email')
  const send = page.getByRole('button', { name: 'Send Verification Email' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Email').fill(email)
  await refuse(page, '**/api/auth/resend-verification')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to resend verification email')
  await page.unroute('**/api/auth/resend-verification')
  await send.click()
  await expect(page.getByText('If that address is waiting for verification, we have sent a new link.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/verify-email-required')
  await passTime(10_000)
  await expectWords(body(page), 'verification-waiting')
  const reset = page.getByRole('button', { name: 'Reset verification attempts (if stuck)', exact: true })
  for (const [mails, wait] of [MINUTE, 5 * MINUTE, 15 * MINUTE].entries()) {
    await passTime(wait + 1000)
    await page.request.post('/api/auth/resend-verification', { data: { email } })
    await passTime(1.5 * MINUTE)
    await expect(page.getByText(`${mails + 3} of 5`)).toBeVisible()
    await expect(reset).toBeVisible({ visible: mails === 2 })
  }
  await expectWords(body(page), 'verification-stuck')
  await expectAccessible(page)
  await reset.click()
  await expect(page.getByText('Verification attempts cannot be reset yet. Try again later.')).toBeVisible()
  await refuse(page, '**/api/auth/reset-verification-attempts')
  await reset.click()
  await expect(page.getByText('Failed to reset verification attempts', { exact: true })).toBeVisible()
  await page.unroute('**/api/auth/reset-verification-attempts')
  await passTime(15 * MINUTE)
  await reset.click()
  await expect(page.getByText('Verification attempts have been reset.')).toBeVisible()
  await expect(reset).toBeHidden()
  await expectWords(page.getByRole('main'), 'verification-reset')
  await page.getByLabel('Email').fill('')
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeDisabled()
  acceptRefusals(complaints)
})

test('a verification link works once within a day, and a refused link offers a new email', async ({
  page,
  passTime,
  complaints,
}) => {
  const email = 'linked.reader@example.com'
  const open = (token: string) => page.goto(`/verify-email?token=${token}`)
  const expectRefusal = async (sentence: string) => {
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send Verification Email' })).toBeVisible()
  }
  const late = await register(page, email)
  await passTime(DAY)
  await open(late)
  await expectRefusal('This verification link has expired. Please request a new verification email.')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Verification Email' }).click()
  await expect(page.getByText('If that address is waiting for verification, we have sent a new link.')).toBeVisible()
  await expect(async () => expect(await readEmailedToken(page, email, 'verify-email')).not.toBe(late)).toPass()
  const token = await readEmailedToken(page, email, 'verify-email')

  await refuse(page, '**/api/auth/check-token-status?**')
  await open(token)
  await expectRefusal('Failed to check verification link. Please try again.')
  await page.unroute('**/api/auth/check-token-status?**')
  await refuse(page, '**/api/auth/verify-email?**')
  await open(token)
  await expectRefusal('Email verification failed')
  await page.unroute('**/api/auth/verify-email?**')
  await expectRedirectInTime(page, () => open(token), 'Email Verified!', 'email-verified')
  await open(token)
  await expectRefusal('This verification link has already been used. Please request a new verification email.')
  await open('nobody-sent-this')
  await expectRefusal('Invalid verification link. Please request a new verification email.')
  await expectAccessible(page)
  acceptRefusals(complaints)
})
