import type { Core } from '../core.ts'
import type { CodePurpose } from '../db/account-tables.ts'
import { composeEmail, type Recipient } from './compose.ts'

export const composeSignInNotice = (request: Core, to: Recipient, at: Date) =>
  composeEmail(request, to, 'signInNotice', { purpose: 'sign-in-notice', values: { time: at } })

export const composeResetEmail = (request: Core, to: Recipient, url: string, expires_at: Date) =>
  composeEmail(request, to, 'reset', { purpose: 'reset', url, expires_at })

/** An invitation to sign up. Its reader has no account, so no language is known. */
export const composeInvitationEmail = (email: string, url: string) =>
  composeEmail({ language: 'en' }, { email, username: '', language: null }, 'invitation', {
    purpose: 'invitation',
    url,
    isUnnamed: true,
  })

export const composeCodeEmail = (
  request: Core,
  to: Recipient,
  purpose: CodePurpose,
  code: string,
  expires_at: Date,
) => {
  const kind = purpose === 'password' ? 'passwordCode' : 'confirmationCode'
  return composeEmail(request, to, kind, { purpose: `${purpose}-code`, code, expires_at })
}

export const composeAccountDeletedEmail = (request: Core, to: Recipient) =>
  composeEmail(request, to, 'accountDeleted', { purpose: 'account-deleted' })

/** An alert for the operator that a share of the limit for the platform's key is used. The operator has no account. */
export const composePlatformEmail = (
  email: string,
  period: 'month' | 'total',
  amounts: Readonly<Record<'percent' | 'used' | 'limit', string>>,
) => {
  const to = { email, username: '', language: null }
  const kind = period === 'month' ? 'platformMonth' : 'platformTotal'
  return composeEmail({ language: 'en' }, to, kind, { purpose: 'platform-limit', values: amounts, isUnnamed: true })
}

/** An alert that a share of a budget is used. `amounts` are the placeholders of its sentences. */
export const composeBudgetEmail = (
  to: Recipient,
  period: 'month' | 'total',
  amounts: Readonly<Record<'name' | 'percent' | 'used' | 'limit', string>>,
  url: string,
) => {
  const parts = { purpose: 'budget-alert', values: amounts, url }
  return composeEmail({ language: 'en' }, to, period === 'month' ? 'budgetMonth' : 'budgetTotal', parts)
}
