import '../schema/jitless.ts'
import { z } from 'zod'
import { Email, Id, Message, Password, Timestamp } from '../schema/fields.ts'
import { VERIFICATION_MAX_ATTEMPTS } from '../limits.ts'
import { INTERFACE_LANGUAGES } from '../languages/interface-languages.ts'
import { confirmationRoutes } from './confirmation.ts'
import { CODE_INVALID } from '../messages.ts'
import { type RequestLimit, routes } from '../route.ts'
import { Registration, RegistrationHeaders, SignUpRules, Username } from './sign-up.ts'

export const Credentials = z.object({
  email: z.string('Email is required').transform((text) => text.trim()),
  password: z.string('Password is required'),
  remember_me: z.boolean('remember_me must be true or false').default(false),
})
export type Credentials = z.output<typeof Credentials>

export const User = z.object({
  id: Id.optional(),
  username: z.string(),
  email: z.string(),
  /** A new address that is not confirmed yet. */
  pending_email: z.string().nullable().optional(),
  last_active_at: Timestamp.nullable().optional(),
  /** The language of the interface, left out until the user chose one. */
  language: z.enum(INTERFACE_LANGUAGES).optional(),
})
export type User = z.output<typeof User>

export const VerificationStatus = z.object({
  verification_attempts: z.number().catch(0),
  max_attempts: z.number().catch(VERIFICATION_MAX_ATTEMPTS),
  can_resend: z.boolean().catch(true),
  next_resend_time: Timestamp.nullable().catch(null),
})
export type VerificationStatus = z.output<typeof VerificationStatus>

export const LoginResult = z.object({
  success: z.boolean(),
  user: User.optional(),
  token: z
    .object({ access_token: z.string(), token_type: z.literal('bearer').optional(), expires_at: Timestamp.optional() })
    .optional(),
  requires_verification: z.boolean(),
  verification_status: VerificationStatus.optional(),
  message: z.string(),
})
export type LoginResult = z.output<typeof LoginResult>

export const TokenStatus = z.object({
  valid: z.boolean(),
  reason: z.enum(['already_used', 'expired', 'invalid']).optional(),
})
export type TokenStatus = z.output<typeof TokenStatus>

const ByToken = z.object({ token: z.string().max(512).default('') })
const ByEmail = z.object({ email: Email })
const ByLink = z.object({ token: z.string('token must be text').max(512).default('') })

export const PasswordReset = ByLink.extend({ new_password: Password })
export type PasswordReset = z.output<typeof PasswordReset>

export const PasswordChange = z.object({
  otp_code: z.string(CODE_INVALID).regex(/^\d{6}$/, CODE_INVALID),
  new_password: Password,
})
export type PasswordChange = z.output<typeof PasswordChange>

export const Profile = z.object({ username: Username, email: Email })
export type Profile = z.output<typeof Profile>

/** The chosen language of the interface. */
export const LanguageChoice = z.object({ language: z.enum(INTERFACE_LANGUAGES, 'language is not valid') })
export type LanguageChoice = z.output<typeof LanguageChoice>

const perAddress = (count: number, seconds: number): [RequestLimit] => [{ per: 'address', count, seconds }]
const MINUTE = 60
const HOUR = 3600

