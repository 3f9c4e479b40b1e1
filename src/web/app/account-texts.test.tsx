import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submitLogin } from './testing/account-forms.ts'
import { button, expectPath } from './testing/controls.ts'
import { CREDENTIALS_REFUSED } from '#contract/messages.ts'
import { listSent } from './testing/next-replies.ts'
import { answerWith } from './testing/network.ts'
import { openApp, useApp } from './testing/open-app.tsx'
import { failWithoutMessage, holdReply } from './testing/replies.ts'
import { expectText } from './testing/texts.ts'
import { expectWords } from './testing/words.ts'

const body = page.elementLocator(document.body)
const password = page.getByLabelText('Password', { exact: true })

useApp()

/** First, because a page that has restored a session once is never again at its start. */
test('the guard shows that the session loads, and a button that it works', async () => {
  const session = holdReply(() => ({ username: 'Ann Miller', email: 'ann@example.com' }))
  localStorage.setItem('signet-token', 'abc')
  answerWith({ 'GET /api/auth/me': session.answer })
  await openApp('/dashboard')
  await expect.poll(() => listSent('GET /api/auth/me')).toHaveLength(1)
  await expect.element(page.getByText('Loading...')).toBeVisible()
  await expectPath('/dashboard')
  session.release()
  await expect.element(page.getByRole('button', { name: 'Start Creating' })).toBeVisible()

  // A session that was ended elsewhere: the first refused call clears the token and redirects to the login.
  answerWith({ 'GET /api/user/api-keys': () => Response.json({ detail: CREDENTIALS_REFUSED }, { status: 401 }) })
  await page.getByRole('link', { name: 'API Keys' }).click()
  await expectPath('/login')
  expect(localStorage.getItem('signet-token')).toBeNull()

  const login = holdReply(() => ({
    success: true,
    user: { username: 'Ann Miller', email: 'ann@example.com' },
    token: { access_token: 'abc' },
  }))
  answerWith({ 'POST /api/auth/login': login.answer })
  await submitLogin()
  await expect.element(button('Processing…')).toBeDisabled()
  login.release()
  await expectPath('/dashboard')
})

test('signed-out screens have the texts of part 1', async () => {
  for (const [path, words] of [
    ['login', 'login'],
    ['auth', 'login'],
    ['register', 'register'],
    ['forgot-password', 'forgot-password'],
    ['verify-email', 'verify-email'],
    ['verify-email-required', 'verification-required'],
  ] as const) {
    await openApp(`/${path}`)
    await expectWords(body, words)
    const email = page.getByLabelText('Email')
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(email).toHaveAttribute('required')
  }
})

test('the login leads to the registration and back, shows the password, and reports a failure', async () => {
  await openApp('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await password.fill('seen')
  await button('Show').click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await button('Hide').click()
  await expect.element(password).toHaveAttribute('type', 'password')
  answerWith({ 'POST /api/auth/login': failWithoutMessage })
  await submitLogin()
  await expectText(page.getByRole('alert'), 'Login failed')
})
