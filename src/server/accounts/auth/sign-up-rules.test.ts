import { expect, test } from 'vitest'
import { createInvitation } from './sign-up-rules.ts'
import { DAY } from '../../infrastructure/clock.ts'
import { PASSWORD } from '../../testing/people.ts'
import { openOwnSite, type Site } from '../../testing/site.ts'

const register = (
  { visitor }: Site,
  email: string,
  { password = PASSWORD, invitation }: { password?: string; invitation?: string } = {},
) =>
  visitor()
    .auth.register({ body: { username: 'Ann Miller', email, password }, headers: { 'x-invitation': invitation } })
    .then(
      () => 'registered',
      ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
    )
const CLOSED = '403 Signing up is closed on this server.'
const INVITATION = '403 Signing up here needs an invitation to this address. Ask for one.'

test('with SIGN_UP=off nobody signs up, and those who have an account sign in', async () => {
  const site = await openOwnSite({ signUp: 'off', role: 'web' })
  const { email } = await site.signUp()
  expect(await site.visitor().auth.signUpRules()).toEqual({ sign_up: 'off', domains: [] })
  expect(await register(site, 'bob@example.com')).toBe(CLOSED)
  expect(
    await register(site, 'bob@example.com', { invitation: createInvitation(site.opened.app, 'bob@example.com') }),
  ).toBe(CLOSED)
  expect((await site.visitor().auth.login({ body: { email, password: PASSWORD } })).success).toBe(true)
})

test('with SIGN_UP=invite an invitation signs up its own address only, for seven days', async () => {
  const site = await openOwnSite({ signUp: 'invite', role: 'web' })
  const invitation = createInvitation(site.opened.app, 'bob@example.com')
  expect(await register(site, 'bob@example.com')).toBe(INVITATION)
  expect(await register(site, 'eve@example.com', { invitation })).toBe(INVITATION)
  expect(await register(site, 'bob@example.com', { invitation: `9${invitation}` })).toBe(INVITATION)
  expect(await register(site, 'Bob@Example.com', { invitation })).toBe('registered')
  site.clock.advance(7 * DAY + 1000)
  expect(await register(site, 'bob@example.com', { invitation })).toBe(INVITATION)
})

test('with SIGN_UP_DOMAINS only addresses of these domains sign up, and those that were invited', async () => {
  const site = await openOwnSite({ signUpDomains: ['verdant.example'], role: 'web' })
  const refusal = '403 Only addresses of these domains can sign up here: verdant.example.'
  expect(await register(site, 'bob@VERDANT.example')).toBe('registered')
  expect(await register(site, 'bob@not-verdant.example')).toBe(refusal)
  expect(await register(site, 'bob@verdant.example.org')).toBe(refusal)
  const invitation = createInvitation(site.opened.app, 'guest@example.com')
  expect(await register(site, 'guest@example.com', { invitation })).toBe('registered')
})

test('frequent passwords are refused where the operator asks for it, in every form that sets one', async () => {
  const refusal = '422 This password is one of the most frequent ones. Please choose another.'
  const open = await openOwnSite({ role: 'web' })
  expect(await register(open, 'ann@example.com', { password: 'qwerty123' })).toBe('registered')
  const site = await openOwnSite({ passwords: 'uncommon', role: 'web' })
  expect(await register(site, 'ann@example.com', { password: 'QWERTY123' })).toBe(refusal)
  expect(await register(site, 'ann@example.com')).toBe('registered')
  const { api, email } = await site.signUp()
  await api.auth.sendPasswordCode()
  const otp_code = /\b\d{6}\b/.exec((await site.mailsTo(email, 1))[0]?.text ?? '')?.[0] ?? ''
  await expect(api.auth.changePassword({ body: { otp_code, new_password: 'letmein' } })).rejects.toMatchObject({
    status: 422,
  })
  await site.visitor().auth.forgotPassword({ body: { email } })
  const token = /token=([\w-]+)/.exec((await site.mailsTo(email, 2))[1]?.text ?? '')?.[1] ?? ''
  const reset = (new_password: string) => site.visitor().auth.resetPassword({ body: { token, new_password } })
  await expect(reset('iloveyou')).rejects.toMatchObject({ status: 422 })
  await expect(reset('a new secret of mine')).resolves.toMatchObject({ message: 'Password reset successfully' })
})
