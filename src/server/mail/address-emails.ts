import { compose, utc } from './emails.ts'
import type { Email } from './mail.ts'

/** What an email says about the sign-up that caused it. */
export interface SignUpFacts {
  username: string
  created_at: Date
}

const signedUp = ({ username, created_at }: SignUpFacts) =>
  `signed up for Signet with this address as “${username}” on ${utc(created_at)}`

export function composeVerificationEmail(to: string, signUp: SignUpFacts, url: string, expires_at: Date): Email {
  return compose(
    { purpose: 'verification', to, subject: 'Confirm your email address', expires_at },
    {
      greeting: `Hello ${signUp.username},`,
      paragraphs: [`Someone ${signedUp(signUp)}. If that was you, confirm the address to finish your account.`],
      action: { label: 'Confirm email address', url },
      closing: 'The link works for 24 hours. If you did not sign up, ignore this email: nothing will happen.',
    },
  )
}

/** To an unverified address, if the sign-up must not choose the password. */
export function composeChoosePasswordEmail(to: string, signUp: SignUpFacts, url: string, expires_at: Date): Email {
  return compose(
    { purpose: 'verification', to, subject: 'Confirm your email address and choose a password', expires_at },
    {
      greeting: `Hello ${signUp.username},`,
      paragraphs: [
        `Someone ${signedUp(signUp)}. If that was you, confirm the address and choose a password to finish your account.`,
      ],
      action: { label: 'Choose a password', url },
      closing: `The link works until ${utc(expires_at)} and only once. If you did not sign up, ignore this email: nothing will happen.`,
    },
  )
}

export function composeExistingAccountEmail(
  to: string,
  username: string,
  signUp: SignUpFacts,
  loginUrl: string,
): Email {
  return compose(
    { purpose: 'existing-account', to, subject: 'You already have a Signet account', expires_at: null },
    {
      greeting: `Hello ${username},`,
      paragraphs: [
        `Someone, perhaps you, ${signedUp(signUp)}. You already have an account — sign in or reset your password. Your account has not been changed.`,
      ],
      action: { label: 'Sign in', url: loginUrl },
      closing: 'If you did not sign up, ignore this email.',
    },
  )
}

export function composeAddressReservedEmail(to: string, until: Date): Email {
  return compose(
    { purpose: 'address-reserved', to, subject: 'This email address is reserved', expires_at: null },
    {
      greeting: 'Hello,',
      paragraphs: [
        `Someone, perhaps you, asked to use this address for a Signet account. It belonged to another account a few days ago and is reserved for that account until ${utc(until)}. Nothing has been changed.`,
      ],
      closing: 'If that was you, try again after that time. If not, ignore this email.',
    },
  )
}

export function composeAddressWantedEmail(to: string, username: string): Email {
  return compose(
    { purpose: 'address-wanted', to, subject: 'Someone asked to use your email address', expires_at: null },
    {
      greeting: `Hello ${username},`,
      paragraphs: [
        'Someone asked to use this address for another Signet account. It already belongs to your account, so nothing has been changed.',
      ],
      closing: 'If that was not you, ignore this email.',
    },
  )
}

/** To the new address. Nothing changes before its link is used. */
export function composeChangeEmail(to: string, username: string, url: string, expires_at: Date): Email {
  return compose(
    { purpose: 'email-change', to, subject: 'Confirm your new email address', expires_at },
    {
      greeting: `Hello ${username},`,
      paragraphs: [
        `Someone asked to use this address for the Signet account “${username}”. If that was you, confirm the address.`,
      ],
      action: { label: 'Confirm new email address', url },
      closing: `The link works until ${utc(expires_at)}. If this is not your account, ignore this email: nothing will happen.`,
    },
  )
}

/** To the current address, when a change is requested. */
export function composeChangeRequestedEmail(
  to: string,
  username: string,
  newEmail: string,
  cancelUrl: string,
  expires_at: Date,
): Email {
  return compose(
    { purpose: 'email-change', to, subject: 'Your email address is about to change', expires_at },
    {
      greeting: `Hello ${username},`,
      paragraphs: [
        `Someone asked to change the email address of your Signet account to ${newEmail}. Nothing changes until that address is confirmed.`,
      ],
      action: { label: 'Cancel the change', url: cancelUrl },
      closing:
        'If that was you, there is nothing to do. If not, cancel the change and then change your password: someone has access to your account.',
    },
  )
}

/** To the old address, after the new one was confirmed. Without `undo`, the account returned to an earlier address. */
export function composeEmailChangedEmail(
  to: string,
  username: string,
  undo: { url: string; expires_at: Date } | null,
): Email {
  return compose(
    { purpose: 'email-changed', to, subject: 'Your email address was changed', expires_at: undo?.expires_at ?? null },
    {
      greeting: `Hello ${username},`,
      paragraphs: [
        'The email address of your Signet account was changed; this one no longer signs in. If that was you, there is nothing to do.',
      ],
      ...(undo && { action: { label: 'This was not me', url: undo.url } }),
      closing: undo
        ? 'The link works for 7 days: it restores this address, signs every device out, makes the present password worthless and lets you set a new one.'
        : 'The account uses the address again that it had before this one.',
    },
  )
}
