import type { ColumnType, Generated } from 'kysely'
import type { InterfaceLanguage } from '#contract/languages/interface-languages.ts'
import type { Id } from './columns.ts'
import type { OwnerColumn, OwnerId } from './owner.ts'

export interface UsersTable {
  id: Id
  email: string
  email_key: string
  username: string
  password_hash: string
  /** The language of the interface, null until the user chose one. */
  language: InterfaceLanguage | null
  created_at: Date
  /** When the operator disabled the account. Null: it can sign in. */
  disabled_at: Date | null
}

export interface PendingRegistrationsTable {
  id: Id
  email: string
  email_key: string
  username: string
  password_hash: string
  /** Never becomes an account; the login answers for it as for a pending sign-up. */
  is_decoy: Generated<boolean>
  created_at: Date
}

export interface VerificationTokensTable {
  /** SHA-256 of the link's token, 32 bytes. */
  hash: Buffer
  pending_id: number | null
  email_key: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface SessionsTable {
  /** SHA-256 of the session's token, 32 bytes. */
  hash: Buffer
  user_id: OwnerColumn
  remember: boolean
  created_at: Date
  last_used_at: Date
  expires_at: Date
  /** When the password or an emailed code was last given in this session. */
  confirmed_at: Date | null
}

export interface MailThrottleTable {
  /** Keyed hash of what is counted, 32 bytes. */
  key: Buffer
  purpose: string
  count: number
  last_at: Date
  blocked_until: Date | null
  resets: number
  resets_since: Date | null
}

export interface LoginThrottleTable {
  /** Address and network together. Keyed hash, 32 bytes. */
  key: Buffer
  /** Keyed hash of the address alone, 32 bytes. */
  address: Buffer
  failures: number
  blocked_until: Date | null
  updated_at: Date
}

export interface ResetTokensTable {
  /** SHA-256 of the link's token, 32 bytes. */
  hash: Buffer
  /** Null together with `email_key` in decoys, which nobody was sent. */
  user_id: OwnerColumn<OwnerId | null>
  /** The address of a pending sign-up that the link verifies; null in links to an account. */
  email_key: string | null
  created_at: Date
  expires_at: Date
}

/** What an emailed code permits: another password, or a change that needs a confirmation. */
export type CodePurpose = 'password' | 'confirmation'

export interface PasswordCodesTable {
  id: Id
  user_id: OwnerColumn
  purpose: CodePurpose
  /** Keyed hash of the code, 32 bytes. */
  mac: Buffer
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface EmailChangesTable {
  id: Id
  user_id: OwnerColumn
  old_email: string
  old_email_key: string
  new_email: string
  new_email_key: string
  created_at: Date
  /** When the change lapses unless it was confirmed. */
  expires_at: Date
  confirmed_at: Date | null
  /** Until then the old address belongs to this account, and its undo link works. */
  reserved_until: Date | null
  /** When it was canceled or undone; a later change can end it, too. */
  ended_at: Date | null
}

export interface EmailChangeLinksTable {
  /** SHA-256 of the link's token, 32 bytes. */
  hash: Buffer
  change_id: number
  purpose: 'confirm' | 'cancel' | 'undo'
  expires_at: Date
}

export interface ProviderKeysTable {
  user_id: OwnerColumn
  sealed: string
  updated_at: Date
}

export interface RequestCountsTable {
  /** Keyed hash of what is counted, 32 bytes. */
  key: Buffer
  count: number
  window_start: Date
  window_end: Date
}

export interface TokenBucketsTable {
  /** Keyed hash of what is counted, 32 bytes. */
  key: Buffer
  full_at: Date
}

export interface MailsTable {
  id: Id
  purpose: string
  message_id: string
  /** Recipient and bodies, sealed; emptied once sent. */
  sealed: string | null
  state: ColumnType<'queued' | 'sent' | 'given_up', 'queued' | 'given_up' | undefined, 'queued' | 'sent' | 'given_up'>
  tries: Generated<number>
  next_try_at: Date
  expires_at: Date | null
  created_at: Date
  sent_at: Date | null
}
