import { sql } from 'kysely'
import { z } from 'zod'
import { HOUR, later, MINUTE, SECOND } from '../clock.ts'
import { coalesceRuns } from '../coalesced-runs.ts'
import type { Core } from '../core.ts'
import { MAIL_SEAL } from './mail.ts'
import type { Mailer } from './mailer.ts'

/** Waits before the second to the eighth attempt. */
const RETRY_AFTER_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]
/** The lease of an email: if its sender dies, another one sends it after this time. */
const LEASE_MS = 3 * MINUTE
/** The polling interval without a notification, because another process may have died before it sent an email. */
const READ_EVERY_MS = MINUTE
/** The pause between two reads while another sender takes due emails. */
const LEASED_MS = 100
/** The pause after a failed read, for example while the database is unavailable. */
const RETRY_READ_MS = 5 * SECOND

/** An email as it is sealed in its row; see `queueEmail`. */
const SealedEmail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })

type SenderApp = Core & { mailer: Mailer }

export interface Sender {
  /** Sends due emails. Call it after the commit of a queued email. */
  wake: () => void
  stop: () => Promise<void>
}

export interface MailSeam {
  sender: Sender
}

/**
 * Sends queued emails until stopped, each at least once, in the order in which they are due.
 * Why, and what was rejected: docs/decisions/0006-email-delivery.md.
 */
export function startSender(app: SenderApp): Sender {
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const wakeAfter = (ms: number) => {
    clearTimeout(timer)
    if (!stopped.signal.aborted) timer = setTimeout(sending.request, ms)
  }
  const sending = coalesceRuns(
    async () => {
      while (!stopped.signal.aborted && (await sendNext(app))) continue
      wakeAfter(Math.min(READ_EVERY_MS, await untilNext(app)))
    },
    (error) => {
      app.log.warn({ err: error }, 'the queue of emails could not be read')
      wakeAfter(RETRY_READ_MS)
    },
  )
  sending.request()
  return {
    wake: sending.request,
    stop: async () => {
      stopped.abort()
      clearTimeout(timer)
      await sending.settled()
    },
  }
}

/** Real milliseconds until the next queued email is due; `Infinity` where there is none. */
async function untilNext({ db, clock }: SenderApp): Promise<number> {
  const { next } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.min('next_try_at').as('next'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  return next === null ? Infinity : Math.max(LEASED_MS, next.getTime() - clock.now().getTime())
}

/** Leases one due email and sends it. False if none is due. */
async function sendNext(app: SenderApp): Promise<boolean> {
  const mail = await lease(app)
  if (!mail) return false
  const { id, purpose, message_id, sealed, created_at } = mail
  const opened = sealed && app.secrets.open(MAIL_SEAL, message_id, sealed)
  if (!opened) {
    await settle(app, id, 'given_up')
    app.log.error({ event: 'mail', outcome: 'unreadable', purpose, mail_id: id }, 'mail given up')
    return true
  }
  try {
    const content = SealedEmail.parse(JSON.parse(opened))
    await app.mailer.send({ ...content, from: getSender(app), messageId: message_id, date: created_at })
    await settle(app, id, 'sent')
    app.log.info({ event: 'mail', outcome: 'sent', purpose, mail_id: id }, 'mail sent')
  } catch (error) {
    await postpone(app, mail)
    app.log.warn({ event: 'mail', outcome: 'failed', purpose, mail_id: id, err: error }, 'mail not taken')
  }
  return true
}

/** Takes a lease in one statement, so two senders never hold the same email. */
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

const getSender = ({ config, publicUrl }: SenderApp) =>
  config.mailFrom ?? `Signet <no-reply@${new URL(publicUrl()).hostname}>`
