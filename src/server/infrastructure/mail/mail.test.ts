import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../clock.ts'
import { PASSWORD } from '../../testing/people.ts'
import { freePort } from '../../testing/postgres.ts'
import { openOwnSite, type Site } from '../../testing/site.ts'
import { openSmtpServer } from '../../testing/smtp-server.ts'

const register = (site: Site, email: string) =>
  site.visitor().auth.register({ body: { username: 'Ann', email, password: PASSWORD } })
const wake = (site: Site) => site.opened.app.sender.wake()

describe('email', () => {
  test('is sent by SMTP as text and HTML, from the configured sender, with a stable id', async () => {
    const smtp = await openSmtpServer()
    const site = await openOwnSite({
      smtpUrl: `smtp://signet:secret@127.0.0.1:${smtp.port}`,
      mailFrom: 'Signet <hello@signet.example>',
    })
    await register(site, 'ann@example.com')
    await expect.poll(() => smtp.taken.length).toBe(1)
    const [mail] = smtp.taken
    expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Confirm your email address' })
    expect(mail?.source).toMatch(/^From: Signet <hello@signet\.example>/m)
    expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@signet>/m)
    expect(mail?.source).toContain('Content-Type: text/html')
    expect(mail?.text).toContain(`${site.origin}/verify-email?token=`)
  })

  /** Waits until attempt `tries` of the email has failed and the next one is due in `wait` milliseconds. */
  const postponed = (site: Site, tries: number, wait: number) =>
    expect
      .poll(async () => {
        const mail = await site.opened.app.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
        return (
          mail.tries === tries && Math.abs(mail.next_try_at.getTime() - site.clock.now().getTime() - wait) < 5 * SECOND
        )
      })
      .toBe(true)
  const mailIn = (site: Site) => site.opened.app.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()

  test('is retried with the given delays while the server is down or refuses, and is stored encrypted meanwhile', async () => {
    const port = await freePort()
    const site = await openOwnSite({ smtpUrl: `smtp://signet:secret@127.0.0.1:${port}` })
    await register(site, 'ann@example.com')
    await postponed(site, 1, 10 * SECOND)
    expect((await mailIn(site)).sealed).not.toContain('example.com')
    site.clock.advance(11 * SECOND)
    wake(site)
    await postponed(site, 2, 30 * SECOND)
    site.clock.advance(31 * SECOND)
    wake(site)
    await postponed(site, 3, 2 * MINUTE)
    const smtp = await openSmtpServer(port)
    smtp.state.isRefusing = true
    site.clock.advance(2 * MINUTE + SECOND)
    wake(site)
    await postponed(site, 4, 10 * MINUTE)
    smtp.state.isRefusing = false
    site.clock.advance(10 * MINUTE + SECOND)
    wake(site)
    await expect.poll(() => mailIn(site)).toMatchObject({ state: 'sent', sealed: null, tries: 5 })
    expect(smtp.taken).toHaveLength(1)
  })

  test('is discarded after eight attempts, or earlier once its link has expired', async () => {
    const { port } = await openSmtpServer()
    const refused = { smtpUrl: `smtp://signet:wrong@127.0.0.1:${port}` }
    const waits = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR]
    const site = await openOwnSite(refused)
    await register(site, 'ann@example.com')
    for (const [index, wait] of waits.entries()) {
      await postponed(site, index + 1, wait)
      site.clock.advance(wait + SECOND)
      wake(site)
    }
    await expect.poll(() => mailIn(site)).toMatchObject({ state: 'given_up', sealed: null, tries: 8 })

    const other = await openOwnSite(refused)
    await register(other, 'ann@example.com')
    await postponed(other, 1, 10 * SECOND)
    other.clock.advance(24 * HOUR)
    wake(other)
    await expect.poll(() => mailIn(other)).toMatchObject({ state: 'given_up', tries: 2 })
  })

  test('is written to a file that only the owner can read if there is no mail server', async () => {
    const site = await openOwnSite()
    await register(site, 'ann@example.com')
    const [mail] = await site.mailsTo('ann@example.com')
    expect(mail?.subject).toBe('Confirm your email address')
    const outbox = join(site.dataDir, 'outbox')
    expect(statSync(outbox).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(outbox)) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  })
})
