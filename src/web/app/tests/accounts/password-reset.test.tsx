import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submitNewPassword } from '../../testing/page/account-forms.ts'
import { expectAccessible } from '../../testing/page/axe.ts'
import { useClock } from '../../testing/browser/clock.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import { useMailbox } from '../../testing/browser/mailbox.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'
import { expectRedirectInTime } from '../../testing/browser/redirect.ts'
import { failWithoutMessage, holdReply, refuse } from '../../testing/replies/replies.ts'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const body = page.elementLocator(document.body)
const alert = page.getByRole('alert')
const REFUSED = 'This reset link is invalid or has expired. Please request a new one.'

useApp()
useClock()
useMailbox()

test('a reset link is requested', async () => {
  await openApp('/forgot-password')
  await page.getByLabelText('Email').fill('forgetful.reader@example.com')
  answerWith({ 'POST /api/auth/forgot-password': failWithoutMessage })
  await button('Send Reset Link').click()
  await expectText(alert, 'Failed to send password reset email')
  const sending = holdReply(() => ({
    message: 'If an account exists for that email, we have sent a reset link.',
  }))
  answerWith({ 'POST /api/auth/forgot-password': sending.answer })
  await button('Send Reset Link').click()
  await expect.element(button('Processing…')).toBeDisabled()
  sending.release()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expectWords(body, 'reset-link-sent')
})

test('a password is reset with the token of the link, and the login opens after three seconds', async () => {
  await openApp('/reset-password?token=from-the-email')
  answerWith({ 'POST /api/auth/reset-password': failWithoutMessage })
  await submitNewPassword('Reset Password')
  await expect.element(alert).toMatchTextContent('Password reset failed')
  answerWith({})
  const set = () => submitNewPassword('Reset Password')
  await expectRedirectInTime(set, 'Password Reset Successfully!', 'password-reset')
  expect(listSent('POST /api/auth/reset-password').at(-1)).toMatchObject({ token: 'from-the-email' })
})

test('without a token, a reset starts with the request of a link', async () => {
  await openApp('/reset-password')
  await expectPath('/forgot-password')
  await expect.element(button('Send Reset Link')).toBeVisible()
})

test('a refused reset link comes with a link to request a new one', async () => {
  answerWith({ 'POST /api/auth/reset-password': () => refuse(REFUSED) })
  await openApp('/reset-password?token=an-hour-old')
  await expectWords(body, 'reset-password')
  await submitNewPassword('Reset Password')
  await expect.element(alert).toMatchTextContent('This reset link is invalid or has expired.')
  await expectAccessible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expectPath('/forgot-password')
})
