import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submitLogin } from '../../testing/page/account-forms.ts'
import { expectAccessible } from '../../testing/page/axe.ts'
import { passTime, passTimeUntil, stopClock, useClock } from '../../testing/browser/clock.ts'
import { button } from '../../testing/page/controls.ts'
import type { Answer } from '../../testing/replies/agreed-replies.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'
import { failWithoutMessage, refuse } from '../../testing/replies/replies.ts'
import { expectWords } from '../../testing/page/words.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TOO_EARLY = 'Verification attempts cannot be reset yet. Try again later.'
const body = page.elementLocator(document.body)
const reset = button('Reset verification attempts (if stuck)')
const isShown = (text: string) => () => page.getByText(text, { exact: true }).query() !== null

const waitFor = (ms: number, attempts: number) => ({
  verification_attempts: attempts,
  max_attempts: 5,
  can_resend: ms === 0,
  next_resend_time: ms === 0 ? null : new Date(Date.now() + ms).toISOString(),
})
const UNVERIFIED = {
  success: false,
  requires_verification: true,
  message: 'Please verify your email address before signing in.',
}

useApp()
useClock()

/** From now on, the server says that so many emails were sent and that the next is possible after a wait. */
function answerStatus(ms: number, attempts: number, onReset: Answer = {}): void {
  const status = waitFor(ms, attempts)
  answerWith({
    'POST /api/auth/login': { ...UNVERIFIED, verification_status: status },
    'GET /api/auth/verification-status/*': status,
    'POST /api/auth/reset-verification-attempts': onReset,
  })
}

/** Signs in with an unverified address. The clock is stopped. */
async function openVerification(ms: number, attempts: number): Promise<void> {
  await openApp('/login')
  await expect.element(button('Sign in')).toBeVisible()
  stopClock()
  answerStatus(ms, attempts)
  await submitLogin('stuck.reader@example.com')
  await passTimeUntil(isShown(`${attempts} of 5`))
  expect(window.location.pathname).toBe('/verify-email-required')
}

test('after a login without a verified address, the wait for the next email counts down', async () => {
  await openVerification(3 * MINUTE, 2)
  await expect.element(button('Resend Available in 3m')).toBeDisabled()
  await passTime(2 * MINUTE + 10_000)
  await expectWords(body, 'verification-waiting')
  for (const attempts of [3, 4, 5]) {
    answerStatus(DAY, attempts)
    await passTime(1.5 * MINUTE)
    await passTimeUntil(isShown(`${attempts} of 5`))
    await expect.poll(() => reset.query() !== null).toBe(attempts === 5)
  }
  await expectWords(body, 'verification-stuck')
  await expectAccessible()
})

test('the first email can be requested again at once, the next one after a wait', async () => {
  await openVerification(0, 1)
  await expect.element(page.getByText('Available now', { exact: true })).toBeVisible()
  await expectAccessible()
  answerStatus(MINUTE, 2)
  await button('Resend Verification Email').click()
  await passTimeUntil(isShown('2 of 5'))
  await expect.element(button('Resend Available in 1m')).toBeDisabled()
  expect(reset.query()).toBeNull()
})

test('used-up attempts are reset', async () => {
  await openVerification(DAY, 5)
  const clickReset = async (answer: Answer, sentence: string) => {
    answerStatus(0, 0, answer)
    await reset.click()
    await passTimeUntil(isShown(sentence))
  }
  await clickReset(() => refuse(TOO_EARLY), TOO_EARLY)
  await clickReset(failWithoutMessage, 'Failed to reset verification attempts')
  await expect.element(reset).toBeVisible()
  await clickReset({ message: 'Verification attempts have been reset.' }, 'Verification attempts have been reset.')
  await passTimeUntil(() => reset.query() === null)
  await expectWords(page.getByRole('main'), 'verification-reset')
  await page.getByLabelText('Email').fill('')
  await expect.element(button('Resend Verification Email')).toBeDisabled()
})
