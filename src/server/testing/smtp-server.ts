import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type OutboxMail, readOutboxMail } from '../infrastructure/mail/outbox-mail.ts'

/**
 * A real SMTP server that wants a login as `signet` and can be told to refuse; it goes with the test. Emails are kept as text; the raw
 * bytes are parsed.
 */
export async function openSmtpServer(port = 0, password = 'secret') {
  const taken: (OutboxMail & { source: string })[] = []
  const state = { isRefusing: false, isRefusingAddresses: false }
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (given, _session, done) =>
      given.username === 'signet' && given.password === password
        ? done(null, { user: 'signet' })
        : done(new Error('Authentication failed')),
    onRcptTo: ({ address }, _session, done) =>
      done(state.isRefusingAddresses ? new Error(`No such user here: ${address}`) : undefined),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.isRefusing) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        const source = Buffer.concat(chunks).toString()
        void readOutboxMail(source)
          .then((mail) => taken.push({ ...mail, source }))
          .finally(() => done())
      })
    },
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  onTestFinished(() => server.close())
  return { port: (server.server.address() as AddressInfo).port, taken, state }
}
