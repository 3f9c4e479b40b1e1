import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../testing/page/controls.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, signIn, useApp } from '../../testing/open-app.tsx'

const WRONG = 'Please enter a valid email address.'
const PASSWORD = 'correct horse battery'

/** Every form with an email field, the button that submits it, its call, and its other required fields. */
const FORMS = [
  ['/login', 'Sign in', 'POST /api/auth/login', ['Password']],
  ['/register', 'Create Account', 'POST /api/auth/register', ['Username', 'Password', 'Confirm password']],
  ['/forgot-password', 'Send Reset Link', 'POST /api/auth/forgot-password', []],
  ['/verify-email', 'Send Verification Email', 'POST /api/auth/resend-verification', []],
  ['/verify-email-required', 'Resend Verification Email', 'POST /api/auth/resend-verification', []],
  ['/dashboard/settings', 'Save', 'PUT /api/auth/profile', ['Username']],
] as const

/** All calls so far that would change something. */
const listChanges = () => vi.mocked(window.fetch).mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET')

useApp()

for (const [path, send, call, others] of FORMS) {
  test(`${path} accepts an email address and sends nothing else`, async () => {
    if (path.startsWith('/dashboard')) await signIn()
    await openApp(path)
    const email = page.getByLabelText('Email')
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(email).toHaveAttribute('required')
    for (const other of others)
      await page.getByLabelText(other, { exact: true }).fill(other === 'Username' ? 'Ann Miller' : PASSWORD)
    for (const text of ['not-an-address', 'ann@', '@example.com', 'ann@example']) {
      await email.fill(text)
      await button(send).click()
      await expect.element(page.getByText(WRONG)).toBeVisible()
      await expect.element(email).toHaveFocus()
    }
    expect(listChanges()).toEqual([])
    await email.fill('ann@example.com')
    await button(send).click()
    await expect.poll(() => listSent(call)).toEqual([expect.objectContaining({ email: 'ann@example.com' })])
  })
}
