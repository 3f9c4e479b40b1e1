import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import * as messages from './messages.ts'
import { DEFAULT_ACCENT_COLOR } from './options.ts'

/** The words and numbers of part 1 of the specification: changing one of them is changing the product. */
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

test('a failed load of the keys names its status', () => {
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

test('the accent is #00ADB5 until somebody chooses another', () => {
  expect(DEFAULT_ACCENT_COLOR).toBe('#00ADB5')
})
