import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../clock.ts'
import { acrossOwners } from '../db/owned.ts'
import { BEHIND_PROXY, inNetwork, postFrom } from '../testing/faults/networks.ts'
import { PASSWORD, tokenIn } from '../testing/people.ts'
import { lacksDatabase, openOwnSite, type Site } from '../testing/site.ts'

const VICTIM = 'victim@example.com'
const THEIRS = 'the attacker knows this'
const MINE = 'the victim chose this'
const UNVERIFIED = { success: false, requires_verification: true }

const register = (site: Site, username: string, password: string, email = VICTIM) =>
  site.visitor().auth.register({ body: { username, email, password } })
const login = (site: Site, password: string, email = VICTIM) => site.visitor().auth.login({ body: { email, password } })
const refusedLogin = { status: 401, message: 'Incorrect email or password' }
const resend = (site: Site) => site.visitor().auth.resendVerification({ body: { email: VICTIM } })
const forgot = (site: Site) => site.visitor().auth.forgotPassword({ body: { email: VICTIM } })
const reset = (site: Site, token: string, new_password = MINE) =>
  site.visitor().auth.resetPassword({ body: { token, new_password } })

/** Two unconfirmed sign-ups for one address, the attacker's at this position. */
async function twoPending(attackerIs: 'first' | 'last') {
  const site = await openOwnSite()
  const signUps = [
    ['Mallory', THEIRS],
    ['Vic', 'mistyped by the victim'],
  ] as const
  const order = attackerIs === 'first' ? signUps : signUps.toReversed()
  for (const [username, password] of order) await register(site, username, password)
  site.clock.advance(61 * SECOND)
  return { site, oldest: order[0]?.[0] }
}

