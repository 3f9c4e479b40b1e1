import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { requestVerification, submitRegistration } from '../../testing/page/account-forms.ts'
import { expectAccessible } from '../../testing/page/axe.ts'
import { useClock } from '../../testing/browser/clock.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import { useMailbox } from '../../testing/browser/mailbox.ts'
import type { Answer, Answers } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'
import { expectRedirectInTime } from '../../testing/browser/redirect.ts'
import { failWithoutMessage } from '../../testing/replies/replies.ts'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const NEW_LINK_SENT = 'If that address is waiting for verification, we have sent a new link.'
const body = page.elementLocator(document.body)
const alert = page.getByRole('alert')

useApp()
useClock()
useMailbox()

test('registration reports errors, then shows the next step', async () => {
  await openApp('/register')
  await submitRegistration('new.reader@example.com', 'something else')
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  expect(listSent('POST /api/auth/register')).toEqual([])
  const expectFailure = async (answer: Answer, sentence: string) => {
    answerWith({ 'POST /api/auth/register': answer })
    await submitRegistration('new.reader@example.com')
    await expectText(alert, sentence)
  }
  await expectFailure(failWithoutMessage, 'Registration failed')
  await expectFailure({ email_sent: false, message: '' }, 'Failed to send verification email. Please try again.')
  await expectFailure({ email_sent: false, message: 'Try another address.' }, 'Try another address.')
  answerWith({})
  await button('Create Account').click()
  await expectPath('/verify-email-sent')
  await expectWords(body, 'verify-email-sent')
  await expectAccessible()
  await page.getByRole('link', { name: 'Send the email again' }).click()
  await expectPath('/verify-email')
})

test('another email is requested', async () => {
  await openApp('/verify-email')
  await expect.element(button('Send Verification Email')).toBeDisabled()
  answerWith({ 'POST /api/auth/resend-verification': failWithoutMessage })
  await requestVerification()
  await expectText(alert, 'Failed to resend verification email')
  answerWith({ 'POST /api/auth/resend-verification': { message: NEW_LINK_SENT } })
  await button('Send Verification Email').click()
  await expect.element(page.getByText(NEW_LINK_SENT)).toBeVisible()
  await expectAccessible()
})

/** Opens an emailed link. */
async function openLink(answers: Answers): Promise<void> {
  answerWith({ 'POST /api/auth/resend-verification': { message: NEW_LINK_SENT }, ...answers })
  await openApp('/verify-email?token=from-the-email')
}

const refuseLink = (reason: string) => ({ 'GET /api/auth/check-token-status': { valid: false, reason } })

for (const [name, answers, sentence] of [
  [
    'an expired link',
    refuseLink('expired'),
    'This verification link has expired. Please request a new verification email.',
  ],
  [
    'a used link',
    refuseLink('already_used'),
    'This verification link has already been used. Please request a new verification email.',
  ],
  ['an unknown link', refuseLink('invalid'), 'Invalid verification link. Please request a new verification email.'],
  [
    'a link that cannot be checked',
    { 'GET /api/auth/check-token-status': failWithoutMessage },
    'Failed to check verification link. Please try again.',
  ],
  ['a link whose use fails', { 'POST /api/auth/verify-email': failWithoutMessage }, 'Email verification failed'],
] as const) {
  test(`${name} is reported, and offers a new email`, async () => {
    await openLink(answers)
    await expectText(alert, sentence)
    await expect.element(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expectAccessible()
    await requestVerification()
    await expect.element(page.getByText(NEW_LINK_SENT)).toBeVisible()
  })
}

test('a verification link verifies the address, and the login opens after three seconds', async () => {
  await expectRedirectInTime(() => openLink({}), 'Email Verified!', 'email-verified')
})
