import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/page/axe.ts'
import { passTimeUntil, useClock } from '../../testing/browser/clock.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import { useMailbox } from '../../testing/browser/mailbox.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { expectRedirectInTime } from '../../testing/browser/redirect.ts'
import { failWithoutMessage, holdReply, refuse } from '../../testing/replies/replies.ts'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const NEW_PASSWORD = 'another secret of mine'
const SEND = 'POST /api/auth/password-change/send-otp'
const VERIFY = 'POST /api/auth/password-change/verify-otp'
const SENT = { message: 'A verification code has been sent to your email.' }
const main = page.getByRole('main')
const alert = page.getByRole('alert')
const code = page.getByLabelText('Verification code')
const password = page.getByLabelText('New password', { exact: true })
const confirmation = page.getByLabelText('Confirm password')
const send = button('Send Verification Code')
const change = button('Change Password')

useApp()
useClock()
useMailbox()

async function openChange(answers: Answers = {}): Promise<void> {
  await signIn({
    'GET /api/auth/me': { username: 'Ann Miller', email: 'changing.reader@example.com' },
    ...answers,
  })
  await openScreen('/dashboard/change-password', 'Change Password')
}

test('changing the password needs a session, and leads back to the dashboard', async () => {
  await openApp('/dashboard/change-password')
  await expectPath('/login')
  await openChange()
  await expectWords(main, 'change-password-request')
  await page.getByRole('button', { name: 'Back to Dashboard' }).click()
  await expectPath('/dashboard')
  window.history.back()
  await expectPath('/dashboard/change-password')
  await expect.element(send).toBeVisible()
})

test('a code is requested, and the next step has its texts', async () => {
  await openChange({ [SEND]: failWithoutMessage })
  await send.click()
  await expectText(alert, 'Failed to send verification code')
  answerWith({ [SEND]: 'no JSON' })
  await send.click()
  await expectText(alert, 'Failed to send verification code. Please try again.')
  const sending = holdReply(() => SENT)
  answerWith({ [SEND]: sending.answer })
  await send.click()
  await expect.element(button('Processing…')).toBeDisabled()
  sending.release()
  await expect.element(page.getByText(SENT.message)).toBeVisible()
  await expectWords(main, 'change-password-verify')
  await expectAccessible()
})

test('the fields of the change show their errors, and are empty after another code was sent', async () => {
  await openChange({ [SEND]: SENT })
  await send.click()
  await code.fill('12345')
  await password.fill('12345')
  await confirmation.fill('1234567')
  await userEvent.tab()
  const form = page.elementLocator(main.element().querySelector('form') ?? document.body)
  await expect.element(form).toMatchTextContent('Please enter a valid 6-digit verification code')
  await expect.element(form).toMatchTextContent('Password must be at least 6 characters long')
  await expect.element(form).toMatchTextContent('Passwords do not match')
  for (const [field, before, after] of [
    [code, '12345', '000000'],
    [password, '12345', '123456'],
    [confirmation, '1234567', '123456'],
  ] as const) {
    await expect.element(field).toHaveValue(before)
    await expect.element(change).toBeDisabled()
    await field.fill(after)
  }
  await expect.element(change).toBeEnabled()
  await button('Resend Code').click()
  const wait = 'Too many codes. Try again in 57 seconds.'
  answerWith({ [SEND]: () => refuse(wait) })
  await send.click()
  await expect.element(alert).toMatchTextContent(wait)
  answerWith({ [SEND]: SENT })
  await send.click()
  await expect.element(code).toBeVisible()
  for (const field of [code, password, confirmation]) await expect.element(field).toHaveValue('')
})

async function submitCode(typed: string): Promise<void> {
  await code.fill(typed)
  await password.fill(NEW_PASSWORD)
  await confirmation.fill(NEW_PASSWORD)
  await change.click()
}

test('the password is changed with the code, and the login opens after three seconds, without a session', async () => {
  const wrong = 'Invalid verification code. 4 attempts remaining.'
  await openChange({ [SEND]: SENT, [VERIFY]: () => refuse(wrong) })
  await send.click()
  await submitCode('000000')
  await expectText(alert, wrong)
  answerWith({ [VERIFY]: failWithoutMessage })
  await submitCode('123456')
  await expectText(alert, 'Failed to change password')
  const changing = holdReply(() => ({ message: 'Done' }))
  answerWith({ [VERIFY]: changing.answer })
  const changeAndWait = async () => {
    await change.click()
    await passTimeUntil(() => button('Processing…').query() !== null)
    await expect.element(button('Processing…')).toBeDisabled()
    changing.release()
  }
  await expectRedirectInTime(changeAndWait, 'Password Changed Successfully!', 'password-changed')
  expect(listSent(VERIFY).at(-1)).toEqual({ otp_code: '123456', new_password: NEW_PASSWORD })
  expect(localStorage.getItem('signet-token')).toBeNull()
})
