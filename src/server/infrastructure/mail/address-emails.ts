import type { Core } from '../core.ts'
import { composeEmail, type Recipient } from './compose.ts'
import type { Email } from './mail.ts'
import type { EmailWords } from './words/english.ts'

/** A sign-up that causes an email. */
export interface SignUpFacts {
  email: string
  username: string
  created_at: Date
}

const toRecipient = ({ email, username }: SignUpFacts): Recipient => ({ email, username, language: null })
const toValues = ({ username, created_at }: SignUpFacts) => ({ signUpName: username, time: created_at })

export function composeVerificationEmail(
  request: Pick<Core, 'language'>,
  signUp: SignUpFacts,
  url: string,
  expires_at: Date,
): Email {
  const parts = { purpose: 'verification', values: toValues(signUp), url, expires_at }
  return composeEmail(request, toRecipient(signUp), 'verification', parts)
}

/** To an unverified address, if the sign-up must not choose the password. */
export function composeChoosePasswordEmail(request: Core, signUp: SignUpFacts, url: string, expires_at: Date): Email {
  const values = { ...toValues(signUp), until: expires_at }
  const parts = { purpose: 'verification', values, url, expires_at }
  return composeEmail(request, toRecipient(signUp), 'choosePassword', parts)
}

export function composeExistingAccountEmail(
  request: Core,
  to: Recipient,
  signUp: SignUpFacts,
  loginUrl: string,
): Email {
  const parts = { purpose: 'existing-account', values: toValues(signUp), url: loginUrl }
  return composeEmail(request, to, 'existingAccount', parts)
}

export function composeAddressReservedEmail(request: Core, to: Recipient, until: Date): Email {
  return composeEmail(request, to, 'addressReserved', {
    purpose: 'address-reserved',
    values: { until },
    isUnnamed: true,
  })
}

export const composeAddressWantedEmail = (request: Core, to: Recipient): Email =>
  composeEmail(request, to, 'addressWanted', { purpose: 'address-wanted' })

/** To the new address. Nothing changes before its link is used. */
export function composeChangeEmail(request: Core, to: Recipient, url: string, expires_at: Date): Email {
  const parts = { purpose: 'email-change', values: { until: expires_at }, url, expires_at }
  return composeEmail(request, to, 'emailChange', parts)
}

/** To the current address, when a change is requested. `url` cancels it. */
export function composeChangeRequestedEmail(
  request: Pick<Core, 'language'>,
  to: Recipient,
  { newEmail, url, expires_at }: { newEmail: string; url: string; expires_at: Date },
): Email {
  const parts = { purpose: 'email-change', values: { newEmail }, url, expires_at }
  return composeEmail(request, to, 'changeRequested', parts)
}

/** To the old address, after the new one was confirmed. Without `undo`, the account returned to an earlier address. */
export function composeEmailChangedEmail(
  request: Core,
  to: Recipient,
  undo: { url: string; expires_at: Date } | null,
): Email {
  const purpose = 'email-changed'
  if (undo) return composeEmail(request, to, 'emailChanged', { purpose, ...undo })
  const closing = { closing: (words: EmailWords) => words.emailChanged.closingReturned }
  return composeEmail(request, to, 'emailChanged', { purpose, ...closing })
}