export const authRoutes = routes({
  ...confirmationRoutes,
  signUpRules: {
    method: 'GET',
    path: '/api/auth/sign-up',
    summary: 'Whom the operator lets sign up',
    access: 'public',
    limits: perAddress(120, MINUTE),
    reply: SignUpRules,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and send the verification link',
    access: 'public',
    refuses: {
      403: 'The operator does not let this address sign up',
      429: 'Too many sign-ups or emails for this address',
    },
    limits: perAddress(100, HOUR),
    headers: RegistrationHeaders,
    body: Registration,
    reply: z.object({ email_sent: z.boolean(), message: z.string() }),
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with e-mail and password',
    access: 'public',
    refuses: { 401: 'Wrong address or password', 403: 'The operator disabled the account', 429: 'Too many tries' },
    body: Credentials,
    reply: LoginResult,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session of the token that was sent',
    access: 'user',
    status: 204,
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    access: 'user',
    reply: User,
  },
  checkToken: {
    method: 'GET',
    path: '/api/auth/check-token-status',
    summary: 'Say whether a verification link still works, without using it',
    access: 'public',
    limits: perAddress(120, MINUTE),
    query: ByToken,
    reply: TokenStatus,
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Use a verification link',
    access: 'public',
    refuses: { 400: 'The link is unknown, used or expired' },
    limits: perAddress(120, MINUTE),
    query: ByToken,
    reply: Message,
    openReply: true,
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Ask for another verification link',
    access: 'public',
    refuses: { 429: 'Too many emails for this address' },
    body: ByEmail,
    reply: Message,
    openReply: true,
  },
  verificationStatus: {
    method: 'GET',
    path: '/api/auth/verification-status/:email',
    summary: 'How many verification mails an address has asked for',
    access: 'public',
    limits: perAddress(120, MINUTE),
    params: ByEmail,
    reply: VerificationStatus,
  },
  resetVerificationAttempts: {
    method: 'POST',
    path: '/api/auth/reset-verification-attempts',
    summary: 'Start counting verification mails anew, at most twice a day',
    access: 'public',
    refuses: { 429: 'Too early, or too often' },
    limits: perAddress(30, HOUR),
    body: ByEmail,
    reply: Message,
    openReply: true,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a link that sets a new password',
    access: 'public',
    refuses: { 429: 'Too many emails for this address' },
    limits: perAddress(60, HOUR),
    body: ByEmail,
    reply: Message,
    openReply: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by a mailed link, which verifies the address where that is still to be done',
    access: 'public',
    refuses: { 400: 'The link is unknown, used or expired' },
    limits: perAddress(120, MINUTE),
    body: PasswordReset,
    reply: Message,
    openReply: true,
  },
  sendPasswordCode: {
    method: 'POST',
    path: '/api/auth/password-change/send-otp',
    summary: 'Mail a code that permits a change of the password',
    access: 'user',
    refuses: { 429: 'Too many codes' },
    reply: Message,
  },
  passwordCodeStatus: {
    method: 'GET',
    path: '/api/auth/password-change/otp-status',
    summary: 'Whether a mailed code is waiting to be used',
    access: 'user',
    reply: z.object({ has_active_otp: z.boolean(), message: z.string() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password-change/verify-otp',
    summary: 'Change the password by a mailed code; ends every session',
    access: 'user',
    refuses: { 400: 'The code is wrong or expired' },
    body: PasswordChange,
    reply: Message,
    openReply: true,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/auth/profile',
    summary: 'Change the username; another email address waits for its confirmation',
    access: 'user',
    refuses: { 429: 'Too many changes of address, or emails to the new one' },
    body: Profile,
    reply: User,
    openReply: true,
  },
  updateLanguage: {
    method: 'PUT',
    path: '/api/auth/language',
    summary: 'Choose the language of the interface and of error messages',
    access: 'user',
    body: LanguageChoice,
    reply: User,
  },
  resendEmailChange: {
    method: 'POST',
    path: '/api/auth/resend-email-change',
    summary: 'Mail the confirmation of a changed email address again',
    access: 'user',
    refuses: { 409: 'No change is waiting', 429: 'Too many emails to the new address' },
    reply: Message,
  },
  withdrawEmailChange: {
    method: 'POST',
    path: '/api/auth/withdraw-email-change',
    summary: 'Take back a change of the email address that is waiting for its confirmation',
    access: 'user',
    reply: Message,
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/auth/confirm-email-change',
    summary: 'Confirm a new email address by its mailed link; the old address gets an undo link',
    access: 'public',
    refuses: { 400: 'The link is unknown, used or expired', 409: 'The address cannot be used' },
    limits: perAddress(120, MINUTE),
    body: ByLink,
    reply: Message,
  },
  cancelEmailChange: {
    method: 'POST',
    path: '/api/auth/cancel-email-change',
    summary: 'Cancel a change of the email address by the link mailed to the present one',
    access: 'public',
    refuses: { 400: 'The link is unknown or expired, or the change is not waiting' },
    limits: perAddress(120, MINUTE),
    body: ByLink,
    reply: Message,
  },
  undoEmailChange: {
    method: 'POST',
    path: '/api/auth/undo-email-change',
    summary: 'Restore the old email address by its mailed link; ends every session and the password',
    access: 'public',
    refuses: { 400: 'The link is unknown, used or expired', 409: 'The address cannot be used' },
    limits: perAddress(120, MINUTE),
    body: ByLink,
    reply: Message,
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/auth/me',
    summary: 'Delete the account with everything in it',
    access: 'user',
    refuses: { 400: 'The password is wrong', 429: 'Too many tries' },
    body: z.object({ password: z.string('Password is required') }),
    reply: Message,
  },
})
