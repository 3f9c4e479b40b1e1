import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECOND } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { BEHIND_PROXY, inNetwork, postFrom } from '../../testing/faults/networks.ts'
import { newEmail, PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ ...BEHIND_PROXY, rateLimits: false })
})
afterAll(() => site.close())

const register = (email: string, username = 'Ann', password = PASSWORD) =>
  site.visitor().auth.register({ body: { username, email, password } })
const verify = (token: string) => site.visitor().auth.verifyEmail({ query: { token } })
const login = (email: string, password = PASSWORD) => site.visitor().auth.login({ body: { email, password } })
const forgot = (email: string) => site.visitor().auth.forgotPassword({ body: { email } })
const reset = (token: string, new_password: string) =>
  site.visitor().auth.resetPassword({ body: { token, new_password } })
const lastLink = async (email: string, mails: number) => tokenIn((await site.mailsTo(email, mails)).at(-1))
const countAccounts = async (email: string) =>
  (await site.opened.app.db.selectFrom('users').select('id').where('email_key', '=', email).execute()).length
const atOnce = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => call(index)))
const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length
const statuses = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? (result.reason as { status: number }).status : 200))
const count = (all: number[], wanted: number) => all.filter((status) => status === wanted).length

describe('a sign-up', () => {
  test('is verified once if its link is used fifty times at once', async () => {
    const email = newEmail()
    await register(email)
    const token = await lastLink(email, 1)
    expect(fulfilled(await atOnce(50, () => verify(token)))).toBe(1)
  })

  test('fifty times at once with one address becomes one account', async () => {
    const email = newEmail()
    const all = statuses(await atOnce(50, () => register(email)))
    expect([count(all, 200), count(all, 429)]).toEqual([12, 38])
    for (const mail of await site.mailsTo(email, 12)) await verify(tokenIn(mail)).catch(() => {})
    expect(await countAccounts(email)).toBe(1)
  })

  test('with a link to choose a password that is used twenty times at once becomes one account with one of the passwords', async () => {
    const email = newEmail()
    await register(email, 'Vic', 'mistyped by the victim')
    await register(email, 'Mallory', 'the attacker knows this')
    await forgot(email)
    const token = await lastLink(email, 3)
    expect(fulfilled(await atOnce(20, (index) => reset(token, `password number ${index}`)))).toBe(1)
    expect(await countAccounts(email)).toBe(1)
  })
})

describe('a sign-in', () => {
  test('with forty wrong passwords at once counts them all: after five, the right one has to wait too', async () => {
    const { email } = await site.signUpByEmail()
    const all = statuses(await atOnce(40, (index) => login(email, `guess number ${index}`)))
    expect([count(all, 401), count(all, 429)]).toEqual([5, 35])
    await expect(login(email)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many sign-in attempts\. Try again in \d+ seconds\.$/),
    })
    site.clock.advance(31 * SECOND)
    expect(await login(email)).toMatchObject({ success: true })
    expect((await site.mailsTo(email, 2)).map(({ subject }) => subject)).toContain('New sign-in after failed attempts')
  })

  test('during a password reset gives a session that the reset ends', async () => {
    const { api, email } = await site.signUp()
    const me = await api.auth.me()
    const owner = toOwner({ ...me, id: me.id ?? 0 })
    await forgot(email)
    const token = await lastLink(email, 1)
    const logins = Array.from({ length: 4 }, () => login(email))
    const [, ...opened] = await Promise.allSettled([reset(token, 'another password'), ...logins])
    const held = opened.flatMap((result) =>
      result.status === 'fulfilled' ? (result.value.token?.access_token ?? []) : [],
    )
    for (const session of held) await expect(site.visitor(session).auth.me()).rejects.toMatchObject({ status: 401 })
    const sessions = acrossOwners(site.opened.app.db).selectFrom('sessions').select('hash').where('user_id', '=', owner)
    expect(await sessions.execute()).toEqual([])
  })
})

describe('a password', () => {
  test('is reset once if one link is used fifty times at once', async () => {
    const { email } = await site.signUp()
    await forgot(email)
    const token = await lastLink(email, 1)
    const results = await atOnce(50, (index) => reset(token, `password number ${index}`))
    expect(fulfilled(results)).toBe(1)
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    expect(await login(email, `password number ${winner}`)).toMatchObject({ success: true })
  })

  test('is not changed after five wrong codes, also with fifty at once and the right one last', async () => {
    const ann = await site.signUp()
    await ann.api.auth.sendPasswordCode()
    const [mail] = await site.mailsTo(ann.email)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    const change = (otp_code: string) =>
      ann.api.auth.changePassword({ body: { otp_code, new_password: 'a new secret of mine' } })
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(change(wrong)).rejects.toMatchObject({
      status: 400,
      message: 'Invalid verification code. 4 attempts remaining.',
    })
    const results = await atOnce(50, () => change(wrong))
    const told = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))
    expect(told.filter((message) => message.startsWith('Invalid'))).toHaveLength(4)
    await expect(change(code)).rejects.toMatchObject({
      status: 400,
      message: 'This verification code has expired. Please request a new one.',
    })
  })
})

test('forty requests at once for an email to one address are counted exactly', async () => {
  const asked = async (path: string, body: object) => {
    const answers = Array.from({ length: 40 }, (_, index) => postFrom(site, inNetwork(index))(path, body))
    return count(
      (await Promise.all(answers)).map(({ status }) => status),
      200,
    )
  }
  const body = { username: 'Ann', email: newEmail(), password: PASSWORD }
  expect(await asked('/api/auth/register', body)).toBe(12)
  expect(await asked('/api/auth/forgot-password', { email: newEmail() })).toBe(1)
})
