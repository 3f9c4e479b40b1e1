import { expect, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { PASSWORD } from '../testing/people.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import { openSite } from '../testing/site.ts'

test('the operator invites an address, lists the accounts, and disables, enables and signs out one of them', async () => {
  const dataDir = ownDataDir()
  const first = await openSite({ dataDir, signUp: 'invite', role: 'web' })
  const ann = await first.signUp()
  const { url: feed } = await ann.api.calendar.createFeed()
  const { databaseUrl } = first.opened.app.config
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  await first.close()
  const admin = (...command: string[]) => runAdminCommand(command, env)
  /** What happens to Ann with the token that she had, and when she signs in again. */
  const visit = async () => {
    const site = await openSite({ dataDir, databaseUrl, signUp: 'invite', role: 'web' })
    const used = await site
      .visitor(ann.token)
      .auth.me()
      .then(
        () => 'signed in',
        ({ status }: { status: number }) => status,
      )
    const signedIn = await site
      .visitor()
      .auth.login({ body: { email: ann.email, password: PASSWORD } })
      .then(
        ({ success }) => success,
        ({ message }: { message: string }) => message,
      )
    const registered = await site
      .visitor()
      .auth.register({
        body: { username: 'Bob Miller', email: 'bob@example.com', password: PASSWORD },
        headers: { 'x-invitation': invitation },
      })
      .catch(({ status }: { status: number }) => status)
    const { status: feedStatus } = await fetch(site.origin + feed)
    await site.close()
    return [used, signedIn, registered, feedStatus]
  }

  const { text: link } = await admin('invite', 'bob@example.com')
  const { searchParams, pathname } = new URL(link.trim())
  const invitation = searchParams.get('invitation') ?? ''
  expect([pathname, searchParams.get('email')]).toEqual(['/register', 'bob@example.com'])
  expect(await admin('invite', ann.email)).toEqual({ code: 1, text: 'This address has an account already\n' })

  expect((await admin('list-users')).text).toMatch(
    new RegExp(String.raw`^${ann.email}\tAnn\t\d{4}-\d\d-\d\d\t\d{4}-\d\d-\d\d\t0 items\tenabled\n$`),
  )
  expect((await admin('disable-user', ann.email)).text).toBe(`Disabled ${ann.email} and ended its sessions\n`)
  expect((await admin('list-users')).text).toMatch(/\t-\t0 items\tdisabled\n$/)
  expect((await visit()).slice(0, 2)).toEqual([401, 'This account was disabled by the operator of this server.'])
  await admin('enable-user', ann.email)
  expect(await visit()).toEqual([401, true, expect.objectContaining({ email_sent: true }), 404])
  expect((await admin('end-sessions', ann.email)).code).toBe(0)
  expect((await admin('list-users')).text).toMatch(/\t-\t0 items\tenabled\n$/)
  expect(await admin('disable-user', 'nobody@example.com')).toEqual({ code: 1, text: 'No account has this address\n' })
})
