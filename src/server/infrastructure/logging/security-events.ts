/**
 * What the log says about security, by the `event` of its lines. These lines have `"security":true`; docs/operations.md describes their fields. No
 * line has a password, code, token, key or address of an email.
 */
export const SECURITY_EVENTS = {
  sign_up: 'somebody signs up, or is refused',
  email_verified: 'the link of a sign-up is used',
  login: 'a sign-in: ok, refused, throttled, or of a disabled account',
  sign_out: 'a session is ended by its user',
  confirmation: 'a password or code is given for a change that needs it',
  code_sent: 'a code is emailed; purpose is password or confirmation',
  code_refused: 'a wrong or expired code is given',
  password_reset_requested: 'a link to set a new password is requested',
  password_reset: 'a new password is set by a link',
  password_changed: 'a new password is set by a code',
  email_change_requested: 'another email address is requested',
  email_changed: 'another email address is confirmed',
  email_change_cancelled: 'the change is canceled by its link',
  email_change_undone: 'the old address takes the account back',
  account_deleted: 'an account is deleted',
  provider_added: 'a user adds a provider',
  provider_changed: 'a user changes a provider',
  provider_removed: 'a user deletes a provider',
  provider_chosen: 'a user chooses what makes texts, images or videos',
  key_saved: 'a user saves a Gemini key',
  key_deleted: 'a user deletes the Gemini key',
  key_test: 'a user tests a key',
  feed_created: 'a user creates or replaces the address of the calendar feed',
  feed_removed: 'a user removes it',
  throttle: 'a limit of requests is reached (429)',
  quota: 'the monthly limit of an account is reached',
  platform_limit: 'a share of the limit for the platform’s keys is used',
  ownership_refusal: 'somebody asks for what does not exist or belongs to another user',
  admin_command: 'a command of npm run admin: started, ok or failed',
} as const

/** Marks the fields of a line about security. */
export const markSecurity = (fields: Record<string, unknown>): Record<string, unknown> =>
  typeof fields['event'] === 'string' && Object.hasOwn(SECURITY_EVENTS, fields['event'])
    ? { ...fields, security: true }
    : fields
