import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Clock, SECOND, toRealWait } from '../clock.ts'
import type { Config } from '../config.ts'

export interface OutgoingMail {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  date: Date
}

/** Sends one email. Rejects if the server did not accept it; the sender retries later. */
export interface Mailer {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox')

export function openMailer({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, clock: Clock): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, toRealWait(clock, PATIENCE_MS)) : outboxMailer(outboxFolder(dataDir))
}

const PATIENCE_MS = 30 * SECOND

function smtpMailer(url: string, patience: number): Mailer {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url, ...timeouts })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

/** Without SMTP, emails are written to files, whose names sort by time. */
function outboxMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${mail.date.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      const draft = join(folder, `.${name}.tmp`)
      const file = await open(draft, 'wx', 0o600)
      await file.writeFile(message)
      await file.sync().finally(() => file.close())
      await rename(draft, join(folder, name))
    },
    close: () => transport.close(),
  }
}
