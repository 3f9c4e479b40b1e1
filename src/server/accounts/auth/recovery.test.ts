import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { toOwner } from '../../infrastructure/db/owner.ts'
import { newEmail, PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ rateLimits: false })
})
afterAll(() => site.close())

const NEW_PASSWORD = 'a new secret of mine'
const login = (email: string, password: string) => site.visitor().auth.login({ body: { email, password } })

describe('a forgotten password', () => {
  const SAID = { message: 'If an account exists for that email, we have sent a reset link.' }
  const REFUSED = { status: 400, message: 'This reset link is invalid or has expired. Please request a new one.' }

  async function askedFor(ann: Person): Promise<string> {
    const before = (await site.mailsTo(ann.email)).length
    expect(await site.visitor().auth.forgotPassword({ body: { email: ann.email } })).toEqual(SAID)
    const mails = await site.mailsTo(ann.email, before + 1)
    const mail = mails.findLast(({ subject }) => subject === 'Reset your password')
    expect(mail?.text).toContain(`${site.origin}/reset-password?token=`)
    return tokenIn(mail)
  }

  test('is reset once with the emailed link, which ends every session', async () => {
    const ann = await site.signUpByEmail()
    const token = await askedFor(ann)
    const reset = (new_password: string) => site.visitor().auth.resetPassword({ body: { token, new_password } })
    await expect(reset('short')).rejects.toMatchObject({
      status: 422,
      message: 'Password must be at least 6 characters long',
    })
    expect(await reset(NEW_PASSWORD)).toEqual({ message: 'Password reset successfully' })
    await expect(reset(NEW_PASSWORD)).rejects.toMatchObject(REFUSED)
    await expect(ann.api.auth.me()).rejects.toMatchObject({ status: 401 })
    await expect(login(ann.email, PASSWORD)).rejects.toMatchObject({ status: 401 })
    expect(await login(ann.email, NEW_PASSWORD)).toMatchObject({ success: true })
    expect((await site.mailsTo(ann.email, 3)).map(({ subject }) => subject)).toContain('Your password was changed')
  })

  test('has links that expire after an hour, not by a newer one; using one resets the waits of the sign-in', async () => {
    const ann = await site.signUpByEmail()
    const first = await askedFor(ann)
    site.clock.advance(61 * SECOND)
    const second = await askedFor(ann)
    const reset = (token: string) => site.visitor().auth.resetPassword({ body: { token, new_password: NEW_PASSWORD } })
    site.clock.advance(HOUR - 30 * SECOND)
    await expect(reset(first)).rejects.toMatchObject(REFUSED)
    for (let count = 0; count < 5; count += 1) await login(ann.email, 'wrong password').catch(() => {})
    await expect(login(ann.email, PASSWORD)).rejects.toMatchObject({ status: 429 })
    await reset(second)
    expect(await login(ann.email, NEW_PASSWORD)).toMatchObject({ success: true })
  })

  test('gets the same reply and limits for unknown addresses; unverified addresses get a link that verifies them', async () => {
    const [nobody, waiting] = [newEmail(), newEmail()]
    const ask = (email: string) => site.visitor().auth.forgotPassword({ body: { email } })
    await site.visitor().auth.register({ body: { username: 'Bob', email: waiting, password: PASSWORD } })
    for (const email of [nobody, waiting]) {
      expect(await ask(email)).toEqual(SAID)
      await expect(ask(email)).rejects.toMatchObject({
        status: 429,
        message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
      })
    }
    const mails = await site.mailsTo(waiting, 2)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Confirm your email address and choose a password',
    ])
    for (let count = 0; count < 4; count += 1) {
      site.clock.advance(61 * SECOND)
      await ask(nobody)
    }
    site.clock.advance(61 * SECOND)
    await expect(ask(nobody)).rejects.toMatchObject({ status: 429 })
  })
})

