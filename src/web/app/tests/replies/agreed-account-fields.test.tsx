import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  requestResetLink,
  requestVerification,
  submitLogin,
  submitNewPassword,
  submitRegistration,
} from '../../testing/page/account-forms.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { goTo, openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

test('public screens and the account screens need no more than the agreed fields', async () => {
  answerWith({})
  await openApp('/')
  await expect.element(page.getByRole('link', { name: 'Sign up free' }).first()).toBeVisible()
  for (const path of ['features', 'pricing', 'case-studies', 'testimonials', 'blog', 'help']) await expectSoon(path)
  for (const path of ['guides', 'events', 'privacy', 'terms', 'cookies', 'contact']) await expectSoon(path)

  await openApp('/register')
  await submitRegistration()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()

  await openApp('/verify-email')
  await requestVerification()
  await expect.element(page.getByText('Done by the server')).toBeVisible()
  await openApp('/verify-email?token=abc')
  await expect.element(page.getByText('Email Verified!')).toBeVisible()
  await expectPath('/login')

  await openApp('/forgot-password')
  await requestResetLink()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await openApp('/reset-password?token=abc')
  await submitNewPassword('Reset Password')
  await expect.element(page.getByText('Password Reset Successfully!')).toBeVisible()
})

async function expectSoon(path: string): Promise<void> {
  await goTo(`/${path}`)
  await expect.element(page.getByText('This page is coming soon.')).toBeVisible()
}

test('signing in needs no more than the agreed fields, with and without a verified address', async () => {
  const signInAgain = async () => {
    await openApp('/login')
    await submitLogin()
  }
  answerWith({ 'POST /api/auth/login': { success: false, requires_verification: true } })
  await signInAgain()
  await expect.element(page.getByText('5 of 5')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Resend Available in / })).toBeDisabled()
  await button('Reset verification attempts (if stuck)').click()
  await expect.element(page.getByText('Verification attempts reset')).toBeVisible()
  answerWith({})
  await signInAgain()
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ann Miller!' })).toBeVisible()
  await page
    .getByRole('button', { name: /User menu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectPath('/login')
})

test('changing the password and what remains need no more than the agreed fields', async () => {
  await signIn()
  for (const [path, heading] of [
    ['channels', /Channels/],
    ['trash', 'Trash'],
    ['start', 'Your first picture'],
  ] as const) {
    await openScreen(`/dashboard/${path}`, heading)
  }
  await page.getByLabelText('Brand name').fill('Verdant')
  await page.getByLabelText('Product', { exact: true }).fill('Serum 7')
  await button('Make my first picture').click()
  await expect.element(page.getByRole('heading', { name: 'There it is' })).toBeVisible()

  await openScreen('/dashboard/change-password', 'Change Password')
  await button('Send Verification Code').click()
  await page.getByLabelText('Verification code').fill('123456')
  await submitNewPassword('Change Password')
  await expect.element(page.getByText('Password Changed Successfully!')).toBeVisible()
  await expectPath('/login')
  await expect.element(page.getByRole('main')).toBeVisible()
})
