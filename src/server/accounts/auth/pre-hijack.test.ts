import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { BEHIND_PROXY, inNetwork, postFrom } from '../../testing/faults/networks.ts'
import { newEmail, PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Site } from '../../testing/site.ts'

let site: Site
let victim: string
beforeAll(async () => {
  site = await openSite({ ...BEHIND_PROXY, rateLimits: false })
})
afterAll(() => site.close())
beforeEach(() => {
  victim = newEmail()
})

const THEIRS = 'the attacker knows this'
const MINE = 'the victim chose this'
const UNVERIFIED = { success: false, requires_verification: true }

const register = (username: string, password: string, email = victim) =>
  site.visitor().auth.register({ body: { username, email, password } })
const login = (password: string, email = victim) => site.visitor().auth.login({ body: { email, password } })
const refusedLogin = { status: 401, message: 'Incorrect email or password' }
const resend = () => site.visitor().auth.resendVerification({ body: { email: victim } })
const forgot = () => site.visitor().auth.forgotPassword({ body: { email: victim } })
const reset = (token: string, new_password = MINE) =>
  site.visitor().auth.resetPassword({ body: { token, new_password } })

/** Two unconfirmed sign-ups for one address, the attacker's at this position. */
async function twoPending(attackerIs: 'first' | 'last') {
  const signUps = [
    ['Mallory', THEIRS],
    ['Vic', 'mistyped by the victim'],
  ] as const
  const order = attackerIs === 'first' ? signUps : signUps.toReversed()
  for (const [username, password] of order) await register(username, password)
  site.clock.advance(61 * SECOND)
  return { oldest: order[0]?.[0] }
}

describe('a sign-up with the address of another person', () => {
  test.each([
    ['resend', 'first', resend],
    ['resend', 'last', resend],
    ['forgot', 'first', forgot],
    ['forgot', 'last', forgot],
  ] as const)(
    '%s with two sign-ups, the attacker %s: only the owner of the mailbox chooses the password',
    async (_, place, ask) => {
      const { oldest } = await twoPending(place)
      await ask()
      const mail = (await site.mailsTo(victim, 3))[2]
      expect(mail?.text).toContain(`${site.origin}/reset-password?token=`)
      expect(mail?.text).toContain(`“${oldest}”`)
      expect(await reset(tokenIn(mail))).toEqual({ message: 'Password reset successfully' })
      for (const known of [THEIRS, 'mistyped by the victim']) expect(await login(known)).toMatchObject(UNVERIFIED)
      expect(await login(MINE)).toMatchObject({ success: true, user: { username: oldest, email: victim } })
      // The links of the sign-ups no longer have an effect, and neither does this one.
      for (const used of (await site.mailsTo(victim, 3)).slice(0, 2).map(tokenIn))
        await expect(site.visitor().auth.verifyEmail({ query: { token: used } })).rejects.toMatchObject({ status: 400 })
      await expect(reset(tokenIn(mail))).rejects.toMatchObject({ status: 400 })
    },
  )

  test('with one sign-up, resend sends its link, and a password reset never activates the password of the sign-up', async () => {
    await register('Mallory', THEIRS)
    await resend()
    expect((await site.mailsTo(victim, 2))[1]?.text).toContain('/verify-email?token=')
    await forgot()
    const mail = (await site.mailsTo(victim, 3))[2]
    await reset(tokenIn(mail))
    expect(await login(MINE)).toMatchObject({ success: true })
    expect(await login(THEIRS)).toMatchObject(UNVERIFIED)
  })

  test('a link to choose a password does not sign in, refuses weak passwords, and is valid for an hour or a day', async () => {
    await twoPending('first')
    await forgot()
    await resend()
    const [hour = '', day = ''] = (await site.mailsTo(victim, 4)).slice(2).map(tokenIn)
    await expect(reset(hour, 'short')).rejects.toMatchObject({ status: 422 })
    site.clock.advance(60 * MINUTE + SECOND)
    await expect(reset(hour)).rejects.toMatchObject({ status: 400 })
    await reset(day)
    const { db } = site.opened.app
    const user = db.selectFrom('users').select(['id', 'username']).where('email_key', '=', victim)
    const owner = toOwner(await user.executeTakeFirstOrThrow())
    const sessions = acrossOwners(db).selectFrom('sessions').select('hash').where('user_id', '=', owner)
    expect(await sessions.execute()).toEqual([])
    expect(await login(MINE)).toMatchObject({ success: true })
  })

  test('resend for the address of an account sends an email that there is an account', async () => {
    const { email } = await site.signUpByEmail('Ann')
    await register('Mallory', THEIRS, email)
    site.clock.advance(61 * SECOND)
    await site.visitor().auth.resendVerification({ body: { email } })
    const told = (await site.mailsTo(email, 3)).slice(1)
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('You already have a Signet account'))
    for (const { text } of told) expect(text).toContain('“Mallory”')
  })

  test('an unconfirmed sign-up expires after seven days', async () => {
    await register('Mallory', THEIRS)
    site.clock.advance(7 * DAY + SECOND)
    await expect(login(THEIRS)).rejects.toMatchObject(refusedLogin)
    await register('Vic', MINE)
    site.clock.advance(61 * SECOND)
    await resend()
    expect((await site.mailsTo(victim, 3))[2]?.text).toContain('/verify-email?token=')
  })
})

describe('the login does not reveal whether an address has an account', () => {
  test('a login for a sign-up with the address of an account replies like one for a pending sign-up, also after others were verified', async () => {
    const pending = newEmail()
    const { email } = await site.signUpByEmail('Ann')
    await register('Mallory', THEIRS, email)
    await register('Mallory', THEIRS, pending)
    const asked = async (address: string) => {
      const { verification_status: _, ...answer } = await login(THEIRS, address)
      return answer
    }
    expect(await asked(email)).toEqual(await asked(pending))
    expect(await login(PASSWORD, email)).toMatchObject({ success: true, user: { username: 'Ann' } })
    await register('Vic', MINE)
    await register('Mallory', THEIRS)
    const [link = ''] = (await site.mailsTo(victim, 2)).filter(({ text }) => text.includes('“Vic”')).map(tokenIn)
    expect(await asked(victim)).toMatchObject(UNVERIFIED)
    await site.visitor().auth.verifyEmail({ query: { token: link } })
    expect(await asked(victim)).toMatchObject(UNVERIFIED)
    expect(await login(MINE)).toMatchObject({ success: true })
  })

  test('the three newest sign-ups of an address are checked', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await register('Ann', `password ${name}`)
    for (const name of ['two', 'three', 'four']) expect(await login(`password ${name}`)).toMatchObject(UNVERIFIED)
    await expect(login('password one')).rejects.toMatchObject(refusedLogin)
  })

  test('only a successful sign-in resets the count of failures, a pending sign-up does not', async () => {
    const { email } = await site.signUpByEmail('Ann')
    const guess = (password: string) => postFrom(site, inNetwork(1))('/api/auth/login', { email, password })
    await register('Mallory', THEIRS, email)
    for (let round = 0; round < 4; round += 1) expect(await guess('a wrong password')).toMatchObject({ status: 401 })
    expect(await guess(THEIRS)).toMatchObject({ status: 200 })
    expect(await guess(PASSWORD)).toMatchObject({ status: 429 })
    site.clock.advance(31 * SECOND)
    expect(await guess(PASSWORD)).toMatchObject({ status: 200, body: expect.stringContaining('access_token') })
    for (let round = 0; round < 5; round += 1) expect(await guess('a wrong password')).toMatchObject({ status: 401 })
  })
})
