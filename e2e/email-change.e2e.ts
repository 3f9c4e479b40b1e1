import { randomUUID } from 'node:crypto'
import { callApi } from './call-api.ts'
import {
  acceptRefusals,
  createUser,
  expect,
  expectAccessible,
  followEmailedLink,
  PASSWORD,
  readFromEmail,
  signIn,
  test,
} from './signet.ts'

const NEW_PASSWORD = 'a new secret of mine'

test('a new address is confirmed by email, and the old address can undo the change', async ({ page, complaints }) => {
  const old = await createUser(page)
  const next = `new-${randomUUID()}@example.com`
  await page.goto('/dashboard/settings')
  await page.getByLabel('Email').fill(next)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  const waiting = page.getByText(`Waiting for confirmation of ${next}`)
  await expect(waiting).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(old)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`We have sent another email to ${next}.`)).toBeVisible()

  await readFromEmail(page, old, new RegExp(`Your email address is about to change[^]*(${next})`))
  await followEmailedLink(page, old, 'cancel-email-change')
  await expect(page.getByRole('heading', { name: 'Cancel the email change' })).toBeVisible()
  await followEmailedLink(page, next, 'confirm-email-change')
  await expect(page.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible()
  await expect(page).toHaveURL(/\/confirm-email-change$/)
  await expectAccessible(page)
  // Opening the pages must change nothing, because mail scanners open links.
  expect(await callApi(page, 'GET', '/api/auth/me')).toMatchObject({ email: old, pending_email: next })
  await page.getByRole('button', { name: 'Confirm new email address' }).click()
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(next)
  await expect(waiting).toBeHidden()

  await followEmailedLink(page, old, 'undo-email-change')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore my email address' }).click()
  await expect(page.getByText('Your email address has been restored.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByLabel('Email').fill(old)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
  acceptRefusals(complaints)
  await followEmailedLink(page, old, 'reset-password')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(/Confirm/).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.waitForURL('**/login')
  await signIn(page, old, NEW_PASSWORD)
})