describe('changing the password by code', () => {
  const codeIn = (text: string | undefined) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? ''
  const EXPIRED = { status: 400, message: 'This verification code has expired. Please request a new one.' }

  async function withCode() {
    const ann = await site.signUpByEmail()
    expect(await ann.api.auth.passwordCodeStatus()).toMatchObject({ has_active_otp: false })
    expect(await ann.api.auth.sendPasswordCode()).toEqual({
      message: 'A verification code has been sent to your email.',
    })
    const [, mail] = await site.mailsTo(ann.email, 2)
    const change = (otp_code: string, new_password = NEW_PASSWORD) =>
      ann.api.auth.changePassword({ body: { otp_code, new_password } })
    const code = codeIn(mail?.text)
    const wrong = code === '000000' ? '000001' : '000000'
    return { ann, code, wrong, change }
  }

  test('works once and ends every session', async () => {
    const { ann, code, change } = await withCode()
    expect(await ann.api.auth.passwordCodeStatus()).toMatchObject({ has_active_otp: true })
    await expect(change('12345')).rejects.toMatchObject({
      status: 422,
      message: 'Please enter a valid 6-digit verification code',
    })
    await expect(change(code, 'short')).rejects.toMatchObject({
      status: 422,
      message: 'Password must be at least 6 characters long',
    })
    expect(await change(code)).toEqual({ message: 'Password changed successfully' })
    await expect(ann.api.auth.me()).rejects.toMatchObject({ status: 401 })
    expect(await login(ann.email, NEW_PASSWORD)).toMatchObject({ success: true })
  })

  test('is refused after ten minutes or a newer code; one code a minute, five an hour, ten a day', async () => {
    const { ann, code, change } = await withCode()
    await expect(ann.api.auth.sendPasswordCode()).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/Try again in \d+ seconds/),
    })
    site.clock.advance(61 * SECOND)
    await ann.api.auth.sendPasswordCode()
    await expect(change(code)).rejects.toMatchObject({ message: 'Invalid verification code. 4 attempts remaining.' })
    const newest = codeIn((await site.mailsTo(ann.email, 3))[2]?.text)
    site.clock.advance(10 * MINUTE)
    await expect(change(newest)).rejects.toMatchObject(EXPIRED)
    let sent = 2
    for (let minutes = 0; minutes < 600; minutes += 10) {
      await ann.api.auth.sendPasswordCode().then(
        () => (sent += 1),
        () => {},
      )
      site.clock.advance(10 * MINUTE)
    }
    expect(sent).toBe(10)
  })
})

describe('the account', () => {
  test('is deleted with all its data if the password is right', async () => {
    const ann = await site.signUpByEmail()
    const me = await ann.api.auth.me()
    const owner = toOwner({ ...me, id: me.id ?? 0 })
    const { id } = await ann.api.brands.create({ body: { name: 'Acme' } })
    const created = await ann.api.content.generate({
      form: { brand_id: id, prompt: 'A calm post about our night cream', dimensions: '400x400' },
      files: {},
    })
    await expect(ann.api.auth.deleteMe({ body: { password: 'wrong' } })).rejects.toMatchObject({
      status: 400,
      message: 'Incorrect password',
    })
    await ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    await expect(ann.api.auth.me()).rejects.toMatchObject({ status: 401 })
    await expect(login(ann.email, PASSWORD)).rejects.toMatchObject({ status: 401 })
    expect((await fetch(site.origin + created.file_url)).status).toBe(404)
    const db = acrossOwners(site.opened.app.db)
    expect(await site.opened.app.db.selectFrom('users').selectAll().where('id', '=', owner).execute()).toEqual([])
    for (const table of ['brands', 'content', 'jobs', 'items', 'sessions'] as const) {
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', owner).execute()).toEqual([])
    }
    expect((await site.mailsTo(ann.email, 2)).map(({ subject }) => subject)).toContain('Your account was deleted')
  })
})
