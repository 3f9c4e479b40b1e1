import type { Page } from '@playwright/test'
import {
  registerUser,
  expect,
  expectAccessible,
  openEmailedLink,
  acceptRefusals,
  readNewestEmail,
  PASSWORD,
  signIn,
  test,
} from './signet.ts'

const NEW_PASSWORD = 'a new secret of mine'
let serial = 0
const newAddresses = () => {
  const mark = `${Date.now()}-${(serial += 1)}`
  return { old: `old-${mark}@example.com`, next: `new-${mark}@example.com` }
}

async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/settings')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
}

test('a new address is confirmed by email, and the old address can undo the change', async ({ page, complaints }) => {
  const { old, next } = newAddresses()
  await registerUser(page, old)
  await askFor(page, next)
  const waiting = page.getByText(`Waiting for confirmation of ${next}`)
  await expect(waiting).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(old)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`We have sent another email to ${next}.`)).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()

  await openEmailedLink(page, next, 'Confirm your new email address')
  await expect(page.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible()
  await expect(page).toHaveURL(/\/confirm-email-change$/)
  await expectAccessible(page)
  expect(await readNewestEmail(page, old, 'Your email address is about to change')).toContain(next)
  await openEmailedLink(page, old, 'Your email address is about to change')
  await expect(page.getByRole('heading', { name: 'Cancel the email change' })).toBeVisible()
  // Opening the pages must change nothing, because mail scanners open links.
  await page.goto('/dashboard/settings')
  await expect(waiting).toBeVisible()
  await openEmailedLink(page, next, 'Confirm your new email address')
  await page.getByRole('button', { name: 'Confirm new email address' }).click()
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(next)
  await expect(waiting).toBeHidden()

  await openEmailedLink(page, old, 'Your email address was changed')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore my email address' }).click()
  await expect(page.getByText('Your email address has been restored.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByLabel('Email').fill(old)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
  acceptRefusals(complaints)
  await openEmailedLink(page, old, 'Reset your password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(/Confirm/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.waitForURL('**/login')
  await signIn(page, old, NEW_PASSWORD)
})

test('with two registrations for one address, the owner of the mailbox chooses the password', async ({ page }) => {
  const { old: email } = newAddresses()
  for (const username of ['Mallory', 'Vic'])
    await page.request.post('/api/auth/register', { data: { username, email, password: PASSWORD } })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Check Your Email')).toBeVisible()
  await openEmailedLink(page, email, 'Confirm your email address and choose a password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(/Confirm/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.waitForURL('**/login')
  await signIn(page, email, NEW_PASSWORD)
})
