import { randomUUID } from 'node:crypto'
import type { Core } from '../core.ts'
import type { Trx } from '../db/database.ts'

/** A composed email. `expires_at` is when the link in it expires; after that the email is no longer sent. */
export interface Email {
  purpose: string
  to: string
  subject: string
  text: string
  html: string
  expires_at: Date | null
}

export const MAIL_SEAL = 'mail/v1'

/** Approximate length of an email with its HTML, in characters. */
const EMAIL_LENGTH = 3000

/** Inserts a row that is never sent, for an address without an account. Both cases take the same time, so timing reveals nothing. */
export async function queueDecoy(app: Core, trx: Trx): Promise<void> {
  const message_id = `<${randomUUID()}@signet>`
  const now = app.clock.now()
  const sealed = app.secrets.seal(MAIL_SEAL, message_id, 'x'.repeat(EMAIL_LENGTH))
  await trx
    .insertInto('mails')
    .values({
      purpose: 'none',
      message_id,
      sealed,
      state: 'given_up',
      next_try_at: now,
      expires_at: now,
      created_at: now,
      sent_at: now,
    })
    .execute()
}

/** Queues an email as part of `trx` (an outbox). It is sent if and only if `trx` commits, and no request waits for the mail server. */
export async function queueEmail(app: Core, trx: Trx, email: Email): Promise<void> {
  const message_id = `<${randomUUID()}@signet>`
  const now = app.clock.now()
  const { purpose, expires_at, ...sealed } = email
  await trx
    .insertInto('mails')
    .values({
      purpose,
      message_id,
      sealed: app.secrets.seal(MAIL_SEAL, message_id, JSON.stringify(sealed)),
      next_try_at: now,
      expires_at,
      created_at: now,
    })
    .execute()
}
