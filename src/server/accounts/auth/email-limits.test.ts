import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { BEHIND_PROXY, inNetwork, postFrom } from '../../testing/faults/networks.ts'
import { newEmail, PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite(BEHIND_PROXY)
})
afterAll(() => site.close())
beforeEach(() => {
  // All counts are of a day at most.
  site.clock.advance(2 * DAY)
})

const OWNER = '203.0.113.7'

function callsFrom(ip: string) {
  const post = postFrom(site, ip)
  return {
    register: (email: string, username = 'Ann') => post('/api/auth/register', { username, email, password: PASSWORD }),
    resend: (email: string) => post('/api/auth/resend-verification', { email }),
    forgot: (email: string) => post('/api/auth/forgot-password', { email }),
  }
}

async function repeat(count: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = []
  for (let index = 0; index < count; index += 1) statuses.push((await ask(index)).status)
  return statuses
}

const accepted = (statuses: number[]) => statuses.filter((status) => status === 200).length

describe('limits of emails to one address', () => {
  test('refused requests do not count: the owner can still sign up, verify and reset the password', async () => {
    const [owner, stranger] = [callsFrom(OWNER), callsFrom(inNetwork(1))]
    const email = newEmail()
    await owner.register(email)
    expect(accepted(await repeat(30, () => stranger.resend(email)))).toBe(1)
    expect(accepted(await repeat(30, () => stranger.forgot(email)))).toBe(1)
    site.clock.advance(61 * SECOND)
    expect(await owner.resend(email)).toMatchObject({ status: 200 })
    expect(await owner.forgot(email)).toMatchObject({ status: 200 })
    expect(await owner.register(email)).toMatchObject({ status: 200 })
    const mails = await site.mailsTo(email, 6)
    await site.visitor().auth.verifyEmail({ query: { token: tokenIn(mails.at(-1)) } })
    expect(await site.visitor().auth.login({ body: { email, password: PASSWORD } })).toMatchObject({ success: true })
  })

  test('requests from one network do not keep others from signing up', async () => {
    const email = newEmail()
    const stranger = await repeat(20, (index) => callsFrom(inNetwork(1, index + 1)).register(email, 'Mallory'))
    expect(accepted(stranger)).toBe(5)
    expect(await callsFrom(OWNER).register(email)).toMatchObject({ status: 200 })
  })

  test.each([
    ['an address that nobody has', false],
    ['an address with an account', true],
  ])('%s gets twelve verification emails, then one an hour', async (_, hasAccount) => {
    const email = hasAccount ? (await site.signUpByEmail()).email : newEmail()
    const before = hasAccount ? 1 : 0
    const register = (index: number) => callsFrom(inNetwork(index)).register(email)
    expect(accepted(await repeat(15, register))).toBe(12 - before)
    const refused = await register(99)
    expect(refused).toMatchObject({ status: 429, detail: expect.stringMatching(/^Too many requests\. Try again in/) })
    expect(refused.retryAfter).toBeLessThanOrEqual(3600)
    // The reset emails have a count of their own.
    expect(await callsFrom(OWNER).forgot(email)).toMatchObject({ status: 200 })
    site.clock.advance(HOUR)
    expect(accepted(await repeat(3, register))).toBe(1)
    site.clock.advance(3 * HOUR)
    expect(accepted(await repeat(5, register))).toBe(3)
  })

  test('six reset emails in a row, then one an hour; one a minute, and five an hour', async () => {
    const { email } = await site.signUpByEmail()
    const ask = () => callsFrom(inNetwork(1)).forgot(email)
    const hour = async () => {
      const statuses = []
      for (let minutes = 0; minutes < 60; minutes += 10) {
        statuses.push((await ask()).status)
        site.clock.advance(10 * MINUTE)
      }
      return accepted(statuses)
    }
    expect(await ask()).toMatchObject({ status: 200 })
    expect(await ask()).toMatchObject({ status: 429 })
    site.clock.advance(61 * SECOND)
    expect(await hour()).toBe(4)
    expect(await hour()).toBe(2)
    expect(await hour()).toBe(1)
    expect(await hour()).toBe(1)
  })

  test('after half a day of requests by an attacker every half hour, the owner waits at most an hour for each email', async () => {
    const { email } = await site.signUpByEmail()
    const stranger = callsFrom(inNetwork(1))
    for (let round = 0; round < 24; round += 1) {
      site.clock.advance(30 * MINUTE)
      await Promise.all([stranger.forgot(email), stranger.resend(email), stranger.register(email, 'Mallory')])
    }
    const owner = callsFrom(OWNER)
    for (const ask of [owner.forgot, owner.register]) {
      const first = await ask(email)
      expect(first.status).toBe(429)
      expect(first.retryAfter).toBeLessThanOrEqual(3600)
      site.clock.advance(first.retryAfter * SECOND)
      expect(await ask(email)).toMatchObject({ status: 200 })
    }
  })

  test('an address gets at most 36 verification emails and 30 password resets a day', async () => {
    const email = newEmail()
    const sent = { verification: 0, reset: 0 }
    for (let round = 0; round < 48; round += 1) {
      const stranger = callsFrom(inNetwork(round))
      const asked = [await stranger.register(email), ...(round % 4 === 0 ? [await stranger.resend(email)] : [])]
      sent.verification += accepted(asked.map(({ status }) => status))
      sent.reset += accepted([(await stranger.forgot(email)).status])
      site.clock.advance(30 * MINUTE)
    }
    expect(sent.verification).toBeLessThanOrEqual(36)
    expect(sent.reset).toBeLessThanOrEqual(30)
    const all = sent.verification + sent.reset
    expect(await site.mailsTo(email, all)).toHaveLength(all)
  })

  test('reset links stay valid when another one is requested, until one is used', async () => {
    const { email } = await site.signUpByEmail()
    await callsFrom(OWNER).forgot(email)
    const inHand = tokenIn((await site.mailsTo(email, 2))[1])
    site.clock.advance(61 * SECOND)
    await callsFrom(inNetwork(1)).forgot(email)
    const later = tokenIn((await site.mailsTo(email, 3))[2])
    const reset = (token: string) => site.visitor().auth.resetPassword({ body: { token, new_password: 'another one' } })
    expect(await reset(inHand)).toEqual({ message: 'Password reset successfully' })
    await expect(reset(later)).rejects.toMatchObject({ status: 400 })
  })
})
