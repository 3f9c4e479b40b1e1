import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submitLogin } from '../../testing/page/account-forms.ts'
import { button, expectPath } from '../../testing/page/controls.ts'
import { CREDENTIALS_REFUSED } from '#contract/messages.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { openApp, openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { failWithoutMessage, holdReply } from '../../testing/replies/replies.ts'
import { expectText } from '../../testing/page/texts.ts'
import { expectWords } from '../../testing/page/words.ts'

const body = page.elementLocator(document.body)
const password = page.getByLabelText('Password', { exact: true })

useApp()

test('a session that was ended elsewhere leads to the login, whose button shows that it works', async () => {
  await signIn()
  await openScreen('/dashboard', 'Welcome back, Ann Miller!')
  // The first refused call clears the token and redirects to the login.
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

test('signed-out screens have the agreed texts', async () => {
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
  const detail = 'Incorrect email or password'
  answerWith({ 'POST /api/auth/login': () => Response.json({ detail }, { status: 401 }) })
  await submitLogin()
  await expectText(page.getByRole('alert'), detail)
})
