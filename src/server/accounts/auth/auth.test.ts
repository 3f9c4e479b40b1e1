import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../infrastructure/clock.ts'
import { PASSWORD, tokenIn } from '../../testing/people.ts'
import { openSite, type Site } from '../../testing/site.ts'

let serial = 0
const newEmail = () => `person-${(serial += 1)}@example.com`

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('accounts', () => {
  const register = (email: string, username = 'Ann', password = PASSWORD) =>
    site.visitor().auth.register({ body: { username, email, password } })
  const login = (email: string, password = PASSWORD) => site.visitor().auth.login({ body: { email, password } })
  const verify = (token: string) => site.visitor().auth.verifyEmail({ query: { token } })

  test('a user registers, verifies the address with the emailed link, signs in, is recognized, and signs out', async () => {
    const email = newEmail()
    expect(await register(email)).toEqual({
      email_sent: true,
      message: 'Check your email to finish creating your account.',
    })
    const [mail] = await site.mailsTo(email)
    expect(mail?.text).toContain(`${site.origin}/verify-email?token=`)
    const token = tokenIn(mail)
    expect(await site.visitor().auth.checkToken({ query: { token } })).toEqual({ valid: true })
    expect(await verify(token)).toEqual({ message: 'Email verified successfully' })

    const result = await login(email)
    expect(result).toMatchObject({
      success: true,
      requires_verification: false,
      message: 'Signed in',
      user: { username: 'Ann', email },
    })
    const ann = site.visitor(result.token?.access_token)
    expect(await ann.auth.me()).toMatchObject({ username: 'Ann', email })
    await ann.auth.logout()
    await expect(ann.auth.me()).rejects.toMatchObject({ status: 401, message: 'Could not validate credentials' })
  })

  test('registration replies the same for new, unverified and verified addresses, and never changes an account', async () => {
    const { email } = await site.signUpByEmail('Ann')
    const answers = [await register(email, 'Mallory', 'another password'), await register(newEmail())]
    expect(answers[0]).toEqual(answers[1])
    const mails = await site.mailsTo(email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('You already have a Signet account')
    expect(await login(email)).toMatchObject({ success: true, user: { username: 'Ann' } })
  })

  test('a verification link activates the password of the sign-up that it belongs to', async () => {
    const email = newEmail()
    await register(email, 'Mallory', 'the attacker knows this')
    await register(email, 'Victim', 'the victim chose this')
    const links = (await site.mailsTo(email, 2)).map(tokenIn)
    const texts = (await site.mailsTo(email, 2)).map(({ text }) => text)
    const mine = links[texts.findIndex((text) => text.includes('Victim'))] ?? ''
    await verify(mine)
    expect(await login(email, 'the victim chose this')).toMatchObject({ success: true, user: { username: 'Victim' } })
    expect(await login(email, 'the attacker knows this')).toMatchObject({ success: false, requires_verification: true })
    for (const link of links) {
      await expect(verify(link)).rejects.toMatchObject({
        status: 400,
        message: 'This verification link has already been used. Please request a new verification email.',
      })
    }
  })

  test('an unknown link and an expired link are refused', async () => {
    await site.visitor().auth.register({ body: { username: 'Ann', email: 'late@example.com', password: PASSWORD } })
    const token = tokenIn((await site.mailsTo('late@example.com'))[0])
    site.clock.advance(DAY + SECOND)
    expect(await site.visitor().auth.checkToken({ query: { token } })).toEqual({ valid: false, reason: 'expired' })
    await expect(site.visitor().auth.verifyEmail({ query: { token } })).rejects.toMatchObject({
      status: 400,
      message: 'This verification link has expired. Please request a new verification email.',
    })
    expect(await site.visitor().auth.checkToken({ query: { token: 'nobody' } })).toEqual({
      valid: false,
      reason: 'invalid',
    })
    await expect(verify('nobody')).rejects.toMatchObject({
      message: 'Invalid verification link. Please request a new verification email.',
    })
  })

  test('sign-in reports an unverified address only after the right password', async () => {
    const email = newEmail()
    await register(email)
    expect(await login(email)).toMatchObject({
      success: false,
      requires_verification: true,
      verification_status: { verification_attempts: 1, max_attempts: 5, can_resend: true, next_resend_time: null },
      message: 'Please verify your email address before signing in.',
    })
    for (const [address, password] of [[email, 'wrong password'], [newEmail()], ['no address at all']]) {
      await expect(login(address ?? '', password)).rejects.toMatchObject({
        status: 401,
        message: 'Incorrect email or password',
      })
    }
  })

  test.each([
    [{ username: 'An' }, 'Username must be 3 to 30 characters.'],
    [{ username: 'Ann <b>' }, 'Username contains characters that are not allowed.'],
    [{ email: 'nobody' }, 'Please enter a valid email address.'],
    [{ email: 'a b@example.com' }, 'Please enter a valid email address.'],
    [{ email: 'a@b@example.com' }, 'Please enter a valid email address.'],
    [{ password: 'short' }, 'Password must be at least 6 characters long'],
    [{ password: 'p'.repeat(129) }, 'Password must be at most 128 characters long'],
  ])('registering with %o is refused', async (wrong, message) => {
    const body = { username: 'Ann', email: newEmail(), password: PASSWORD, ...wrong }
    await expect(site.visitor().auth.register({ body })).rejects.toMatchObject({ status: 422, message })
  })

  test('addresses are compared without case, and passwords in one Unicode normal form', async () => {
    const email = newEmail()
    await register(email, 'Ann', 'pässword ﬁne')
    await verify(tokenIn((await site.mailsTo(email))[0]))
    expect(await login(email.toUpperCase(), 'pa\u0308ssword fine')).toMatchObject({ success: true })
  })

  test('a session ends after a day, a remembered one after seven idle days', async () => {
    const { email } = await site.signUpByEmail()
    const open = async (remember_me: boolean) => {
      const { token } = await site.visitor().auth.login({ body: { email, password: PASSWORD, remember_me } })
      return site.visitor(token?.access_token)
    }
    const [plain, remembered] = [await open(false), await open(true)]
    site.clock.advance(DAY - MINUTE)
    await plain.auth.me()
    await remembered.auth.me()
    site.clock.advance(2 * MINUTE)
    await expect(plain.auth.me()).rejects.toMatchObject({ status: 401 })
    site.clock.advance(6 * DAY)
    await remembered.auth.me()
    site.clock.advance(7 * DAY + HOUR)
    await expect(remembered.auth.me()).rejects.toMatchObject({ status: 401 })
  })

  test('with more than twenty sessions, the oldest ends', async () => {
    const { email, api: oldest } = await site.signUpByEmail()
    for (let count = 0; count < 20; count += 1) await login(email)
    await expect(oldest.auth.me()).rejects.toMatchObject({ status: 401 })
  })
})

describe('verification emails', () => {
  test('can be requested again at once, then after growing waits, at most five times a day', async () => {
    for (const [email, exists] of [
      ['here@example.com', true],
      ['nobody@example.com', false],
    ] as const) {
      const visitor = site.visitor()
      const resend = () => visitor.auth.resendVerification({ body: { email } })
      const status = () => visitor.auth.verificationStatus({ params: { email } })
      if (exists) await visitor.auth.register({ body: { username: 'Ann', email, password: PASSWORD } })
      else await resend()
      expect(await status()).toEqual({
        verification_attempts: 1,
        max_attempts: 5,
        can_resend: true,
        next_resend_time: null,
      })
      expect(await resend()).toEqual({
        message: 'If that address is waiting for verification, we have sent a new link.',
      })
      for (const wait of [60, 300, 900]) {
        await expect(resend()).rejects.toMatchObject({
          status: 429,
          message: `Please wait ${wait} seconds before requesting another email.`,
        })
        site.clock.advance(wait * SECOND + SECOND)
        await resend()
      }
      await expect(resend()).rejects.toMatchObject({
        status: 429,
        message: 'Maximum verification attempts reached. Try again later.',
      })
      expect(await status()).toMatchObject({ verification_attempts: 5, can_resend: false })
      site.clock.advance(DAY + SECOND)
      expect(await status()).toMatchObject({ verification_attempts: 0, can_resend: true })
      await resend()
      expect(await status()).toMatchObject({ verification_attempts: 1 })
    }
    expect(await site.mailsTo('here@example.com', 6)).toHaveLength(6)
  })

  test('can be requested again after a reset, which is possible 15 minutes after the last request, twice a day', async () => {
    const email = 'stuck@example.com'
    const visitor = site.visitor()
    const reset = () => visitor.auth.resetVerificationAttempts({ body: { email } })
    await visitor.auth.resendVerification({ body: { email } })
    await expect(reset()).rejects.toMatchObject({
      status: 429,
      message: 'Verification attempts cannot be reset yet. Try again later.',
    })
    for (let round = 0; round < 2; round += 1) {
      site.clock.advance(15 * MINUTE + SECOND)
      expect(await reset()).toEqual({ message: 'Verification attempts have been reset.' })
      await visitor.auth.resendVerification({ body: { email } })
    }
    site.clock.advance(15 * MINUTE + SECOND)
    await expect(reset()).rejects.toMatchObject({ status: 429 })
  })
})
