import { expect, onTestFinished, test } from 'vitest'
import { SECOND } from '../clock.ts'
import { PASSWORD } from '../../testing/people.ts'
import { openOwnSite } from '../../testing/site.ts'
import { openSmtpServer } from '../../testing/smtp-server.ts'
import { openTcpProxy } from '../../testing/faults/tcp-proxy.ts'

test('an email is delivered once, also by a server that is silent at first, breaks connections or is slow', async () => {
  const smtp = await openSmtpServer()
  const proxy = await openTcpProxy(smtp.port)
  onTestFinished(() => proxy.close())
  await proxy.become('black hole')
  const site = await openOwnSite({ smtpUrl: `smtp://signet:secret@127.0.0.1:${proxy.port}` }, { speed: 30 })
  const mail = () => site.opened.app.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  /** Waits until an attempt has failed and the next one is due in so many seconds. */
  const postponed = (tries: number, seconds: number) =>
    expect
      .poll(async () => {
        const { tries: created, next_try_at } = await mail()
        const wait = (next_try_at.getTime() - site.clock.now().getTime()) / SECOND
        return created === tries && Math.abs(wait - seconds) < 5
      })
      .toBe(true)
  const retryAfter = (seconds: number) => {
    site.clock.advance(seconds * SECOND)
    site.opened.app.sender.wake()
  }
  const body = { username: 'Ann', email: 'ann@example.com', password: PASSWORD }
  await site.visitor().auth.register({ body })
  const answered = performance.now()
  await postponed(1, 10)
  // The timeout of thirty seconds is one second here, and registration did not wait for it.
  expect(performance.now() - answered).toBeGreaterThan(500)
  await proxy.become({ cutAfterBytes: 60 })
  retryAfter(11)
  await postponed(2, 30)
  expect([proxy.connections(), smtp.taken.length]).toEqual([2, 0])
  await proxy.become({ slowMs: 30 })
  retryAfter(31)
  await expect.poll(mail).toMatchObject({ state: 'sent', sealed: null, tries: 3 })
  expect(smtp.taken).toHaveLength(1)
})
