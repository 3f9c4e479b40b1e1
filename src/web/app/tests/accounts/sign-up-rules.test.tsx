import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../testing/page/controls.ts'
import { answerWith } from '../../testing/browser/network.ts'
import { listSent } from '../../testing/replies/next-replies.ts'
import { openApp, useApp } from '../../testing/open-app.tsx'

useApp()

test('a closed server says so and shows no form', async () => {
  answerWith({ 'GET /api/auth/sign-up': { sign_up: 'off', domains: [] } })
  await openApp('/register')
  await expect
    .element(page.getByText('Signing up is closed on this server. Ask its operator for an account.'))
    .toBeVisible()
  await expect.element(button('Create Account')).not.toBeInTheDocument()
})

test('a server for some domains names them above the form', async () => {
  answerWith({ 'GET /api/auth/sign-up': { sign_up: 'open', domains: ['verdant.example', 'nocte.example'] } })
  await openApp('/register')
  await expect
    .element(page.getByText('Only addresses of these domains can sign up here: verdant.example, nocte.example.'))
    .toBeVisible()
  await expect.element(button('Create Account')).toBeVisible()
})

test('the link of an invitation fills in its address, is removed from the URL, and is sent with the form', async () => {
  answerWith({ 'GET /api/auth/sign-up': { sign_up: 'invite', domains: [] } })
  await openApp('/register?email=bob%40example.com&invitation=1.abc')
  await expect.element(page.getByLabelText('Email')).toHaveValue('bob@example.com')
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByText('Signing up here needs an invitation.')).not.toBeInTheDocument()
  await page.getByLabelText('Username').fill('Bob Miller')
  for (const name of ['Password', 'Confirm password'])
    await page.getByLabelText(name, { exact: true }).fill('correct horse battery')
  await button('Create Account').click()
  await expect
    .poll(() => listSent('POST /api/auth/register'))
    .toEqual([{ username: 'Bob Miller', email: 'bob@example.com', password: 'correct horse battery' }])
  const sent = vi.mocked(window.fetch).mock.calls.find(([, init]) => init?.method === 'POST')
  expect(new Headers(sent?.[1]?.headers).get('x-invitation')).toBe('1.abc')
})
