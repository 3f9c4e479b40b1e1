import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { apiKeyRoutes } from './providers/api-keys.ts'
import { authRoutes } from './accounts/auth.ts'
import { createClient } from './client/client.ts'
import * as limits from './limits.ts'
import * as messages from './messages.ts'
import { DEFAULT_ACCENT_COLOR } from './options.ts'
import type { Route } from './route.ts'

/** Agreed texts and numbers. */
test.each([
  ['CREDENTIALS_REFUSED', 'Could not validate credentials'],
  ['REQUEST_FAILED', 'Request failed'],
  ['LOGIN_FAILED', 'Login failed'],
  ['REGISTRATION_FAILED', 'Registration failed'],
  ['PASSWORDS_DIFFER', 'Passwords do not match'],
  ['VERIFICATION_MAIL_FAILED', 'Failed to send verification email. Please try again.'],
  ['LINK_USED', 'This verification link has already been used. Please request a new verification email.'],
  ['LINK_EXPIRED', 'This verification link has expired. Please request a new verification email.'],
  ['LINK_INVALID', 'Invalid verification link. Please request a new verification email.'],
  ['LINK_CHECK_FAILED', 'Failed to check verification link. Please try again.'],
  ['VERIFICATION_FAILED', 'Email verification failed'],
  ['RESEND_FAILED', 'Failed to resend verification email'],
  ['ATTEMPTS_RESET_FAILED', 'Failed to reset verification attempts'],
  ['RESET_MAIL_FAILED', 'Failed to send password reset email'],
  ['PASSWORD_RESET_FAILED', 'Password reset failed'],
  ['PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long'],
  ['CODE_SEND_FAILED', 'Failed to send verification code. Please try again.'],
  ['CODE_SEND_REFUSED', 'Failed to send verification code'],
  ['CODE_INVALID', 'Please enter a valid 6-digit verification code'],
  ['PASSWORD_CHANGE_FAILED', 'Failed to change password'],
  ['PROFILE_UPDATED', 'Profile updated'],
  ['PROFILE_UPDATE_FAILED', 'Update failed'],
  ['API_KEY_SAVE_FAILED', 'Failed to save API key'],
  ['API_KEY_TEST_FAILED', 'Failed to test API key'],
  ['API_KEY_DELETE_FAILED', 'Failed to delete API key'],
  ['API_KEY_INVALID', 'Please enter a valid API key'],
  ['API_KEY_MISSING', 'Please enter an API key to test'],
  ['API_KEY_VALID', 'API key is valid!'],
  ['COMING_SOON', 'This page is coming soon.'],
] as const)('%s says "%s"', (name, sentence) => {
  expect(new Map<string, unknown>(Object.entries(messages)).get(name)).toBe(sentence)
})

test('the message for keys that cannot be loaded contains the status', () => {
  expect(messages.API_KEYS_LOAD_FAILED(503)).toBe('Failed to load API keys: 503')
})

test.each([
  ['PASSWORD_MIN', 6],
  ['USERNAME_MIN', 3],
  ['CODE_DIGITS', 6],
  ['CODE_LIFE_MS', 600_000],
  ['RESET_LINK_LIFE_MS', 3_600_000],
  ['VERIFICATION_MAX_ATTEMPTS', 5],
  ['REDIRECT_DELAY_MS', 3000],
] as const)('%s is %d', (name, value) => {
  expect(new Map<string, unknown>(Object.entries(limits)).get(name)).toBe(value)
})

test('the default accent color is #00ADB5', () => {
  expect(DEFAULT_ACCENT_COLOR).toBe('#00ADB5')
})

type Shape = { shape: Record<string, unknown> } | undefined
const listFields = (schema: unknown) => Object.keys((schema as Shape)?.shape ?? {})

/** Each agreed call, its input, and the agreed fields of its reply. */
test.each([
  ['register', 'POST /api/auth/register', 'username email password', 'email_sent message'],
  [
    'login',
    'POST /api/auth/login',
    'email password remember_me',
    'success user token requires_verification verification_status message',
  ],
  ['me', 'GET /api/auth/me', '', 'username email'],
  ['checkToken', 'GET /api/auth/check-token-status', 'token', 'valid reason'],
  ['verifyEmail', 'POST /api/auth/verify-email', 'token', 'message'],
  ['resendVerification', 'POST /api/auth/resend-verification', 'email', 'message'],
  [
    'verificationStatus',
    'GET /api/auth/verification-status/:email',
    'email',
    'verification_attempts max_attempts can_resend next_resend_time',
  ],
  ['resetVerificationAttempts', 'POST /api/auth/reset-verification-attempts', 'email', ''],
  ['forgotPassword', 'POST /api/auth/forgot-password', 'email', 'message'],
  ['resetPassword', 'POST /api/auth/reset-password', 'token new_password', 'message'],
  ['sendPasswordCode', 'POST /api/auth/password-change/send-otp', '', 'message'],
  ['changePassword', 'POST /api/auth/password-change/verify-otp', 'otp_code new_password', 'message'],
  ['passwordCodeStatus', 'GET /api/auth/password-change/otp-status', '', 'has_active_otp message'],
  ['updateProfile', 'PUT /api/auth/profile', 'username email', ''],
  ['get', 'GET /api/user/api-keys', '', 'has_gemini_key gemini_api_key'],
  ['save', 'POST /api/user/api-keys/gemini', '', 'message'],
  ['test', 'POST /api/user/api-keys/gemini/test', 'api_key', 'valid message'],
  ['remove', 'DELETE /api/user/api-keys/gemini', '', 'message'],
])('the call "%s" is %s with "%s" and returns "%s"', (name, call, sent, answered) => {
  const route = new Map<string, Route>(Object.entries({ ...authRoutes, ...apiKeyRoutes })).get(name)
  expect(`${route?.method} ${route?.path}`).toBe(call)
  const sends = [route?.body, route?.query, route?.params].flatMap(listFields)
  expect(sends.toSorted()).toEqual(sent.split(' ').filter(Boolean).toSorted())
  expect(listFields(route?.reply)).toEqual(expect.arrayContaining(answered.split(' ').filter(Boolean)))
})

test('a key is sent as a JSON string, trimmed', () => {
  expect(apiKeyRoutes.save.body.parse('  AIza-key ')).toBe('AIza-key')
})

test.each([
  ['{"detail":"Said so"}', 'Said so'],
  ['plain words', 'plain words'],
  ['{"other":1}', '{"other":1}'],
  ['', 'Request failed'],
])('an error reply with the body %j becomes an error with the message "%s"', async (body, message) => {
  const lost: string[] = []
  const answer = async (status: number) => {
    const server = createServer((_, reply) => reply.writeHead(status).end(body))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const client = createClient(
      { auth: authRoutes },
      { origin, token: () => 'mine', onSessionLost: (of) => lost.push(of) },
    )
    await expect(client.auth.me()).rejects.toMatchObject({ status, message })
    server.close()
  }
  await answer(500)
  await answer(401)
  expect(lost).toEqual([])
})

test('every call sends the stored token, and a token that is refused is deleted', async () => {
  const lost: string[] = []
  const carried: (string | undefined)[] = []
  const server = createServer((request, reply) => {
    carried.push(request.headers.authorization)
    reply.writeHead(401).end('{"detail":"Could not validate credentials"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const held of ['mine', null]) {
    const client = createClient(
      { auth: authRoutes },
      { origin, token: () => held, onSessionLost: (of) => lost.push(of) },
    )
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 })
  }
  server.close()
  expect([carried, lost]).toEqual([['Bearer mine', undefined], ['mine']])
})
