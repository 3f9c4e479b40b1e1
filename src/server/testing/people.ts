import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { api } from '#contract/api.ts'
import type { Client } from '#contract/client/client.ts'
import { type OutboxMail, readOutboxMail } from '../infrastructure/mail/outbox-mail.ts'
import { scaleLimit } from './patience.ts'

export const PASSWORD = 'correct horse battery'
/** Ends a test that hangs. */
const PATIENCE_MS = scaleLimit(120_000)

/** An address that no other test uses. */
export const newEmail = (): string => `${randomBytes(6).toString('hex')}@example.com`

/** Mails by the path of their file. */
const read = new Map<string, Promise<OutboxMail>>()

/** A mail of an outbox, whose file never changes. Tests that share a site would read hundreds of mails again and again. */
function readOnce(path: string): Promise<OutboxMail> {
  const mail = read.get(path) ?? readFile(path, 'utf8').then(readOutboxMail)
  read.set(path, mail)
  return mail
}

/**
 * Mails of an outbox to an address, oldest first, once there are at least `count`.
 * @throws Error if they do not arrive in time
 */
export async function mailsTo(dataDir: string, email: string, count = 1): Promise<OutboxMail[]> {
  const outbox = join(dataDir, 'outbox')
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(names.map((name) => readOnce(join(outbox, name))))
    const mine = mails.filter(({ to }) => to === email)
    if (mine.length >= count) return mine
    await sleep(20)
  }
  throw new Error(`No mail number ${count} for ${email} within ${PATIENCE_MS / 1000} seconds`)
}

/** The token in the first link of a mail. */
export const tokenIn = (mail: OutboxMail | undefined): string => /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** Registers, opens the mail, verifies, signs in; returns the access token. */
export async function signUp(
  visitor: Client<typeof api>,
  dataDir: string,
  email: string,
  username = 'Ann',
): Promise<string> {
  await visitor.auth.register({ body: { username, email, password: PASSWORD } })
  const [mail] = await mailsTo(dataDir, email)
  await visitor.auth.verifyEmail({ query: { token: tokenIn(mail) } })
  const { token } = await visitor.auth.login({ body: { email, password: PASSWORD } })
  return token?.access_token ?? ''
}
