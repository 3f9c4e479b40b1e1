import { sql } from 'kysely'
import type { App } from '../app.ts'
import { HOUR, later, MINUTE, SECOND } from '../clock.ts'
import { MAIL_SEAL } from './mail.ts'

/** Waits before the second to the eighth try. */
const RETRY_AFTER_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]
/** A sender that died while it held a mail loses it after this time. */
const LEASE_MS = 3 * MINUTE
const POLL_MS = 5 * SECOND

type SenderApp = Pick<App, 'db' | 'clock' | 'secrets' | 'mailer' | 'log' | 'publicUrl' | 'config'>

export interface Sender {
  /** Looks for due mails now rather than at the next poll. */
  wake: () => void
  stop: () => Promise<void>
}

/** Sends queued mails until stopped, each at least once, in the order in which they are due. */
export function startSender(app: SenderApp): Sender {
  let running: Promise<void> | null = null
  let again = false
  const pass = async () => {
    do {
      again = false
      while (await sendNext(app)) continue
    } while (again)
  }
  const wake = () => {
    again = true
    running ??= pass()
      .catch((error: unknown) => app.log.warn({ err: error }, 'mail could not be looked at'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(wake, POLL_MS)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Leases one due mail and tries to hand it over; false when none is due. */
async function sendNext(app: SenderApp): Promise<boolean> {
  const mail = await lease(app)
  if (!mail) return false
  const { id, purpose, message_id, sealed, created_at } = mail
  const letter = sealed && app.secrets.open(MAIL_SEAL, message_id, sealed)
  if (!letter) {
    await settle(app, id, 'given_up')
    app.log.error({ event: 'mail', outcome: 'unreadable', purpose, mail_id: id }, 'mail given up')
    return true
  }
  try {
    const content = JSON.parse(letter) as { to: string; subject: string; text: string; html: string }
    await app.mailer.send({ ...content, from: senderOf(app), messageId: message_id, date: created_at })
    await settle(app, id, 'sent')
    app.log.info({ event: 'mail', outcome: 'sent', purpose, mail_id: id }, 'mail sent')
  } catch (error) {
    await postpone(app, mail)
    app.log.warn({ event: 'mail', outcome: 'failed', purpose, mail_id: id, err: error }, 'mail not taken')
  }
  return true
}

/** Taking a lease is one statement, so two senders never hold the same mail. */
async function lease({ db, clock }: SenderApp) {
  const now = clock.now()
  return db
    .updateTable('mails')
    .set({ tries: sql`tries + 1`, next_try_at: later(now, LEASE_MS) })
    .where('id', '=', (of) =>
      of
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

async function settle({ db, clock }: SenderApp, id: number, state: 'sent' | 'given_up') {
  await db.updateTable('mails').set({ state, sealed: null, sent_at: clock.now() }).where('id', '=', id).execute()
}

async function postpone(
  app: SenderApp,
  { id, tries, expires_at }: { id: number; tries: number; expires_at: Date | null },
) {
  const wait = RETRY_AFTER_MS[tries - 1]
  const next = wait === undefined ? null : later(app.clock.now(), wait)
  if (!next || (expires_at && next > expires_at)) return settle(app, id, 'given_up')
  await app.db.updateTable('mails').set({ next_try_at: next }).where('id', '=', id).execute()
}

const senderOf = ({ config, publicUrl }: SenderApp) =>
  config.mailFrom ?? `Signet <no-reply@${new URL(publicUrl()).hostname}>`
