import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { App } from '../app.ts'
import type { Schema } from '../db/schema.ts'

/** A finished letter. `expires_at` is when the link in it dies: after that nobody needs the letter any more. */
export interface Letter {
  purpose: string
  to: string
  subject: string
  text: string
  html: string
  expires_at: Date | null
}

export const MAIL_SEAL = 'mail/v1'

/** About what a letter with its HTML takes, in characters. */
const LETTER_LENGTH = 3000

/** Writes what a letter would have written, for an address that nobody has: so that both take the same time. */
export async function queueDecoy(app: Pick<App, 'clock' | 'secrets'>, trx: Transaction<Schema>): Promise<void> {
  const message_id = `<${randomUUID()}@signet>`
  const now = app.clock.now()
  const sealed = app.secrets.seal(MAIL_SEAL, message_id, 'x'.repeat(LETTER_LENGTH))
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

/** Queues a letter as part of `trx`: it goes out exactly when its cause was committed, and nobody waits for the mail server. */
export async function queueLetter(
  app: Pick<App, 'clock' | 'secrets'>,
  trx: Transaction<Schema>,
  letter: Letter,
): Promise<void> {
  const message_id = `<${randomUUID()}@signet>`
  const now = app.clock.now()
  const { purpose, expires_at, ...sealed } = letter
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