describe.skipIf(lacksDatabase())('a sign-up with the address of another person', () => {
  test.each([
    ['resend', 'first', resend],
    ['resend', 'last', resend],
    ['forgot', 'first', forgot],
    ['forgot', 'last', forgot],
  ] as const)(
    '%s with two sign-ups, the attacker %s: only the owner of the mailbox chooses the password',
    async (_, place, ask) => {
      const { site, oldest } = await twoPending(place)
      await ask(site)
      const mail = (await site.mailsTo(VICTIM, 3))[2]
      expect(mail?.text).toContain(`${site.origin}/reset-password?token=`)
      expect(mail?.text).toContain(`“${oldest}”`)
      expect(await reset(site, tokenIn(mail))).toEqual({ message: 'Password reset successfully' })
      for (const known of [THEIRS, 'mistyped by the victim']) expect(await login(site, known)).toMatchObject(UNVERIFIED)
      expect(await login(site, MINE)).toMatchObject({ success: true, user: { username: oldest, email: VICTIM } })
      // The links of the sign-ups no longer have an effect, and neither does this one.
      for (const used of (await site.mailsTo(VICTIM, 3)).slice(0, 2).map(tokenIn))
        await expect(site.visitor().auth.verifyEmail({ query: { token: used } })).rejects.toMatchObject({ status: 400 })
      await expect(reset(site, tokenIn(mail))).rejects.toMatchObject({ status: 400 })
    },
  )

  test('with one sign-up, resend sends its link, and a password reset never activates the password of the sign-up', async () => {
    const site = await openOwnSite()
    await register(site, 'Mallory', THEIRS)
    await resend(site)
    expect((await site.mailsTo(VICTIM, 2))[1]?.text).toContain('/verify-email?token=')
    await forgot(site)
    const mail = (await site.mailsTo(VICTIM, 3))[2]
    await reset(site, tokenIn(mail))
    expect(await login(site, MINE)).toMatchObject({ success: true })
    expect(await login(site, THEIRS)).toMatchObject(UNVERIFIED)
  })

  test('a link to choose a password does not sign in, refuses weak passwords, and is valid for an hour or a day', async () => {
    const { site } = await twoPending('first')
    await forgot(site)
    await resend(site)
    const [hour = '', day = ''] = (await site.mailsTo(VICTIM, 4)).slice(2).map(tokenIn)
    await expect(reset(site, hour, 'short')).rejects.toMatchObject({ status: 422 })
    site.clock.advance(60 * MINUTE + SECOND)
    await expect(reset(site, hour)).rejects.toMatchObject({ status: 400 })
    await reset(site, day)
    const rows = await acrossOwners(site.opened.app.db).selectFrom('sessions').select('hash').execute()
    expect(rows).toEqual([])
    expect(await login(site, MINE)).toMatchObject({ success: true })
  })

  test('one link used twenty times at once creates one account with one of the passwords', async () => {
    const { site } = await twoPending('last')
    await forgot(site)
    const token = tokenIn((await site.mailsTo(VICTIM, 3))[2])
    const tries = Array.from({ length: 20 }, (_, index) => reset(site, token, `password number ${index}`))
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(await site.opened.app.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('resend for the address of an account sends an email that there is an account', async () => {
    const site = await openOwnSite()
    const { email } = await site.signUpByEmail('Ann')
    await register(site, 'Mallory', THEIRS, email)
    site.clock.advance(61 * SECOND)
    await site.visitor().auth.resendVerification({ body: { email } })
    const told = (await site.mailsTo(email, 3)).slice(1)
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('You already have a Signet account'))
    for (const { text } of told) expect(text).toContain('“Mallory”')
  })

  test('an unconfirmed sign-up expires after seven days', async () => {
    const site = await openOwnSite()
    await register(site, 'Mallory', THEIRS)
    site.clock.advance(7 * DAY + SECOND)
    await expect(login(site, THEIRS)).rejects.toMatchObject(refusedLogin)
    await register(site, 'Vic', MINE)
    site.clock.advance(61 * SECOND)
    await resend(site)
    expect((await site.mailsTo(VICTIM, 3))[2]?.text).toContain('/verify-email?token=')
  })
})

describe.skipIf(lacksDatabase())('the login does not reveal whether an address has an account', () => {
  test('a login for a sign-up with the address of an account replies like one for a pending sign-up, also after others were verified', async () => {
    const site = await openOwnSite()
    const { email } = await site.signUpByEmail('Ann')
    await register(site, 'Mallory', THEIRS, email)
    await register(site, 'Mallory', THEIRS, 'pending@example.com')
    const asked = async (address: string) => {
      const { verification_status: _, ...answer } = await login(site, THEIRS, address)
      return answer
    }
    expect(await asked(email)).toEqual(await asked('pending@example.com'))
    expect(await login(site, PASSWORD, email)).toMatchObject({ success: true, user: { username: 'Ann' } })
    await register(site, 'Vic', MINE)
    await register(site, 'Mallory', THEIRS)
    const [link = ''] = (await site.mailsTo(VICTIM, 2)).filter(({ text }) => text.includes('“Vic”')).map(tokenIn)
    expect(await asked(VICTIM)).toMatchObject(UNVERIFIED)
    await site.visitor().auth.verifyEmail({ query: { token: link } })
    expect(await asked(VICTIM)).toMatchObject(UNVERIFIED)
    expect(await login(site, MINE)).toMatchObject({ success: true })
  })

  test('the three newest sign-ups of an address are checked', async () => {
    const site = await openOwnSite()
    for (const name of ['one', 'two', 'three', 'four']) await register(site, 'Ann', `password ${name}`)
    for (const name of ['two', 'three', 'four']) expect(await login(site, `password ${name}`)).toMatchObject(UNVERIFIED)
    await expect(login(site, 'password one')).rejects.toMatchObject(refusedLogin)
  })

  test('only a successful sign-in resets the count of failures, a pending sign-up does not', async () => {
    const site = await openOwnSite(BEHIND_PROXY)
    const { email } = await site.signUpByEmail('Ann')
    const guess = (password: string) => postFrom(site, inNetwork(1))('/api/auth/login', { email, password })
    await register(site, 'Mallory', THEIRS, email)
    for (let round = 0; round < 4; round += 1) expect(await guess('a wrong password')).toMatchObject({ status: 401 })
    expect(await guess(THEIRS)).toMatchObject({ status: 200 })
    expect(await guess(PASSWORD)).toMatchObject({ status: 429 })
    site.clock.advance(31 * SECOND)
    expect(await guess(PASSWORD)).toMatchObject({ status: 200, body: expect.stringContaining('access_token') })
    for (let round = 0; round < 5; round += 1) expect(await guess('a wrong password')).toMatchObject({ status: 401 })
  })

  test('a session that was created during a password reset is ended by the reset', async () => {
    const site = await openOwnSite()
    const ann = await site.signUpByEmail()
    await site.visitor().auth.forgotPassword({ body: { email: ann.email } })
    const token = tokenIn((await site.mailsTo(ann.email, 2))[1])
    const logins = Array.from({ length: 4 }, () => login(site, PASSWORD, ann.email))
    const [, ...opened] = await Promise.allSettled([reset(site, token), ...logins])
    const held = opened.flatMap((result) =>
      result.status === 'fulfilled' ? (result.value.token?.access_token ?? []) : [],
    )
    for (const session of held) await expect(site.visitor(session).auth.me()).rejects.toMatchObject({ status: 401 })
    expect(await acrossOwners(site.opened.app.db).selectFrom('sessions').select('hash').execute()).toEqual([])
  })
})
